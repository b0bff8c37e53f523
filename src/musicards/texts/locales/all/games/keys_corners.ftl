keys_corners-title = Key’s Corners

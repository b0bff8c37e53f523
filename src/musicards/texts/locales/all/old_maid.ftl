old_maid-title = Old Maid

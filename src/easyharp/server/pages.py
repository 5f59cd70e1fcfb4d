"""The page and its files, as the build left them in ``easyharp/web``."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import Scope

from easyharp.server.files import ASK, FOREVER, BuiltFiles, file_response, moved_response
from easyharp.texts import choose

WEB: Final = Path(os.environ.get("EASYHARP_WEB") or Path(__file__).parent.parent / "web")
"""Where the build of the web app lies; the variable is for trying another build."""
PAGES: Final = (
    "/",
    "/deal/{code:path}",
    "/rules",
    "/examples",
    "/faq",
    "/calendar",
    "/statistics",
    "/history",
    "/replay/{id}",
    "/print/{id}",
)
"""The addresses of the page; the browser decides what each of them shows."""
MOVED: Final = frozenset({"index.html", "manifest.webmanifest", "sw.js"})
"""The files that name others in full; scripts and styles find theirs from where they stand."""


async def page(request: Request) -> Response:
    """Give the one page; what it shows follows from its address."""
    index = WEB / f"index.{choose(languages(request.headers.get('accept-language', '')))}.html"
    if not index.is_file():
        index = WEB / "index.html"
    if not index.is_file():
        return PlainTextResponse("The web app was not built. In a clone of the project, run: make web", 503)
    base = request.scope.get("root_path", "")
    moved = moved_response(index, request.headers, base) if base else None
    response = moved or file_response(index, request.headers, ASK)
    response.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return response


def languages(header: str) -> list[str]:
    """Read the languages of an ``Accept-Language`` header, most wanted first."""
    weighed = []
    for part in header.split(","):
        tag, _, weight = part.partition(";")
        found = re.fullmatch(r"\s*q=([01](?:\.[0-9]{0,3})?)\s*", weight)
        weighed.append((float(found[1]) if found else 1.0, tag.strip()))
    # Equal ones stay in their order.
    return [tag for weight, tag in sorted(weighed, key=lambda pair: -pair[0]) if weight > 0 and tag]


def under(base: str, routes: Sequence[BaseRoute]) -> list[BaseRoute]:
    """Put routes under a path; nothing else is on the host."""

    async def go_in(_: Request) -> Response:
        return RedirectResponse(f"{base}/", 308)

    return [Route(base, go_in, methods=["GET"]), Mount(base, routes=routes)]


def routes() -> list[BaseRoute]:
    """List the routes of the page."""
    return [
        *(Route(path, page, methods=["GET"]) for path in PAGES),
        # Names under /assets are made from the content; all else is asked for again: manifest, worker, icons.
        Mount("/assets", BuiltFiles(WEB / "assets", FOREVER)),
        Mount("/", _FilesOrPage(WEB, ASK)),
    ]


class _FilesOrPage(BuiltFiles):
    """Whoever mistypes an address in the browser gets the page, which shows the game; a program gets its error."""

    def file_response(self, full_path: object, stat_result: object, scope: Scope, status_code: int = 200) -> Response:
        file, base = Path(str(full_path)), scope.get("root_path", "")
        if base and file.name in MOVED:
            return moved_response(file, Headers(scope=scope), base)
        return super().file_response(full_path, stat_result, scope, status_code)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            # What was kept for this address was an error too, and is not to be confirmed.
            asked = [(name, value) for name, value in scope["headers"] if name != b"if-none-match"]
            request = Request({**scope, "headers": asked})
            wants_page = "text/html" in request.headers.get("accept", "") and not path.startswith("api/")
            if error.status_code != 404 or not wants_page:
                raise
            response = await page(request)
            response.status_code = 404
            return response

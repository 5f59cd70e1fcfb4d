"""The page and its files, as the build left them in ``easyharp/web``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB: Final = Path(__file__).parent.parent / "web"


class HashedFiles(StaticFiles):
    """Files whose names change with their content: a browser may keep them for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file with its right to be kept."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def page(request: Request) -> Response:
    """Give the one page; what it shows follows from its address."""
    del request
    index = WEB / "index.html"
    if not index.is_file():
        return PlainTextResponse("The web app was not built. In a clone of the project, run: make web", 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def routes() -> list[BaseRoute]:
    """List the routes of the page."""
    return [
        Route("/", page, methods=["GET"]),
        Route("/deal/{code:path}", page, methods=["GET"]),
        Mount("/assets", HashedFiles(directory=WEB / "assets", check_dir=False)),
        Mount("/", StaticFiles(directory=WEB, check_dir=False)),
    ]

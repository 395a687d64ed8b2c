"""The built web page: its files, and the headers that keep everything else out."""

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parent / "static"

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Components set sizes and angles in style attributes; those cannot load or run anything.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bummerl</title>
<h1>The page has not been built</h1><p>Run <code>python3 dev.py setup</code>, then load this again.</p></html>"""

TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}


# Litestar wraps a handler once for each of its paths: with a thread the second wrapping breaks it. The files are small.
@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: str = "/") -> Response[bytes]:
    """A file of the built page; every other address is a place within the page and gets its start."""
    wanted = path.lstrip("/")
    if wanted.startswith("api/"):
        raise NotFoundException
    root = STATIC.resolve()
    file = (root / wanted).resolve()
    if not wanted or not file.is_relative_to(root) or not file.is_file():
        if "." in wanted.rpartition("/")[2]:
            raise NotFoundException
        file = root / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Files below assets/ carry a hash of their contents in their name.
    keep = FOREVER if file.parent == root / "assets" else ASK_AGAIN
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": keep})

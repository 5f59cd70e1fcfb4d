"""Where no engine is found, no test is made for one; `make test` says so."""

from tools.browser import FIREFOX, WEBKIT

collect_ignore = [] if FIREFOX.find() or WEBKIT.find() else ["test_engines.py"]

"""Hypothesis runs the same examples every time; `--hypothesis-profile explore` looks for new ones."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=80,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", settings.get_profile("ci"), derandomize=False, max_examples=1000)
settings.load_profile("ci")

# The commands speak the language of the machine; the tests read English.
os.environ["LC_ALL"] = "C.UTF-8"


def pytest_xdist_auto_num_workers() -> int:
    """Start half as many processes again as there are cores: tests of the browser wait more than they compute."""
    return (os.cpu_count() or 1) * 3 // 2

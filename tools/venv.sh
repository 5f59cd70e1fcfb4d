#!/bin/sh
# Makes the virtual environment $1 anew with a Python of at least 3.11, or says what is missing.
set -eu
venv=$1

for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    # A name on the path proves little: version managers leave names behind that start nothing.
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$name
        break
    fi
done
if [ -z "${python:-}" ]; then
    echo "Easy Harp needs Python 3.11 or newer, and there is none on the path." >&2
    echo "Install one, or name it: make PYTHON=/path/to/python3 ..." >&2
    exit 1
fi

# Debian keeps a part of venv in a package of its own.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $package ..."
        apt-get -qq update
        DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends "$package" >/dev/null
    else
        echo "Python's venv module is not complete. On Debian or Ubuntu: sudo apt-get install $package" >&2
        exit 1
    fi
fi

rm -rf "$venv"
"$python" -m venv "$venv"

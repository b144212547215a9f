"""Runs every command of a document's sh blocks, in their order, as a reader would type them.

A command that serves is fetched from once, and interrupted. Usage: readme.py README.md [--list]
"""
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE = 1800


def commands(text):
    blocks = re.findall(r"^```sh\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [line.split("  #")[0].strip() for block in blocks for line in block.splitlines() if line.strip()]


def status(command):
    with tempfile.TemporaryFile("w+") as log:
        # bash reports what an interrupted command made of it; Debian's sh dies of the interrupt itself.
        process = subprocess.Popen(["bash", "-c", command], stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
        address = served(process, log)
        if address:
            page = urllib.request.urlopen(address, timeout=10).read()
            print(f"{address} answers with {len(page)} bytes; interrupted")
            interrupt(process)
        code = process.wait(timeout=PATIENCE)
        log.seek(0)
        print(log.read(), end="", flush=True)
    return code


def served(process, log):
    """The address that the command says it serves on, or None once it has ended."""
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        log.seek(0)
        found = ADDRESS.search(log.read())
        if found:
            return found.group(0)
        time.sleep(0.2)
    return None


def interrupt(process):
    os.killpg(process.pid, signal.SIGINT)


def main(document, *options):
    with open(document, encoding="utf-8") as file:
        wanted = commands(file.read())
    for command in wanted:
        print(f"$ {command}", flush=True)
        if "--list" not in options and (code := status(command)) != 0:
            sys.exit(f"{document}: `{command}` ended with status {code}.")


main(*sys.argv[1:])

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


def failure(command):
    """What went wrong with the command, in words; None where nothing did."""
    # Written by the command alone and read beside it: a command that inherits a file shares its position with us, and
    # looking into it would move the place at which the command writes.
    with tempfile.NamedTemporaryFile("ab") as output, open(output.name, encoding="utf-8", errors="replace") as log:
        # bash reports what an interrupted command made of it; Debian's sh dies of the interrupt itself.
        process = subprocess.Popen(["bash", "-c", command], stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            if address := served(process, log):
                fetch(address)
                os.killpg(process.pid, signal.SIGINT)
            code = process.wait(timeout=PATIENCE)
            return f"status {code}" if code else None
        except (OSError, subprocess.TimeoutExpired) as problem:
            return str(problem)
        finally:
            leave_nothing_of(process)
            log.seek(0)
            print(log.read(), end="", flush=True)


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


def fetch(address):
    page = urllib.request.urlopen(address, timeout=10).read()
    print(f"{address} answers with {len(page)} bytes; interrupted")
    if not page:
        raise OSError("the page is empty")


def leave_nothing_of(process):
    """A server that did not answer or would not end must not hold its port against the next run."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def main(document, *options):
    with open(document, encoding="utf-8") as file:
        wanted = commands(file.read())
    if not wanted:
        sys.exit(f"{document} has no command. Put them into blocks that begin with ```sh.")
    for command in wanted:
        print(f"$ {command}", flush=True)
        if "--list" not in options and (problem := failure(command)):
            sys.exit(f"{document}: `{command}` failed: {problem}.")


# `.ci/run` ends its lists by this signal. A command has a session of its own, and would go on.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
main(*sys.argv[1:])

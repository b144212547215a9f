"""Drags on 1 and on 32 pages at once, and connects again and again: what it takes in time and in memory.

    load release                     # or debug; "load release 120" drags for two minutes with each number of pages

Speaks to the server without a browser: 32 of those would be what is measured.
"""

import asyncio
import json
import math
import re
import statistics
import subprocess
import sys
import time

RATE = 60
# A page that has that many frames to wait for sends nothing, as ours does.
BEHIND = 10
CYCLES = 1000
ROW = "| {:>5} | {:>7} | {:>6} | {:>10} | {:>8} | {:>11} | {:>8} | {:>12} |"


class Page:
    """A WebSocket of decklab's."""

    async def open(self, port, scene):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 24)
        self.writer.write(
            f"GET /session HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        await self.reader.readuntil(b"\r\n\r\n")
        self.send({"type": "hello", "version": 1})
        catalog = json.loads(await self.receive())["catalog"]
        self.send({"type": "start", "settings": {
            "scene": scene, "policy": catalog["policies"][2]["choice"], "framesPerSecond": 120,
            "assumptions": catalog["assumptions"], "options": {}}})
        while b'"n":1,' not in await self.receive():
            pass
        self.sent, self.trips, self.dropped, self.server = [], [], 0, b""
        return self

    def send(self, message):
        data = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2, "big")
        # A mask of zeros leaves everything as it is.
        self.writer.write(head + bytes(4) + data)

    async def receive(self):
        while True:
            opcode, length = await self.reader.readexactly(2)
            if length > 125:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            data = await self.reader.readexactly(length)
            if opcode & 15 == 1:
                assert not data.startswith(b'{"type":"refused"') and b'"refused"' not in data[:200], data[:300]
                return data

    def touch(self, phase):
        now = time.monotonic() - self.began
        sample = {"finger": 0, "phase": phase, "x": 195 + 40 * math.sin(now * 2.3),
                  "y": 480 - 160 * math.cos(now * 3.1), "time": now}
        self.send({"type": "touch", "seen": len(self.trips) + 1, "samples": [sample]})
        self.sent.append(time.monotonic())

    async def drag(self, seconds):
        reading = asyncio.ensure_future(self.read())
        self.began = time.monotonic()
        self.touch("began")
        end, next_one = time.monotonic() + seconds, time.monotonic()
        while time.monotonic() < end:
            next_one += 1 / RATE
            await asyncio.sleep(max(0, next_one - time.monotonic()))
            if len(self.sent) - len(self.trips) < BEHIND:
                self.touch("moved")
            else:
                self.dropped += 1
        while len(self.trips) < len(self.sent) and not reading.done():
            await asyncio.sleep(0.01)
        if reading.done():
            # Only a fault ends it.
            reading.result()
        reading.cancel()

    async def read(self):
        while True:
            data = await self.receive()
            self.trips.append((time.monotonic() - self.sent[len(self.trips)]) * 1000)
            self.server = data

    def close(self):
        self.writer.close()


def resident(process):
    with open(f"/proc/{process.pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1024


def high(times):
    return sorted(times)[len(times) * 95 // 100]


async def measure(process, port, count, seconds):
    pages = [await Page().open(port, "deck") for _ in range(count)]
    await asyncio.gather(*(page.drag(seconds) for page in pages))
    own = [json.loads(re.search(rb'"latency":(\[[^\]]*\])', page.server).group(1)) for page in pages]
    print(ROW.format(
        count, sum(len(page.trips) for page in pages), sum(page.dropped for page in pages),
        f"{statistics.median(one[0] for one in own):.2f}", f"{max(one[1] for one in own):.2f}",
        f"{statistics.median(trip for page in pages for trip in page.trips):.2f}",
        f"{max(high(page.trips) for page in pages):.2f}", f"{resident(process):.1f}"), flush=True)
    for page in pages:
        page.close()


async def repeat(process, port):
    """Connects, drags a little and leaves in mid-drag, again and again."""
    for cycle in range(CYCLES + 1):
        if cycle % (CYCLES // 10) == 0:
            print(f"after {cycle} connections: {resident(process):.1f} MB", flush=True)
        page = await Page().open(port, ["deck", "card", "map", "gallery"][cycle % 4])
        await page.drag(0.05)
        page.close()


def main(decklab, seconds):
    process = subprocess.Popen([decklab, "--port", "0"], stdout=subprocess.PIPE, text=True)
    port = int(re.search(r"http://[\d.]+:(\d+)", process.stdout.readline()).group(1))
    print(ROW.format("pages", "events", "behind", "median, ms", "95 %, ms", "there, back", "95 %, ms", "resident, MB"))
    print("|---:|---:|---:|---:|---:|---:|---:|---:|")
    for count in (1, 8, 32):
        asyncio.run(measure(process, port, count, seconds))
    asyncio.run(repeat(process, port))
    process.terminate()
    return process.wait(timeout=10)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 20))

"""The published vectors: 10,000 draws, each with its outcome, written and checked by this program.

A file of lines. `series` is followed by an announcement as JSON, `secrets` by the seeds of its two chains and the
stream, and each further line is one draw, from draw 1 on, as `compact` writes it.
"""

import hashlib
import json

from draws import announcement_hash, draw_keno, draw_powerball, is_announcement, open_draw

TITLE = "hanpan-draws/1: vectors"
FIRST_DRAW_AT_MS = 1_798_729_500_000


def draw_numbers(draw):
    """All mappings at once. Below 2^31 + 1 every second word is refused."""
    return {
        "below": [draw.below(2**31 + 1), draw.below(10**9), draw.below(97)],
        "shuffled": draw.shuffled([0, 1, 2, 3, 4]),
        "weighted": draw.weighted([3, 0, 5, 8]),
        "happens": draw.happens(3, 7),
    }


def compact_powerball(outcome):
    return bytes(outcome["balls"]).hex() + str(outcome["powerball"])


def compact_keno(outcome):
    return bytes(outcome["numbers"]).hex()


def compact_numbers(outcome):
    digits = "".join(map(str, outcome["shuffled"]))
    return " ".join(map(str, [*outcome["below"], digits, outcome["weighted"], int(outcome["happens"])]))


# By game: how many draws, from which stream, how they are drawn and how they are written.
SERIES = {
    "powerball": (6000, "", draw_powerball, compact_powerball),
    "speedkino": (2500, "", draw_keno, compact_keno),
    "numbers": (1500, "match/minute-7", draw_numbers, compact_numbers),
}


def chain_values(seed, draws):
    """The commitment, then the value of draw 1, 2 and so on."""
    values = [seed]
    for _ in range(draws):
        values.append(hashlib.sha256(values[-1]).digest())
    return values[::-1]


def lines_of(game):
    draws, stream, play, compact = SERIES[game]
    seeds = [hashlib.sha256(f"vector {game} {side}".encode()).digest() for side in ("chain", "witness")]
    chain, witness = (chain_values(seed, draws) for seed in seeds)
    announcement = {
        "algorithm": "hanpan-draws/1",
        "series": f"vectors-{game}",
        "game": game,
        "draws": draws,
        "chain": chain[0].hex(),
        "firstDrawAtMs": FIRST_DRAW_AT_MS,
        "everyMs": 300_000,
        "salt": {"kind": "witness", "chain": witness[0].hex()},
    }
    if not is_announcement(announcement):
        raise AssertionError("an announcement of the vectors is sound")
    yield f"series {json.dumps(announcement, separators=(',', ':'))}"
    yield f"hash {announcement_hash(announcement)}"
    yield f"secrets {seeds[0].hex()} {seeds[1].hex()} {stream}".rstrip()
    for draw in range(1, draws + 1):
        yield compact(play(open_draw(announcement, draw, chain[draw].hex(), witness[draw].hex(), stream)))


def all_lines():
    yield TITLE
    for game in SERIES:
        yield from lines_of(game)

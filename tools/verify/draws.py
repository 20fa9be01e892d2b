"""The draws of Hanpan, hanpan-draws/1, written a second time.

It shares no code with the product: only the description in docs/fairness.md. Python 3.8 or newer and its standard
library are all that it needs, and it asks no network.
"""

import hashlib
import hmac
import re

ALGORITHM = "hanpan-draws/1"
WORDS = 2**32
LONGEST_CHAIN = 10_000_000
LARGEST_INTEGER = 2**53 - 1


def framed(*parts):
    """Each part behind its length in four bytes, big-endian."""
    encoded = [part.encode() if isinstance(part, str) else part for part in parts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in encoded)


def hash_times(value, times):
    for _ in range(times):
        value = hashlib.sha256(value).digest()
    return value


class Draw:
    """Numbers of one draw, and the steps in which they came about."""

    def __init__(self, chain_value, salt, game, round_name, stream=""):
        self._key = chain_value
        self._message = framed(ALGORITHM, salt, game, round_name, stream)
        self._words = []
        self.bytes = b""
        self.steps = []

    def _next_word(self):
        if not self._words:
            counter = (len(self.bytes) // 32).to_bytes(4, "big")
            block = hmac.new(self._key, self._message + counter, hashlib.sha256).digest()
            self.bytes += block
            self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
        return self._words.pop(0)

    def below(self, bound):
        """Uniform from 0 to bound - 1: a word from the last, incomplete multiple of the bound is refused."""
        if not 1 <= bound <= WORDS:
            raise ValueError(f"no number below {bound}")
        words = [self._next_word()]
        while words[-1] >= WORDS - WORDS % bound:
            words.append(self._next_word())
        self.steps.append({"below": bound, "words": words, "value": words[-1] % bound})
        return words[-1] % bound

    def balls(self, count, first, last):
        """Different numbers in drawing order: those that are left lie in ascending order, and one is taken by its place."""
        drum = list(range(first, last + 1))
        return [drum.pop(self.below(len(drum))) for _ in range(count)]

    def shuffled(self, items):
        return [items[place] for place in self.balls(len(items), 0, len(items) - 1)]

    def weighted(self, weights):
        number = self.below(sum(weights))
        for place, weight in enumerate(weights):
            if number < weight:
                return place
            number -= weight
        raise AssertionError("the number is below the sum of the weights")

    def happens(self, numerator, denominator):
        return self.below(denominator) < numerator


def draw_powerball(draw):
    balls = draw.balls(5, 1, 28)
    return {"balls": balls, "powerball": draw.below(10)}


def draw_keno(draw):
    return {"numbers": draw.balls(22, 1, 70)}


GAMES = {"powerball": draw_powerball, "speedkino": draw_keno}


def is_hex(text, size):
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{%d}" % (size * 2), text) is not None


def is_integer(value, least=0):
    return type(value) is int and least <= value <= LARGEST_INTEGER


def is_code(text, longest):
    return isinstance(text, str) and len(text) <= longest and re.fullmatch("[a-z0-9][a-z0-9._-]*", text) is not None


def is_stream(text):
    return isinstance(text, str) and re.fullmatch("|[a-z0-9-]{1,32}(/[a-z0-9-]{1,32}){0,3}", text) is not None


def is_announcement(it):
    """Whether it leaves nothing open that could decide an outcome later."""
    if not isinstance(it, dict) or not isinstance(it.get("salt"), dict):
        return False
    salt = it["salt"]
    if salt.get("kind") == "witness":
        salt_holds = is_hex(salt.get("chain"), 32) and salt["chain"] != it.get("chain")
    else:
        salt_holds = (
            salt.get("kind") == "beacon"
            and is_hex(salt.get("network"), 32)
            and is_integer(salt.get("genesisMs"), 1)
            and is_integer(salt.get("periodMs"), 1)
            # Betting closes two rounds before a draw at the latest: there has to be time to bet as well.
            and is_integer(it.get("everyMs"), 2 * salt["periodMs"] + 1)
        )
    return (
        salt_holds
        and it.get("algorithm") == ALGORITHM
        and is_code(it.get("series"), 64)
        and is_code(it.get("game"), 32)
        and is_integer(it.get("draws"), 1)
        and it["draws"] <= LONGEST_CHAIN
        and is_hex(it.get("chain"), 32)
        and is_integer(it.get("firstDrawAtMs"), 1)
        and is_integer(it.get("everyMs"), 1)
        and is_integer(draw_at_ms(it, it["draws"]))
    )


def draw_at_ms(announcement, draw):
    return announcement["firstDrawAtMs"] + (draw - 1) * announcement["everyMs"]


def announcement_hash(it):
    salt = it["salt"]
    if salt["kind"] == "witness":
        salt_parts = ["witness", salt["chain"]]
    else:
        salt_parts = ["beacon", salt["network"], str(salt["genesisMs"]), str(salt["periodMs"])]
    numbers = [str(it[name]) for name in ("draws", "firstDrawAtMs", "everyMs")]
    parts = framed(it["algorithm"], it["series"], it["game"], *numbers, it["chain"], *salt_parts)
    return hashlib.sha256(parts).hexdigest()


def beacon_round_at(plan, at_ms):
    """The first round of the beacon that is not before that instant; round 1 is at the genesis."""
    return max(-((plan["genesisMs"] - at_ms) // plan["periodMs"]), 0) + 1


def open_draw(announcement, draw, chain_value, salt_value, stream=""):
    """The numbers of a draw whose values have been revealed, as hex."""
    round_name = f"{announcement['series']}/{draw}"
    return Draw(bytes.fromhex(chain_value), bytes.fromhex(salt_value), announcement["game"], round_name, stream)

"""Checks the proof of one draw: the same checks, in the same order, as the verifier page of the product."""

import hashlib

from bls import is_signed_round
from draws import (
    GAMES,
    announcement_hash,
    beacon_round_at,
    draw_at_ms,
    hash_times,
    is_announcement,
    is_hex,
    is_integer,
    is_stream,
    open_draw,
)

PASSED, FAILED, OPEN = "passed", "failed", "open"
MOST_STEPS = 100_000

# The beacons whose rounds are taken, as their operators publish them: genesis and period in milliseconds, and the key.
NETWORKS = {
    # drand's quicknet
    "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971": (
        1_692_803_367_000,
        3_000,
        "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
        "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    )
}


def check_proof(proof, published_hash=None, wanted=None):
    """All checks as (name, state), in order. Open is what cannot be checked here; such a proof is not valid.

    `wanted` is the number of the draw that was asked for: one hash stands for a whole series, and a proof of another draw of
    it is no less true.
    """
    if not has_shape(proof):
        return [("shape", FAILED)]
    announcement, draw = proof["announcement"], proof["draw"]
    in_series = 1 <= draw <= announcement["draws"] and wanted in (None, draw)
    checks = [
        ("shape", PASSED),
        ("published", OPEN if published_hash is None else state(announcement_hash(announcement) == published_hash)),
        ("draw", state(in_series)),
    ]
    if not in_series:
        return checks
    return checks + [
        ("chain", state(leads_to(proof["chainValue"], draw, announcement["chain"]))),
        ("salt", salt_state(proof)),
        *check_numbers(proof),
    ]


def verdict(checks):
    states = {each for _, each in checks}
    return "invalid" if FAILED in states else "incomplete" if OPEN in states else "valid"


def state(holds):
    return PASSED if holds else FAILED


def leads_to(value, draw, commitment):
    return hash_times(bytes.fromhex(value), draw).hex() == commitment


def salt_state(proof):
    announcement, draw, salt = proof["announcement"], proof["draw"], proof["salt"]
    plan = announcement["salt"]
    if plan["kind"] != salt["kind"]:
        return FAILED
    if plan["kind"] == "witness":
        return state(leads_to(salt["value"], draw, plan["chain"]))
    is_due = salt["round"] == beacon_round_at(plan, draw_at_ms(announcement, draw))
    signature = bytes.fromhex(salt["signature"])
    is_hash = hashlib.sha256(signature).hexdigest() == salt["value"]
    return state(is_due and is_hash and is_signed(plan, salt["round"], signature))


def is_signed(plan, round_number, signature):
    """By the pinned key. With another genesis or period the round of a draw could be one that was known already."""
    genesis_ms, period_ms, key = NETWORKS.get(plan["network"], (None, None, None))
    is_pinned = (genesis_ms, period_ms) == (plan["genesisMs"], plan["periodMs"])
    return is_pinned and is_signed_round(bytes.fromhex(key), round_number, signature)


def check_numbers(proof):
    """Makes the numbers anew: by the rule of the game, or where it is not known here by the bounds of the proof."""
    announcement, stream = proof["announcement"], proof["stream"]
    anew = open_draw(announcement, proof["draw"], proof["chainValue"], proof["salt"]["value"], stream)
    play = GAMES.get(announcement["game"]) if stream == "" else None
    try:
        outcome = play(anew) if play else [anew.below(step["below"]) for step in proof["steps"]]
    except ValueError:
        return [("bytes", FAILED), ("steps", FAILED), ("outcome", OPEN)]
    return [
        ("bytes", state(anew.bytes.hex() == proof["bytes"])),
        ("steps", state(anew.steps == proof["steps"])),
        ("outcome", state(outcome == proof["outcome"]) if play else OPEN),
    ]


def has_shape(proof):
    return (
        isinstance(proof, dict)
        and is_announcement(proof.get("announcement"))
        and type(proof.get("draw")) is int
        and is_hex(proof.get("chainValue"), 32)
        and is_salt(proof.get("salt"))
        and is_stream(proof.get("stream"))
        and isinstance(proof.get("bytes"), str)
        and isinstance(proof.get("steps"), list)
        and len(proof["steps"]) <= MOST_STEPS
        and all(is_step(step) for step in proof["steps"])
        and "outcome" in proof
    )


def is_salt(salt):
    if not isinstance(salt, dict) or not is_hex(salt.get("value"), 32):
        return False
    if salt.get("kind") == "witness":
        return True
    return salt.get("kind") == "beacon" and is_integer(salt.get("round"), 1) and is_hex(salt.get("signature"), 48)


def is_step(step):
    return (
        isinstance(step, dict)
        and is_integer(step.get("below"))
        and is_integer(step.get("value"))
        and isinstance(step.get("words"), list)
        and all(is_integer(word) for word in step["words"])
    )

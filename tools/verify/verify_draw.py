#!/usr/bin/env python3
"""Checks draws offline. Usage:

verify_draw.py PROOF.json [--published HASH] [--draw N]
                                                  a round from its proof; HASH stands on the bet, N is the draw of it
verify_draw.py PROOF.json... [--published HASH]   several of one series
verify_draw.py --check-vectors FILE               every published vector
verify_draw.py --check-rounds FILE                rounds of a beacon that its operators have published
verify_draw.py --write-vectors FILE               writes the vectors anew

Ends with 0 where everything is valid, 1 where something is invalid, 2 where something could not be checked here or a file
could not be read.
"""

import argparse
import json
import sys
from datetime import datetime, timezone

from bls import is_signed_round
from draws import draw_at_ms
from proof import check_proof, verdict
from vectors import all_lines

EXIT_CODES = {"valid": 0, "invalid": 1, "incomplete": 2}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("proofs", nargs="*", metavar="PROOF.json")
    parser.add_argument("--published", metavar="HASH")
    parser.add_argument("--draw", type=int, metavar="N")
    parser.add_argument("--check-vectors", metavar="FILE")
    parser.add_argument("--check-rounds", metavar="FILE")
    parser.add_argument("--write-vectors", metavar="FILE")
    given = parser.parse_args()
    if given.write_vectors:
        return write_vectors(given.write_vectors)
    if given.check_rounds:
        return check_rounds(given.check_rounds)
    if given.check_vectors:
        return check_vectors(given.check_vectors)
    if not given.proofs:
        parser.error("name a proof")
    codes = [show_proof(path, given.published, given.draw) for path in given.proofs]
    return 1 if 1 in codes else max(codes)


def show_proof(path, published_hash, wanted):
    try:
        with open(path, encoding="utf-8") as file:
            proof = json.load(file)
    except (OSError, ValueError) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    checks = check_proof(proof, published_hash, wanted)
    print(path)
    if checks[0][1] == "passed":
        print(f"  {told_of(proof)}")
    for name, state in checks:
        print(f"  {state:7} {name}")
    result = verdict(checks)
    if checks[0][1] == "passed":
        for step in proof["steps"]:
            print(f"  below {step['below']:<10} words {step['words']} gives {step['value']}")
        print(f"  outcome {json.dumps(proof['outcome'])}")
    print(f"  {result}")
    return EXIT_CODES[result]


def told_of(proof):
    """Which draw it is: whoever named none compares this with the bet."""
    announcement, draw = proof["announcement"], proof["draw"]
    at = datetime.fromtimestamp(draw_at_ms(announcement, draw) / 1000, timezone.utc)
    return f"series {announcement['series']}, draw {draw} of {announcement['draws']}, {at:%Y-%m-%d %H:%M:%S} UTC"


def write_vectors(path):
    with open(path, "w", encoding="ascii", newline="\n") as file:
        file.writelines(f"{line}\n" for line in all_lines())
    return 0


def check_vectors(path):
    with open(path, encoding="ascii") as file:
        published = file.read().splitlines()
    made = list(all_lines())
    for number, (line, anew) in enumerate(zip(published, made), start=1):
        if line != anew:
            print(f"line {number} is\n  {line}\nand should be\n  {anew}")
            return 1
    if len(published) != len(made):
        print(f"there are {len(published)} lines, and should be {len(made)}")
        return 1
    print(f"{len(made)} lines, every one as it is made anew")
    return 0


def check_rounds(path):
    """Each by its key, and by no other round's signature."""
    with open(path, encoding="utf-8") as file:
        published = json.load(file)
    key = bytes.fromhex(published["quicknet"]["publicKey"])
    for each in published["rounds"]:
        number, signature = each["round"], bytes.fromhex(each["signature"])
        if not is_signed_round(key, number, signature) or is_signed_round(key, number + 1, signature):
            print(f"round {number} is not signed, or another one by the same signature")
            return 1
    print(f"{len(published['rounds'])} rounds, each signed by the key of its network")
    return 0


if __name__ == "__main__":
    sys.exit(main())

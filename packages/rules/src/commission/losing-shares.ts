import { type Amount, add, amount, percentage, scale, zero } from '@hanpan/money';

/**
 * A line's part: what was lost on balance through one branch times the difference of rates, rounded down once, also below
 * zero, so that rounding never costs the house.
 */
export function losingLineAmount(net: Amount, basisPoints: number): Amount {
  return percentage(net, basisPoints);
}

/** The lines of one partner within one tree, added up. */
export interface LosingSum {
  /** The head of the tree that it was played in. */
  readonly headId: number;
  readonly partnerId: number;
  /** The sum of the lines, each rounded. */
  readonly lines: Amount;
  /** The same before rounding, in ten-thousandths. */
  readonly exact: bigint;
}

export interface LosingShare {
  readonly lines: Amount;
  /** What is paid of the lines. */
  readonly paid: Amount;
}

function byTree(sums: readonly LosingSum[]): LosingSum[][] {
  const trees = new Map<number, LosingSum[]>();
  for (const sum of sums) {
    const tree = trees.get(sum.headId);
    if (tree === undefined) trees.set(sum.headId, [sum]);
    else tree.push(sum);
  }
  return [...trees.values()];
}

const positive = (value: Amount): Amount => (value > 0 ? value : zero);

/**
 * What each partner is paid for a period. Nobody pays in: a sum below zero pays nothing. Because of that the others
 * could come to more than the tree's own part of what the house kept, which is its head's rates of the net loss; then each
 * of them gets its proportion of that part, rounded down. So a tree never gets more, and nothing where members won.
 */
export function losingShares(sums: readonly LosingSum[]): Map<number, LosingShare> {
  const shares = new Map<number, LosingShare>();
  for (const tree of byTree(sums)) {
    const exact = tree.reduce((total, sum) => total + sum.exact, 0n);
    const part = exact > 0n ? exact / 10_000n : 0n;
    const wanted = tree.reduce((total, { lines }) => total + BigInt(positive(lines)), 0n);
    for (const { partnerId, lines } of tree) {
      const full = positive(lines);
      const paid = wanted > part ? scale(full, part, wanted) : full;
      const earlier = shares.get(partnerId) ?? { lines: zero, paid: zero };
      shares.set(partnerId, { lines: add(earlier.lines, lines), paid: amount(earlier.paid + paid) });
    }
  }
  return shares;
}

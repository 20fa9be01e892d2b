/**
 * Commission by brute force: every bet alone, its way looked up step by step, in whole numbers of BigInt. It knows
 * nothing of paths, days and lots.
 */
export interface HistoryOf<Value> {
  readonly atMs: number;
  readonly value: Value;
}

export interface BruteRates {
  readonly rolling: readonly number[];
  readonly losing: readonly number[];
}

export interface BruteTree {
  /** Who stood above whom from when on, and which rates were whose. */
  readonly parents: ReadonlyMap<number, readonly HistoryOf<number | null>[]>;
  readonly rates: ReadonlyMap<number, readonly HistoryOf<BruteRates>[]>;
}

export interface BruteBet {
  readonly parent: number;
  readonly placedMs: number;
  /** The day on which it was settled first. */
  readonly originDay: string;
  readonly type: number;
  readonly sign: 1 | -1;
  readonly counted: number;
  /** What the house kept. */
  readonly net: number;
}

function at<Value>(history: readonly HistoryOf<Value>[] | undefined, ms: number): Value | undefined {
  return history?.filter((each) => each.atMs < ms).at(-1)?.value;
}

/** The partners on the way of a bet, the one right above the member first. */
export function wayOf(tree: BruteTree, bet: Pick<BruteBet, 'parent' | 'placedMs'>): number[] {
  const way: number[] = [];
  for (let next: number | null | undefined = bet.parent; next != null; ) {
    way.push(next);
    next = at(tree.parents.get(next), bet.placedMs);
  }
  return way;
}

const rateAt = (tree: BruteTree, partner: number, bet: BruteBet, of: keyof BruteRates): number =>
  at(tree.rates.get(partner), bet.placedMs)?.[of][bet.type] ?? 0;

const floorDiv = (a: bigint, b: bigint) => a / b - (a % b !== 0n && a < 0n ? 1n : 0n);

/** What each partner has of the bet, and what its head's rate would give of it at most. */
export function rollingOf(tree: BruteTree, bet: BruteBet): { parts: Map<number, bigint>; most: bigint } {
  const parts = new Map<number, bigint>();
  let below = 0;
  for (const partner of wayOf(tree, bet)) {
    const own = rateAt(tree, partner, bet, 'rolling');
    parts.set(partner, BigInt(bet.sign) * floorDiv(BigInt(bet.counted) * BigInt(own - below), 10_000n));
    below = own;
  }
  return { parts, most: floorDiv(BigInt(bet.counted) * BigInt(below), 10_000n) };
}

/** The losing of a period: what each partner is paid, and what the house's share of each tree is. */
export function losingOf(tree: BruteTree, bets: readonly BruteBet[]) {
  const lines = new Map<string, { head: number; partner: number; net: bigint; difference: bigint }>();
  for (const bet of bets) {
    const way = wayOf(tree, bet);
    const head = way.at(-1) ?? 0;
    for (const [index, partner] of way.entries()) {
      const own = rateAt(tree, partner, bet, 'losing');
      const branch = index === 0 ? 0 : rateAt(tree, way[index - 1] ?? 0, bet, 'losing');
      const key = [head, partner, index === 0 ? 'own' : way[index - 1], bet.type, own, branch].join('/');
      const line = lines.get(key) ?? { head, partner, net: 0n, difference: BigInt(own - branch) };
      line.net += BigInt(bet.sign * bet.net);
      lines.set(key, line);
    }
  }
  const paid = new Map<number, bigint>();
  const shares = new Map<number, bigint>();
  for (const head of new Set([...lines.values()].map((line) => line.head))) {
    const own = [...lines.values()].filter((line) => line.head === head);
    const exact = own.reduce((sum, { net, difference }) => sum + net * difference, 0n);
    const share = exact > 0n ? exact / 10_000n : 0n;
    shares.set(head, share);
    const sums = new Map<number, bigint>();
    for (const { partner, net, difference } of own)
      sums.set(partner, (sums.get(partner) ?? 0n) + floorDiv(net * difference, 10_000n));
    const wanted = [...sums.values()].reduce((sum, each) => (each > 0n ? sum + each : sum), 0n);
    for (const [partner, sum] of sums) {
      const full = sum > 0n ? sum : 0n;
      const part = wanted > share ? (full * share) / wanted : full;
      paid.set(partner, (paid.get(partner) ?? 0n) + part);
    }
  }
  return { paid, shares };
}

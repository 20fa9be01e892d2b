import { returnShares } from '../settlement/leg-result.ts';
import type { MarketPick } from '../settlement/market.ts';
import { selectionRule } from '../settlement/settle-selection.ts';
import { liabilityPoints } from './liability-points.ts';

/** What each half of a stake does at each outcome: how many halves come back, and how many win at the odds. */
export type Halves = { readonly refunded: Uint8Array; readonly winning: Uint8Array };

/** The ways in which a match can end that make a difference to some selections. */
export type LiabilityOutcomes = {
  readonly count: number;
  /** By the name of the selection (`nameOfPick`). */
  readonly halves: ReadonlyMap<string, Halves>;
};

export function nameOfPick({ market, scope, lineQuarters, selection }: MarketPick): string {
  return `${market} ${scope} ${lineQuarters} ${selection}`;
}

/** Books of the same selections are made many times a second, and their outcomes never change. */
const known = new Map<string, LiabilityOutcomes>();
const knownAtMost = 2_000;

/** Scores at which every selection comes to the same are one outcome: of a single bet on the home side there are two. */
export function liabilityOutcomes(picks: readonly MarketPick[]): LiabilityOutcomes {
  const byName = new Map(picks.map((pick) => [nameOfPick(pick), pick]));
  const names = [...byName.keys()].sort();
  const key = names.join('|');
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = merge(new Map(names.map((name) => [name, halvesOf(byName.get(name), picks)])));
  if (known.size >= knownAtMost) known.clear();
  known.set(key, made);
  return made;
}

const halfTimeFullTime = ['home', 'draw', 'away'].flatMap((half) =>
  ['home', 'draw', 'away'].map((end) => `${half}/${end}`),
);

function halvesOf(pick: MarketPick | undefined, among: readonly MarketPick[]): Halves {
  if (pick === undefined) throw new RangeError('a selection has a name');
  if (pick.market === 'HTFT') return halvesAt(halfTimeFullTime, (outcome) => won(outcome === pick.selection));
  const rule = selectionRule(pick);
  return halvesAt(liabilityPoints(among), (score) => {
    const { refund, winning, denominator } = returnShares(rule(score));
    return { refunded: Number((refund * 2n) / denominator), winning: Number((winning * 2n) / denominator) };
  });
}

const won = (isWon: boolean) => ({ refunded: 0, winning: isWon ? 2 : 0 });

function halvesAt<Point>(
  points: readonly Point[],
  of: (point: Point) => { readonly refunded: number; readonly winning: number },
): Halves {
  const each = points.map(of);
  return {
    refunded: Uint8Array.from(each, ({ refunded }) => refunded),
    winning: Uint8Array.from(each, ({ winning }) => winning),
  };
}

function merge(halves: ReadonlyMap<string, Halves>): LiabilityOutcomes {
  const all = [...halves.values()];
  const places = new Map<string, number>();
  for (let point = 0; point < (all[0]?.refunded.length ?? 0); point += 1) {
    const result = all.map(({ refunded, winning }) => `${refunded[point]}${winning[point]}`).join();
    if (!places.has(result)) places.set(result, point);
  }
  const kept = [...places.values()];
  const pickOut = (values: Uint8Array) => Uint8Array.from(kept, (point) => values[point] ?? 0);
  return {
    count: kept.length,
    halves: new Map(
      [...halves].map(([name, { refunded, winning }]) => [
        name,
        { refunded: pickOut(refunded), winning: pickOut(winning) },
      ]),
    ),
  };
}

import type { Market, Selection } from '../model.ts';

const sides = ['home', 'draw', 'away'] as const;
export type SideColumn = (typeof sides)[number];

export interface MarketColumns {
  readonly columns: readonly { readonly side: SideColumn; readonly selections: readonly Selection[] }[];
  /** What is of no column, below them. */
  readonly rest: readonly Selection[];
}

const scoreOf = (pick: string) => /^(\d+)-(\d+)$/.exec(pick)?.slice(1).map(Number);

function sideOf(pick: string): SideColumn | undefined {
  const [home, away] = scoreOf(pick) ?? [];
  if (home === undefined || away === undefined) return undefined;
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

/** The winner's goals first, then the other side's: 1-0, 2-0, 2-1 and 0-1, 0-2, 1-2. */
function byScore(a: Selection, b: Selection): number {
  const [first, second] = [scoreOf(a.pick) ?? [], scoreOf(b.pick) ?? []];
  return Math.max(...first) - Math.max(...second) || Math.min(...first) - Math.min(...second);
}

/** Scores by who wins with them; undefined for other markets, and where only one column had something. */
export function scoreColumns({ kind, selections }: Market): MarketColumns | undefined {
  if (kind !== 'CS') return undefined;
  const columns = sides
    .map((side) => ({
      side,
      selections: selections.filter(({ pick }) => sideOf(pick) === side).toSorted(byScore),
    }))
    .filter((column) => column.selections.length > 0);
  if (columns.length < 2) return undefined;
  return { columns, rest: selections.filter(({ pick }) => sideOf(pick) === undefined) };
}

/** The nine ways from half-time to the end in rows of one half-time and columns of one end. */
export function inThrees(selections: readonly Selection[]): Selection[] {
  const order: readonly string[] = sides;
  const placeOf = ({ pick }: Selection) => {
    const [half, end] = pick.split('/').map((side) => order.indexOf(side));
    return 3 * (half ?? 0) + (end ?? 0);
  };
  return selections.toSorted((a, b) => placeOf(a) - placeOf(b));
}

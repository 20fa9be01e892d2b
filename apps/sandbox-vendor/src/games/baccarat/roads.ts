/** One round, as roads see it. */
export type RoadResult = 'B' | 'P' | 'T';
type Winner = Exclude<RoadResult, 'T'>;

/** A run of one winner: its length, and how many ties followed each of its entries. */
export interface RoadColumn {
  outcome: Winner;
  length: number;
  ties: number[];
}

export interface BigRoad {
  columns: RoadColumn[];
  /** Ties while nobody has won yet; the first entry gets them when it comes. */
  tiesBefore: number;
}

export interface RoadCell<Mark> {
  column: number;
  row: number;
  mark: Mark;
}

export const roadRows = 6;
/** Columns between those that are compared: big eye boy, small road, cockroach pig. */
export const derivedRoads = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const;
export type DerivedRoad = keyof typeof derivedRoads;

/** Every round in order, ties too, downwards. */
export function beadPlate<Round>(rounds: readonly Round[]): RoadCell<Round>[] {
  return rounds.map((mark, index) => ({ column: Math.floor(index / roadRows), row: index % roadRows, mark }));
}

export function bigRoad(results: Iterable<RoadResult>): BigRoad {
  const road: BigRoad = { columns: [], tiesBefore: 0 };
  for (const result of results) {
    const last = road.columns.at(-1);
    if (result === 'T') {
      if (last) last.ties[last.length - 1] = (last.ties[last.length - 1] ?? 0) + 1;
      else road.tiesBefore += 1;
    } else if (last?.outcome === result) {
      last.length += 1;
      last.ties.push(0);
    } else {
      road.columns.push({ outcome: result, length: 1, ties: [road.tiesBefore] });
      road.tiesBefore = 0;
    }
  }
  return road;
}

/**
 * Marks of a derived road, red or blue: a first entry is red where the two columns before it, `k` apart, are as long as
 * each other; a later one is blue where it is the first beyond the column `k` before. Logical columns alone count.
 */
export function derivedMarks({ columns }: BigRoad, road: DerivedRoad): ('R' | 'B')[] {
  const k = derivedRoads[road];
  return columns.flatMap(({ length }, column) =>
    Array.from({ length }, (_, row) => markOf(columns, column, row, k)).filter((mark) => mark !== undefined),
  );
}

/** What the road would get if the next round were won by `next`; undefined where it would get no mark. */
export function ask({ columns }: BigRoad, road: DerivedRoad, next: Winner): 'R' | 'B' | undefined {
  const last = columns.at(-1);
  const k = derivedRoads[road];
  if (last?.outcome === next) return markOf(columns, columns.length - 1, last.length, k);
  return markOf(columns, columns.length, 0, k);
}

function markOf(
  columns: readonly RoadColumn[],
  column: number,
  row: number,
  k: number,
): 'R' | 'B' | undefined {
  const lengthOf = (index: number) => columns[index]?.length;
  if (row === 0) {
    if (column < k + 1) return undefined;
    return lengthOf(column - 1) === lengthOf(column - 1 - k) ? 'R' : 'B';
  }
  if (column < k) return undefined;
  return lengthOf(column - k) === row ? 'B' : 'R';
}

/**
 * Where the entries of runs are drawn: down from the first free top cell; at the bottom or a taken cell a run turns right
 * and keeps that row.
 */
export function layOut<Mark>(runs: readonly (readonly Mark[])[]): RoadCell<Mark>[] {
  const cells: RoadCell<Mark>[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const run of runs) {
    start += 1;
    while (taken.has(`${start}/0`)) start += 1;
    let [column, row, turned] = [start, 0, false];
    run.forEach((mark, index) => {
      if (index > 0) {
        turned ||= row + 1 >= roadRows || taken.has(`${column}/${row + 1}`);
        if (turned) column += 1;
        else row += 1;
      }
      taken.add(`${column}/${row}`);
      cells.push({ column, row, mark });
    });
  }
  return cells;
}

export interface BigRoadMark {
  outcome: Winner;
  ties: number;
}

export function bigRoadCells({ columns }: BigRoad): RoadCell<BigRoadMark>[] {
  return layOut(columns.map(({ outcome, ties }) => ties.map((count) => ({ outcome, ties: count }))));
}

export function derivedCells(road: BigRoad, derived: DerivedRoad): RoadCell<'R' | 'B'>[] {
  const runs: ('R' | 'B')[][] = [];
  for (const mark of derivedMarks(road, derived)) {
    const last = runs.at(-1);
    if (last?.[0] === mark) last.push(mark);
    else runs.push([mark]);
  }
  return layOut(runs);
}

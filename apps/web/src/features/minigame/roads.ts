/**
 * What has been, drawn as players are used to: 출줄 (a column for each streak) and 육매 (six to a column, one after
 * the other). Nothing here says anything about what comes: draws are independent.
 */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly value: string;
  /** Which of the results it shows, the oldest being 0. */
  readonly at: number;
}

export const roadRows = 6;

/** The streaks: results that follow each other and are the same. */
export function streaksOf(values: readonly string[]): readonly (readonly string[])[] {
  const streaks: string[][] = [];
  for (const value of values) {
    const last = streaks.at(-1);
    if (last !== undefined && last[0] === value) last.push(value);
    else streaks.push([value]);
  }
  return streaks;
}

/**
 * 출줄: each streak begins at the top, right of where the one before began, and goes down. At the bottom, or above
 * a cell that is taken, it turns right and stays in its row.
 */
export function streakRoad(values: readonly string[], rows = roadRows): readonly RoadCell[] {
  const taken = new Set<string>();
  const cells: RoadCell[] = [];
  const isFree = (column: number, row: number) => !taken.has(`${column}/${row}`);
  let start = -1;
  let at = 0;
  for (const streak of streaksOf(values)) {
    start += 1;
    while (!isFree(start, 0)) start += 1;
    let [column, row, isTurned] = [start, 0, false];
    for (const [index, value] of streak.entries()) {
      if (index > 0) {
        isTurned ||= row + 1 >= rows || !isFree(column, row + 1);
        if (isTurned) column += 1;
        else row += 1;
      }
      taken.add(`${column}/${row}`);
      cells.push({ column, row, value, at });
      at += 1;
    }
  }
  return cells;
}

/** 육매: six results to a column, downwards. */
export function plainRoad(values: readonly string[], rows = roadRows): readonly RoadCell[] {
  return values.map((value, at) => ({ column: Math.floor(at / rows), row: at % rows, value, at }));
}

export interface RoadSummary {
  readonly counts: ReadonlyMap<string, number>;
  /** The streak that goes on, and the longest there was; undefined without results. */
  readonly current: { readonly value: string; readonly length: number } | undefined;
  readonly longest: number;
}

export function summariseRoad(values: readonly string[]): RoadSummary {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const streaks = streaksOf(values);
  const [value] = streaks.at(-1) ?? [];
  return {
    counts,
    current: value === undefined ? undefined : { value, length: streaks.at(-1)?.length ?? 0 },
    longest: Math.max(0, ...streaks.map(({ length }) => length)),
  };
}

/** A bar of a chart: what was counted, and what chance alone would give on average. */
export interface Bar {
  readonly label: string;
  readonly count: number;
  readonly expected: number;
}

/** How many streaks had each length, the last bar all longer ones too, of two equally likely sides. */
export function streakBars(values: readonly string[], longest = 7): readonly Bar[] {
  const streaks = streaksOf(values);
  return Array.from({ length: longest }, (_, index) => {
    const length = index + 1;
    const isLast = length === longest;
    const count = streaks.filter((each) => (isLast ? each.length >= length : each.length === length)).length;
    // A streak goes on half of the time: half of them have one, a quarter two, and the last bar has the rest.
    const expected = streaks.length * (isLast ? 0.5 ** (length - 1) : 0.5 ** length);
    return { label: isLast ? `${length}+` : String(length), count, expected };
  });
}

/** A group of equally likely values, and how many of the equally likely ones it holds. */
export interface BarGroup {
  readonly label: string;
  readonly ways: number;
  readonly holds: (value: string) => boolean;
}

export function frequencyBars(values: readonly string[], groups: readonly BarGroup[]): readonly Bar[] {
  const all = groups.reduce((sum, { ways }) => sum + ways, 0);
  return groups.map(({ label, ways, holds }) => ({
    label,
    count: values.filter(holds).length,
    expected: (values.length * ways) / all,
  }));
}

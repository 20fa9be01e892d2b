/** Symbols of the games that are dressed in many looks: four that pay more, four that pay less. */
export const paying = ['high1', 'high2', 'high3', 'high4', 'low1', 'low2', 'low3', 'low4'] as const;
export type Paying = (typeof paying)[number];

const letters: Readonly<Record<string, string>> = {
  A: 'high1',
  B: 'high2',
  C: 'high3',
  D: 'high4',
  e: 'low1',
  f: 'low2',
  g: 'low3',
  h: 'low4',
  W: 'wild',
  S: 'scatter',
};

export type Strips = readonly (readonly string[])[];

export function strip(text: string): readonly string[] {
  return [...text].map((letter) => {
    const symbol = letters[letter];
    if (!symbol) throw new Error(`no symbol ${letter}`);
    return symbol;
  });
}

/** The window at these stops: a stop is the strip position that shows in the top row. */
export function gridAt(strips: Strips, stops: readonly number[], rows: number): string[][] {
  return strips.map((each, reel) => windowAt(each, stops[reel] ?? 0, rows));
}

export function windowAt(each: readonly string[], stop: number, rows: number): string[] {
  return Array.from({ length: rows }, (_, row) => each[(stop + row) % each.length] ?? '');
}

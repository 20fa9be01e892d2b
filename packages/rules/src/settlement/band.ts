/** A stretch of whole numbers, both ends included; the last one of a market has no upper end. */
export type Band = { readonly from: number; readonly to: number };

/** Reads `3`, `2-4` or `6+`; undefined for anything else, and for a band that ends before it begins. */
export function parseBand(text: string): Band | undefined {
  const match = /^(\d{1,3})(?:-(\d{1,3})|(\+))?$/.exec(text);
  if (match === null) return undefined;
  const from = Number(match[1]);
  const to = match[3] === '+' ? Number.POSITIVE_INFINITY : Number(match[2] ?? from);
  return from <= to ? { from, to } : undefined;
}

export function isInBand({ from, to }: Band, value: number): boolean {
  return from <= value && value <= to;
}

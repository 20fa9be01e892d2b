/** A price from an instant on, until the next one. */
export interface PricePoint {
  readonly atMs: number;
  readonly odds: number;
}

export interface PriceSummary {
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
}

/** Undefined where nothing is known. */
export function summaryOf(points: readonly PricePoint[]): PriceSummary | undefined {
  const odds = points.map((point) => point.odds);
  const [first] = odds;
  const last = odds.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { first, last, low: Math.min(...odds), high: Math.max(...odds) };
}

/**
 * The steps of a price as an SVG path in a box of `width` by `height`: time to the right, until `untilMs`, and higher odds
 * higher. A price that has not moved runs through the middle.
 */
export function stepPath(
  points: readonly PricePoint[],
  untilMs: number,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const summary = summaryOf(points);
  const [first] = points;
  if (summary === undefined || first === undefined) return '';
  const spanMs = Math.max(1, untilMs - first.atMs);
  const spread = summary.high - summary.low;
  const x = (atMs: number) => round((Math.max(0, Math.min(spanMs, atMs - first.atMs)) / spanMs) * width);
  const y = (odds: number) => round(spread === 0 ? height / 2 : (1 - (odds - summary.low) / spread) * height);
  const steps = points.slice(1).map(({ atMs, odds }) => `H${x(atMs)}V${y(odds)}`);
  return `M0 ${y(first.odds)}${steps.join('')}H${width}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** One column of a chart: its day and its value, which may be below zero. */
export interface ChartPoint {
  readonly day: string;
  readonly value: number;
}

export interface ChartScale {
  /** How much of the height is above the zero line, 0 to 1. */
  readonly up: number;
  readonly heightOf: (value: number) => number;
}

/** The largest value fills its side; with nothing but zeros the line stands at the foot. */
export function scaleOf(points: readonly ChartPoint[]): ChartScale {
  const highest = Math.max(0, ...points.map(({ value }) => value));
  const lowest = Math.min(0, ...points.map(({ value }) => value));
  const span = highest - lowest;
  return {
    up: span === 0 ? 1 : highest / span,
    heightOf: (value) => (span === 0 ? 0 : Math.abs(value) / span),
  };
}

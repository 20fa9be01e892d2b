/** Latencies in milliseconds, kept whole: a benchmark that averages them away hides what a member feels. */
export class Stopwatch {
  readonly #latenciesMs: number[] = [];

  add(startedAt: number): void {
    this.#latenciesMs.push(performance.now() - startedAt);
  }

  get count(): number {
    return this.#latenciesMs.length;
  }

  percentile(share: number): number {
    return percentile(this.#latenciesMs, share);
  }
}

/** The value that this share of them does not exceed; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

export function round(value: number, places = 2): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** This many callers, each calling again as soon as it has its response, for this long. */
export async function closedLoop(
  callers: number,
  forMs: number,
  ask: (caller: number) => Promise<void>,
): Promise<Measured> {
  const watch = new Stopwatch();
  const startedAt = performance.now();
  const until = startedAt + forMs;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() < until) {
        const askedAt = performance.now();
        await ask(caller);
        watch.add(askedAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    perSecond: Math.round(watch.count / seconds),
    p50Ms: watch.percentile(0.5),
    p99Ms: watch.percentile(0.99),
  };
}

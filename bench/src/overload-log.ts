import { median, round } from './stopwatch.ts';

interface Response {
  readonly atMs: number;
  readonly status: number;
  readonly tookMs: number;
}

const windowMs = 1_000;
/** Of what was accepted in a second before; less is not yet "as before". */
const asBefore = 0.8;

/** What came back during the overload. All times are milliseconds of `performance.now()`. */
export class OverloadLog {
  readonly #responses: Response[] = [];

  add(status: number, tookMs: number): void {
    this.#responses.push({ atMs: performance.now(), status, tookMs });
  }

  count(matches: (status: number) => boolean): number {
    return this.#responses.filter(({ status }) => matches(status)).length;
  }

  acceptedP99Ms(): number {
    const took = this.#accepted()
      .map(({ tookMs }) => tookMs)
      .sort((a, b) => a - b);
    return round(took[Math.floor(took.length * 0.99)] ?? 0);
  }

  /** Accepted in a second, in the middle of the seconds between two moments. */
  acceptedPerSecond(fromMs: number, toMs: number): number {
    const seconds = Math.floor((toMs - fromMs) / windowMs);
    return median(
      Array.from({ length: seconds }, (_, index) => this.#acceptedFrom(fromMs + index * windowMs)),
    );
  }

  /** Seconds from a moment to the first second in which as much is accepted as before; Infinity where none is. */
  recoveredAfter(thawedAtMs: number, perSecondBefore: number, endMs: number): number {
    for (let atMs = thawedAtMs; atMs + windowMs <= endMs; atMs += 50)
      if (this.#acceptedFrom(atMs) >= perSecondBefore * asBefore) return round((atMs - thawedAtMs) / 1_000);
    return Number.POSITIVE_INFINITY;
  }

  #accepted(): Response[] {
    return this.#responses.filter(({ status }) => status === 200);
  }

  #acceptedFrom(fromMs: number): number {
    return this.#accepted().filter(({ atMs }) => atMs >= fromMs && atMs < fromMs + windowMs).length;
  }
}

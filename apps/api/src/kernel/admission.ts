export interface AdmissionSettings {
  /** The bounds of the limit, in requests at once, and what it starts with. */
  readonly least: number;
  readonly most: number;
  readonly start: number;
  /** What has taken longer than this has mostly waited for others. */
  readonly lateAfterMs: number;
}

/**
 * A quarter of a second is what a person does not yet call slow, and a quarter of what a vendor waits for. The rate that
 * is served times this time is how much can be in flight: some hundreds here, fewer on a slower machine.
 */
export const defaultAdmission: AdmissionSettings = { least: 64, most: 2_048, start: 512, lateAfterMs: 250 };

export const admissionPeriodMs = 100;

/** More of the completed ones than this were late: the limit is too high for what is served now. */
const lateShare = 0.1;
const shrinkBy = 0.85;
const growBy = 1 / 16;

/**
 * How many requests may be in flight. What is beyond the rate that can be served only waits, and whoever waits for too
 * long repeats: so it is refused at once. The limit finds itself, as in TCP: every period it grows a little while
 * requests are served in time, and shrinks by a part while they are late. It moves only while it is near to being
 * reached: a few slow calls in a quiet hour say nothing about the load.
 *
 * One counter for each request, and nothing is kept of it.
 */
export class Admission {
  readonly #settings: AdmissionSettings;
  #limit: number;
  #inFlight = 0;
  #peak = 0;
  #done = 0;
  #late = 0;
  #refused = 0;

  constructor(settings: AdmissionSettings) {
    this.#settings = settings;
    this.#limit = settings.start;
  }

  get limit(): number {
    return this.#limit;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  /** True where a request has to be refused; it is counted. */
  isFull(): boolean {
    if (this.#inFlight < this.#limit) return false;
    this.#refused += 1;
    return true;
  }

  enter(): void {
    this.#inFlight += 1;
    if (this.#inFlight > this.#peak) this.#peak = this.#inFlight;
  }

  leave(tookMs: number): void {
    this.#inFlight -= 1;
    this.#done += 1;
    if (tookMs > this.#settings.lateAfterMs) this.#late += 1;
  }

  /**
   * Ends a period: moves the limit. `delayMs` is how late the period itself ended: requests wait that long before they are
   * even seen. Returns how many were refused in it.
   */
  adjust(delayMs: number): number {
    const { least, most, lateAfterMs } = this.#settings;
    const isLate = this.#late > this.#done * lateShare || delayMs > lateAfterMs;
    if (isLate && this.#peak > this.#limit / 2) {
      this.#limit = Math.max(least, Math.floor(this.#limit * shrinkBy));
    } else if (!isLate && this.#refused > 0) {
      this.#limit = Math.min(most, Math.ceil(this.#limit * (1 + growBy)));
    }
    const refused = this.#refused;
    this.#peak = this.#inFlight;
    this.#done = 0;
    this.#late = 0;
    this.#refused = 0;
    return refused;
  }
}

import type { RealtimeEvent } from '@hanpan/contract';
import { SharedAnswer } from './shared-answer.ts';

/** In milliseconds, all counted from the moment at which the reading of an answer began. */
export interface CacheTimes {
  /** An answer is read anew at most this often, however much moves. */
  readonly restMs: number;
  /** Without any news it is read anew after this: news may be late. */
  readonly renewMs: number;
  /** An older answer is not sent any more: whoever asks waits for the new one. */
  readonly staleMs: number;
}

export const usualCacheTimes: CacheTimes = { restMs: 150, renewMs: 500, staleMs: 1_000 };
const mostAnswers = 64;

/** Where an answer comes from when it has to be read. */
export interface AnswerSource {
  readonly changedBy: readonly RealtimeEvent[];
  /** The data as JSON. */
  readonly read: () => Promise<string>;
}

interface Entry {
  readonly changedBy: readonly string[];
  answer?: SharedAnswer;
  readAtMs: number;
  hasMoved: boolean;
  reading?: Promise<SharedAnswer> | undefined;
}

/**
 * The answers of cached calls, by what they depend on. Each process has its own; it is told of changes by the outbox,
 * and a change that it is not told of is seen all the same, because no answer is sent that is older than `staleMs`.
 * Callers who come at once share one reading, and while an answer is renewed the one before it is sent.
 */
export class AnswerCache {
  readonly #times: CacheTimes;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry>();

  constructor(
    settings: {
      readonly times?: CacheTimes;
      readonly now?: () => number;
      readonly onError?: (error: unknown) => void;
    } = {},
  ) {
    this.#times = settings.times ?? usualCacheTimes;
    this.#now = settings.now ?? (() => performance.now());
    this.#onError = settings.onError ?? (() => undefined);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** An event of the outbox: what it changes is read anew when it is asked for again. */
  changed(event: string): void {
    for (const entry of this.#entries.values()) {
      if (entry.changedBy.includes(event)) entry.hasMoved = true;
    }
  }

  get(key: string, source: AnswerSource): SharedAnswer | Promise<SharedAnswer> {
    const entry = this.#entryOf(key, source);
    const ageMs = this.#now() - entry.readAtMs;
    const { restMs, renewMs, staleMs } = this.#times;
    if (ageMs >= (entry.hasMoved ? restMs : renewMs)) entry.reading ??= this.#renew(entry, source);
    if (entry.answer !== undefined && ageMs < staleMs) return entry.answer;
    entry.reading ??= this.#renew(entry, source);
    return entry.reading;
  }

  #entryOf(key: string, { changedBy }: AnswerSource): Entry {
    const known = this.#entries.get(key);
    const entry = known ?? { changedBy, readAtMs: Number.NEGATIVE_INFINITY, hasMoved: false };
    if (known !== undefined) this.#entries.delete(key);
    this.#entries.set(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= mostAnswers) break;
      this.#entries.delete(oldest);
    }
    return entry;
  }

  #renew(entry: Entry, source: AnswerSource): Promise<SharedAnswer> {
    const reading = this.#read(entry, source).finally(() => {
      entry.reading = undefined;
    });
    // Nobody may be waiting for it; whoever does sees the error as well.
    reading.catch(this.#onError);
    return reading;
  }

  async #read(entry: Entry, source: AnswerSource): Promise<SharedAnswer> {
    const beganAtMs = this.#now();
    entry.hasMoved = false;
    try {
      const json = await source.read();
      const before = entry.answer;
      const answer = before?.json === json ? before : new SharedAnswer(json);
      // Those who ask for the language in which it was read before shall not wait for its bytes.
      await Promise.all((before?.locales ?? []).map((locale) => answer.in(locale)));
      entry.answer = answer;
      entry.readAtMs = beganAtMs;
      return answer;
    } catch (error) {
      entry.hasMoved = true;
      throw error;
    }
  }
}

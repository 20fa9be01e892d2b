/** What a caller has of a cached call: enough for a page with several boards in several languages. */
const mostKept = 24;

export interface KeptAnswer {
  readonly entityTag: string;
  readonly data: unknown;
}

/** The last answers of cached calls, by request; the longest unused one leaves first. */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();

  find(request: string): KeptAnswer | undefined {
    const known = this.#answers.get(request);
    if (known !== undefined) this.keep(request, known);
    return known;
  }

  keep(request: string, answer: KeptAnswer): void {
    this.#answers.delete(request);
    this.#answers.set(request, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= mostKept) break;
      this.#answers.delete(oldest);
    }
  }
}

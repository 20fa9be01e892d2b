/**
 * For work on many things one after the other, where one that throws must not stop the rest: `keep` remembers
 * the first error and continues, and at the end `rethrow` throws it.
 */
export class FirstError {
  #thrown: { error: unknown } | undefined;

  get isSet(): boolean {
    return this.#thrown !== undefined;
  }

  async keep(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#thrown ??= { error };
    }
  }

  rethrow(): void {
    if (this.#thrown !== undefined) throw this.#thrown.error;
  }
}

/** Pauses of a presentation. A player may skip those, never the time a spin takes. */
export interface Pace {
  /** Ends early when skipped. */
  linger(milliseconds: number): Promise<void>;
  /** Ends whatever is lingering, and all that follows until the next `begin`. */
  skip(): void;
  begin(): void;
}

export class TimedPace implements Pace {
  #skipped = false;
  #end: (() => void) | undefined;

  begin(): void {
    this.#skipped = false;
  }

  skip(): void {
    this.#skipped = true;
    this.#end?.();
  }

  async linger(milliseconds: number): Promise<void> {
    if (this.#skipped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#end = undefined;
  }
}

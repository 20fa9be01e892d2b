/** How often to look, and after how long without a word the connection counts as lost. */
const lookEveryMs = 500;
export const silentAfterMs = 4_000;

/**
 * Notices that the server has not been heard for a while, long before the connection itself breaks: a network that is
 * gone says nothing. Looks at the clock, because timers of hidden pages and sleeping phones are late.
 */
export class Silence {
  #heardAtMs = Date.now();
  #isSilent = false;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(onChange: (isSilent: boolean) => void) {
    const look = () => {
      const isSilent = Date.now() - this.#heardAtMs > silentAfterMs;
      if (isSilent === this.#isSilent) return;
      this.#isSilent = isSilent;
      onChange(isSilent);
    };
    this.#timer = setInterval(look, lookEveryMs);
    this.heard = () => {
      this.#heardAtMs = Date.now();
      if (this.#isSilent) look();
    };
  }

  readonly heard: () => void;

  stop(): void {
    clearInterval(this.#timer);
  }
}

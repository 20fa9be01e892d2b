const tokenKey = 'play-token';

/**
 * The play token lives in this tab: a reload keeps it, another tab does not see it. A browser that keeps nothing for
 * frames of other sites throws where it is asked; then the token lives as long as the page.
 */
export class PlayToken {
  #value: string | null = null;
  readonly #storage: Storage | undefined;

  constructor(open: () => Storage = () => globalThis.sessionStorage) {
    try {
      this.#storage = open();
      this.#value = this.#storage.getItem(tokenKey);
    } catch {
      this.#storage = undefined;
    }
  }

  get value(): string | null {
    return this.#value;
  }

  keep(value: string): void {
    this.#value = value;
    this.#storage?.setItem(tokenKey, value);
  }

  forget(): void {
    this.#value = null;
    this.#storage?.removeItem(tokenKey);
  }
}

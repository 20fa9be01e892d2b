const tokenKey = 'play-token';
const openingKey = 'play-opening';

/**
 * The play token lives in this tab: a reload keeps it, another tab does not see it. A browser that keeps nothing for
 * frames of other sites throws where it is asked; then the token lives as long as the page.
 *
 * It is made here and kept beside the launch before that is exchanged: the same launch is asked for again with the same
 * token when the response was lost, or when the page around the frame is loaded anew.
 */
export class PlayToken {
  #value: string | null = null;
  #opening: string | null = null;
  readonly #storage: Storage | undefined;

  constructor(open: () => Storage = () => globalThis.sessionStorage) {
    try {
      this.#storage = open();
      this.#value = this.#storage.getItem(tokenKey);
      this.#opening = this.#storage.getItem(openingKey);
    } catch {
      this.#storage = undefined;
    }
  }

  get value(): string | null {
    return this.#value;
  }

  /** The token to exchange this launch for: the one that was made for it, or a new one. */
  forLaunch(launch: string): string {
    const [madeFor, made] = (this.#opening ?? '').split(' ');
    if (madeFor === launch && made) return made;
    const token = newToken();
    this.#opening = `${launch} ${token}`;
    this.#storage?.setItem(openingKey, this.#opening);
    return token;
  }

  keep(value: string): void {
    this.#value = value;
    this.#storage?.setItem(tokenKey, value);
  }

  forget(): void {
    this.#value = null;
    this.#opening = null;
    this.#storage?.removeItem(tokenKey);
    this.#storage?.removeItem(openingKey);
  }
}

/** 32 random bytes in base64url, as strong as what the server makes for who brings none. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

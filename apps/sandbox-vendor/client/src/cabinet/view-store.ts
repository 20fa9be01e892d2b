/** What a page shows, as its controller changes it step by step, and who is told. */
export class ViewStore<View extends object> {
  #view: View;
  readonly #listeners = new Set<() => void>();

  constructor(view: View) {
    this.#view = view;
  }

  readonly view = (): View => this.#view;

  /** Returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A change that changes nothing is told to nobody: there is nothing to draw anew. */
  patch(change: Partial<View>): void {
    const keys = Object.keys(change) as (keyof View)[];
    if (keys.every((key) => change[key] === this.#view[key])) return;
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** How many calls were counted in the window, and how much of it is left. */
export interface CallCount {
  readonly current: number;
  readonly ttl: number;
}

interface Window {
  readonly endsAtMs: number;
  calls: number;
}

/**
 * Counts calls in windows of time. Each group remembers so many keys and no more, however many limits count in it; of more than
 * these the ones that were silent longest are forgotten, so that whoever calls too often is always remembered. Groups forget apart:
 * to fill one with callers makes no room in another.
 */
export class CallCounts {
  readonly #groups = new Map<string, Map<string, Window>>();
  readonly #mostPerGroup: number;

  constructor(mostPerGroup: number) {
    this.#mostPerGroup = mostPerGroup;
  }

  count(group: string, key: string, windowMs: number, nowMs = performance.now()): CallCount {
    const windows = this.#group(group);
    const known = windows.get(key);
    const window =
      known !== undefined && nowMs < known.endsAtMs ? known : { endsAtMs: nowMs + windowMs, calls: 0 };
    window.calls += 1;
    // A map keeps the order in which keys were set: the first is the one that was silent longest.
    windows.delete(key);
    windows.set(key, window);
    if (windows.size > this.#mostPerGroup) this.#forgetSome(windows);
    return { current: window.calls, ttl: window.endsAtMs - nowMs };
  }

  /** How many keys are remembered in all groups. */
  get size(): number {
    return [...this.#groups.values()].reduce((sum, { size }) => sum + size, 0);
  }

  #group(name: string): Map<string, Window> {
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const made = new Map<string, Window>();
    this.#groups.set(name, made);
    return made;
  }

  /** A lot at once: to look for the first key of a map that is full of gaps takes as long for one as for many. */
  #forgetSome(windows: Map<string, Window>): void {
    let left = Math.max(1, Math.floor(this.#mostPerGroup / 50));
    for (const key of windows.keys()) {
      windows.delete(key);
      left -= 1;
      if (left === 0) return;
    }
  }
}

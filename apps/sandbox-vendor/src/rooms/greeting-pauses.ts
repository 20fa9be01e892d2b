const greetingPauseMs = 2000;

/** Who has greeted a moment ago, and has to wait before it greets again. Nobody is kept for longer than that. */
export class GreetingPauses {
  readonly #greetedAt = new Map<number, number>();

  get size(): number {
    return this.#greetedAt.size;
  }

  /** Begins a player's pause; returns how long it has still to wait where the one before is not over. */
  begin(playerId: number, nowMs: number): number {
    for (const [greeted, atMs] of this.#greetedAt)
      if (atMs + greetingPauseMs <= nowMs) this.#greetedAt.delete(greeted);
    const greetedAtMs = this.#greetedAt.get(playerId);
    if (greetedAtMs !== undefined) return greetedAtMs + greetingPauseMs - nowMs;
    this.#greetedAt.set(playerId, nowMs);
    return 0;
  }
}

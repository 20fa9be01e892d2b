import type { PondMessage } from '../../../../src/games/moonlit-catch/play-api.ts';
import type { Fish } from '../../../../src/games/moonlit-catch/swim.ts';

/** Who swims and who sits at the pond, as far as the server has told. */
export class PondWaters {
  readonly fish = new Map<number, Fish>();
  boats: readonly number[] = [];
  /** Added to this computer's clock it gives the server's. */
  #offsetMs = 0;

  take(message: PondMessage): void {
    const offsetMs = message.nowMs - Date.now();
    // What was least on its way tells the time best; a message that came late must not put the fish back.
    this.#offsetMs = message.type === 'snapshot' ? offsetMs : Math.max(this.#offsetMs, offsetMs);
    if (message.type === 'snapshot') {
      this.fish.clear();
      for (const each of message.fish) this.fish.set(each.id, each);
    } else {
      for (const each of message.born) this.fish.set(each.id, each);
      for (const id of message.gone) this.fish.delete(id);
    }
    if (message.boats) this.boats = message.boats.map(({ number }) => number);
  }

  nowMs(): number {
    return Date.now() + this.#offsetMs;
  }
}

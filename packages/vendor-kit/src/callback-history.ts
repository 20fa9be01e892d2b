import type { Callback } from './callback-model.ts';

/** What happens to a call on its way: `lost`: its answer. `crash`: the wallet breaks off in the middle of it. */
export type Mishap = 'none' | 'lost' | 'crash';

export interface Sent {
  readonly callback: Callback;
  readonly mishap: Mishap;
}

/** A seeded source of chance: the same history again for whoever looks for a fault. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from zero, below `end`. */
  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  }

  isOneOf(chances: number): boolean {
    return this.below(chances) === 0;
  }
}

/** The calls that one bet leads to, in their right order. */
function storyOf(chance: Chance, id: string, round: string, most: number): Callback[] {
  const isTooMuch = chance.isOneOf(12);
  const stake = isTooMuch ? most * 1_000 : chance.below(most) + 1;
  const about = { bet: id, round };
  const bet: Callback = { kind: 'bet', id, ...about, amount: stake };
  const win = (number: number): Callback => ({
    kind: 'win',
    id: `${id}-win-${number}`,
    ...about,
    amount: chance.isOneOf(3) ? 0 : chance.below(2 * most),
  });
  const rollback = (number: number): Callback => ({
    kind: 'rollback',
    id: `${id}-undo-${number}`,
    ...about,
    amount: 0,
  });
  const ends: readonly (() => Callback[])[] = [
    () => [win(1)],
    () => [rollback(1)],
    () => [win(1), win(2)],
    () => [win(1), rollback(1)],
    () => [rollback(1), rollback(2), win(1)],
    () => [],
  ];
  return [bet, ...(ends[chance.below(ends.length)]?.() ?? [])];
}

/**
 * A few bets of one player, with all that vendors, networks and wallets do to calls: out of order, twice, under an id that
 * meant something else, with a lost answer and in a crash. `name` makes its ids its own.
 */
export function makeHistory(chance: Chance, name: string, most = 1_000): Sent[] {
  const calls: Callback[] = [];
  const rounds = 1 + chance.below(2);
  for (let bet = 1 + chance.below(3); bet > 0; bet -= 1) {
    const round = `${name}-r${chance.below(rounds)}`;
    calls.push(...storyOf(chance, `${name}-${bet}`, round, most));
  }
  if (chance.isOneOf(5))
    calls.push({
      kind: 'promo',
      id: `${name}-promo`,
      bet: '',
      round: `${name}-promo`,
      amount: chance.below(most),
    });
  if (chance.isOneOf(2)) shuffle(chance, calls);
  return repeat(chance, calls).map((callback) => ({ callback, mishap: mishapOf(chance) }));
}

function shuffle(chance: Chance, calls: Callback[]): void {
  for (let last = calls.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    const [one, two] = [calls[last], calls[other]];
    if (one !== undefined && two !== undefined) [calls[last], calls[other]] = [two, one];
  }
}

/** Some calls come again later, and some come again as something else. */
function repeat(chance: Chance, calls: readonly Callback[]): Callback[] {
  const all = [...calls];
  for (const call of calls) {
    const place = chance.below(all.length + 1);
    if (chance.isOneOf(4)) all.splice(place, 0, call);
    else if (chance.isOneOf(10) && call.kind !== 'rollback')
      all.splice(place, 0, { ...call, amount: call.amount + 1 });
  }
  return all;
}

function mishapOf(chance: Chance): Mishap {
  if (chance.isOneOf(8)) return 'lost';
  return chance.isOneOf(8) ? 'crash' : 'none';
}

import { chainReach, type FishName, fishKinds, fishNamed } from './rules.ts';
import { type Fish, isInReach, pathOf, positionAt } from './swim.ts';

/** Fish in the pond at a time; a boss is one of them at most. */
const population = 22;
const spawnEveryMs = 420;
/** How far the fish of a pond that wakes have swum at most, of their whole way. */
const swumAtMost = 0.7;

/** The fish of one pond, moved by the server's clock. Chance here is for the eye: no return depends on it. */
export class Pond {
  readonly #fish = new Map<number, Fish>();
  readonly #random: () => number;
  #nextId = 1;
  #nextSpawnMs = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  fish(): Fish[] {
    return [...this.#fish.values()];
  }

  /** A pond that has rested: fish are everywhere in it, as if it had not, and do not all come in from its sides. */
  wake(nowMs: number): void {
    this.pass(nowMs);
    while (this.#fish.size < population) this.#spawn(nowMs, this.#random() * swumAtMost);
  }

  /** Lets fish come and go. Returns those that came and the ids of those that left. */
  pass(nowMs: number): { born: Fish[]; gone: number[] } {
    const gone = this.fish().filter((fish) => nowMs >= fish.bornAtMs + fish.lifeMs);
    for (const { id } of gone) this.#fish.delete(id);
    const born: Fish[] = [];
    if (nowMs >= this.#nextSpawnMs && this.#fish.size < population) {
      born.push(...this.#spawn(nowMs));
      this.#nextSpawnMs = nowMs + spawnEveryMs;
    }
    return { born, gone: gone.map(({ id }) => id) };
  }

  /**
   * What a bullet at this fish strikes: the fish, and what its lightning reaches, nearest first. Undefined where the fish
   * is not there any more or out of reach.
   */
  strike(id: number, nowMs: number): { target: Fish; alsoStruck: Fish[] } | undefined {
    const target = this.#fish.get(id);
    if (!target || !isInReach(target, nowMs)) return undefined;
    if (fishNamed(target.name).kind !== 'chain') return { target, alsoStruck: [] };
    const near = this.fish()
      .filter((fish) => fishNamed(fish.name).kind === 'plain' && isInReach(fish, nowMs))
      .map((fish) => ({ fish, distance: distanceBetween(target, fish, nowMs) }))
      .filter(({ distance }) => distance <= chainReach.distance)
      .sort((one, other) => one.distance - other.distance)
      .slice(0, chainReach.most);
    return { target, alsoStruck: near.map(({ fish }) => fish) };
  }

  take(caught: readonly Fish[]): void {
    for (const { id } of caught) this.#fish.delete(id);
  }

  /** No page was told that they had gone: they swim on where they would be. */
  putBack(caught: readonly Fish[]): void {
    for (const fish of caught) this.#fish.set(fish.id, fish);
  }

  /** Small fish come in shoals. `swum` is the part of their way that is behind them. */
  #spawn(nowMs: number, swum = 0): Fish[] {
    const name = this.#chooseKind();
    const shoal = fishNamed(name).frequency >= 18 ? 3 : 1;
    const numbers = [this.#random(), this.#random(), this.#random(), this.#random()] as const;
    const { path, lifeMs } = pathOf(name, numbers);
    return Array.from({ length: shoal }, (_, place) => {
      const away = { x: 0, y: (place - (shoal - 1) / 2) * 0.075 };
      const shifted = path.map((point) => ({ x: point.x + away.x, y: point.y + away.y }));
      const [from = path[0], one = path[1], two = path[2], to = path[3]] = shifted;
      const fish: Fish = {
        id: this.#nextId++,
        name,
        bornAtMs: nowMs + place * 260 - Math.round(swum * lifeMs),
        path: [from, one, two, to],
        lifeMs,
      };
      this.#fish.set(fish.id, fish);
      return fish;
    });
  }

  #chooseKind(): FishName {
    const hasBoss = this.fish().some(({ name }) => fishNamed(name).kind === 'boss');
    const offered = fishKinds.filter(({ kind }) => kind !== 'boss' || !hasBoss);
    let left = this.#random() * offered.reduce((total, { frequency }) => total + frequency, 0);
    for (const { name, frequency } of offered) {
      left -= frequency;
      if (left < 0) return name;
    }
    return 'minnow';
  }
}

function distanceBetween(one: Fish, other: Fish, nowMs: number): number {
  const [from, to] = [positionAt(one, nowMs), positionAt(other, nowMs)];
  if (!from || !to || one === other) return Number.POSITIVE_INFINITY;
  return Math.hypot(from.x - to.x, from.y - to.y);
}

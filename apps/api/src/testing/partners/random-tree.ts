import type { World } from '../world.ts';
import type { BruteRates, BruteTree, HistoryOf } from './brute-force.ts';

/** Whole numbers from a seed (a linear congruence is plenty to make trees from). */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0, below `bound`. */
  below(bound: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * bound);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }
}

interface Node {
  readonly key: number;
  rank: number;
  parent: Node | null;
  rates: BruteRates;
}

export interface RandomTree extends BruteTree {
  /** The partner right above each member, by the member's id. */
  readonly members: ReadonlyMap<number, number>;
  readonly heads: readonly number[];
}

const types = 5;
const list = (of: (type: number) => number) => Array.from({ length: types }, (_, type) => of(type));
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Random partners of all ranks with rates, members below them, then changes of rates and moves at random moments. */
export async function growTree(
  world: World,
  dice: Dice,
  startMs: number,
  endMs: number,
): Promise<RandomTree> {
  const nodes: Node[] = [];
  const parents = new Map<number, HistoryOf<number | null>[]>();
  const rates = new Map<number, HistoryOf<BruteRates>[]>();
  const changed = new Set<string>();
  const versions = new Map<number, number>();

  const keep = async (node: Node, given: BruteRates, atMs: number, dayOfChange: string | null) => {
    const version = (versions.get(node.key) ?? 0) + 1;
    await world.database.run(
      `insert into partner_rate (site_id, partner_id, version, day, valid_from, rolling, losing, set_by)
       values ($1, $2, $3, $4, $5, $6, $7, 'test')`,
      [world.site.id, node.key, version, dayOfChange, new Date(atMs), given.rolling, given.losing],
    );
    versions.set(node.key, version);
    node.rates = given;
    rates.set(node.key, [...(rates.get(node.key) ?? []), { atMs, value: given }]);
  };
  const within = (above: Node | null, least: BruteRates): BruteRates => ({
    rolling: list((type) => dice.between(least.rolling[type] ?? 0, above?.rates.rolling[type] ?? 400)),
    losing: list((type) => dice.between(least.losing[type] ?? 0, above?.rates.losing[type] ?? 5_000)),
  });
  const zeros: BruteRates = { rolling: list(() => 0), losing: list(() => 0) };

  for (let index = 0; index < 30; index += 1) {
    const upper = nodes.filter(({ rank }) => rank < 5);
    const parent = index < 2 ? null : (upper[dice.below(upper.length)] ?? null);
    const rank = parent === null ? 1 : dice.between(parent.rank + 1, 5);
    const { key } = await world.addMember({ rank: `PTN_${rank}`, parentId: parent?.key ?? null });
    const node: Node = { key, rank, parent, rates: zeros };
    nodes.push(node);
    parents.set(key, [{ atMs: Number.NEGATIVE_INFINITY, value: parent?.key ?? null }]);
    await keep(node, within(parent, zeros), startMs - 60_000 + index, null);
  }
  const members = new Map<number, number>();
  for (let index = 0; index < 60; index += 1) {
    const above = nodes[dice.below(nodes.length)] as Node;
    members.set((await world.addMember({ parentId: above.key })).key, above.key);
  }

  const changes = Array.from({ length: 60 }, () => startMs + dice.below(endMs - startMs)).sort(
    (a, b) => a - b,
  );
  for (const atMs of changes) {
    const node = nodes[dice.below(nodes.length)] as Node;
    const children = nodes.filter(({ parent }) => parent === node);
    if (dice.below(4) === 0) {
      const fits = nodes.filter(
        (each) =>
          each.rank < node.rank &&
          each.rates.rolling.every((rate, type) => rate >= (node.rates.rolling[type] ?? 0)) &&
          each.rates.losing.every((rate, type) => rate >= (node.rates.losing[type] ?? 0)),
      );
      const parent = fits[dice.below(fits.length)];
      if (parent === undefined) continue;
      await world.database.run('update member set parent_id = $2, placed_at = $3 where id = $1', [
        node.key,
        parent.key,
        new Date(atMs),
      ]);
      node.parent = parent;
      parents.set(node.key, [...(parents.get(node.key) ?? []), { atMs, value: parent.key }]);
    } else if (!changed.has(`${node.key}/${day(atMs)}`)) {
      changed.add(`${node.key}/${day(atMs)}`);
      const least = {
        rolling: list((type) => Math.max(0, ...children.map((child) => child.rates.rolling[type] ?? 0))),
        losing: list((type) => Math.max(0, ...children.map((child) => child.rates.losing[type] ?? 0))),
      };
      await keep(node, within(node.parent, least), atMs, day(atMs));
    }
  }
  return { parents, rates, members, heads: nodes.slice(0, 2).map(({ key }) => key) };
}

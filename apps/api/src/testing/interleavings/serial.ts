import type fc from 'fast-check';
import type { OrderedWorld } from './ordered-world.ts';
import { gateOf } from './ordered-world.ts';

/** What several callers do to one member, by name, and how it stands afterwards. Answers and state name no ids. */
export interface Scene {
  readonly acts: Readonly<Record<string, () => Promise<string>>>;
  readonly state: () => Promise<object>;
}

/** A scene with new people, as often as it is asked for. */
export type NewScene = () => Promise<Scene>;

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    ordersOf([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}

async function outcomeOf(scene: Scene, names: readonly string[], answers: ReadonlyMap<string, string>) {
  return JSON.stringify([names.map((name) => `${name}: ${answers.get(name)}`), await scene.state()]);
}

/** One act after the other, in this order. */
async function inTurn(newScene: NewScene, names: readonly string[], order: readonly string[]) {
  const scene = await newScene();
  const answers = new Map<string, string>();
  for (const name of order) answers.set(name, await actOf(scene, name)());
  return outcomeOf(scene, names, answers);
}

function actOf({ acts }: Scene, name: string): () => Promise<string> {
  const act = acts[name];
  if (act === undefined) throw new Error(`nobody does ${name}`);
  return act;
}

/** Every outcome that some order of whole acts has, by the names of the acts. */
export class SerialOutcomes {
  readonly #newScene: NewScene;
  readonly #known = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(newScene: NewScene) {
    this.#newScene = newScene;
  }

  of(names: readonly string[]): Promise<ReadonlySet<string>> {
    const key = names.join();
    const known = this.#known.get(key) ?? this.#play(names);
    this.#known.set(key, known);
    return known;
  }

  async #play(names: readonly string[]): Promise<ReadonlySet<string>> {
    const outcomes = new Set<string>();
    for (const order of ordersOf(names)) outcomes.add(await inTurn(this.#newScene, names, order));
    return outcomes;
  }
}

/** All acts at once, their statements in the order that the scheduler draws. */
export async function atOnce(
  { order }: Pick<OrderedWorld, 'order'>,
  drawn: fc.Scheduler,
  newScene: NewScene,
  names: readonly string[],
): Promise<string> {
  const scene = await newScene();
  const answers = new Map<string, string>();
  const gate = gateOf(drawn);
  const play = async (name: string) => {
    answers.set(name, await order.as(name, gate, actOf(scene, name)));
  };
  await order.during(async () => {
    const all = Promise.all(names.map(play));
    // Everybody has come to its first statement before one is drawn.
    await order.settled();
    await drawn.waitFor(all);
  });
  return outcomeOf(scene, names, answers);
}

import { applicationRole, openDatabase } from '@hanpan/db';
import { blockedBackends, type Gate, Order } from '@hanpan/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll } from 'vitest';
import { createWorld, type World, type WorldSettings } from '../world.ts';

const connections = 12;

export interface OrderedWorld {
  readonly world: World;
  readonly order: Order;
  /** Draws which statement is sent next, and lets it come to its end. */
  readonly scheduler: fc.Arbitrary<fc.Scheduler>;
}

export const gateOf =
  (drawn: fc.Scheduler): Gate =>
  (label) =>
    drawn.schedule(Promise.resolve(), label);

/** A world in which the order of the statements of several callers is drawn from the seed of the run. */
export async function createOrderedWorld(settings: WorldSettings = {}): Promise<OrderedWorld> {
  let blocked = (_pids: readonly number[]) => Promise.resolve(0);
  const order = new Order((pids) => blocked(pids));
  const world = await createWorld({
    ...settings,
    connect: async (url) => ({
      database: openDatabase({ url, role: applicationRole, poolSize: connections, client: order.client() }),
      pulse: { isAlive: () => true, isLost: () => false },
    }),
  });
  blocked = (pids) => blockedBackends(world.owner, pids);
  // To open a connection is no step of anybody, and takes as long as it takes.
  beforeAll(async () => {
    const all = Array.from({ length: connections }, () => world.database.lease());
    for (const lease of await Promise.all(all)) lease.release();
  });
  afterAll(() => world.database.close());
  const scheduler = fc.scheduler({
    act: async (release) => {
      await release();
      await order.settled();
    },
  });
  return { world, order, scheduler };
}

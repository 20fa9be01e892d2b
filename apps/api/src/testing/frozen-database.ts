import { applicationRole, openDatabase, Pulse } from '@hanpan/db';
import { behindProxy, type FaultyProxy } from '@hanpan/testkit';
import { afterAll, afterEach, expect } from 'vitest';
import { callLimits } from '../kernel/database-limits.ts';
import { need } from '../kernel/need.ts';
import { createWorld, type World, type WorldSettings } from './world.ts';

/** A world whose database can be frozen and cut off. After every test it is there again. */
export async function createFreezableWorld(
  settings: WorldSettings = {},
): Promise<{ world: World; proxy: FaultyProxy; pulse: Pulse }> {
  let parts: { proxy: FaultyProxy; pulse: Pulse } | undefined;
  const world = await createWorld({
    ...settings,
    connect: async (direct) => {
      const { proxy, url } = await behindProxy(direct);
      const pulse = new Pulse({ url });
      const role = applicationRole;
      const database = openDatabase({ url, role, poolSize: 12, ...callLimits, pulse });
      parts = { proxy, pulse };
      return { database, pulse };
    },
  });
  const { proxy, pulse } = need(parts, 'the proxy');
  afterEach(async () => {
    proxy.thaw();
    await expect.poll(() => pulse.isAlive()).toBe(true);
  });
  afterAll(async () => {
    pulse.close();
    await world.database.close();
    await proxy.close();
  });
  return { world, proxy, pulse };
}

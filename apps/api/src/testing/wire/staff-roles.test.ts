import { type CallPath, type CallSpec, consoleCalls, rolesFor, staffRoles } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { createWorld } from '../world.ts';

const world = await createWorld();
const staffCalls = Object.values<CallSpec>(consoleCalls).filter(({ audience }) => audience !== 'guest');

describe('every call of the console, asked for by every role', () => {
  test.each(staffRoles)('[SEC-4][SEC-27][MS-06] %s gets exactly what the matrix says', async (role) => {
    // One of its own for the call that ends the session.
    const [person, leaving] = [await world.operator(role), await world.operator(role)];
    const wrong: string[] = [];
    for (const { path, audience } of staffCalls) {
      const caller = path === '/api/console/logout' ? leaving : person;
      const isAllowed = audience !== 'platform' && rolesFor(path).includes(role);
      const { code } = await caller.sendRaw(path as CallPath, '{}');
      if (code === 'E401' || (code === 'E403') === isAllowed) wrong.push(`${path} ${code}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('[SEC-4] what leads the whole installation is refused to owners of one site, and done by those who have the platform', async () => {
  const [owner, platform] = [await world.operator('owner'), await world.operator('platform')];
  for (const { path } of staffCalls.filter(({ audience }) => audience === 'platform')) {
    expect((await owner.sendRaw(path as CallPath, '{}')).code, path).toBe('E403');
    expect((await platform.sendRaw(path as CallPath, '{}')).code, path).not.toBe('E403');
  }
});

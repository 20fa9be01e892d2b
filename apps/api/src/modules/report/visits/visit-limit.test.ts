import { expect, test } from 'vitest';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld({ limits: { credential: 3 } });

test('what is told of visits is limited by network, whoever tells it', async () => {
  const path = '/api/etc/visit';
  const visit = { page: 'main', reader: 'member', layout: 'mobile', lcp: 2 } as const;
  const at = '10.3.0.1';
  const [one, other] = [(await world.member()).fromAddress(at), world.guest().fromAddress(at)];
  const codes = [];
  for (const caller of [one, other, one, other, one]) codes.push(await caller.codeOf(path, visit));
  expect(codes).toEqual(['0', '0', '0', 'E429', 'E429']);
  expect(await world.guest().fromAddress('10.3.0.2').codeOf(path, visit)).toBe('0');
});

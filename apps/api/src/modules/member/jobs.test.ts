import { expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { hours } from '../../testing/clock.ts';
import { password } from '../../testing/people.ts';
import { createWorld } from '../../testing/world.ts';
import { attemptsKeptMs, memberJobs } from './jobs.ts';
import { deviceKeptMs } from './sign-in-throttle.ts';

const world = await createWorld();
const page = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };

async function prune(): Promise<void> {
  const [job] = memberJobs(world.services);
  const { run, limit } = need(job, 'the job');
  await run(limit);
}

async function attempts(): Promise<string[]> {
  const rows = await world.database.rows<{ account: string }>(
    'select account from sign_in_attempt order by account',
  );
  return rows.map(({ account }) => account);
}

test('attempts of members are kept for ninety days, those of operators for two years', async () => {
  const { memId } = await world.member();
  const operator = await world.operator();
  const both = [`member:${memId}`, `operator:${operator.memId}`];
  world.clock.advance(attemptsKeptMs['member:']);
  await prune();
  expect(await attempts()).toEqual(both);
  world.clock.advance(1);
  await prune();
  expect(await attempts()).toEqual(both.slice(1));
  world.clock.advance(2 * 365 * hours(24) - attemptsKeptMs['member:']);
  await prune();
  expect(await attempts()).toEqual(both.slice(1));
  world.clock.advance(2 * hours(24));
  await prune();
  expect(await attempts()).toEqual([]);
});

test('a device is forgotten half a year after it was last used', async () => {
  const { memId } = await world.addMember();
  const logIn = (cookie = '') =>
    world.app.inject({
      method: 'POST',
      url: '/api/member/login',
      headers: { ...page, authorization: world.site.key, cookie },
      payload: { memId, memPass: password },
    });
  const count = async () => (await world.database.rows('select 1 from known_device')).length;
  const first = await logIn();
  const cookie = [first.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('hanpan-device='));
  world.clock.advance(deviceKeptMs - 1);
  await logIn(cookie?.split(';')[0]);
  world.clock.advance(deviceKeptMs);
  await prune();
  expect(await count()).toBe(1);
  world.clock.advance(1);
  await prune();
  expect(await count()).toBe(0);
});

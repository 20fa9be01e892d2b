import { expect, test } from 'vitest';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { settleBets } from '../settlement/settle-bets.ts';
import { playEvents } from './play-events.ts';

const world = await createWorld();

test('a replayed match is void as soon as a site takes money, before its kick-off and after it', async () => {
  const [running, coming] = [await world.match({ startsInMs: 1_000 }), await world.match()];
  const member = await world.member({ cash: 50_000 });
  for (const match of [running, coming])
    await member.call('/api/bet/betProc', slipOn([match], { stake: 10_000 }));
  await world.passTime(30_000);
  await playEvents(world.services, 100);
  await world.changeSite(world.site, { moneyMode: 'licensed' });
  await playEvents(world.services, 100);
  await settleBets(world.services, 100);
  expect((await world.holdingsOf(member)).cash).toBe(50_000);
  const events = await world.database.rows('select phase, cancelled_at is null as counts from event');
  expect(events).toEqual([
    { phase: 'ended', counts: false },
    { phase: 'ended', counts: false },
  ]);
});

test('with play money it is played to its end', async () => {
  await world.changeSite(world.site, { moneyMode: 'play' });
  const match = await world.match({ startsInMs: 1_000, score: [1, 0] });
  const member = await world.member({ cash: 50_000 });
  await member.call('/api/bet/betProc', slipOn([match], { stake: 10_000 }));
  await world.passTime(match.endsAtMs - world.clock.read());
  await playEvents(world.services, 100);
  await settleBets(world.services, 100);
  expect((await world.holdingsOf(member)).cash).toBe(60_000);
});

import { describe, expect, test } from 'vitest';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { playEvents } from '../replay/play-events.ts';
import { settleBets } from '../settlement/settle-bets.ts';

const world = await createWorld();
const place = '/api/bet/betProc';

/** What the receipt and the history say of a member's one bet. */
async function told(member: Awaited<ReturnType<typeof world.member>>) {
  const [bet] = (await member.call('/api/bet/sportBetlist', { state: 'all' })).list;
  const [entry] = (await member.call('/api/bet/betlistNew', {})).list;
  return { receipt: bet?.oddsPolicy, history: entry?.oddsPolicy, status: bet?.status };
}

describe('which prices a member has agreed to', () => {
  test.each(['review', 'higher', 'all'] as const)(
    'is kept with the bet and told for as long as the bet is: "%s"',
    async (oddsPolicy) => {
      const member = await world.member({ cash: 100_000 });
      const match = await world.match({ score: [2, 0] });
      expect((await member.call(place, slipOn([match], { oddsPolicy }))).bet.oddsPolicy).toBe(oddsPolicy);
      expect(await told(member)).toEqual({ receipt: oddsPolicy, history: oddsPolicy, status: 'BET' });

      world.clock.set(new Date(match.endsAtMs).toISOString());
      await playEvents(world.services, 200);
      await settleBets(world.services, 200);
      expect(await told(member)).toEqual({ receipt: oddsPolicy, history: oddsPolicy, status: 'PASS' });
    },
  );

  test('is the most careful one where the slip said nothing', async () => {
    const member = await world.member({ cash: 100_000 });
    await member.call(place, slipOn([await world.match()]));
    expect(await told(member)).toMatchObject({ receipt: 'review', history: 'review' });
  });

  test('is unknown of a bet that was placed before it was kept', async () => {
    const member = await world.member({ cash: 100_000 });
    const { bet } = await member.call(place, slipOn([await world.match()], { oddsPolicy: 'all' }));
    await world.database.run('update bet set consent = null where id = $1', [bet.betIdx]);
    expect(await told(member)).toMatchObject({ receipt: null, history: null });
  });
});

import { describe, expect, test } from 'vitest';
import type { TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';
import { booksByLegs, countedBooks } from '../book/books.fixture.ts';
import { playEvents } from '../replay/play-events.ts';
import { correctResults } from '../settlement/correct-results.ts';
import { settleBets } from '../settlement/settle-bets.ts';

const world = await createWorld();
const { database } = world;
const path = '/api/bet/betProc';
const rich = (site?: Awaited<ReturnType<typeof world.addSite>>) =>
  world.member({ cash: 20_000_000, ...(site && { site }) });

async function bet(
  member: Awaited<ReturnType<typeof rich>>,
  match: TestMatch,
  stake: number,
  pick: 'home' | 'draw' | 'away' = 'home',
) {
  await world.passTime(5_000);
  return member.sendRaw(
    path,
    JSON.stringify({
      ...slipOn([match], { stake, oddsPolicy: 'all' }),
      legs: [{ selectionId: match.selection('WDL', pick), odds: 2 }],
    }),
  );
}

describe('what one member may win', () => {
  test('two hundred bets on one selection stop at its limit on the event, and the answer says what is left', async () => {
    const site = await world.addSite({ liability: { memberEventAmount: 5_000_000 } });
    const [member, match] = [await rich(site), await world.match()];
    for (let count = 0; count < 9; count += 1) expect((await bet(member, match, 500_000)).code).toBe('0');
    expect((await bet(member, match, 400_000)).code).toBe('0');
    const over = await bet(member, match, 200_000);
    expect(over.code).toBe('B6015');
    expect(over.message).toContain('100,000');
    expect((await bet(member, match, 100_000)).code).toBe('0');
    expect((await bet(member, match, 1_000)).code).toBe('B6016');
    expect((await bet(member, await world.match(), 500_000)).code).toBe('0');
  });

  test('a trader halves a member, and a level has its own share', async () => {
    const site = await world.addSite({ liability: { levels: { 1: 5_000 } } });
    const [half, match] = [await rich(site), await world.match()];
    expect((await bet(half, match, 250_001)).message).toContain('250,000');
    await database.run('insert into member_stake_share (member_id, share) values ($1, 2000)', [half.key]);
    expect((await bet(half, match, 50_001)).message).toContain('50,000');
    expect((await bet(half, match, 50_000)).code).toBe('0');
  });

  test('the bets of a day count in full, and the next day begins anew', async () => {
    const site = await world.addSite({ liability: { memberDayAmount: 300_000 } });
    const member = await rich(site);
    const matches = await Promise.all(
      Array.from({ length: 4 }, () => world.match({ startsInMs: 3_600_000 })),
    );
    const [first, second] = [matches.slice(0, 2), matches.slice(2)];
    expect(await member.codeOf(path, slipOn(first, { stake: 80_000 }))).toBe('0');
    expect(await member.codeOf(path, slipOn(second, { stake: 30_000 }))).toBe('B6015');
    expect(await member.codeOf(path, slipOn(second, { stake: 20_000 }))).toBe('0');
    await database.run('update member_day_book set day = day - 1 where member_id = $1', [member.key]);
    expect(await member.codeOf(path, slipOn(second, { stake: 30_000 }))).toBe('0');
  });
});

describe('a rule for a sport and the hours before kick-off', () => {
  const rule = {
    ...{ sport: 'soccer', fromHours: 2, selectionAmount: 90_000, marketAmount: 200_000 },
    ...{ eventAmount: 300_000, memberEventAmount: 400_000, memberDayAmount: 150_000 },
  };
  const hours = (count: number) => ({ startsInMs: count * 3_600_000 });

  test('has its amounts in place of the shares, until the time of the next one', async () => {
    const site = await world.addSite({ liability: { rules: [rule] } });
    const [early, late] = [await world.match(hours(3)), await world.match(hours(1))];
    expect((await bet(await rich(site), early, 90_001)).message).toContain('90,000');
    expect((await bet(await rich(site), early, 90_000)).code).toBe('0');
    expect((await bet(await rich(site), late, 200_000)).code).toBe('0');
  });

  test('holds the day of a member by the strictest of its legs', async () => {
    const site = await world.addSite({ liability: { rules: [rule] } });
    const [early, late] = [await world.match(hours(3)), await world.match(hours(1))];
    const member = await rich(site);
    expect((await bet(member, late, 100_000)).code).toBe('0');
    expect((await bet(member, early, 60_000)).message).toContain('50,000');
    expect((await bet(member, early, 50_000)).code).toBe('0');
    expect((await bet(member, late, 10_000)).code).toBe('0');
  });

  test('of another sport changes nothing', async () => {
    const site = await world.addSite({ liability: { rules: [{ ...rule, sport: 'tennis' }] } });
    expect((await bet(await rich(site), await world.match(hours(3)), 200_000)).code).toBe('0');
  });
});

describe('what an event may cost', () => {
  test('the worst case of all its markets together, whoever bets', async () => {
    const site = await world.addSite({ liability: { eventAmount: 1_000_000 } });
    const match = await world.match({
      markets: [
        { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
        { kind: 'UO', lineQuarters: 10, odds: { over: 2, under: 2 } },
      ],
    });
    const [one, other] = [await rich(site), await rich(site)];
    expect((await bet(one, match, 500_000)).code).toBe('0');
    const over = slipOn([match], {
      stake: 500_000,
      legs: [{ selectionId: match.selection('UO', 'over'), odds: 2 }],
    });
    expect(await other.codeOf(path, over)).toBe('0');
    // 3-0 pays both, 1-0 only one: a home bet is full, an under bet is not.
    expect((await bet(other, match, 10_000)).code).toBe('B6016');
    const under = slipOn([match], {
      stake: 400_000,
      legs: [{ selectionId: match.selection('UO', 'under'), odds: 2 }],
    });
    expect(await one.codeOf(path, under)).toBe('0');
    expect((await bet(other, match, 10_000)).code).toBe('0');
  });

  test('of forty members at once no more are taken than the event allows', async () => {
    const site = await world.addSite({ liability: { eventAmount: 1_000_000 } });
    const [match, other] = [await world.match(), await world.match()];
    const members = await Promise.all(
      Array.from({ length: 40 }, () => world.member({ site, cash: 200_000 })),
    );
    const codes = await Promise.all(
      members.map((member, index) =>
        member.codeOf(path, slipOn(index % 2 === 0 ? [match] : [match, other], { stake: 100_000 })),
      ),
    );
    expect(codes.filter((code) => code === '0')).toHaveLength(10);
    const row = await database.row(
      'select accepted_worst, accepted_limit from event_book where event_id = $1 and site_id = $2',
      [match.eventId, site.id],
    );
    expect(row).toEqual({ accepted_worst: 1_000_000, accepted_limit: 1_000_000 });
  });

  test('a member without the money takes nobody’s room', async () => {
    const site = await world.addSite({ liability: { eventAmount: 100_000 } });
    const [poor, match] = [await world.member({ site, cash: 1_000 }), await world.match()];
    expect((await bet(poor, match, 100_000)).code).toBe('B6000');
    expect((await bet(await rich(site), match, 100_000)).code).toBe('0');
  });

  test('the database itself refuses a worst case beyond its limit', async () => {
    const [member, match] = [await rich(), await world.match()];
    await bet(member, match, 10_000);
    const change = database.run(
      'update event_book set accepted_worst = accepted_limit + 1 where event_id = $1',
      [match.eventId],
    );
    await expect(change).rejects.toMatchObject({ code: '23514', constraint: 'event_book_limit' });
  });
});

describe('combinations', () => {
  test('what the same legs may win together is held, in whatever order they come', async () => {
    const site = await world.addSite({ liability: { legSetAmount: 90_000 } });
    const [one, other] = [await rich(site), await rich(site)];
    const matches = [await world.match(), await world.match()];
    expect(await one.codeOf(path, slipOn(matches, { stake: 20_000 }))).toBe('0');
    expect(await other.codeOf(path, slipOn(matches.toReversed(), { stake: 20_000 }))).toBe('B6015');
    expect(await other.codeOf(path, slipOn(matches.toReversed(), { stake: 10_000 }))).toBe('0');
  });

  test('odds beyond the longest are refused, and the longest is named', async () => {
    const site = await world.addSite({ liability: { totalOddsMilli: 3_999 } });
    const member = await rich(site);
    const matches = [await world.match(), await world.match()];
    const answer = await member.sendRaw(path, JSON.stringify(slipOn(matches)));
    expect(answer).toMatchObject({ code: 'B6017' });
    expect(answer.message).toContain('3.999');
  });
});

describe('the counters', () => {
  test('are what the open legs say, after bets, results, corrections and cancellations', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => rich()));
    const matches = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        world.match({ startsInMs: 60_000 * (index + 1), score: index % 2 === 0 ? [1, 0] : [0, 0] }),
      ),
    );
    for (const [index, member] of members.entries())
      for (const legs of [[0], [1, 2], [0, 3, 5], [2, 4], [4], [1, 5]]) {
        await world.passTime(1);
        const on = legs.map((leg) => matches[leg] as TestMatch);
        await member.call(path, slipOn(on, { stake: 10_000 + index }));
      }
    const expectCounted = async () =>
      expect(await countedBooks(database)).toEqual(await booksByLegs(database));
    await expectCounted();
    for (const [index, match] of matches.entries()) {
      world.clock.set(new Date(Math.max(match.endsAtMs, world.clock.read())).toISOString());
      await playEvents(world.services, 200);
      await settleBets(world.services, 3);
      await expectCounted();
      const score = index === 1 ? [null, null] : [0, index % 3];
      await database.run(
        'insert into event_correction (event_id, home_score, away_score) values ($1, $2, $3)',
        [match.eventId, ...score],
      );
      await correctResults(world.services, 10, 2);
      await expectCounted();
    }
    const open = await database.row(
      'select count(*) from bet where settled_at is null and member_id = any($1)',
      [members.map(({ key }) => key)],
    );
    expect(open).toEqual({ count: 0 });
  });
});

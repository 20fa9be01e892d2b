import type { RequestOf } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import type { TestMatch } from '../../../testing/matches.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { endOverdueHolds } from './hold-bets.ts';

const world = await createWorld();
/** Where what is held counts at another site too. */
const several = await createWorld();
await several.addSite();
const listPath = '/api/console/sports/events';
const eventPath = '/api/console/sports/event';
const holdPath = '/api/console/sports/hold';
const releasePath = '/api/console/sports/release';
const limitPath = '/api/console/sports/limit';

const unknown = 9_999_999;
const twoMarkets = {
  markets: [
    { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } },
    { kind: 'UO', lineQuarters: 10, odds: { over: 1.9, under: 1.9 } },
  ],
} as const;

type Hold = RequestOf<typeof holdPath>;
const holdOf = ({ eventId }: TestMatch, change: Partial<Hold> = {}) => ({
  idempotencyKey: newKey(),
  eventId,
  reason: 'looks wrong',
  ...change,
});
const slip = (match: TestMatch, kind: 'WDL' | 'UO', pick: string, odds: number) =>
  slipOn([], { legs: [{ selectionId: match.selection(kind, pick), odds }] });

async function marketOf(match: TestMatch, kind: string) {
  const { event } = await world.guest().call('/api/sport/event', { eventId: match.eventId });
  return need(
    event.markets.find((market) => market.kind === kind),
    kind,
  );
}

async function auditOf(match: TestMatch) {
  const rows = await world.database.rows<{ action: string; actor: string; reason: string }>(
    "select action, actor, detail->>'reason' as reason from audit_log where subject = $1 order by id",
    [`event:${match.eventId}`],
  );
  return rows;
}

const bet = async (member: Person, match: TestMatch, stake: number) =>
  member.call('/api/bet/betProc', slipOn([match], { stake }));

describe('the list of events', () => {
  test('tells the open bets of the own site, the worst outcome and what it may be', async () => {
    const [match, operator] = [await world.match(twoMarkets), await world.operator()];
    for (const stake of [10_000, 30_000]) await bet(await world.member({ cash: 50_000 }), match, stake);
    const { list } = await operator.call(listPath, { search: String(match.eventId) });
    expect(list[0]).toMatchObject({
      eventId: match.eventId,
      state: 'soon',
      betCount: 2,
      stakeAmount: 40_000,
      liabilityAmount: 40_000,
      limitAmount: 20_000_000,
      marketCount: 2,
      suspendedCount: 0,
      reason: null,
      heldCount: 0,
      isShifted: false,
    });
  });

  test('views, filters and orders choose from the same events, and the counts say how many each has', async () => {
    const operator = await world.operator();
    const [soon, live, ended] = [await world.match(), await world.match(), await world.match()];
    await world.database.run("update event set phase = 'playing', period = 1 where id = $1", [live.eventId]);
    await world.database.run("update event set phase = 'ended', settled_at = $2 where id = $1", [
      ended.eventId,
      new Date(world.clock.read() - 1_000),
    ]);
    await bet(await world.member({ cash: 100_000 }), soon, 90_000);
    const of = async (body: RequestOf<typeof listPath>) => {
      const { list } = await operator.call(listPath, body);
      return list.map(({ eventId }) => eventId);
    };
    expect(await of({ view: 'live' })).toEqual([live.eventId]);
    expect(await of({ view: 'soon' })).toContain(soon.eventId);
    expect(await of({ view: 'ended' })).toContain(ended.eventId);
    expect(await of({ view: 'now' })).not.toContain(ended.eventId);
    expect((await of({ view: 'now' }))[0]).toBe(live.eventId);
    expect((await of({ order: 'stake' }))[0]).toBe(soon.eventId);
    expect(await of({ sport: 'tennis' })).toEqual([]);
    expect(await of({ leagueId: unknown })).toEqual([]);
    expect(await of({ search: `team ${soon.homeTeam}` })).toEqual([soon.eventId]);
    const { counts, totals } = await operator.call(listPath, { view: 'live' });
    expect(counts).toMatchObject({ live: 1 });
    expect(counts.now).toBe(counts.live + counts.soon + counts.waiting);
    expect(totals.stakeAmount).toBeGreaterThanOrEqual(90_000);
  });

  test('an event near its limit is hot, and one with a closed market is held', async () => {
    const [operator, match] = [await world.operator(), await world.match()];
    await bet(await world.member({ cash: 500_000 }), match, 400_000);
    await operator.call(limitPath, {
      idempotencyKey: newKey(),
      eventId: match.eventId,
      share: 210,
      reason: 'x',
    });
    const isIn = async (view: 'hot' | 'held') =>
      (await operator.call(listPath, { view })).list.some(({ eventId }) => eventId === match.eventId);
    expect(await isIn('hot')).toBe(true);
    expect(await isIn('held')).toBe(false);
    await operator.call(holdPath, holdOf(match));
    expect(await isIn('held')).toBe(true);
  });
});

describe('one event', () => {
  test('shows markets by scope with prices, chances, margin, stakes and what each side pays', async () => {
    const [match, operator] = [await world.match(twoMarkets), await world.operator()];
    await bet(await world.member({ cash: 50_000 }), match, 10_000);
    const { event, scopes, holds, shift, limits } = await operator.call(eventPath, {
      eventId: match.eventId,
    });
    expect(event).toMatchObject({ eventId: match.eventId, betCount: 1 });
    expect(scopes).toMatchObject([
      { scope: 'match', betCount: 1, stakeAmount: 10_000, liabilityAmount: 10_000 },
    ]);
    const market = need(
      scopes[0]?.markets.find(({ kind }) => kind === 'WDL'),
      'market',
    );
    // 1/2 + 1/3.4 + 1/3.6 over chances that sum to one.
    expect(market.marginBasisPoints).toBe(719);
    expect(market.selections.find(({ pick }) => pick === 'home')).toMatchObject({
      odds: 2,
      betCount: 1,
      stakeAmount: 10_000,
      payoutAmount: 20_000,
      isHeld: false,
      result: null,
    });
    expect(holds).toEqual([]);
    expect(shift).toEqual({ lead: 0, total: 0 });
    expect(limits).toMatchObject({ share: 10_000, eventAmount: 20_000_000 });
  });

  test.each(
    refusalsOf(eventPath, {
      E404: [
        'an event that there is not',
        async () => (await world.operator()).codeOf(eventPath, { eventId: unknown }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

describe('a hold', () => {
  test('of an event takes no bets on any of its markets, and the board says that an operator did it', async () => {
    const [match, operator] = [await world.match(twoMarkets), await world.operator()];
    const member = await world.member({ cash: 50_000 });
    const { hold } = await operator.call(holdPath, holdOf(match));
    for (const kind of ['WDL', 'UO'])
      expect(await marketOf(match, kind)).toMatchObject({ status: 'suspended', reason: 'operator' });
    expect(await member.codeOf('/api/bet/betProc', slipOn([match]))).not.toBe('0');
    await operator.call(releasePath, { idempotencyKey: newKey(), holdId: hold.holdId, reason: 'checked' });
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'open', reason: null });
    expect(await member.codeOf('/api/bet/betProc', slipOn([match]))).toBe('0');
    expect(await auditOf(match)).toEqual([
      { action: 'sports.hold', actor: operator.memId, reason: 'looks wrong' },
      { action: 'sports.release', actor: operator.memId, reason: 'checked' },
    ]);
    const { actions } = await operator.call(eventPath, { eventId: match.eventId });
    expect(actions.map(({ action }) => action)).toEqual(['sports.release', 'sports.hold']);
  });

  test('of a market or a selection leaves the others open', async () => {
    const [match, operator] = [await world.match(twoMarkets), await world.operator()];
    const member = await world.member({ cash: 50_000 });
    const { marketId } = await marketOf(match, 'UO');
    await operator.call(holdPath, holdOf(match, { marketId }));
    expect(await marketOf(match, 'UO')).toMatchObject({ status: 'suspended', reason: 'operator' });
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'open' });
    const selectionId = match.selection('WDL', 'draw');
    const wdl = await marketOf(match, 'WDL');
    await operator.call(holdPath, holdOf(match, { marketId: wdl.marketId, selectionId }));
    const codeOf = (kind: 'WDL' | 'UO', pick: string, odds: number) =>
      member.codeOf('/api/bet/betProc', slip(match, kind, pick, odds));
    expect(await codeOf('UO', 'over', 1.9)).not.toBe('0');
    expect(await codeOf('WDL', 'draw', 3.4)).not.toBe('0');
    expect(await codeOf('WDL', 'home', 2)).toBe('0');
  });

  test('of a scope holds markets that appear later as well, and no market of another scope', async () => {
    const [match, operator] = [await world.match(), await world.operator()];
    await operator.call(holdPath, holdOf(match, { scope: 'match' }));
    for (const scope of ['match', 'h1'])
      await world.database.run(
        "insert into market (event_id, scope, kind, is_main) values ($1, $2, 'OE', true)",
        [match.eventId, scope],
      );
    const rows = await world.database.rows<{ scope: string; status: string }>(
      "select scope, offered_status as status from market where event_id = $1 and kind = 'OE' order by scope",
      [match.eventId],
    );
    expect(rows).toEqual([
      { scope: 'h1', status: 'open' },
      { scope: 'match', status: 'suspended' },
    ]);
  });

  test('wins over what feeds and jobs write, which is offered as soon as it is released', async () => {
    const [match, operator] = [await world.match(), await world.operator()];
    const { hold } = await operator.call(holdPath, holdOf(match));
    const write = (status: string, reason: string | null) =>
      world.database.run('update market set status = $2, reason = $3 where event_id = $1', [
        match.eventId,
        status,
        reason,
      ]);
    await write('open', null);
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'suspended', reason: 'operator' });
    await write('suspended', 'incident');
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'suspended', reason: 'operator' });
    await operator.call(releasePath, { idempotencyKey: newKey(), holdId: hold.holdId, reason: 'x' });
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'suspended', reason: 'incident' });
    await write('closed', 'ended');
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'closed', reason: 'ended' });
  });

  test('two that overlap end one by one, and the same one twice is refused', async () => {
    const [match, operator] = [await world.match(), await world.operator()];
    const { hold: whole } = await operator.call(holdPath, holdOf(match));
    const { hold: scope } = await operator.call(holdPath, holdOf(match, { scope: 'match' }));
    expect(await operator.codeOf(holdPath, holdOf(match))).toBe('T999');
    const release = (holdId: number) =>
      operator.call(releasePath, { idempotencyKey: newKey(), holdId, reason: 'x' });
    await release(whole.holdId);
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'suspended' });
    await release(scope.holdId);
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'open' });
  });

  test('ends by itself at its time, once however many workers look', async () => {
    const [match, operator] = [await world.match(), await world.operator()];
    const untilAt = new Date(world.clock.read() + 30_000).toISOString();
    await operator.call(holdPath, holdOf(match, { untilAt }));
    await world.passTime(29_000);
    await endOverdueHolds(world.services, 100);
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'suspended' });
    await world.passTime(1_000);
    await Promise.all([1, 2, 3].map(() => endOverdueHolds(world.services, 100)));
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'open' });
  });

  test('sent again with its key is one hold and one line of audit', async () => {
    const [match, operator] = [await world.match(), await world.operator()];
    const body = holdOf(match);
    const [first, second] = [await operator.call(holdPath, body), await operator.call(holdPath, body)];
    expect(second).toEqual(first);
    expect(await auditOf(match)).toHaveLength(1);
  });

  test('is for operators', async () => {
    const [match, member] = [await world.match(), await world.member()];
    expect(await member.codeOf(holdPath, holdOf(match))).toBe('E401');
    expect(await world.guest().codeOf(holdPath, holdOf(match))).toBe('E401');
    expect(await marketOf(match, 'WDL')).toMatchObject({ status: 'open' });
  });

  test.each(
    refusalsOf(holdPath, {
      C999: [
        'the same key for another event',
        async () => {
          const operator = await world.operator();
          const body = holdOf(await world.match());
          await operator.call(holdPath, body);
          return operator.codeOf(holdPath, { ...body, eventId: (await world.match()).eventId });
        },
      ],
      O012: [
        'a trader of one of several sites',
        async () => (await several.operator('trader')).codeOf(holdPath, holdOf(await several.match())),
      ],
      E404: [
        'a market of another event',
        async () => {
          const [match, other] = [await world.match(), await world.match()];
          const { marketId } = await marketOf(other, 'WDL');
          const code = await (await world.operator()).codeOf(holdPath, holdOf(match, { marketId }));
          expect(await auditOf(match)).toEqual([]);
          return code;
        },
      ],
      T999: [
        'an event that is over',
        async () => {
          const match = await world.match();
          await world.database.run("update event set phase = 'ended', settled_at = now() where id = $1", [
            match.eventId,
          ]);
          return (await world.operator()).codeOf(holdPath, holdOf(match));
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(releasePath, {
      C999: [
        'the same key for another hold',
        async () => {
          const [operator, match] = [await world.operator(), await world.match()];
          const { hold } = await operator.call(holdPath, holdOf(match));
          const body = { idempotencyKey: newKey(), holdId: hold.holdId, reason: 'x' };
          await operator.call(releasePath, body);
          return operator.codeOf(releasePath, { ...body, holdId: unknown });
        },
      ],
      O012: [
        'a trader of one of several sites',
        async () => {
          const [platform, match] = [await several.operator('platform'), await several.match()];
          const { hold } = await platform.call(holdPath, holdOf(match));
          const body = { idempotencyKey: newKey(), holdId: hold.holdId, reason: 'x' };
          return (await several.operator('trader')).codeOf(releasePath, body);
        },
      ],
      E404: [
        'a hold that there is not',
        async () =>
          (await world.operator()).codeOf(releasePath, {
            idempotencyKey: newKey(),
            holdId: unknown,
            reason: 'x',
          }),
      ],
      T999: [
        'a hold that has ended',
        async () => {
          const [operator, match] = [await world.operator(), await world.match()];
          const { hold } = await operator.call(holdPath, holdOf(match));
          const release = () =>
            operator.codeOf(releasePath, { idempotencyKey: newKey(), holdId: hold.holdId, reason: 'x' });
          expect(await release()).toBe('0');
          return release();
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

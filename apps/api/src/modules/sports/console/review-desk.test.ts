import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { insertCorrection } from '../settlement/correction-store.ts';
import { dueReviews, noteReview } from '../settlement/review-store.ts';

const world = await createWorld();
/** Where events are shared with a second site. */
const several = await createWorld();
const otherSite = await several.addSite();
const listPath = '/api/console/sports/reviews';
const retryPath = '/api/console/sports/reviewRetry';
const closePath = '/api/console/sports/reviewClose';
const unknown = 9_999_999;

type Noted = Parameters<typeof noteReview>[1];

async function noted(subject: Noted, subjectId: number, { database, clock } = world): Promise<number> {
  await database.transaction((tx) =>
    noteReview(tx, subject, subjectId, 'no score for it', new Date(clock.read())),
  );
  const row = await database.row<{ id: number }>(
    'select id from sports_review where subject = $1 and subject_id = $2 and resolved_at is null',
    [subject, subjectId],
  );
  return need(row?.id, 'review');
}

const body = (reviewId: number) => ({ idempotencyKey: newKey(), reviewId });

describe('the review list', () => {
  test('names the event or the receipt, and what was done by hand is off it', async () => {
    const [match, member, operator] = [
      await world.match(),
      await world.member({ cash: 50_000 }),
      await world.operator(),
    ];
    const { bet } = await member.call('/api/bet/betProc', slipOn([match]));
    const [ofEvent, ofBet] = [await noted('price', match.eventId), await noted('bet', bet.betIdx)];
    const { list, pageInfo } = await operator.call(listPath, {});
    expect(list).toMatchObject([
      { reviewId: ofEvent, subject: 'price', eventId: match.eventId, receiptId: null, tries: 1 },
      { reviewId: ofBet, subject: 'bet', eventId: match.eventId, receiptId: bet.receiptId },
    ]);
    expect(list[0]?.name?.en).toBe(`Team ${match.homeTeam} – Team ${match.awayTeam}`);
    expect(pageInfo.total).toBe(2);
    expect((await operator.call('/api/console/sports/events', {})).reviewCount).toBe(2);
    for (const reviewId of [ofEvent, ofBet])
      await (await world.operator('supervisor')).call(closePath, {
        ...body(reviewId),
        reason: 'done by hand',
      });
    expect((await operator.call(listPath, {})).list).toEqual([]);
    const { action, detail } = need(
      await world.database.row<{ action: string; detail: object }>(
        'select action, detail from audit_log where subject = $1',
        [`bet:${bet.betIdx}`],
      ),
      'audit',
    );
    expect(action).toBe('sports.review-close');
    expect(detail).toMatchObject({ reason: 'done by hand' });
  });

  test('has no bets of other sites, and what events have in common is decided by whoever leads the installation', async () => {
    const match = await several.match();
    const member = await several.member({ cash: 50_000 });
    const { bet } = await member.call('/api/bet/betProc', slipOn([match]));
    const ofEvent = await noted('price', match.eventId, several);
    const ofBet = await noted('bet', bet.betIdx, several);
    const [supervisor, stranger] = [
      await several.operator('supervisor'),
      await several.operator('supervisor', otherSite),
    ];
    const decidable = async (caller: typeof supervisor) =>
      (await caller.call(listPath, {})).list.map(({ reviewId, mayDecide }) => [reviewId, mayDecide]);
    expect(await decidable(supervisor)).toEqual([
      [ofEvent, false],
      [ofBet, true],
    ]);
    expect(await decidable(stranger)).toEqual([[ofEvent, false]]);
    expect(await stranger.codeOf(retryPath, body(ofBet))).toBe('E404');
    await supervisor.call(closePath, { ...body(ofBet), reason: 'done by hand' });
    const platform = await several.operator('platform');
    expect(await decidable(platform)).toEqual([[ofEvent, true]]);
    await platform.call(closePath, { ...body(ofEvent), reason: 'done by hand' });
    expect(await decidable(platform)).toEqual([]);
  });

  test('what nothing tries again says so: a market that is undecided, and a result that no job still writes', async () => {
    const [match, operator] = [await world.match(), await world.operator()];
    const market = need(
      await world.database.row<{ id: number }>('select id from market where event_id = $1', [match.eventId]),
      'market',
    );
    const subjects = ['market', 'result', 'price'] as const;
    const listed = async () => {
      const { list } = await operator.call(listPath, {});
      return Object.fromEntries(
        list.filter(({ eventId }) => eventId === match.eventId).map((row) => [row.subject, row.isRetried]),
      );
    };
    for (const subject of subjects) await noted(subject, subject === 'market' ? market.id : match.eventId);
    expect(await listed()).toEqual({ market: false, result: true, price: true });
    await world.database.run("update event set settled_at = $2, phase = 'ended' where id = $1", [
      match.eventId,
      world.clock.read.date(),
    ]);
    expect(await listed()).toEqual({ market: false, result: false, price: false });
    const late = { eventId: match.eventId, marketId: null, kind: 'rollback' } as const;
    await world.database.transaction((tx) =>
      insertCorrection(tx, late, { operatorId: null, reason: 'wrong' }, world.clock.read.date()),
    );
    expect(await listed()).toEqual({ market: false, result: true, price: false });
  });

  test('what is to be tried again is due at once', async () => {
    const [match, operator] = [await world.match(), await world.operator()];
    const reviewId = await noted('price', match.eventId);
    const due = () => dueReviews(world.database, 'price', new Date(world.clock.read()), 10);
    expect(await due()).toEqual([]);
    await operator.call(retryPath, body(reviewId));
    expect(await due()).toEqual([match.eventId]);
  });

  test('only a supervisor takes something off the list', async () => {
    const reviewId = await noted('price', (await world.match()).eventId);
    const operator = await world.operator();
    expect(await operator.codeOf(closePath, { ...body(reviewId), reason: 'x' })).toBe('E403');
    expect(await (await world.member()).codeOf(retryPath, body(reviewId))).toBe('E401');
  });

  const closed = async () => {
    const reviewId = await noted('price', (await world.match()).eventId);
    await (await world.operator('supervisor')).call(closePath, { ...body(reviewId), reason: 'x' });
    return reviewId;
  };

  test.each(
    refusalsOf(retryPath, {
      C999: [
        'the same key for another entry',
        async () => {
          const operator = await world.operator();
          const first = body(await noted('price', (await world.match()).eventId));
          await operator.call(retryPath, first);
          return operator.codeOf(retryPath, { ...first, reviewId: unknown });
        },
      ],
      E404: [
        'an entry that there is not',
        async () => (await world.operator()).codeOf(retryPath, body(unknown)),
      ],
      O012: [
        'an entry about an event that several sites share',
        async () => {
          const reviewId = await noted('price', (await several.match()).eventId, several);
          return (await several.operator('supervisor', otherSite)).codeOf(retryPath, body(reviewId));
        },
      ],
      O016: [
        'one that nothing tries again',
        async () => (await world.operator()).codeOf(retryPath, body(await noted('market', unknown))),
      ],
      T999: [
        'one that is done',
        async () => (await world.operator()).codeOf(retryPath, body(await closed())),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(closePath, {
      C999: [
        'the same key for another entry',
        async () => {
          const supervisor = await world.operator('supervisor');
          const first = { ...body(await noted('price', (await world.match()).eventId)), reason: 'x' };
          await supervisor.call(closePath, first);
          return supervisor.codeOf(closePath, { ...first, reviewId: unknown });
        },
      ],
      E404: [
        'an entry that there is not',
        async () => (await world.operator('supervisor')).codeOf(closePath, { ...body(unknown), reason: 'x' }),
      ],
      O012: [
        'an entry about an event that several sites share',
        async () => {
          const reviewId = await noted('result', (await several.match()).eventId, several);
          const stranger = await several.operator('supervisor', otherSite);
          return stranger.codeOf(closePath, { ...body(reviewId), reason: 'x' });
        },
      ],
      T999: [
        'one that is done',
        async () => {
          const reviewId = await closed();
          return (await world.operator('supervisor')).codeOf(closePath, { ...body(reviewId), reason: 'x' });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

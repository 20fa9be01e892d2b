import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { dueReviews, noteReview } from '../settlement/review-store.ts';

const world = await createWorld();
const listPath = '/api/console/sports/reviews';
const retryPath = '/api/console/sports/reviewRetry';
const closePath = '/api/console/sports/reviewClose';
const unknown = 9_999_999;

async function noted(subject: 'bet' | 'price', subjectId: number): Promise<number> {
  await world.database.transaction((tx) =>
    noteReview(tx, subject, subjectId, 'no score for it', new Date(world.clock.read())),
  );
  const row = await world.database.row<{ id: number }>(
    'select id from sports_review where subject = $1 and subject_id = $2 and resolved_at is null',
    [subject, subjectId],
  );
  return need(row?.id, 'review');
}

const body = (reviewId: number) => ({ idempotencyKey: newKey(), reviewId });

describe('the review list', () => {
  test('names the event or the receipt, and bets of other sites are not on it', async () => {
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
    const stranger = await world.operator('supervisor', await world.addSite());
    const theirs = await stranger.call(listPath, {});
    expect(theirs.list.map(({ reviewId }) => reviewId)).toEqual([ofEvent]);
    expect(await stranger.codeOf(retryPath, body(ofBet))).toBe('E404');
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

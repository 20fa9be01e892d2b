import type { RequestOf } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import type { TestMatch } from '../../../testing/matches.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { playEvents } from '../replay/play-events.ts';
import { correctResults } from '../settlement/correct-results.ts';
import { settleBets } from '../settlement/settle-bets.ts';

const world = await createWorld();
const previewPath = '/api/console/sports/resultPreview';
const setPath = '/api/console/sports/result';
const unknown = 9_999_999;
const cash = 100_000;

type Result = RequestOf<typeof setPath>;

const resultOf = ({ eventId }: TestMatch, home: number, away: number, change: Partial<Result> = {}) => ({
  idempotencyKey: newKey(),
  eventId,
  kind: 'result' as const,
  scores: [{ scope: 'match' as const, home, away }],
  reason: 'the official report',
  ...change,
});

/** Members who backed the home and the away side of a match that ended 1:0. */
async function endedMatch() {
  const match = await world.match();
  const [home, away] = [await world.member({ cash }), await world.member({ cash })];
  await home.call('/api/bet/betProc', slipOn([match]));
  await away.call(
    '/api/bet/betProc',
    slipOn([], { legs: [{ selectionId: match.selection('WDL', 'away'), odds: 3.6 }] }),
  );
  world.clock.set(new Date(match.endsAtMs).toISOString());
  await playEvents(world.services, 200);
  await settleBets(world.services, 200);
  return { match, home, away };
}

async function settle() {
  await correctResults(world.services, 10);
  await settleBets(world.services, 200);
}

const cashOf = async (member: Person) => (await world.holdingsOf(member)).cash;
const previewBody = ({ reason: _, idempotencyKey: __, ...body }: ReturnType<typeof resultOf>) => body;

describe('a result by hand', () => {
  test('[OPS-1][BET-10] is shown in money first, changes nothing until it is sent, and is then paid and taken back once', async () => {
    const { match, home, away } = await endedMatch();
    const operator = await world.operator('platform');
    expect([await cashOf(home), await cashOf(away)]).toEqual([110_000, 90_000]);
    const body = resultOf(match, 0, 2);
    const preview = await operator.call(previewPath, previewBody(body));
    expect(preview).toMatchObject({
      betCount: 2,
      creditAmount: 36_000,
      debitAmount: 20_000,
      isComplete: true,
    });
    expect(preview.bets.map(({ statusNow, statusThen }) => [statusNow, statusThen])).toEqual([
      ['PASS', 'FAIL'],
      ['FAIL', 'PASS'],
    ]);
    await settle();
    expect([await cashOf(home), await cashOf(away)]).toEqual([110_000, 90_000]);
    const first = await operator.call(setPath, body);
    expect(await operator.call(setPath, body)).toEqual(first);
    await settle();
    await settle();
    expect([await cashOf(home), await cashOf(away)]).toEqual([90_000, 126_000]);
    await operator.call(setPath, resultOf(match, 1, 2));
    const audit = await world.database.rows<{ actor: string; action: string; detail: object }>(
      'select actor, action, detail from audit_log where subject = $1 order by id',
      [`event:${match.eventId}`],
    );
    const { scores, reason } = body;
    const by = { actor: operator.memId, action: 'sports.result' };
    expect(audit).toMatchObject([
      { ...by, detail: { scores: scores.map((score) => ({ ...score, was: null })), reason } },
      { ...by, detail: { scores: [{ scope: 'match', home: 1, away: 2, was: '0:2' }] } },
    ]);
  });

  test('two operators at once: what the later one found is what the earlier one wrote', async () => {
    const { match } = await endedMatch();
    const operator = await world.operator('platform');
    await Promise.all([
      operator.call(setPath, resultOf(match, 3, 0)),
      operator.call(setPath, resultOf(match, 0, 3)),
    ]);
    const written = await world.database.rows<{ score: string; was: string | null }>(
      `select concat(s->>'home', ':', s->>'away') as score, s->>'was' as was
         from audit_log, jsonb_array_elements(detail->'scores') s where subject = $1 order by id`,
      [`event:${match.eventId}`],
    );
    expect(written.map(({ was }) => was)).toEqual([null, written[0]?.score]);
  });

  test('[OPS-1] a match that is called off gives every stake back, and a void of a market as well until it is taken back', async () => {
    const { match, home, away } = await endedMatch();
    const operator = await world.operator('platform');
    const marketId = need(
      (await operator.call('/api/console/sports/event', { eventId: match.eventId })).scopes[0]?.markets[0],
      'market',
    ).marketId;
    const of = (kind: Result['kind']) => ({ ...resultOf(match, 0, 0), scores: [], kind, marketId });
    await operator.call(setPath, of('void'));
    await settle();
    expect([await cashOf(home), await cashOf(away)]).toEqual([cash, cash]);
    await operator.call(setPath, of('unvoid'));
    await settle();
    expect([await cashOf(home), await cashOf(away)]).toEqual([110_000, 90_000]);
    const off = { ...resultOf(match, 0, 0), scores: [], ending: 'not-played' as const };
    await operator.call(setPath, off);
    await settle();
    expect([await cashOf(home), await cashOf(away)]).toEqual([cash, cash]);
    const said = await world.database.rows(
      'select actor, action, subject from audit_log where actor_key = $1 order by id',
      [operator.key],
    );
    const subject = `event:${match.eventId}`;
    const entry = (action: string) => ({ actor: operator.memId, action, subject });
    expect(said).toEqual(['sports.void', 'sports.unvoid', 'sports.result'].map(entry));
  });

  test('a window gives back only the bets that were placed in it', async () => {
    const { match, home, away } = await endedMatch();
    const operator = await world.operator('platform');
    const placedTo = new Date(match.startsAtMs - 3_600_000).toISOString();
    const body = { ...resultOf(match, 0, 0), scores: [], kind: 'void' as const, placedTo };
    expect(await operator.call(previewPath, previewBody(body))).toMatchObject({ betCount: 0 });
    await operator.call(setPath, body);
    await settle();
    expect([await cashOf(home), await cashOf(away)]).toEqual([110_000, 90_000]);
  });

  test('[BET-2] a void stands on the desk as it was said, until the same one is taken back, for its market or for all', async () => {
    const { match } = await endedMatch();
    const operator = await world.operator('platform');
    const read = () => operator.call('/api/console/sports/event', { eventId: match.eventId });
    const marketId = need((await read()).scopes[0]?.markets[0], 'market').marketId;
    const placedTo = new Date(match.startsAtMs - 3_600_000).toISOString();
    const say = (kind: Result['kind'], part: Partial<Result> = {}) =>
      operator.call(setPath, { ...resultOf(match, 0, 0), scores: [], kind, ...part });
    await say('void', { marketId });
    await say('void', { marketId, placedTo });
    const voids = (await read()).voids;
    expect(voids).toMatchObject([
      { marketId, placedFrom: null, placedTo, reason: 'the official report' },
      { marketId, placedFrom: null, placedTo: null },
    ]);
    const recorded = await world.database.rows<{ actor: string; detail: object }>(
      "select actor, detail from audit_log where action = 'sports.void' and subject = $1",
      [`event:${match.eventId}`],
    );
    expect(recorded).toHaveLength(2);
    for (const { actor, detail } of recorded) {
      expect(actor).toBe(operator.memId);
      expect(detail).toMatchObject({ kind: 'void', reason: 'the official report' });
    }
    await say('unvoid', { marketId, placedTo });
    expect((await read()).voids).toMatchObject([{ marketId, placedTo: null }]);
    await say('unvoid');
    expect((await read()).voids).toEqual([]);
  });

  test('a settlement that is taken back leaves its bets open for the next result', async () => {
    const { match, home } = await endedMatch();
    const operator = await world.operator('platform');
    await operator.call(setPath, { ...resultOf(match, 0, 0), scores: [], kind: 'rollback' });
    await settle();
    expect(await cashOf(home)).toBe(90_000);
    await operator.call(setPath, resultOf(match, 3, 0));
    await settle();
    expect(await cashOf(home)).toBe(110_000);
  });

  test('is for whoever answers for all sites of the installation', async () => {
    const { match } = await endedMatch();
    for (const rank of ['operator', 'supervisor'] as const) {
      const operator = await world.operator(rank);
      expect(await operator.codeOf(setPath, resultOf(match, 2, 2))).toBe('E403');
      expect(await operator.codeOf(previewPath, previewBody(resultOf(match, 2, 2)))).toBe('E403');
    }
  });

  const begun = async () => (await endedMatch()).match;

  test.each(
    refusalsOf(previewPath, {
      E404: [
        'an event that there is not',
        async () => {
          const body = previewBody(resultOf(await world.match(), 1, 0));
          return (await world.operator('platform')).codeOf(previewPath, { ...body, eventId: unknown });
        },
      ],
      B6040: [
        'a match that has not begun',
        async () =>
          (await world.operator('platform')).codeOf(
            previewPath,
            previewBody(resultOf(await world.match(), 1, 0)),
          ),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(setPath, {
      C999: [
        'the same key with another score',
        async () => {
          const body = resultOf(await begun(), 2, 0);
          const operator = await world.operator('platform');
          await operator.call(setPath, body);
          return operator.codeOf(setPath, { ...body, scores: [{ scope: 'match', home: 3, away: 0 }] });
        },
      ],
      E404: [
        'a market of another event',
        async () => {
          const [match, other] = [await begun(), await world.match()];
          const market = await world.database.row<{ id: number }>(
            'select id from market where event_id = $1',
            [other.eventId],
          );
          const body = resultOf(match, 1, 0, { marketId: need(market?.id, 'market') });
          return (await world.operator('platform')).codeOf(setPath, body);
        },
      ],
      B6040: [
        'a half in which more was scored than in the match',
        async () => {
          const scores = [
            { scope: 'match' as const, home: 1, away: 0 },
            { scope: 'h1' as const, home: 2, away: 0 },
          ];
          const body = resultOf(await begun(), 1, 0, { scores });
          return (await world.operator('platform')).codeOf(setPath, body);
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

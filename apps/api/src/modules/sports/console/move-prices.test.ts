import type { RequestOf } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import type { TestMatch } from '../../../testing/matches.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
/** Where nobody else has the prices that are moved. */
const single = await createWorld();
const eventPath = '/api/console/sports/event';
const shiftPath = '/api/console/sports/shift';
const limitPath = '/api/console/sports/limit';
const unknown = 9_999_999;

async function auditOf(match: TestMatch, { database } = world) {
  return database.rows<{ action: string }>('select action from audit_log where subject = $1 order by id', [
    `event:${match.eventId}`,
  ]);
}

describe('the limit of one event', () => {
  const limitOf = ({ eventId }: TestMatch, share: number) => ({
    idempotencyKey: newKey(),
    eventId,
    share,
    reason: 'a derby',
  });

  test('lowers what is taken there at once, at the own site alone', async () => {
    const [match, operator] = [await world.match(), await world.operator()];
    await operator.call(limitPath, limitOf(match, 0));
    const [here, there] = [
      await world.member({ cash: 50_000 }),
      await world.member({ cash: 50_000, site: await world.addSite() }),
    ];
    expect(await here.codeOf('/api/bet/betProc', slipOn([match]))).not.toBe('0');
    expect(await there.codeOf('/api/bet/betProc', slipOn([match]))).toBe('0');
    const { limits } = await operator.call(eventPath, { eventId: match.eventId });
    expect(limits).toMatchObject({ share: 0, eventAmount: 0 });
    await operator.call(limitPath, limitOf(match, 10_000));
    expect(await here.codeOf('/api/bet/betProc', slipOn([match]))).toBe('0');
    expect((await auditOf(match)).map(({ action }) => action)).toEqual(['sports.limit', 'sports.limit']);
  });

  test.each(
    refusalsOf(limitPath, {
      C999: [
        'the same key with another share',
        async () => {
          const [operator, body] = [await world.operator(), limitOf(await world.match(), 5_000)];
          await operator.call(limitPath, body);
          return operator.codeOf(limitPath, { ...body, share: 6_000 });
        },
      ],
      E404: [
        'an event that there is not',
        async () =>
          (await world.operator()).codeOf(limitPath, {
            ...limitOf(await world.match(), 1),
            eventId: unknown,
          }),
      ],
      T999: [
        'an event that is over',
        async () => {
          const match = await world.match();
          await world.database.run("update event set phase = 'ended', settled_at = now() where id = $1", [
            match.eventId,
          ]);
          return (await world.operator()).codeOf(limitPath, limitOf(match, 1));
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

describe('a move of prices', () => {
  const shiftOf = ({ eventId }: TestMatch, change: Partial<RequestOf<typeof shiftPath>> = {}) => ({
    idempotencyKey: newKey(),
    eventId,
    axis: 'lead' as const,
    logOdds: 0.2,
    reason: 'a player is missing',
    ...change,
  });

  test('stands on the event until it is taken back', async () => {
    const [match, operator] = [await single.match(), await single.operator()];
    await operator.call(shiftPath, shiftOf(match));
    await operator.call(shiftPath, shiftOf(match, { axis: 'total', logOdds: -0.1 }));
    const selectionId = match.selection('WDL', 'home');
    await operator.call(shiftPath, shiftOf(match, { axis: 'selection', selectionId, logOdds: 0.3 }));
    const { shift, scopes, event } = await operator.call(eventPath, { eventId: match.eventId });
    expect(shift).toEqual({ lead: 0.2, total: -0.1 });
    const home = scopes[0]?.markets[0]?.selections.find(({ pick }) => pick === 'home');
    expect(home?.shift).toBe(0.3);
    expect(event.isShifted).toBe(true);
    await operator.call(shiftPath, shiftOf(match, { logOdds: 0 }));
    expect((await operator.call(eventPath, { eventId: match.eventId })).shift.lead).toBe(0);
    expect(await auditOf(match, single)).toHaveLength(4);
  });

  test('beyond one in log-odds is no move', async () => {
    const [match, operator] = [await single.match(), await single.operator()];
    expect(await operator.codeOf(shiftPath, shiftOf(match, { logOdds: 1.01 }))).toBe('E400');
    expect(await auditOf(match, single)).toEqual([]);
  });

  test.each(
    refusalsOf(shiftPath, {
      C999: [
        'the same key with another move',
        async () => {
          const [operator, body] = [await single.operator(), shiftOf(await single.match())];
          await operator.call(shiftPath, body);
          return operator.codeOf(shiftPath, { ...body, logOdds: 0.3 });
        },
      ],
      O012: [
        'a trader of one of several sites',
        async () => {
          await world.addSite();
          return (await world.operator('trader')).codeOf(shiftPath, shiftOf(await world.match()));
        },
      ],
      E404: [
        'a selection of another event',
        async () => {
          const [match, other] = [await single.match(), await single.match()];
          const selectionId = other.selection('WDL', 'home');
          return (await single.operator()).codeOf(
            shiftPath,
            shiftOf(match, { axis: 'selection', selectionId }),
          );
        },
      ],
      O017: [
        'the opinion about an event of a feed',
        async () => {
          const match = await single.match();
          await single.database.run("update event set feed = 'uof' where id = $1", [match.eventId]);
          return (await single.operator()).codeOf(shiftPath, shiftOf(match));
        },
      ],
      T999: [
        'a single price that should become longer',
        async () => {
          const match = await single.match();
          const selectionId = match.selection('WDL', 'home');
          return (await single.operator()).codeOf(
            shiftPath,
            shiftOf(match, { axis: 'selection', selectionId, logOdds: -0.1 }),
          );
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

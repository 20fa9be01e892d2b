import { type CallSpec, calls } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../kernel/need.ts';
import { pin } from '../testing/people.ts';
import { createWorld, newKey } from '../testing/world.ts';
import { derivedKeyMs } from './derived-key.ts';
import { retentionJobs } from './retention.ts';

const world = await createWorld();
const cashOut = '/api/cash/out';

const countRequests = async (memberKey: number) =>
  (await world.database.row<{ count: number }>('select count(*) from cash_request where member_id = $1', [
    memberKey,
  ])) ?? { count: 0 };

describe('a money call without a key', () => {
  test('the same body within a minute returns the stored answer, and after it is a new action', async () => {
    const member = await world.member();
    const operator = await world.operator();
    const first = await member.call('/api/cash/in', { amount: 10_000 });
    world.clock.advance(derivedKeyMs - 1);
    expect(await member.call('/api/cash/in', { amount: 10_000 })).toEqual(first);
    expect(await countRequests(member.key)).toEqual({ count: 1 });
    const { cashIdx } = first.request;
    await operator.call('/api/console/cash/claim', { cashIdx });
    await operator.call('/api/console/cash/reject', { cashIdx, reason: 'test' });
    world.clock.advance(1);
    const second = await member.call('/api/cash/in', { amount: 10_000 });
    expect(second.request.cashIdx).not.toBe(cashIdx);
  });

  test('twenty at once are one action', async () => {
    const member = await world.member({ cash: 100_000 });
    const body = { amount: 20_000, cashOutPass: pin };
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.call(cashOut, body)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await countRequests(member.key)).toEqual({ count: 1 });
    expect((await world.holdingsOf(member)).cash).toBe(80_000);
  });

  test('two that lie on both sides of a full minute of the clock are one action', async () => {
    const member = await world.member();
    world.clock.advance(59_900);
    const first = await member.call('/api/cash/in', { amount: 10_000 });
    world.clock.advance(200);
    expect(await member.call('/api/cash/in', { amount: 10_000 })).toEqual(first);
  });

  test('another body, another member and another session are other actions', async () => {
    const [one, other] = [await world.member({ cash: 50_000 }), await world.member({ cash: 50_000 })];
    const partner = await world.member({ rank: 'PTN_4', cash: 50_000 });
    const child = await world.addMember({ parentId: partner.key });
    const give = { memId: child.memId, amount: 1_000 };
    const first = await partner.call('/api/give/send', give);
    expect(await partner.call('/api/give/send', give)).toEqual(first);
    expect((await partner.call('/api/give/send', { ...give, amount: 2_000 })).entry.giveIdx).not.toBe(
      first.entry.giveIdx,
    );
    const later = await world.signIn(partner.memId);
    expect((await later.call('/api/give/send', give)).entry.giveIdx).not.toBe(first.entry.giveIdx);
    const asked = [
      await one.call(cashOut, { amount: 10_000, cashOutPass: pin }),
      await other.call(cashOut, { amount: 10_000, cashOutPass: pin }),
    ];
    expect(asked[0]?.request.cashIdx).not.toBe(asked[1]?.request.cashIdx);
  });

  test('a refusal may be tried again at once, and the password is no part of the derived key', async () => {
    const member = await world.member({ cash: 50_000 });
    expect(await member.codeOf(cashOut, { amount: 10_000, cashOutPass: '0000' })).toBe('C008');
    expect(await member.codeOf(cashOut, { amount: 10_000, cashOutPass: pin })).toBe('0');
    const rows = await world.database.rows(
      'select 1 from derived_key k join session s on s.id = k.session_id where s.member_id = $1',
      [member.key],
    );
    expect(rows).toHaveLength(1);
  });

  test('a key that is sent counts as before', async () => {
    const member = await world.member();
    const idempotencyKey = newKey();
    await member.call('/api/cash/in', { idempotencyKey, amount: 10_000 });
    expect(await member.codeOf('/api/cash/in', { idempotencyKey, amount: 20_000 })).toBe('C999');
    expect(await member.codeOf('/api/cash/in', { amount: 10_000 })).toBe('c104');
  });

  test('what is left of it is deleted after its minute', async () => {
    const member = await world.member();
    await member.call('/api/cash/in', { amount: 10_000 });
    const job = need(
      retentionJobs(world.services).find(({ name }) => name === 'derived-keys.prune'),
      'job',
    );
    world.clock.advance(10 * derivedKeyMs);
    await job.run(job.limit);
    expect(await world.database.rows('select 1 from derived_key')).toEqual([]);
  });
});

test('no idempotent call requires a key of its client', () => {
  const keyed = Object.values<CallSpec>(calls).filter(({ idempotent }) => idempotent === true);
  expect(keyed.length).toBeGreaterThan(25);
  for (const { path, body } of keyed)
    expect(body.shape.idempotencyKey?.safeParse(undefined).success, path).toBe(true);
});

import { expect, test } from 'vitest';
import { activation, makeDormant } from '../../../testing/dormant-accounts.ts';
import { password, pin } from '../../../testing/people.ts';
import { whileVerifying } from '../../../testing/while-verifying.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const update = '/api/member/update';
const accountEnd = '8264';

/** A dormant account with a number whose end stands in nothing else. */
async function dormant(): Promise<Person> {
  const member = await world.member({ cash: 20_000 });
  await world.database.run('update member set account_cipher = $2 where id = $1', [
    member.key,
    world.services.sealer.seal('member.account', `11048297${accountEnd}`),
  ]);
  return makeDormant(world, member);
}
const toPhone = () => ({
  idempotencyKey: newKey(),
  change: 'phone' as const,
  memPass: password,
  memPhone: '010-7070-4411',
});
const toPin = (change: object = {}) => ({
  idempotencyKey: newKey(),
  change: 'pin' as const,
  cashOutPass: pin,
  newCashOutPass: '7391',
  newCashOutPassCheck: '7391',
  ...change,
});
const secretsOf = (member: Person) =>
  world.database.row('select pin_hash, phone_index, password_hash from member where id = $1', [member.key]);

test('[ACC-11] no answer tells the third proof of an activation, neither at the log-in nor afterwards', async () => {
  const member = await dormant();
  const logIn = await world.guest().call('/api/member/login', { memId: member.memId, memPass: password });
  const again = await world.signIn(member.memId);
  const closing = await again.call('/api/member/closing', {});
  const info = await again.call('/api/member/info', {});
  expect([logIn.member, info.member, closing].map(({ accountNumber }) => accountNumber)).toEqual(
    Array(3).fill('****'),
  );
  const answers = [
    logIn,
    info,
    closing,
    await again.call('/api/member/security', {}),
    await again.call('/api/cash/list/', {}),
    await again.call('/api/board/msgList', {}),
    await again.ask('/api/cash/out', { idempotencyKey: newKey(), amount: 20_000, cashOutPass: pin }),
  ];
  for (const answer of answers) {
    expect(JSON.stringify(answer)).not.toContain(accountEnd);
    expect(JSON.stringify(answer)).not.toContain('1990-01-01');
  }
  await again.call('/api/member/activate', activation({ proof: 'account', answer: accountEnd }));
  expect((await again.call('/api/member/info', {})).member.accountNumber).toBe(`****${accountEnd}`);
});

test('[ACC-11] its phone and its withdrawal password are not changed before it is active, its password is', async () => {
  const member = await dormant();
  const before = await secretsOf(member);
  expect([await member.codeOf(update, toPhone()), await member.codeOf(update, toPin())]).toEqual([
    'L013',
    'L013',
  ]);
  expect(await secretsOf(member)).toEqual(before);
  const fresh = 'lantern market 42';
  const toPassword = { idempotencyKey: newKey(), change: 'password' as const, memPass: password };
  expect(await member.codeOf(update, { ...toPassword, newMemPass: fresh, newMemPassCheck: fresh })).toBe('0');
  await member.call('/api/member/activate', activation({ memPass: fresh }));
  expect(await member.codeOf(update, toPin())).toBe('0');
});

test('[ACC-11] without a withdrawal password it sets none with its password alone: an operator activates it', async () => {
  const member = await dormant();
  await world.setMember(member, 'pin_hash = null');
  expect(await member.codeOf(update, toPin({ cashOutPass: '', memPass: password }))).toBe('L013');
  expect(await member.codeOf('/api/member/activate', activation({ cashOutPass: '7391' }))).toBe('C010');
  expect(await secretsOf(member)).toMatchObject({ pin_hash: null });
  const operator = await world.operator();
  await operator.call('/api/console/members/activate', { memberKey: member.key, reason: 'called back' });
  expect(await member.codeOf(update, toPin({ cashOutPass: '', memPass: password }))).toBe('0');
});

test('[ACC-11] an account that becomes dormant while its password is looked at keeps its phone', async () => {
  const member = await world.member();
  const before = await secretsOf(member);
  whileVerifying(world, async () => {
    await makeDormant(world, member);
  });
  expect(await member.codeOf(update, toPhone())).toBe('L013');
  expect(await secretsOf(member)).toEqual(before);
});

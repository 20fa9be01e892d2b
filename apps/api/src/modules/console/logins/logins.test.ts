import { expect, test } from 'vitest';
import { minutes } from '../../../testing/clock.ts';
import { activation, makeDormant } from '../../../testing/dormant-accounts.ts';
import { password } from '../../../testing/people.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();
const path = '/api/console/logins';
const none = { succeeded: 0, failed: 0, held: 0 };
const hours = (count: number) => minutes(60 * count);

const tryFrom = (address: string, memId: string, memPass: string) =>
  world.guest().fromAddress(address).codeOf('/api/member/login', { memId, memPass });

test('[SEC-17] log-ins that succeed, fail and are held back are counted by hour, by day and by who logs in, with the networks that fail most', async () => {
  const { memId } = await world.addMember();
  const partner = await world.addMember({ rank: 'PTN_5' });
  // The log-ins so far are of days ago.
  world.clock.advance(hours(24 * 40));
  for (let tries = 1; tries <= 12; tries += 1) await tryFrom(`198.51.100.7`, memId, 'wrong');
  await tryFrom('198.51.100.200', memId, 'wrong');
  await tryFrom('2001:db8:0:7::5', 'nobody-here', 'wrong');
  expect(await tryFrom('203.0.113.9', memId, password)).toBe('0');
  world.clock.advance(hours(1));
  await tryFrom('203.0.113.9', partner.memId, 'wrong');
  expect(await tryFrom('203.0.113.9', partner.memId, password)).toBe('0');
  const lead = await world.operator('supervisor');
  const day = await lead.call(path, { span: 'day' });
  expect(day.list).toHaveLength(24);
  expect(day.list.at(-2)?.counts).toEqual([
    { kind: 'member', succeeded: 1, failed: 12, held: 2 },
    { kind: 'partner', ...none },
    { kind: 'operator', ...none },
  ]);
  expect(day.list.at(-1)?.counts).toEqual([
    { kind: 'member', ...none },
    { kind: 'partner', succeeded: 1, failed: 1, held: 0 },
    { kind: 'operator', ...none, succeeded: 1 },
  ]);
  expect(day.networks).toMatchObject([
    { network: '198.51.100.0/24', failed: 11, accounts: 1 },
    { network: '2001:db8:0:7::/64', failed: 1, accounts: 1 },
    { network: '203.0.113.0/24', failed: 1, accounts: 1 },
  ]);
  world.clock.advance(hours(24 * 3));
  const later = await world.operator('supervisor');
  expect((await later.call(path, { span: 'day' })).totals[0]).toEqual({ kind: 'member', ...none });
  const month = await later.call(path, { span: 'month' });
  expect(month.list).toHaveLength(30);
  expect(month.totals).toEqual([
    { kind: 'member', succeeded: 1, failed: 12, held: 2 },
    { kind: 'partner', succeeded: 1, failed: 1, held: 0 },
    { kind: 'operator', ...none, succeeded: 2 },
  ]);
  const { from } = month.list.at(-1) ?? { from: '' };
  // Midnight of the site's calendar.
  expect(from).toMatch(/T15:00:00.000Z$/);
});

test('[OPS-1] a failed log-in stands at its member with its time and the address that it came from', async () => {
  const member = await world.addMember();
  world.clock.advance(minutes(1));
  for (const address of ['198.51.100.31', '2001:db8:0:9::5'])
    expect(await tryFrom(address, member.memId, 'wrong')).toBe('L001');
  const lead = await world.operator('supervisor');
  const { failedLogins } = await lead.call('/api/console/members/detail', { memberKey: member.key });
  const at = world.clock.read.date().toISOString();
  expect(new Set(failedLogins)).toEqual(
    new Set([
      { at, address: '2001:db8:0:9::5' },
      { at, address: '198.51.100.31' },
    ]),
  );
});

test('a password that is asked for again inside is no log-in', async () => {
  const member = await world.member();
  const before = (await supervisorNow()).totals;
  await member.codeOf('/api/member/update', {
    idempotencyKey: crypto.randomUUID(),
    change: 'phone',
    memPass: 'wrong',
    memPhone: '01031415926',
  });
  expect((await supervisorNow()).totals[0]).toEqual(before[0]);

  async function supervisorNow() {
    const lead = await world.operator('supervisor');
    return lead.call(path, { span: 'day' });
  }
});

test('what a member shows to activate its account is no log-in, however often it is wrong', async () => {
  const member = await makeDormant(world, await world.member());
  const lead = await world.operator('supervisor');
  const before = (await lead.call(path, { span: 'day' })).totals[0];
  const activate = '/api/member/activate';
  // More than are looked at: the rest would be held back as log-ins.
  for (let tries = 1; tries <= 12; tries += 1)
    await member.codeOf(activate, activation({ memPass: 'wrong' }));
  expect((await lead.call(path, { span: 'day' })).totals[0]).toEqual(before);
  world.clock.advance(hours(1));
  const again = await world.signIn(member.memId);
  expect(await again.codeOf(activate, activation())).toBe('0');
  const later = await world.operator('supervisor');
  expect((await later.call(path, { span: 'day' })).totals[0]).toEqual({
    ...before,
    succeeded: (before?.succeeded ?? 0) + 1,
  });
});

test('one site knows nothing of another, and a cashier nothing at all', async () => {
  const elsewhere = await world.operator('supervisor', await world.addSite());
  const { totals, networks } = await elsewhere.call(path, { span: 'month' });
  expect(totals.map(({ succeeded, failed }) => succeeded + failed)).toEqual([0, 0, 1]);
  expect(networks).toEqual([]);
  expect(await (await world.operator()).codeOf(path, { span: 'day' })).toBe('E403');
});

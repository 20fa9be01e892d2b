import type { CallPath } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { minutes } from '../../testing/clock.ts';
import { password } from '../../testing/people.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
await world.changeSite(world.site, { stepUpAmount: 20_000 });
const show = '/api/console/confirmation/show';

const shown = (by: Person, path: string, body: object) => by.call(show, { path, body: { ...body } as never });

async function confirmed(by: Person, path: string, body: object): Promise<string> {
  const { confirmationKey, digest } = await shown(by, path, body);
  await by.call('/api/console/confirmation/give', { confirmationKey, digest, password });
  return confirmationKey;
}

describe('[SEC-18] what is confirmed by itself', () => {
  const giving = (member: Person): [string, CallPath, object, string][] => [
    ['points that it gives', '/api/console/point/give', { memberKey: member.key, reason: 'x' }, 'points'],
    [
      'points that it takes back',
      '/api/console/point/takeBack',
      { memberKey: member.key, reason: 'x' },
      'debit',
    ],
    [
      'coupons that it issues',
      '/api/console/coupon/issue',
      {
        name: { ko: '쿠폰', en: 'coupon', vi: 'phiếu' },
        worth: 'point',
        expiresAt: new Date(world.clock.read() + minutes(600)).toISOString(),
        memIds: [member.memId],
      },
      'coupons',
    ],
  ];

  test('are points and coupons too, whoever gives them alone', async () => {
    const operator = await world.operator('supervisor');
    const member = await world.member({ cash: 1_000_000 });
    for (const [what, path, asked, name] of giving(member)) {
      await operator.call('/api/console/confirm', { password });
      const body = { ...asked, amount: 30_000, idempotencyKey: newKey() } as never;
      expect((await operator.askOnce(path, body)).code, what).toBe('L008');
      const { lines, memIds } = await shown(operator, path, body);
      expect(lines, what).toContainEqual({ name, text: null, amount: 30_000 });
      expect(lines, what).toContainEqual({ name: 'outcome', text: 'now', amount: null });
      expect(memIds, what).toEqual([member.memId]);
      const confirmationKey = await confirmed(operator, path, body);
      expect(
        (await operator.askOnce(path, { ...(body as object), confirmationKey } as never)).code,
        what,
      ).toBe('0');
    }
  });

  test('is the very sum from which it is asked: nobody raises that at a screen that was left open', async () => {
    const site = await world.addSite();
    const owner = await world.operator('owner', site);
    const save = '/api/console/settings/save';
    const changeOf = async (group: 'approval' | 'cash', key: string, value: string) => {
      const { groups } = await owner.call('/api/console/settings', {});
      const { revision } = need(
        groups.find((each) => each.group === group),
        'the group',
      );
      return { group, revision, changes: [{ key, value }], reason: 'larger sums', idempotencyKey: newKey() };
    };
    await owner.call('/api/console/confirm', { password });
    const body = await changeOf('approval', 'stepUpAmount', '1000000000');
    expect((await owner.askOnce(save, body)).code).toBe('L008');
    expect((await shown(owner, save, body)).lines).toEqual([
      { name: 'setting', setting: 'stepUpAmount', text: '3,000,000 → 1,000,000,000', amount: null },
      { name: 'reason', text: 'larger sums', amount: null },
    ]);
    const confirmationKey = await confirmed(owner, save, body);
    const more = {
      ...body,
      changes: [{ key: 'fourEyesAmount', value: '1000000000' }],
      idempotencyKey: newKey(),
    };
    expect((await owner.askOnce(save, { ...more, confirmationKey })).code).toBe('L015');
    expect((await owner.askOnce(save, { ...body, confirmationKey })).code).toBe('0');
    // For what guards no sum the session is enough, and there is nothing to be shown.
    const other = await changeOf('cash', 'cashServiceMinutes', '44');
    expect(await owner.codeOf(show, { path: save, body: { ...other } as never })).toBe('E404');
    expect((await owner.askOnce(save, other)).code).toBe('0');
  });
});

import { describe, expect, test } from 'vitest';
import { pin } from '../testing/people.ts';
import { createWorld, newKey } from '../testing/world.ts';
import { need } from './need.ts';

const world = await createWorld();
const other = await world.addSite();

async function theirs() {
  const member = await world.member({ site: other, cash: 100_000 });
  const { request } = await member.call('/api/cash/out', {
    idempotencyKey: newKey(),
    amount: 20_000,
    cashOutPass: pin,
  });
  const accounts = await world.database.rows<{ id: number }>(
    'select id from ledger_account where site_id = $1 and owner_id = $2',
    [other.id, member.key],
  );
  return { member, cashIdx: request.cashIdx, accountId: need(accounts[0]?.id, 'account') };
}

describe('an operator of one site', () => {
  test('[SEC-4][SEC-27] finds nothing of another site by its id', async () => {
    const [supervisor, { member, cashIdx, accountId }] = [await world.operator('supervisor'), await theirs()];
    const codes = [
      await supervisor.codeOf('/api/console/cash/detail', { cashIdx }),
      await supervisor.codeOf('/api/console/cash/claim', { cashIdx }),
      await supervisor.codeOf('/api/console/cash/approve', { cashIdx, idempotencyKey: newKey() }),
      await supervisor.codeOf('/api/console/cash/reject', { cashIdx, idempotencyKey: newKey(), reason: 'x' }),
      await supervisor.codeOf('/api/console/members/decide', { memberKey: member.key, decision: 'reject' }),
      await supervisor.codeOf('/api/console/ledger/statement', { accountId }),
    ];
    expect(codes).toEqual(Array.from({ length: 6 }, () => 'E404'));
    expect(await world.holdingsOf(member, other)).toMatchObject({ cash: 80_000, hold: 20_000 });
  });

  test('[SEC-4] sees nothing of another site in any list', async () => {
    const [supervisor, { member }] = [await world.operator('supervisor'), await theirs()];
    const lists = [
      await supervisor.call('/api/console/members', { search: member.memId }),
      await supervisor.call('/api/console/cash/list', { kind: 'out', state: 'all' }),
      await supervisor.call('/api/console/ledger/accounts', { search: member.memId }),
      await supervisor.call('/api/console/account/list', {}),
    ];
    for (const { list, pageInfo } of lists) {
      expect(list).toEqual([]);
      expect(pageInfo.total).toBe(0);
    }
    expect(await supervisor.call('/api/console/queue', {})).toMatchObject({ withdrawals: 0 });
    const { byKind } = await supervisor.call('/api/console/ledger/summary', {});
    expect(byKind.every(({ balance }) => balance === 0)).toBe(true);
  });
});

test('one id, phone and account may be used at two sites, and each password opens its own', async () => {
  const here = await world.addMember({ memId: 'same-name' });
  const there = await world.addMember({ memId: 'same-name', site: other });
  expect(here.key).not.toBe(there.key);
  const member = await world.signIn('same-name', other);
  await world.setMember(there, "nickname = 'the other one'");
  expect((await member.call('/api/member/info', {})).member.memNick).toBe('the other one');
});

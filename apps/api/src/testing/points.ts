import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { afterEach, expect } from 'vitest';
import { newKey, type Person, type World } from './world.ts';

/** Gives points as an operator does. */
export async function givePointsTo(world: World, member: { key: number }, points: number): Promise<void> {
  const operator = await world.operator();
  await operator.call('/api/console/point/give', {
    idempotencyKey: newKey(),
    memberKey: member.key,
    amount: points,
    reason: 'for the test',
  });
}

/** Gives comp as a settled bet of a downline member does. */
export async function giveCompTo(
  world: World,
  member: { key: number },
  comp: number,
  site = world.site,
): Promise<void> {
  const holder = { siteId: site.id, memberId: member.key };
  const movement = { holder, amount: amount(comp) };
  await world.database.transaction(async (tx) => {
    await world.services.ledger.postIn(tx, [flows.commission(movement, `test:${newKey()}`)]);
  });
}

/** Asks for a deposit and has it approved. */
export async function deposit(world: World, member: Person, sum: number, site = world.site): Promise<number> {
  const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: sum });
  const operator = await world.operator('operator', site);
  const { cashIdx } = request;
  await operator.call('/api/console/cash/claim', { cashIdx });
  await operator.call('/api/console/cash/approve', { cashIdx, idempotencyKey: newKey() });
  return cashIdx;
}

/** After every test: what the rows of a member say is what its point account holds, for every member. */
export function checkPointRows(world: World): void {
  afterEach(async () => {
    const wrong = await world.database.rows(
      `select m.id, coalesce(sum(e.applied), 0) as rows, a.balance from member m
         join ledger_account a on a.owner_id = m.id and a.kind = 'point' left join point_entry e on e.member_id = m.id
        group by m.id, a.balance having coalesce(sum(e.applied), 0) <> a.balance`,
    );
    expect(wrong).toEqual([]);
  });
}

import { describe, expect, test } from 'vitest';
import { cashRequestsOf, finish, refuse } from '../../testing/cash-requests.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
const claim = '/api/console/cash/claim';
const approve = '/api/console/cash/approve';
const reject = '/api/console/cash/reject';
const { deposit, withdrawal, claimed } = cashRequestsOf(world);

describe('many at once', () => {
  test('[ST-06] of ten operators one claims', async () => {
    const { cashIdx } = await deposit();
    const operators = await Promise.all(Array.from({ length: 10 }, () => world.operator()));
    const codes = await Promise.all(operators.map((each) => each.codeOf(claim, { cashIdx })));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'C501')).toHaveLength(9);
  });

  test('[ST-06] of ten supervisors who approve and reject at once one closes it, and the ledger moves once', async () => {
    const { member, cashIdx } = await withdrawal();
    await claimed({ cashIdx });
    const supervisors = await Promise.all(Array.from({ length: 10 }, () => world.operator('supervisor')));
    const codes = await Promise.all(
      supervisors.map((each, index) =>
        index % 2 === 0 ? each.codeOf(approve, finish(cashIdx)) : each.codeOf(reject, refuse(cashIdx)),
      ),
    );
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'C503')).toHaveLength(9);
    const moved = await world.database.rows('select flow from ledger_transfer where reference = $1', [
      `cash:${cashIdx}`,
    ]);
    expect(moved).toHaveLength(2);
    const { cash, hold } = await world.holdingsOf(member);
    expect(hold).toBe(0);
    expect([50_000, 100_000]).toContain(cash);
  });

  test('one approval sent twenty times at once moves the money once', async () => {
    const { member, cashIdx } = await deposit();
    const operator = await claimed({ cashIdx });
    const body = finish(cashIdx);
    const codes = await Promise.all(Array.from({ length: 20 }, () => operator.codeOf(approve, body)));
    expect(new Set(codes)).toEqual(new Set(['0']));
    expect((await world.holdingsOf(member)).cash).toBe(50_000);
  });
});

describe('what the database itself refuses', () => {
  test.each([
    [0, 1],
    [0, -1],
    [2, 0],
    [1, 2],
    [1, -1],
    [-1, 2],
    [-1, 1],
    [-1, 0],
  ])('[SEC-2][ST-06] a request cannot go from %i to %i, whichever role writes it', async (from, to) => {
    const { cashIdx } = await deposit();
    if (from !== 0) {
      const operator = await claimed({ cashIdx });
      if (from === 1) await operator.call(approve, finish(cashIdx));
      if (from === -1) await operator.call(reject, refuse(cashIdx));
    }
    const change = world.owner.run('update cash_request set state = $2 where id = $1', [cashIdx, to]);
    await expect(change).rejects.toMatchObject({ code: '23514' });
  });

  test('[ST-06] the amount of a processed request cannot change', async () => {
    const { cashIdx } = await deposit();
    await (await claimed({ cashIdx })).call(approve, finish(cashIdx));
    const change = world.owner.run('update cash_request set amount = amount + 1 where id = $1', [cashIdx]);
    await expect(change).rejects.toMatchObject({ code: '23514' });
  });
});

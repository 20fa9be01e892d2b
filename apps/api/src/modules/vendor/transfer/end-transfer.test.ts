import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { createGameMoneyWorld, game, launch } from '../../../testing/game-money.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { resumeTransfer } from './settle-transfer.ts';

const { world, moon, playerOf, played, mergeWith, moneyOf, transfersOf } = await createGameMoneyWorld();
await world.changeSite(world.site, { fourEyesAmount: 8_000, stepUpAmount: 8_000 });
const end = '/api/console/vendors/endTransfer';
const deposit = '/operator/transfer/v1/wallet/deposit';
const withdraw = '/operator/transfer/v1/wallet/withdraw';
const status = '/operator/transfer/v1/wallet/status';
const reason = 'the provider told us';

const resume = (transferId: string) => resumeTransfer(world.services, transferId);
/** What an operator decides is summed, so each test has its own. */
const operator = () => world.operator('supervisor');

async function openTransferOf(member: { key: number }): Promise<string> {
  const row = await world.database.row<{ id: string }>(
    'select id from game_transfer where member_id = $1 and finished_at is null',
    [member.key],
  );
  return need(row, 'an open movement').id;
}

/** A way there whose answer was lost and of which the vendor tells another amount than was sent, which nobody believes. */
async function disbelieved(cash: number, told: number) {
  const member = await world.member({ cash });
  moon.fake.faults.set(deposit, ['lost-after']);
  await member.codeOf(launch, game);
  const transferId = await openTransferOf(member);
  Object.assign(need(moon.fake.decided.get(transferId), 'what the vendor did'), { amount: told });
  world.clock.advance(70_000);
  await resume(transferId);
  expect(await transfersOf(member)).toMatchObject([{ state: 'unknown' }]);
  // Whoever asked may still be heard for some seconds.
  world.clock.advance(20_000);
  return { member, transferId };
}

/** A way back of which nothing is heard any more. */
async function unheard(left: number, cash = 5_000) {
  const member = await played(left, cash);
  moon.fake.faults.set(withdraw, ['lost-before']);
  moon.fake.silent.add(status);
  await mergeWith(member);
  world.clock.advance(70_000);
  return { member, transferId: await openTransferOf(member) };
}

describe('a movement that its vendor does not explain is ended by people', () => {
  test('it did not happen: what was sent is back, and the member plays on', async () => {
    const one = await operator();
    const { member, transferId } = await disbelieved(5_000, 4_000);
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 5_000 });
    expect(await one.call(end, { transferId, moved: null, reason })).toEqual({ isDone: true });
    expect(await moneyOf(member)).toEqual({ cash: 5_000, moon: 0 });
    expect(await transfersOf(member)).toMatchObject([{ state: 'failed', refusal: 'refused' }]);
    expect(await member.codeOf(launch, game)).toBe('0');
    const { list } = await one.call('/api/console/audit', { subject: `member:${member.key}` });
    expect(list.map(({ action }) => action)).toContain('vendor.end-transfer');
  });

  test('less than was sent has come there: the rest is cash again, and both sides come to the same', async () => {
    const { member, transferId } = await disbelieved(5_000, 4_000);
    const one = await operator();
    await one.call(end, { transferId, moved: { amount: 4_000, left: 4_000 }, reason });
    expect(await moneyOf(member)).toEqual({ cash: 1_000, moon: 4_000 });
    Object.assign(playerOf(member), { balance: 4_000, game: 'closed' });
    await mergeWith(member);
    expect(await moneyOf(member)).toEqual({ cash: 5_000, moon: 0 });
    expect((await transfersOf(member)).at(-1)).toMatchObject({ state: 'confirmed', result: 0 });
  });

  test.each([
    [0, 0],
    [1_000, 500],
  ])(
    'a way back of which %i came and %i is left takes two, where our books hold more there than one may decide',
    async (came, left) => {
      const { member, transferId } = await unheard(9_000, 9_000);
      const said = { transferId, moved: { amount: came, left }, reason };
      const [one, other] = [await operator(), await operator()];
      expect(await one.call(end, said)).toEqual({ isDone: false });
      expect(await moneyOf(member)).toEqual({ cash: 0, moon: 9_000 });
      expect(await other.call(end, said)).toEqual({ isDone: true });
      expect(await moneyOf(member)).toEqual({ cash: came, moon: left });
    },
  );

  test('a way back happened: what moved and what is left say what was won', async () => {
    const { member, transferId } = await unheard(6_500);
    const one = await operator();
    await one.call(end, { transferId, moved: { amount: 6_000, left: 500 }, reason });
    expect(await moneyOf(member)).toEqual({ cash: 6_000, moon: 500 });
    expect((await transfersOf(member)).at(-1)).toMatchObject({ state: 'confirmed', result: 1_500 });
  });

  test('a way back that did not happen leaves the money there, and is asked for anew', async () => {
    const { member, transferId } = await unheard(5_000);
    await (await operator()).call(end, { transferId, moved: null, reason });
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 5_000 });
    moon.fake.heal();
    await mergeWith(member);
    expect(await moneyOf(member)).toEqual({ cash: 5_000, moon: 0 });
  });

  test('from the sum of the site on it is confirmed as an operation, and a second operator says the same', async () => {
    const [one, two] = [await operator(), await operator()];
    const { member, transferId } = await disbelieved(9_000, 1);
    const said = { transferId, moved: null, reason };
    expect((await one.askOnce(end, said)).code).toBe('L008');
    expect(await one.call(end, said)).toEqual({ isDone: false });
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 9_000 });
    const stuck = await two.call('/api/console/vendors/stuck', {});
    expect(stuck.transfers.find((row) => row.transferId === transferId)?.said).toMatchObject({
      ...{ reason, movedAmount: null, leftAmount: null },
    });
    // Who says something else is the first to say that.
    const other = { transferId, moved: { amount: 9_000, left: 9_000 }, reason };
    expect(await two.call(end, other)).toEqual({ isDone: false });
    expect(await one.call(end, said)).toEqual({ isDone: false });
    expect(await two.call(end, said)).toEqual({ isDone: true });
    expect(await moneyOf(member)).toEqual({ cash: 9_000, moon: 0 });
    const [decision] = await world.database.rows(
      "select amount, second_by is not null as second from money_decision where reference = 'game-transfer:' || $1",
      [transferId],
    );
    expect(decision).toEqual({ amount: 9_000, second: true });
    const [ended] = await world.database.rows(
      'select ended_by <> ended_with as two from game_transfer where id = $1',
      [transferId],
    );
    expect(ended).toEqual({ two: true });
  });
});

describe('beside the job that asks again', () => {
  test('whoever is first ends it: the vendor’s answer after that moves nothing, and nor does a person’s word', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { member, transferId } = await disbelieved(5_000, 4_000);
      Object.assign(need(moon.fake.decided.get(transferId), 'what the vendor did'), { amount: 5_000 });
      world.clock.advance(70_000);
      const one = await operator();
      const [, code] = await Promise.all([
        resume(transferId),
        one.codeOf(end, { transferId, moved: null, reason }),
      ]);
      await resume(transferId);
      const isByPerson = code === '0';
      if (!isByPerson) expect(['T999', 'VD07']).toContain(code);
      expect(await moneyOf(member)).toEqual(isByPerson ? { cash: 5_000, moon: 0 } : { cash: 0, moon: 5_000 });
      expect(await transfersOf(member)).toMatchObject([{ state: isByPerson ? 'failed' : 'confirmed' }]);
    }
  });

  test('two operators at once end it once', async () => {
    const { member, transferId } = await disbelieved(5_000, 4_000);
    const both = [await operator(), await operator()];
    const codes = await Promise.all(
      both.map((each) => each.codeOf(end, { transferId, moved: null, reason })),
    );
    expect(codes.toSorted()).toEqual(['0', 'T999']);
    expect(await moneyOf(member)).toEqual({ cash: 5_000, moon: 0 });
  });
});

test.each(
  refusalsOf(end, {
    E404: [
      'a movement of another site',
      async () => {
        const { transferId } = await disbelieved(5_000, 1);
        const other = await world.operator('supervisor', await world.addSite());
        return other.codeOf(end, { transferId, moved: null, reason });
      },
    ],
    T999: [
      'one that has ended',
      async () => {
        const one = await operator();
        const { transferId } = await disbelieved(5_000, 1);
        await one.call(end, { transferId, moved: null, reason });
        return one.codeOf(end, { transferId, moved: null, reason });
      },
    ],
    VD06: [
      'more than was sent',
      async () => {
        const one = await operator();
        const { transferId } = await disbelieved(5_000, 1);
        return one.codeOf(end, { transferId, moved: { amount: 5_001, left: 0 }, reason });
      },
    ],
    VD07: [
      'one that the vendor is being asked about',
      async () => {
        const one = await operator();
        const { transferId } = await disbelieved(5_000, 1);
        world.clock.advance(70_000);
        await resume(transferId);
        return one.codeOf(end, { transferId, moved: null, reason });
      },
    ],
    C504: [
      'the first operator alone',
      async () => {
        const one = await operator();
        const { transferId } = await disbelieved(9_000, 1);
        await one.call(end, { transferId, moved: null, reason });
        return one.codeOf(end, { transferId, moved: null, reason });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test('in SQL as well, nobody is the second one beside himself, and what has no end has nobody who ended it', async () => {
  const { transferId } = await disbelieved(5_000, 1);
  const set = (more: string) =>
    world.owner.run(`update game_transfer set ${more} where id = '${transferId}'`);
  const id = '(select min(id) from operator)';
  await expect(set(`ended_by = ${id}`)).rejects.toThrow(/game_transfer_ended/);
  await expect(
    set(
      `ended_by = ${id}, ended_with = ${id}, state = 'failed', refusal = 'refused', finished_at = now(), next_attempt_at = null`,
    ),
  ).rejects.toThrow(/game_transfer_ended/);
});

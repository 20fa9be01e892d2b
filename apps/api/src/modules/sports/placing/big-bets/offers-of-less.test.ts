import { describe, expect, test } from 'vitest';
import { askForBigBet, bigBetDesk } from '../../../../testing/big-bets.ts';
import { waitingForLocks } from '../../../../testing/waiting-for-locks.ts';
import { createWorld } from '../../../../testing/world.ts';
import { decideDue } from '../waits/decide-due.ts';

const world = await createWorld();
const { database, services } = world;

/** Where a bet in play is of 20,000 at least. */
const site = await world.addSite({ ...bigBetDesk, bet: { live: { minAmount: 20_000 } } });

/** A big bet that was asked for, an offer of less for it, and what it has moved. */
async function asking(isLive = false) {
  const { member, match, bet, say, reply } = await askForBigBet(world, site, isLive);
  const offer = (stake: number) => say('less', stake);
  const accept = () => reply(true);
  const money = async () =>
    (await member.call('/api/bet/money', { family: 'sports', betIdx: bet.betIdx })).list.map(
      ({ flow, amount, balanceAfter }) => [flow, amount, balanceAfter],
    );
  return { member, match, offer, accept, money };
}

describe('what goes back of a stake because less was taken', () => {
  test('is in the list of what the bet has moved', async () => {
    const { offer, accept, money } = await asking();
    await offer(150_000);
    await accept();
    expect(await money()).toEqual([
      ['bet', -200_000, 800_000],
      ['void', 50_000, 850_000],
    ]);
  });

  test('is in it beside the rest that goes back where the bet is refused after all', async () => {
    const { match, offer, accept, money } = await asking();
    await offer(150_000);
    await database.run("update market set status = 'suspended' where event_id = $1", [match.eventId]);
    await accept();
    expect(new Set(await money())).toEqual(
      new Set([
        ['bet', -200_000, 800_000],
        ['void', 150_000, 950_000],
        ['void', 50_000, 1_000_000],
      ]),
    );
  });

  test('moves after the books are locked, as where bets are placed', async () => {
    const { member, match, offer, accept } = await asking();
    await offer(150_000);
    const { answered } = await database.transaction(async (tx) => {
      await tx.run('select from event_book where event_id = $1 for update', [match.eventId]);
      const answered = accept();
      await expect.poll(() => waitingForLocks(world)).toBeGreaterThan(0);
      // Throws where the answer has the account already.
      await world.owner.run(
        `select from ledger_account where owner_id = $1 and kind = 'cash' for update nowait`,
        [member.key],
      );
      return { answered };
    });
    expect((await answered).data).toMatchObject({ bet: { status: 'BET', stake: 150_000 }, cashAmt: 850_000 });
  });
});

describe('an offer on a match in play', () => {
  test('below what may be staked in play is none, because it would be given back', async () => {
    const { offer } = await asking(true);
    expect((await offer(19_999)).code).toBe('B6001');
  });

  test('of the least that may be staked in play is a bet once it is accepted', async () => {
    const { member, offer, accept } = await asking(true);
    expect((await offer(20_000)).code).toBe('0');
    await accept();
    await world.passTime(10_000);
    await decideDue(services, 100);
    const { list } = await member.call('/api/bet/sportBetlist', { state: 'all' });
    expect(list[0]).toMatchObject({ status: 'BET', stake: 20_000 });
  });

  test('has the least stake of before the match until that begins', async () => {
    const { offer } = await asking();
    expect((await offer(19_999)).code).toBe('0');
  });
});

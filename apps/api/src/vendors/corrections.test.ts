import { randomUUID } from 'node:crypto';
import type { SuitePlayer } from '@hanpan/vendor-kit';
import { describe, expect, test } from 'vitest';
import { addDialectVendor, memberOf } from '../testing/dialect-vendor.ts';
import { createWorld } from '../testing/world.ts';

const world = await createWorld();
const gr8 = await addDialectVendor(world, 'gr8');
const highend = await addDialectVendor(world, 'highend');
const headers = { 'content-type': 'application/json' };

interface Sums {
  readonly stake: number;
  readonly counted: number;
  readonly returned: number;
  readonly win: number;
}

/** What the settlements of a member come to: every fact, with its sign. */
const settledOf = (player: SuitePlayer) =>
  world.database.row<Sums>(
    `select sum(sign * stake)::bigint as stake, sum(sign * counted)::bigint as counted,
            sum(sign * returned)::bigint as returned, sum(sign * win)::bigint as win
       from play_settlement where member_id = $1`,
    [memberOf(player).key],
  );

/** By their names, so that a round that nobody played in is seen. */
const namedRoundsOf = (player: SuitePlayer) =>
  world.database.rows<{ round: string; stake: number; win: number; returned: number }>(
    'select round, stake, win, returned from game_round where member_id = $1 order by id',
    [memberOf(player).key],
  );

const roundsOf = (player: SuitePlayer) =>
  world.database.rows<{ stake: number; win: number; returned: number }>(
    'select stake, win, returned from game_round where member_id = $1 order by id',
    [memberOf(player).key],
  );

const cashOf = async (player: SuitePlayer) => (await world.holdingsOf(memberOf(player))).cash as number;

describe('gr8: a settlement that is put right', () => {
  async function newBet(cash = 100_000) {
    const player = await gr8.newPlayer(cash);
    const bet = randomUUID();
    const say = async (
      id: string,
      type: string,
      reason: string,
      sum: number,
      parentId?: string,
      { betId = bet }: { betId?: string | null } = {},
    ) => {
      const { http } = await gr8.send({
        method: 'POST',
        path: `/api/v2/wallet/${player.user}/transactions`,
        headers: { ...headers, 'X-Operator-Id': '1', 'X-Brand': 'brand' },
        body: JSON.stringify({
          id,
          currency: 'KRW',
          type,
          context: { product: 'sportsbook', reason, betId, ...(parentId && { parentId }) },
          amountBreakdown: { cash: String(sum) },
        }),
      });
      return http;
    };
    expect(await say(bet, 'withdrawal', 'place bet', 10_000)).toBe(200);
    return { player, bet, say };
  }

  test('what is taken back of a win is no stake: turnover, history and limits stay what they were', async () => {
    const { player, bet, say } = await newBet();
    await say(`${bet}_settlement_0`, 'deposit', 'settle', 50_000, bet);
    expect(await say(`${bet}_cancel_0`, 'withdrawal', 'cancelsettle', 50_000, bet)).toBe(200);
    expect(await cashOf(player)).toBe(90_000);
    expect(await roundsOf(player)).toEqual([{ stake: 10_000, win: 0, returned: 0 }]);
    expect(await settledOf(player)).toEqual({ stake: 10_000, counted: 10_000, returned: 0, win: 0 });
    await say(`${bet}_settlement_1`, 'deposit', 'resettle', 20_000, bet);
    expect(await roundsOf(player)).toEqual([{ stake: 10_000, win: 20_000, returned: 0 }]);
    expect(await settledOf(player)).toEqual({ stake: 10_000, counted: 10_000, returned: 0, win: 20_000 });
    const facts = await world.database.rows<{ revision: number; sign: number }>(
      'select revision, sign from play_settlement where member_id = $1 order by id',
      [memberOf(player).key],
    );
    expect(facts.map(({ revision, sign }) => revision * sign)).toEqual([1, -1, 2, -2, 3]);
    const flows = await world.database.rows<{ flow: string }>(
      `select flow from ledger_entry e join ledger_account a on a.id = e.account_id
        where a.owner_id = $1 and flow like 'vendor-%' order by e.version`,
      [memberOf(player).key],
    );
    expect(flows.map(({ flow }) => flow)).toEqual([
      'vendor-bet',
      'vendor-win',
      'vendor-correction',
      'vendor-win',
    ]);
  });

  test('a correction takes effect once, whether it is repeated or comes twice at once', async () => {
    const { player, bet, say } = await newBet();
    await say(`${bet}_settlement_0`, 'deposit', 'settle', 50_000, bet);
    const correct = () => say(`${bet}_cancel_0`, 'withdrawal', 'cancelsettle', 30_000, bet);
    expect(await Promise.all([correct(), correct()])).toEqual([200, 200]);
    expect(await correct()).toBe(200);
    expect(await say(`${bet}_cancel_0`, 'withdrawal', 'cancelsettle', 30_001, bet)).toBe(400);
    expect(await cashOf(player)).toBe(110_000);
    expect(await settledOf(player)).toMatchObject({ stake: 10_000, win: 20_000 });
  });

  test('one that is rolled back is won again, and one whose rollback came first takes nothing', async () => {
    const { player, bet, say } = await newBet();
    await say(`${bet}_settlement_0`, 'deposit', 'settle', 50_000, bet);
    await say('taken', 'withdrawal', 'cancelsettle', 50_000, bet);
    expect(await say('taken_rollback', 'rollback', 'rollback', 0, 'taken')).toBe(200);
    expect(await settledOf(player)).toEqual({ stake: 10_000, counted: 10_000, returned: 0, win: 50_000 });
    expect(await say('late_rollback', 'rollback', 'rollback', 0, 'late')).toBe(400);
    expect(await say('late', 'withdrawal', 'cancelsettle', 50_000, bet)).toBe(400);
    expect(await cashOf(player)).toBe(140_000);
    expect(await roundsOf(player)).toEqual([{ stake: 10_000, win: 50_000, returned: 0 }]);
  });

  test('one that names its parent alone is undone in the round of the bet, where it was booked', async () => {
    const { player, bet, say } = await newBet();
    const win = `${bet}_settlement_0`;
    await say(win, 'deposit', 'settle', 50_000, bet);
    const taken = randomUUID();
    expect(await say(taken, 'withdrawal', 'cancelsettle', 50_000, win, { betId: null })).toBe(200);
    expect(await namedRoundsOf(player)).toEqual([{ round: bet, stake: 10_000, win: 0, returned: 0 }]);
    expect(await say(randomUUID(), 'rollback', 'rollback', 0, taken, { betId: null })).toBe(200);
    expect(await namedRoundsOf(player)).toEqual([{ round: bet, stake: 10_000, win: 50_000, returned: 0 }]);
    expect(await settledOf(player)).toEqual({ stake: 10_000, counted: 10_000, returned: 0, win: 50_000 });
    expect(await cashOf(player)).toBe(140_000);
  });

  test('one that was taken when corrections were stored as bets is known when it is repeated', async () => {
    const { player, bet, say } = await newBet();
    await say(`${bet}_settlement_0`, 'deposit', 'settle', 50_000, bet);
    const taken = randomUUID();
    // What was stored of it then is what is stored of a bet.
    expect(await say(taken, 'withdrawal', 'place bet', 30_000, bet)).toBe(200);
    expect(await say(taken, 'withdrawal', 'cancelsettle', 30_000, bet)).toBe(200);
    expect(await say(taken, 'withdrawal', 'cancelsettle', 30_001, bet)).toBe(400);
    expect(await say(taken, 'withdrawal', 'cancelsettle', 30_000, bet, { betId: randomUUID() })).toBe(400);
    expect(await cashOf(player)).toBe(110_000);
  });

  test('what is taken and not there is refused, and changes nothing of the round', async () => {
    const { player, bet, say } = await newBet(10_000);
    expect(await say('much', 'withdrawal', 'cancelsettle', 1, bet)).toBe(400);
    expect(await roundsOf(player)).toEqual([{ stake: 10_000, win: 0, returned: 0 }]);
  });
});

describe('highend: adjustments', () => {
  let next = Date.now();
  const newId = () => {
    next += 1;
    return next;
  };

  /** A bet and its win, in calls that name a round or none. */
  async function newBet(round = 'the-round') {
    const player = await highend.newPlayer(1_000);
    const change = async (id: number, type: string, sum: number, previous: number | null, named?: string) => {
      const { http } = await highend.send({
        method: 'POST',
        path: '/changeBalance',
        headers,
        body: JSON.stringify({
          username: player.user,
          amount: sum,
          transaction: {
            id,
            type,
            previous_tx_id: previous,
            context: { game_id: player.gameCode, ...(named && { round_id: named }) },
          },
        }),
      });
      return http;
    };
    const [bet, win] = [newId(), newId()];
    await change(bet, 'BET', -100, null, round);
    await change(win, 'WIN', 300, bet, round);
    return { player, bet, win, change };
  }

  test('one that names no round belongs to the round of the movement that it names, whichever way it goes', async () => {
    const { player, win, change } = await newBet();
    expect(await change(newId(), 'ADJUST', -50, win)).toBe(200);
    expect(await roundsOf(player)).toEqual([{ stake: 100, win: 250, returned: 0 }]);
    expect(await change(newId(), 'ADJUST', 20, win)).toBe(200);
    expect(await roundsOf(player)).toEqual([{ stake: 100, win: 270, returned: 0 }]);
    expect(await settledOf(player)).toEqual({ stake: 100, counted: 100, returned: 0, win: 270 });
    expect(await cashOf(player)).toBe(1_170);
  });

  test('one that is undone is won again in the round where it was booked, and in no other', async () => {
    const { player, bet, win, change } = await newBet('');
    const adjust = newId();
    expect(await change(adjust, 'ADJUST', -50, win)).toBe(200);
    const round = String(bet);
    expect(await namedRoundsOf(player)).toEqual([{ round, stake: 100, win: 250, returned: 0 }]);
    const cancel = newId();
    expect(await change(cancel, 'CANCEL', 50, adjust)).toBe(200);
    expect(await change(cancel, 'CANCEL', 50, adjust)).toBe(200);
    expect(await namedRoundsOf(player)).toEqual([{ round, stake: 100, win: 300, returned: 0 }]);
    expect(await settledOf(player)).toEqual({ stake: 100, counted: 100, returned: 0, win: 300 });
    expect(await cashOf(player)).toBe(1_200);
  });

  test('what corrects an adjustment belongs to the round where that was booked, however long the chain', async () => {
    const { player, bet, win, change } = await newBet('');
    const [more, less, least] = [newId(), newId(), newId()];
    expect(await change(more, 'ADJUST', 20, win)).toBe(200);
    expect(await change(less, 'ADJUST', -15, more)).toBe(200);
    expect(await change(least, 'ADJUST', -5, less)).toBe(200);
    const round = String(bet);
    expect(await namedRoundsOf(player)).toEqual([{ round, stake: 100, win: 300, returned: 0 }]);
    expect(await change(newId(), 'CANCEL', 5, least)).toBe(200);
    expect(await namedRoundsOf(player)).toEqual([{ round, stake: 100, win: 305, returned: 0 }]);
    expect(await settledOf(player)).toEqual({ stake: 100, counted: 100, returned: 0, win: 305 });
    expect(await cashOf(player)).toBe(1_205);
  });

  test('it is repeated by the round that it names, not by the one where it was booked', async () => {
    const { player, bet, win, change } = await newBet('');
    const adjust = newId();
    expect(await change(adjust, 'ADJUST', -50, win)).toBe(200);
    expect(await change(adjust, 'ADJUST', -50, win)).toBe(200);
    expect(await change(adjust, 'ADJUST', -50, win, String(bet))).not.toBe(200);
    expect(await cashOf(player)).toBe(1_150);
  });

  test('one that was taken when corrections were stored as bets is known when it is repeated', async () => {
    const { player, win, change } = await newBet('');
    const adjust = newId();
    // What was stored of it then is what is stored of a bet.
    expect(await change(adjust, 'BET', -50, win)).toBe(200);
    expect(await change(adjust, 'ADJUST', -50, win)).toBe(200);
    expect(await cashOf(player)).toBe(1_150);
  });

  test('more may be taken than was won: the member has lost more than its stake, and staked no more', async () => {
    const { player, bet, change } = await newBet();
    expect(await change(newId(), 'DEBIT_EXCEED_WIN', -450, bet, 'the-round')).toBe(200);
    expect(await roundsOf(player)).toEqual([{ stake: 100, win: -150, returned: 0 }]);
    expect(await settledOf(player)).toEqual({ stake: 100, counted: 100, returned: 0, win: -150 });
    expect(await cashOf(player)).toBe(750);
  });
});

test('only a round of a vendor can have come to less than nothing', async () => {
  const insert = (family: string) =>
    world.owner.run(
      `insert into play_settlement (site_id, member_id, family, reference, revision, sign, game_type, stake, counted, returned,
         win, placed_at, settled_at) values (1, 1, $1, 'x', 1, 1, 'slot', 0, 0, 0, -1, now(), now())`,
      [family],
    );
  await expect(insert('sports')).rejects.toThrow(/win_check/);
});

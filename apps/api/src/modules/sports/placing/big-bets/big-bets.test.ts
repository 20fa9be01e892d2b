import { describe, expect, test } from 'vitest';
import { askForBigBet, bigBetDesk } from '../../../../testing/big-bets.ts';
import { changePrice, goLive, setMarkets } from '../../../../testing/live-bets.ts';
import type { TestMatch } from '../../../../testing/matches.ts';
import { refusalsOf } from '../../../../testing/refusals.ts';
import { slipOn } from '../../../../testing/slips.ts';
import { createWorld, newKey } from '../../../../testing/world.ts';
import { booksByLegs } from '../../book/books.fixture.ts';
import { decideDue } from '../waits/decide-due.ts';

const world = await createWorld();
const { database, services } = world;
const place = '/api/bet/betProc';
const decide = '/api/console/sports/decideBigBet';
const answer = '/api/bet/answerOffer';

const site = await world.addSite(bigBetDesk);

/** A big bet that was asked for, as its member sees it. */
async function asking(isLive = false) {
  const asked = await askForBigBet(world, site, isLive);
  const { member, bet } = asked;
  const read = async () => {
    const { list } = await member.call('/api/bet/sportBetlist', { state: 'all' });
    return list.find(({ betIdx }) => betIdx === bet.betIdx);
  };
  const cash = async () => (await world.holdingsOf(member, site)).cash;
  return { ...asked, read, cash };
}

const worst = (match: TestMatch) =>
  database.row('select accepted_worst, accepted_limit from event_book where event_id = $1 and site_id = $2', [
    match.eventId,
    site.id,
  ]);

async function pass(ms: number): Promise<void> {
  await world.passTime(ms);
  await decideDue(services, 100);
}

describe('a bet beyond what is taken by itself', () => {
  test('waits for a trader with its stake taken, and the desk sees what could be taken without asking', async () => {
    const { member, trader, bet, cash } = await asking();
    const until = new Date(world.clock.read() + 30_000).toISOString();
    expect(bet).toMatchObject({ status: 'WAIT', wait: { kind: 'trader', until, offeredStake: null } });
    expect(await cash()).toBe(800_000);
    const { list, openCount } = await trader.call('/api/console/sports/bigBets', { state: 'open' });
    expect(openCount).toBe(1);
    expect(list).toMatchObject([
      {
        betIdx: bet.betIdx,
        memId: member.memId,
        state: 'asked',
        oddsPolicy: 'review',
        askedStake: 200_000,
        allowedStake: 100_000,
        until,
      },
    ]);
    await pass(30_000);
  });

  test('a stake above the threshold is asked for although there is room, and one below both is not', async () => {
    const member = await world.member({ site, cash: 1_000_000 });
    const short = await world.match({ markets: [{ kind: 'WDL', odds: { home: 1.1 } }] });
    const legs = [{ selectionId: short.selection('WDL', 'home'), odds: 1.1 }];
    expect((await member.call(place, slipOn([short], { legs, stake: 300_001 }))).bet.status).toBe('WAIT');
    expect((await member.call(place, slipOn([short], { legs, stake: 300_000 }))).bet.status).toBe('BET');
    await pass(30_000);
  });

  test('a site without a desk asks nobody', async () => {
    const other = await world.addSite({ liability: { eventAmount: 100_000 } });
    const member = await world.member({ site: other, cash: 1_000_000 });
    expect(await member.codeOf(place, slipOn([await world.match()], { stake: 200_000 }))).toBe('B6015');
  });

  test('is taken by a trader beyond the limit, and is in the books from then on', async () => {
    const { match, say, read, trader } = await asking();
    expect(await worst(match)).toEqual({ accepted_worst: 0, accepted_limit: 0 });
    expect((await say('accept')).data).toMatchObject({
      bigBet: { state: 'accepted', decidedBy: trader.memId },
    });
    expect(await read()).toMatchObject({ status: 'BET', wait: null, stake: 200_000 });
    expect(await worst(match)).toEqual({ accepted_worst: 200_000, accepted_limit: 200_000 });
    const counted = await database.row('select stake, payout from selection_book where event_id = $1', [
      match.eventId,
    ]);
    expect(counted).toEqual({ stake: 200_000, payout: 400_000 });
    expect(await booksByLegs(database)).toContainEqual(
      expect.objectContaining({ event_id: match.eventId, stake: 200_000 }),
    );
    const log = await database.row(
      "select detail->>'state' as state from audit_log where action = 'bet.big-accept'",
    );
    expect(log).toEqual({ state: 'accepted' });
  });

  test.each<[string, (match: TestMatch) => Promise<void>, string]>([
    ['its price fell', (match) => changePrice(world, match.selection('WDL', 'home'), 1_900), 'price'],
    ['its market was suspended', (match) => setMarkets(world, match, 'suspended'), 'suspended'],
  ])('is given back although a trader takes it, where %s', async (_, happen, refusal) => {
    const { match, say, read, cash } = await asking();
    await happen(match);
    expect((await say('accept')).data).toMatchObject({ bigBet: { state: 'refused', refusal } });
    expect(await read()).toMatchObject({ status: 'CANCEL', refusal });
    expect(await cash()).toBe(1_000_000);
  });

  test('is given back where the trader refuses, or says nothing in time', async () => {
    const [refused, forgotten] = [await asking(), await asking()];
    expect((await refused.say('refuse')).data).toMatchObject({
      bigBet: { state: 'refused', refusal: 'trader' },
    });
    await pass(29_999);
    expect(await forgotten.read()).toMatchObject({ status: 'WAIT' });
    await pass(1);
    expect(await forgotten.read()).toMatchObject({ status: 'CANCEL', refusal: 'expired' });
    expect(await Promise.all([refused.cash(), forgotten.cash()])).toEqual([1_000_000, 1_000_000]);
    expect((await forgotten.say('accept')).code).toBe('T999');
  });
});

describe('an offer to take less', () => {
  test('accepted, it is a bet for less and the rest goes back', async () => {
    const { match, say, reply, read, cash } = await asking();
    const until = new Date(world.clock.read() + 15_000).toISOString();
    expect((await say('less', 150_000)).data).toMatchObject({
      bigBet: { state: 'offered', offeredStake: 150_000 },
    });
    expect(await read()).toMatchObject({
      status: 'WAIT',
      wait: { kind: 'offer', until, offeredStake: 150_000 },
    });
    expect((await reply(true)).data).toMatchObject({
      bet: { status: 'BET', stake: 150_000, possibleWin: 300_000 },
      cashAmt: 850_000,
    });
    expect(await cash()).toBe(850_000);
    expect(await worst(match)).toEqual({ accepted_worst: 150_000, accepted_limit: 150_000 });
  });

  test('accepted after the price fell, all of it goes back', async () => {
    const { match, say, reply, cash } = await asking();
    await say('less', 150_000);
    await changePrice(world, match.selection('WDL', 'home'), 1_900);
    expect((await reply(true)).data).toMatchObject({
      bet: { status: 'CANCEL', refusal: 'price' },
      cashAmt: 1_000_000,
    });
    expect(await cash()).toBe(1_000_000);
  });

  test('accepted after the price fell, the desk sees that it was given back', async () => {
    const { match, bet, say, reply, trader } = await asking();
    await say('less', 150_000);
    await changePrice(world, match.selection('WDL', 'home'), 1_900);
    await reply(true);
    const { list } = await trader.call('/api/console/sports/bigBets', { state: 'all' });
    expect(list.find(({ betIdx }) => betIdx === bet.betIdx)).toMatchObject({
      state: 'refused',
      refusal: 'price',
      until: null,
    });
  });

  test('declined, or not answered in time, all of it goes back', async () => {
    const [declined, forgotten] = [await asking(), await asking()];
    await declined.say('less', 150_000);
    await forgotten.say('less', 150_000);
    expect((await declined.reply(false)).data).toMatchObject({
      bet: { status: 'CANCEL', refusal: 'declined' },
    });
    await pass(15_000);
    expect(await forgotten.read()).toMatchObject({ status: 'CANCEL', refusal: 'expired' });
    expect(await Promise.all([declined.cash(), forgotten.cash()])).toEqual([1_000_000, 1_000_000]);
  });
});

describe('an offer on a match in play', () => {
  const shown = async ({ trader, bet }: Awaited<ReturnType<typeof asking>>) => {
    const { list } = await trader.call('/api/console/sports/bigBets', { state: 'all' });
    return list.find(({ betIdx }) => betIdx === bet.betIdx);
  };

  test('accepted, gives the rest back at once and waits as a new bet does, until it is taken beyond the limit', async () => {
    const asked = await asking(true);
    const { match, say, reply, read, cash } = asked;
    await say('less', 150_000);
    const until = new Date(world.clock.read() + 10_000).toISOString();
    expect((await reply(true)).data).toMatchObject({
      bet: {
        status: 'WAIT',
        stake: 150_000,
        possibleWin: 300_000,
        wait: { kind: 'delay', until, offeredStake: null },
      },
      cashAmt: 850_000,
    });
    expect(await worst(match)).toEqual({ accepted_worst: 0, accepted_limit: 0 });
    expect((await reply(true)).code).toBe('T999');
    await pass(9_999);
    expect(await read()).toMatchObject({ status: 'WAIT' });
    await pass(1);
    expect(await read()).toMatchObject({ status: 'BET', stake: 150_000, wait: null });
    expect(await cash()).toBe(850_000);
    expect(await worst(match)).toEqual({ accepted_worst: 150_000, accepted_limit: 150_000 });
    expect(await shown(asked)).toMatchObject({ state: 'accepted-less', refusal: null, until: null });
  });

  test('accepted because of a goal that the feed says a moment later, it is given back, and the desk sees that', async () => {
    const asked = await asking(true);
    const { match, say, reply, read, cash } = asked;
    await say('less', 150_000);
    await reply(true);
    await world.passTime(5_000);
    await goLive(world, match, [1, 0]);
    await pass(5_000);
    expect(await read()).toMatchObject({ status: 'CANCEL', refusal: 'incident' });
    expect(await cash()).toBe(1_000_000);
    expect(await shown(asked)).toMatchObject({ state: 'refused', refusal: 'incident', until: null });
    expect(await worst(match)).toEqual({ accepted_worst: 0, accepted_limit: 0 });
  });
});

describe('what a trader may not say', () => {
  test.each(
    refusalsOf(decide, {
      C999: [
        'a key that was used for another decision',
        async () => {
          const { trader, bet } = await asking();
          const body = { idempotencyKey: newKey(), betIdx: bet.betIdx };
          await trader.call(decide, { ...body, decision: 'refuse' });
          return trader.codeOf(decide, { ...body, decision: 'accept' });
        },
      ],
      E404: [
        'a bet of another site',
        async () => {
          const { bet } = await asking();
          const stranger = await world.operator();
          return stranger.codeOf(decide, {
            idempotencyKey: newKey(),
            betIdx: bet.betIdx,
            decision: 'accept',
          });
        },
      ],
      T999: [
        'a bet that is decided',
        async () => {
          const { say } = await asking();
          await say('refuse');
          return (await say('accept')).code;
        },
      ],
      B6001: [
        'an offer below the smallest stake',
        async () => (await (await asking()).say('less', 999)).code,
      ],
      B6002: ['an offer that is not less', async () => (await (await asking()).say('less', 200_000)).code],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
    await pass(30_000);
  });
});

describe('what a member may not answer', () => {
  test.each(
    refusalsOf(answer, {
      C999: [
        'a key that was used for another answer',
        async () => {
          const { member, bet, say } = await asking();
          await say('less', 150_000);
          const body = { idempotencyKey: newKey(), betIdx: bet.betIdx };
          await member.call(answer, { ...body, accept: false });
          return member.codeOf(answer, { ...body, accept: true });
        },
      ],
      E404: [
        'a bet of another member',
        async () => {
          const { bet, say } = await asking();
          await say('less', 150_000);
          const stranger = await world.member({ site });
          return stranger.codeOf(answer, { idempotencyKey: newKey(), betIdx: bet.betIdx, accept: true });
        },
      ],
      T999: ['a bet that nothing was offered for', async () => (await (await asking()).reply(true)).code],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
    await pass(30_000);
  });
});

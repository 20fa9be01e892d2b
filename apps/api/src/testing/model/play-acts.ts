import { randomUUID } from 'node:crypto';
import { signatureHeader, signBody } from '@hanpan/vendor-kit';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sportsJobs } from '../../modules/sports/index.ts';
import { gameKey, vendorCode, vendorKeys } from '../game-vendor.ts';
import { transferGameKey } from '../transfer-vendor.ts';
import { actOf, below, index, smallAmount } from './act.ts';
import {
  type Model,
  type PersonModel,
  type PersonName,
  personOf,
  pickFrom,
  type VendorBet,
} from './model.ts';
import type { Real } from './real.ts';
import { awayOdds, betLimits, homeOdds } from './site.ts';

const wonToWire = 100_000;
/** Longer than the time in which the same slip is a double click. */
const betweenSlipsMs = 6_000;

const playAndSettle = new Set(['sports.play', 'sports.settle']);

const stake = fc.oneof(fc.integer({ min: 1_000, max: 60_000 }), fc.constantFrom(500, 2_500_000));

/** What so many bets of one stake are told, all of them taken or none. */
function codeOfBets({ purse, blocked }: Pick<PersonModel, 'purse' | 'blocked'>, stake: number, bets: number) {
  if (blocked.has('betting')) return 'B1001';
  if (stake < betLimits.minAmount) return 'B6001';
  if (stake > betLimits.maxAmount) return 'B6002';
  return bets * stake > purse.cash ? 'B6000' : '0';
}

export const bet = actOf(
  'place a bet',
  { person: below, stake, pick: fc.constantFrom('home' as const, 'away' as const) },
  async (model, real, { person, stake: wanted, pick }) => {
    await real.world.passTime(betweenSlipsMs);
    const { purse, blocked } = personOf(model, person);
    const code = () => codeOfBets({ purse, blocked }, wanted, 1);
    const odds = pick === 'home' ? homeOdds : awayOdds;
    const legs = [{ selectionId: real.match.selection('WDL', pick), odds }];
    const body = { stake: wanted, legs };
    const change = { stake: wanted + 1 };
    const data = await real.keyed(real.person(person), '/api/bet/betProc', body, change, code());
    if (data === null) return;
    purse.cash -= wanted;
    personOf(model, person).served += wanted;
    model.bets.push({ person, stake: wanted, pick, placedAtMs: real.world.clock.read() });
  },
);

/** Singles on both sides of the match, which stand or fall together: what one has left over is no stake of the other. */
const bothSingles = actOf(
  'place singles on both sides',
  { person: below, stake },
  async (model, real, { person, stake: wanted }) => {
    await real.world.passTime(betweenSlipsMs);
    const { purse, blocked } = personOf(model, person);
    const code = () => codeOfBets({ purse, blocked }, wanted, 2);
    const sides = [
      { pick: 'home', odds: homeOdds },
      { pick: 'away', odds: awayOdds },
    ] as const;
    const legs = sides.map(({ pick, odds }) => ({ selectionId: real.match.selection('WDL', pick), odds }));
    const body = { stake: wanted, size: 1, legs };
    const change = { stake: wanted + 1 };
    const data = await real.keyed(real.person(person), '/api/bet/betSystem', body, change, code());
    if (data === null) return;
    for (const { pick } of sides) {
      purse.cash -= wanted;
      personOf(model, person).served += wanted;
      model.bets.push({ person, stake: wanted, pick, placedAtMs: real.world.clock.read() });
    }
  },
);

/** The match of the moment ends and its bets are paid; the next one is open at once. */
export const endMatch = actOf(
  'end the match',
  { person: below, homeWins: fc.boolean() },
  async (model, real, { homeWins }) => {
    const { database, services, clock } = real.world;
    const now = clock.read();
    await database.run('update event_script set final_home = $2, final_away = $3 where event_id = $1', [
      real.match.eventId,
      homeWins ? 2 : 0,
      1,
    ]);
    await database.run('update event set starts_at = $2, ends_at = $3 where id = $1', [
      real.match.eventId,
      new Date(now - 120_000),
      new Date(now),
    ]);
    await real.run(sportsJobs(services).filter(({ name }) => playAndSettle.has(name)));
    real.sent += 1;
    const bets = model.bets.splice(0);
    for (const each of bets) {
      const state = personOf(model, each.person);
      if ((each.pick === 'home') === homeWins)
        state.purse.cash += Math.floor(each.stake * (each.pick === 'home' ? homeOdds : awayOdds));
      // Who has taken both sides of the match has risked nothing, so neither bet is turnover.
      const hasBothSides = bets.some(({ person, pick }) => person === each.person && pick !== each.pick);
      if (state.bonus !== undefined && each.placedAtMs >= state.bonus.grantedAtMs && !hasBothSides)
        state.bonus.done += each.stake;
    }
    // A bonus that is granted in the millisecond of a bet counts it, also when it is settled: none is granted in this
    // one.
    await real.world.passTime(1);
    real.match = await real.newMatch([1, 0]);
  },
);

type WalletPath = 'bet' | 'win' | 'rollback';

async function sendWallet(real: Real, path: WalletPath, person: PersonName, body: object) {
  const raw = JSON.stringify({
    user: `hanpan-${real.person(person).key}`,
    token: real.gameTokens.get(person),
    request_uuid: randomUUID(),
    game_code: gameKey,
    round_closed: false,
    is_free: false,
    currency: 'KRW',
    ...body,
  });
  real.sent += 1;
  const response = await real.world.app.inject({
    method: 'POST',
    url: `/wallet/hub88/${vendorCode}/transaction/${path}`,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signBody(raw, vendorKeys.privateKeyPem),
    },
    payload: raw,
  });
  return response.json<{ status: string; balance?: number }>();
}

const betBody = ({ id, round, amount }: VendorBet) => ({
  transaction_uuid: id,
  round,
  amount: amount * wonToWire,
});

function vendorBetStatus(model: Model, person: PersonName, amount: number): string {
  const { purse, blocked, seamlessIsOpen } = personOf(model, person);
  if (!seamlessIsOpen) return 'RS_ERROR_TOKEN_EXPIRED';
  if (blocked.has('betting')) return 'RS_ERROR_USER_DISABLED';
  return amount > purse.cash ? 'RS_ERROR_NOT_ENOUGH_MONEY' : 'RS_OK';
}

export const vendorBet = actOf(
  'bet at a vendor',
  { person: below, amount: smallAmount },
  async (model, real, { person, amount }) => {
    const expected = vendorBetStatus(model, person, amount);
    const made: VendorBet = { id: randomUUID(), round: randomUUID(), person, amount, end: 'none' };
    const { status, balance } = await sendWallet(real, 'bet', person, betBody(made));
    expect(status, `vendor bet of ${amount}`).toBe(expected);
    if (status !== 'RS_OK') return;
    const state = personOf(model, person);
    const { purse } = state;
    purse.cash -= amount;
    state.served += amount;
    expect(balance).toBe(purse.cash * wonToWire);
    model.vendorBets.push(made);
  },
);

const vendorWin = actOf(
  'win at a vendor',
  { person: below, index, amount: fc.integer({ min: 0, max: 90_000 }) },
  async (model, real, { index: which, amount }) => {
    const made = pickFrom(model.vendorBets, which);
    if (made === undefined) return;
    const { status } = await sendWallet(real, 'win', made.person, {
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: made.id,
      round: made.round,
      amount: amount * wonToWire,
    });
    expect(status).toBe(made.end === 'rolled-back' ? 'RS_ERROR_TRANSACTION_ROLLED_BACK' : 'RS_OK');
    if (status !== 'RS_OK') return;
    made.end = 'won';
    personOf(model, made.person).purse.cash += amount;
  },
);

export const vendorRollback = actOf(
  'roll back a bet at a vendor',
  { person: below, index },
  async (model, real, { index: which }) => {
    const made = pickFrom(model.vendorBets, which);
    if (made === undefined) return;
    const { status } = await sendWallet(real, 'rollback', made.person, {
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: made.id,
      round: made.round,
    });
    expect(status).toBe(made.end === 'won' ? 'RS_ERROR_DUPLICATE_TRANSACTION' : 'RS_OK');
    if (made.end !== 'none') return;
    made.end = 'rolled-back';
    personOf(model, made.person).purse.cash += made.amount;
  },
);

/** A retransmission has no effect whatever has become of its bet, and one with other content never has any. */
const repeatVendorBet = actOf(
  'repeat a bet at a vendor',
  { person: below, index },
  async (model, real, { index: which }) => {
    const made = pickFrom(model.vendorBets, which);
    if (made === undefined) return;
    const again = await Promise.all([1, 2, 3].map(() => sendWallet(real, 'bet', made.person, betBody(made))));
    expect(again.map(({ status }) => status)).toEqual(['RS_OK', 'RS_OK', 'RS_OK']);
    const other = await sendWallet(real, 'bet', made.person, betBody({ ...made, amount: made.amount + 1 }));
    expect(other.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  },
);

/** The rollback overtakes its bet, which then must not happen any more. */
const lateVendorBet = actOf(
  'bet at a vendor too late',
  { person: below, amount: smallAmount },
  async (model, real, { person, amount }) => {
    const late: VendorBet = { id: randomUUID(), round: randomUUID(), person, amount, end: 'rolled-back' };
    const undo = { transaction_uuid: randomUUID(), reference_transaction_uuid: late.id, round: late.round };
    expect((await sendWallet(real, 'rollback', person, undo)).status).toBe('RS_OK');
    const { status } = await sendWallet(real, 'bet', person, betBody(late));
    const early = vendorBetStatus(model, person, 0);
    expect(status).toBe(early === 'RS_OK' ? 'RS_ERROR_TRANSACTION_ROLLED_BACK' : early);
  },
);

export const launch = actOf('go to a game', { person: below }, async (model, real, { person }) => {
  const state = personOf(model, person);
  const { purse } = state;
  const hasMoney = purse.cash > 0 || purse.game > 0;
  const code = state.blocked.has('betting') ? 'B1001' : hasMoney ? '0' : 'B6000';
  const body = { vendorKey: 'moon', gameType: 'slot', gameKey: transferGameKey };
  await real.ask(real.person(person), '/api/minigame/getGame', body, code);
  // A game that could not be opened leaves the one before it open.
  if (code === '0') state.seamlessIsOpen = false;
  if (code !== '0') return;
  // What is staked in that game is not told apart: it may serve everything.
  state.served = Number.POSITIVE_INFINITY;
  state.vendorBalance += purse.cash;
  purse.game += purse.cash;
  purse.cash = 0;
  state.gameIsOpen = true;
  real.player(person).game = 'open';
});

export const openSeamless = actOf(
  'open a seamless game',
  { person: below },
  async (model, real, { person }) => {
    await real.openSeamlessGame(person);
    personOf(model, person).seamlessIsOpen = true;
  },
);

const play = actOf(
  'play a game',
  { person: below, result: fc.integer({ min: -90_000, max: 90_000 }) },
  async (model, real, { person, result }) => {
    const state = personOf(model, person);
    if (!state.gameIsOpen || state.vendorBalance === 0) return;
    state.vendorBalance = Math.max(0, state.vendorBalance + result);
    real.player(person).balance = state.vendorBalance;
  },
);

export const leave = actOf('leave a game', { person: below }, async (model, real, { person }) => {
  personOf(model, person).gameIsOpen = false;
  real.player(person).game = 'closed';
});

export const merge = actOf('bring game money back', { person: below }, async (model, real, { person }) => {
  const state = personOf(model, person);
  const code = state.purse.game > 0 && state.gameIsOpen ? 'C009' : '0';
  await real.keyed(real.person(person), '/api/cash/merge', {}, {}, code);
  if (code !== '0' || state.purse.game === 0) return;
  state.purse.cash += state.vendorBalance;
  state.purse.game = 0;
  state.vendorBalance = 0;
});

export const playActs = [
  { ...bet, weight: 6 },
  { ...bothSingles, weight: 1 },
  { ...endMatch, weight: 2 },
  { ...vendorBet, weight: 5 },
  { ...vendorWin, weight: 3 },
  { ...vendorRollback, weight: 3 },
  { ...repeatVendorBet, weight: 2 },
  { ...lateVendorBet, weight: 1 },
  { ...launch, weight: 1 },
  { ...openSeamless, weight: 2 },
  { ...play, weight: 2 },
  { ...leave, weight: 2 },
  { ...merge, weight: 3 },
];

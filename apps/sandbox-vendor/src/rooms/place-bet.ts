import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { toWireAmount, type WalletOutcome } from '@hanpan/vendor-kit';
import { type Tx, tx } from '../database.ts';
import { lockPlayer, type PlaySession } from '../play/sessions.ts';
import { balanceOf, later, leaseMs } from '../play/settle-round.ts';
import { walletOf } from '../purse/wallet-of.ts';
import type { Vendor } from '../vendor.ts';
import { betFinished, betInDoubt, betTaken } from './bet-steps.ts';
import { limitsOf, smallestChip } from './limits.ts';
import type { Room } from './room.ts';
import type { PlaceRefusal } from './room-api.ts';
import {
  type BetLine,
  betsInRound,
  findRoomBet,
  findRoomBetByKey,
  insertRoomBet,
  latestBetAt,
  type RoomBetRow,
} from './room-bets.ts';
import { lockRound, memoryOf } from './room-rounds.ts';
import { settleBet, transactionOf } from './settle-bet.ts';

export interface PlaceRequest {
  roundId: string;
  /** Made by the page, once for each press: the same key is the same bet, however often it arrives. */
  betKey: string;
  lines: BetLine[];
  /** Chance from the player's browser, 16 bytes as hex. */
  word: string;
}

export interface PlacedBet {
  bet: RoomBetRow;
  /** Null where the operator did not tell it. */
  balanceAmount: number | null;
}

/** From one bet of a player to the next, in whatever room. */
export const cycleMs = 5000;

/** States in which a bet counts for the limits of its round. */
const counted: readonly RoomBetRow['state'][] = ['created', 'taken'];

/**
 * One press: stored while the round is open by the server's clock, staked at the wallet, and accepted in a transaction in
 * which the round is still open. A stake that is confirmed later than that is given back, and the player is told.
 * Fails with round-closed, stake-not-offered, above-limit, too-soon and round-key-reused.
 */
export async function placeBet(
  vendor: Vendor,
  session: PlaySession,
  room: Room,
  request: PlaceRequest,
): Promise<PlacedBet | PlaceRefusal> {
  const begun = await tx(vendor.pool, (tx) => begin(tx, vendor, session, room, request));
  if ('error' in begun) return begun;
  if (!begun.isNew) return { bet: begun.bet, balanceAmount: null };
  const { bet } = begun;
  const staked = await walletOf(vendor, bet).bet({
    ...transactionOf(bet),
    transaction_uuid: bet.betTransaction,
    round_closed: false,
    currency: bet.currency,
    amount: toWireAmount(amount(bet.stakeAmount), bet.currency),
  });
  await takeStake(vendor, bet, staked);
  const stored = await findRoomBet(vendor.pool, bet.id);
  if (!stored) throw new Error(`bet ${bet.id} is gone`);
  const balanceAmount =
    stored.state === 'rolled-back' ? stored.balanceAfterAmount : balanceOf(staked, bet.currency);
  return { bet: stored, balanceAmount };
}

async function begin(
  tx: Tx,
  vendor: Vendor,
  session: PlaySession,
  room: Room,
  { roundId, betKey, lines, word }: PlaceRequest,
): Promise<{ bet: RoomBetRow; isNew: boolean } | PlaceRefusal> {
  await lockPlayer(tx, session.playerId);
  const known = await findRoomBetByKey(tx, session.playerId, betKey);
  if (known) {
    const isSame = known.roundId === roundId && JSON.stringify(known.lines) === JSON.stringify(lines);
    return isSame ? { bet: known, isNew: false } : { error: 'round-key-reused' };
  }
  const round = await lockRound(tx, roundId, 'share');
  const now = vendor.clock();
  if (round?.roomCode !== room.code || round.state !== 'open' || now >= round.closesAt)
    return { error: 'round-closed' };
  const earlier = await betsInRound(tx, session.playerId, room.code, roundId);
  const refusal = refusalOf(room, limitsOf(room, await memoryOf(tx, room.code)), lines, earlier);
  if (refusal) return { error: refusal };
  const readyAtMs = ((await latestBetAt(tx, session.playerId))?.getTime() ?? 0) + cycleMs;
  if (now.getTime() < readyAtMs) return { error: 'too-soon', retryAfterMs: readyAtMs - now.getTime() };
  const id = randomUUID();
  await insertRoomBet(tx, {
    id,
    roundId,
    gameCode: room.code,
    playerId: session.playerId,
    playSessionId: session.id,
    betKey,
    lines,
    stakeAmount: lines.reduce((sum, line) => sum + line.stakeAmount, 0),
    word,
    betTransaction: randomUUID(),
    closingTransaction: randomUUID(),
    createdAt: now,
    nextAttemptAt: later(vendor, leaseMs),
  });
  const bet = await findRoomBet(tx, id);
  if (!bet) throw new Error(`bet ${id} was not stored`);
  return { bet, isNew: true };
}

function refusalOf(
  room: Room,
  limits: ReadonlyMap<string, number>,
  lines: readonly BetLine[],
  earlier: readonly RoomBetRow[],
): 'stake-not-offered' | 'above-limit' | undefined {
  const chip = smallestChip(room.limits);
  const isOffered = ({ bet, stakeAmount }: BetLine) =>
    limits.has(bet) && stakeAmount > 0 && stakeAmount % chip === 0;
  if (!lines.every(isOffered) || new Set(lines.map(({ bet }) => bet)).size !== lines.length)
    return 'stake-not-offered';
  const before = earlier.filter(({ state }) => counted.includes(state)).flatMap((each) => each.lines);
  const all = [...before, ...lines];
  const sumOf = (some: readonly BetLine[]) => some.reduce((sum, { stakeAmount }) => sum + stakeAmount, 0);
  const isAbove = lines.some(
    ({ bet }) => sumOf(all.filter((each) => each.bet === bet)) > (limits.get(bet) ?? 0),
  );
  return isAbove || sumOf(all) > room.limits.roundAmount ? 'above-limit' : undefined;
}

/** The wallet's response becomes the bet's state; then the step due in that state is tried once. */
async function takeStake(vendor: Vendor, bet: RoomBetRow, staked: WalletOutcome): Promise<void> {
  if (staked.kind === 'refused') {
    await betFinished(vendor.pool, bet.id, 'discarded', vendor.clock(), { reason: staked.status });
    return;
  }
  if (staked.kind === 'done' && (await accept(vendor, bet, staked))) return;
  const reason = staked.kind === 'done' ? 'too-late' : (staked.status ?? staked.cause);
  await betInDoubt(vendor.pool, bet.id, reason, later(vendor, leaseMs));
  await settleBet(vendor, bet.id);
}

/** Only while the round is open, which nobody can change before this transaction ends. */
async function accept(vendor: Vendor, bet: RoomBetRow, staked: WalletOutcome): Promise<boolean> {
  const balanceAmount = balanceOf(staked, bet.currency);
  return await tx(vendor.pool, async (tx) => {
    const round = await lockRound(tx, bet.roundId, 'share');
    if (round?.state !== 'open') return false;
    return await betTaken(tx, bet.id, balanceAmount === null ? null : balanceAmount + bet.stakeAmount);
  });
}

import { type Fraction, nearestBasisPoints, toBasisPoints } from '../fair/fraction.ts';
import type { Game } from '../games/game.ts';
import { doubtOf, refusalOf } from '../play/answer.ts';
import type { Commitment } from './chain.ts';
import { limitsOf, smallestChip } from './limits.ts';
import { cycleMs } from './place-bet.ts';
import type { Room } from './room.ts';
import type { MyBet, RoomCommitment, RoomInfo, RoomRoundView } from './room-api.ts';
import type { RoomBetRow } from './room-bets.ts';
import type { RoomMemory, RoomOutcome } from './room-game.ts';
import type { RoomRound } from './room-rounds.ts';

/** What players may say to each other; the page has the words. */
export const greetings = [
  'hello',
  'good-luck',
  'congratulations',
  'well-played',
  'thank-you',
  'good-bye',
] as const;

/** A room as the catalogue lists it. Its return is that of its best bet; every other stands in its rules. */
export function roomAsGame(room: Room): Game<RoomInfo> {
  const { game, palette, artPath } = room;
  return {
    info: roomInfo(room),
    category: room.category,
    artPath: artPath ?? `/art/rooms/${game.rules}-${palette}.svg`,
    ...returnBoundsOf(room),
    stakeBounds: stakeBoundsOf(room),
  };
}

function returnBoundsOf({ game }: Room): Pick<Game, 'returnBounds'> {
  const returns = game.bets(null).map(({ rtp }) => toBasisPoints(rtp));
  const [lowest, highest] = [Math.min(...returns), Math.max(...returns)];
  return lowest === highest ? {} : { returnBounds: { highest, lowest } };
}

/** A stake is any number of the smallest chip, and the room's limits say how many: none of its chips is the most. */
function stakeBoundsOf(room: Room): { smallest: number; largest: number } {
  return { smallest: smallestChip(room.limits), largest: Math.max(...limitsOf(room, null).values()) };
}

function roomInfo({ code, name, product, game, palette, dealer, limits, page, family }: Room): RoomInfo {
  const bets = game.bets(null);
  const best = bets.reduce((best, bet) => (isMore(bet.rtp, best.rtp) ? bet : best)).rtp;
  return {
    code,
    page: page ?? 'table',
    name,
    family: family ?? 'live',
    product,
    mathVersion: game.rulesVersion,
    stakeAmounts: [...limits.chips],
    minimumCycleMs: cycleMs,
    returns: { exact: `${best.numerator}/${best.denominator}`, basisPoints: toBasisPoints(best) },
    rules: game.rules,
    palette,
    dealer,
    limits,
    bettingMs: game.bettingMs,
    // Where bets differ from round to round, the round's card has them.
    bets: (game.card ? [] : bets).map(({ id, kind, pays, rtp, win, refund }) => ({
      id,
      kind,
      pays,
      rtpBasisPoints: toBasisPoints(rtp),
      winBasisPoints: nearestBasisPoints(win),
      refundBasisPoints: refund ? nearestBasisPoints(refund) : 0,
    })),
    greetings: [...greetings],
  };
}

function isMore(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}

export function commitmentView(commitment: Commitment, chainIndex: number): RoomCommitment {
  return { ...commitment, chainIndex };
}

export function roundView(
  room: Room,
  round: RoomRound,
  commitment: Commitment,
  memory: RoomMemory,
): RoomRoundView {
  if (round.state === 'done' || round.state === 'void') throw new Error(`round ${round.id} is over`);
  return {
    id: round.id,
    number: round.number,
    state: round.state,
    openedAtMs: round.openedAt.getTime(),
    closesAtMs: round.closesAt.getTime(),
    commitment: commitmentView(commitment, round.chainIndex),
    limits: Object.fromEntries(limitsOf(room, memory)),
    card: room.game.card?.(memory) ?? null,
    betsDigest: round.betsDigest,
    outcome: round.outcome,
    returns: round.outcome && returnsOfBets(room, round.outcome, memory),
    chainValue: round.chainValue,
    drawnAtMs: round.drawnAt?.getTime() ?? null,
    shownUntilMs: round.shownUntil?.getTime() ?? null,
  };
}

function returnsOfBets({ game }: Room, outcome: RoomOutcome, memory: RoomMemory): Record<string, number> {
  const returns = game.bets(memory).map(({ id }): [string, number] => [id, game.returnPercent(id, outcome)]);
  return Object.fromEntries(returns.filter(([, percent]) => percent > 0));
}

const statuses: Readonly<Record<RoomBetRow['state'], MyBet['status']>> = {
  created: 'pending',
  taken: 'taken',
  due: 'settling',
  done: 'paid',
  'win-refused': 'pay-refused',
  discarded: 'refused',
  rollback: 'pending',
  'rolled-back': 'returned',
  'rollback-refused': 'unresolved',
};

export function presentBet(bet: RoomBetRow): MyBet {
  const { lines, returns } = bet;
  return {
    id: bet.id,
    roundId: bet.roundId,
    roundNumber: bet.roundNumber,
    placedAtMs: bet.createdAt.getTime(),
    lines: lines.map((line, index) => ({ ...line, returnAmount: returns?.[index] ?? null })),
    stakeAmount: bet.stakeAmount,
    totalAmount: bet.totalAmount,
    status: statuses[bet.state],
    reason: reasonOf(bet),
  };
}

function reasonOf({ state, reason }: RoomBetRow): MyBet['reason'] {
  if (state === 'discarded') return refusalOf(reason);
  if (reason === 'too-late' || reason === 'round-void') return reason;
  return state === 'rollback' || state === 'rolled-back' ? doubtOf(reason) : null;
}

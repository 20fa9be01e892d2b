import type { MyBet, RoomState } from '../../../src/rooms/room-api.ts';
import type { CabinetView } from '../cabinet/view.ts';

/** Why a press was not taken, beside what every game can be told. */
export type RoomNotice =
  | 'round-closed'
  | 'stake-not-offered'
  | 'above-limit'
  | 'above-bet-limit'
  | 'above-round-limit'
  | 'bet-not-offered'
  | 'too-soon'
  | 'too-late'
  | 'round-void'
  | 'connection-lost'
  | 'not-enough-money'
  | 'no-play-money'
  | 'limit-reached'
  | 'player-disabled'
  | 'session-ended'
  | 'game-closed'
  | 'operator-refused'
  | 'unresolved'
  | 'pay-refused';

export interface RoomView extends CabinetView {
  room: RoomState | null;
  chip: number;
  /** Chips that lie on the layout and are not staked yet, by bet. */
  laid: Readonly<Record<string, number>>;
  /** What was staked last, to be laid once more. */
  before: Readonly<Record<string, number>>;
  sending: boolean;
  told: RoomNotice | null;
  /** The bet that the notice is about, for whoever has to look at it. */
  toldBetId: string | null;
  /** The bets that the notice is about, by their ids in the rules. */
  toldBets: readonly string[];
  /** The limit that the notice is about. */
  toldAmount: number;
  /** Of a replay: what the player had before the bet. */
  balanceBeforeAmount: number | null;
}

export const sumOf = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, each) => sum + each, 0);

/** The chips that lie beside those that were sent. */
export const withoutChips = (laid: RoomView['laid'], sent: RoomView['laid']): RoomView['laid'] =>
  Object.fromEntries(
    Object.entries(laid)
      .map(([bet, amount]) => [bet, amount - (sent[bet] ?? 0)] as const)
      .filter(([, amount]) => amount > 0),
  );

/** What plays, or will unless the wallet refuses it. */
export const isPlaying = ({ status }: MyBet): boolean => status !== 'refused' && status !== 'returned';

/** Staked by the player in the running round, by bet. */
export function stakedOf(mine: readonly MyBet[]): Record<string, number> {
  const staked: Record<string, number> = {};
  for (const { lines } of mine.filter(isPlaying))
    for (const { bet, stakeAmount } of lines) staked[bet] = (staked[bet] ?? 0) + stakeAmount;
  return staked;
}

/** Bets that return more than their stake, by what a round returns in percent. */
export function wonBets(returns: Readonly<Record<string, number>>): ReadonlySet<string> {
  return new Set(Object.keys(returns).filter((bet) => (returns[bet] ?? 0) > 100));
}

/** What the player's bets of a round staked and returned; null while they are not decided. */
export function resultOf(bets: readonly MyBet[]): { stakeAmount: number; totalAmount: number } | null {
  const decided = bets.filter(({ totalAmount }) => totalAmount !== null);
  if (decided.length === 0) return null;
  return {
    stakeAmount: decided.reduce((sum, bet) => sum + bet.stakeAmount, 0),
    totalAmount: decided.reduce((sum, bet) => sum + (bet.totalAmount ?? 0), 0),
  };
}

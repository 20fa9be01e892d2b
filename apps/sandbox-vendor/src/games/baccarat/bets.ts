import { type Card, rankOf } from '../cards/cards.ts';
import { type Deal, isNatural, totalOf } from './deal.ts';

/** All that a bet can depend on. */
export interface Result {
  playerTotal: number;
  bankerTotal: number;
  cards: number;
  /** Either hand was 8 or 9 with two cards. */
  natural: boolean;
  playerPair: boolean;
  bankerPair: boolean;
  playerPerfect: boolean;
  bankerPerfect: boolean;
}

export function resultOf({ player, banker }: Deal): Result {
  return {
    playerTotal: totalOf(player),
    bankerTotal: totalOf(banker),
    cards: player.length + banker.length,
    natural: isNatural(totalOf(player.slice(0, 2))) || isNatural(totalOf(banker.slice(0, 2))),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
    playerPerfect: player[0] === player[1],
    bankerPerfect: banker[0] === banker[1],
  };
}

export const baccaratBets = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'either-pair',
  'perfect-pair',
  'small',
  'big',
  'banker-six',
  'dragon-player',
  'dragon-banker',
] as const;
export type BaccaratBet = (typeof baccaratBets)[number];

/** Returns in percent of the stake, the stake included. */
const returns: Readonly<Record<BaccaratBet, (result: Result) => number>> = {
  player: (result) => sideReturn(lead(result), 200),
  banker: (result) => sideReturn(-lead(result), 195),
  tie: (result) => (lead(result) === 0 ? 900 : 0),
  'player-pair': (result) => (result.playerPair ? 1200 : 0),
  'banker-pair': (result) => (result.bankerPair ? 1200 : 0),
  'either-pair': (result) => (result.playerPair || result.bankerPair ? 600 : 0),
  'perfect-pair': ({ playerPerfect, bankerPerfect }) => {
    if (playerPerfect && bankerPerfect) return 20_100;
    return playerPerfect || bankerPerfect ? 2600 : 0;
  },
  small: (result) => (result.cards === 4 ? 250 : 0),
  big: (result) => (result.cards > 4 ? 154 : 0),
  'banker-six': (result) => (result.bankerTotal === 6 && lead(result) < 0 ? 1600 : 0),
  'dragon-player': (result) => dragonReturn(result, lead(result)),
  'dragon-banker': (result) => dragonReturn(result, -lead(result)),
};

export function isBaccaratBet(bet: string): bet is BaccaratBet {
  return (baccaratBets as readonly string[]).includes(bet);
}

export function returnPercent(bet: BaccaratBet, result: Result): number {
  return returns[bet](result);
}

/** A tie gives the stake of either side back. */
function sideReturn(lead: number, won: number): number {
  if (lead === 0) return 100;
  return lead > 0 ? won : 0;
}

const marginPays: Readonly<Record<number, number>> = { 4: 1, 5: 2, 6: 4, 7: 6, 8: 10, 9: 30 };

/** A natural pays even money, and is given back where both tie; other wins pay by their margin. */
function dragonReturn({ natural }: Result, lead: number): number {
  if (natural && lead === 0) return 100;
  if (lead <= 0) return 0;
  if (natural) return 200;
  const pays = marginPays[lead];
  return pays === undefined ? 0 : 100 + pays * 100;
}

function lead({ playerTotal, bankerTotal }: Result): number {
  return playerTotal - bankerTotal;
}

function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

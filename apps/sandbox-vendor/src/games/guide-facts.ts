import { type Fraction, toBasisPoints } from '../fair/fraction.ts';
import type { RoomBet, RoomGame } from '../rooms/room-game.ts';
import { baccarat } from './baccarat/game.ts';
import { cheongsa777 } from './cheongsa-777/game.ts';
import { lines } from './cheongsa-777/rules.ts';
import {
  coinsToOpen,
  coinValues,
  fullHouseHundredths,
  cellCount as holdCells,
  respins,
} from './dokkaebi-club/rules.ts';
import { isBelow, returnBounds } from './dokkaebi-lanterns/returns.ts';
import { ladderOf } from './dokkaebi-lanterns/rules.ts';
import { returnPercent } from './dragon-tiger/bets.ts';
import { dragonTiger } from './dragon-tiger/game.ts';
import { moonlitCatch } from './moonlit-catch/game.ts';
import { bulletAmounts, magazineSizes } from './moonlit-catch/rules.ts';
import { nightDerby } from './night-derby/game.ts';
import { fields, markets } from './night-derby/rules.ts';
import { rouletteBets } from './roulette/bets.ts';
import { roulette } from './roulette/game.ts';
import { sicBoBets } from './sic-bo/bets.ts';
import { sicBo } from './sic-bo/game.ts';
import { slotMaths } from './slot-maths.ts';

/** Bets that are alike, as a guide lists them: what they are called together, what they pay, what they return. */
function rowsOf(bets: readonly RoomBet[], nameOf: (id: string) => string) {
  const groups = new Map<string, RoomBet[]>();
  for (const bet of bets) {
    const key = `${nameOf(bet.id)} ${bet.pays}`;
    groups.set(key, [...(groups.get(key) ?? []), bet]);
  }
  return [...groups.values()].map((alike) => {
    const [first] = alike as [RoomBet];
    return { name: nameOf(first.id), pays: first.pays, returns: spanOf(alike.map(({ rtp }) => rtp)) };
  });
}

/** The least and the greatest, in basis points. */
function spanOf(returns: readonly Fraction[]): [least: number, greatest: number] {
  const sorted = returns.toSorted((one, other) => (isBelow(one, other) ? -1 : 1));
  const [least, greatest] = [sorted[0], sorted.at(-1)];
  if (!least || !greatest) throw new Error('nothing returns nothing');
  return [toBasisPoints(least), toBasisPoints(greatest)];
}

const cardBet = /^(?:dragon|tiger)-(big|small|odd|even|red|black)$/;
const totalBet = /^total-(\d+)$/;

/** Totals that are as far from the middle as each other pay alike. */
function sicBoName(id: string): string {
  const total = Number(totalBet.exec(id)?.[1]);
  return total > 0 ? `total-${Math.min(total, 21 - total)}` : (sicBoBets.get(id)?.kind ?? id);
}

/** The 35 of "35:1". */
const timesOf = (pays: string) => Number(pays.split(':')[0]);

function slotsOf() {
  const { returns, paytable } = cheongsa777.info;
  const perLine = 100 / lines.length;
  return [
    {
      way: cheongsa777.info.page,
      returnBasisPoints: returns.basisPoints,
      hitBasisPoints: returns.hitBasisPoints,
      columns: ['3', '4', '5'],
      rows: paytable.map(({ pays }) => pays.map((pay) => pay * perLine)),
    },
    ...slotMaths.map(({ page, published, pays }) => ({
      way: page,
      returnBasisPoints: toBasisPoints(published.total),
      hitBasisPoints: toBasisPoints(published.hits),
      columns: pays[0]?.pays.map(({ count }) => count).reverse() ?? [],
      rows: pays.map((symbol) => symbol.pays.map(({ hundredths }) => hundredths).reverse()),
    })),
  ];
}

function derbyOf() {
  const card = nightDerby.bets(null);
  return markets.map(({ name }) => {
    const bets = card.filter(({ id }) => id.startsWith(`${name}-`));
    const odds = bets.map(({ topPercent }) => topPercent);
    return {
      name,
      oddsHundredths: [Math.min(...odds), Math.max(...odds)],
      returns: spanOf(bets.map(({ rtp }) => rtp)),
    };
  });
}

const shownMines = [1, 3, 5, 10];
const shownPicks = [1, 2, 3, 5, 8];

function namesOf(game: RoomGame, nameOf: (id: string) => string) {
  return rowsOf(game.bets(null), nameOf);
}

/**
 * What the guides of the member site say of these games in numbers, worked out from the rules. The site is another house and imports
 * nothing from here, so the numbers are handed over as a file (`publish-guide.ts`), which a test holds against the rules.
 */
export function guideFacts() {
  const { least, greatest } = returnBounds();
  const { fish, returns, shotsPerSecond } = moonlitCatch.info;
  return {
    tables: {
      baccarat: namesOf(baccarat, (id) => id),
      dragontiger: namesOf(dragonTiger, (id) => {
        const bet = cardBet.exec(id)?.[1];
        return bet === undefined ? id : bet === 'red' || bet === 'black' ? 'card-colour' : 'card-rank';
      }),
      roulette: namesOf(roulette, (id) => rouletteBets.get(id)?.kind ?? id).toSorted(
        (one, other) => timesOf(other.pays) - timesOf(one.pays),
      ),
      sicbo: namesOf(sicBo, sicBoName),
    },
    /** What comes back, in percent of the stake, of dragon on a tie and of red on zero. */
    halves: {
      dragontiger: returnPercent('dragon', { dragon: 0, tiger: 0 }),
      roulette: roulette.returnPercent('red', { number: 0 }),
    },
    slots: slotsOf(),
    hold: {
      coins: coinValues.map(({ hundredths, weight }) => ({ hundredths, weight })),
      coinsToOpen,
      respins,
      cells: holdCells,
      fullHouseHundredths,
    },
    lines: lines.length,
    fishing: {
      returnBasisPoints: returns.basisPoints,
      bulletAmounts,
      magazineSizes,
      shotsPerSecond,
      fish: fish.map(({ name, kind, multiplier, chance, prizes }) => ({
        name,
        kind,
        multiplier,
        chance,
        prizes: prizes.map((prize) => prize.multiplier),
      })),
    },
    derby: { runners: fields[0]?.length ?? 0, markets: derbyOf() },
    lanterns: {
      returns: [toBasisPoints(least.return), toBasisPoints(greatest.return)],
      picks: shownPicks,
      ladders: shownMines.map((mines) => ({
        mines,
        hundredths: shownPicks.map((picks) => ladderOf(mines)[picks - 1] ?? null),
      })),
    },
  };
}

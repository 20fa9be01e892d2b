import { formatOdds, oddsMilli } from '@hanpan/money';
import { facts, paysOf, type SlotGuide, slotFacts, waysOfGuide } from './facts.ts';
import type { Numbers } from './texts.ts';

/** What the examples stake: an amount that is easy to multiply in the head. */
export const exampleStake = 10_000;

const back = (stake: number, percent: number) => Math.floor((stake * percent) / 100);
const tableWin = (...bet: Parameters<typeof paysOf>) =>
  back(exampleStake, Math.round(100 + paysOf(...bet) * 100));

function highest(guide: SlotGuide) {
  const [way] = waysOfGuide[guide];
  return slotFacts(way);
}

/** A multiplier as text: 2.7, 10. */
export function timesText(hundredths: number): string {
  return String(hundredths / 100);
}

const examples = {
  baccarat: () => ({ win: tableWin('baccarat', 'banker'), tie: tableWin('baccarat', 'tie') }),
  dragontiger: () => ({
    win: tableWin('dragontiger', 'dragon'),
    half: back(exampleStake, facts.halves.dragontiger),
  }),
  roulette: () => ({
    win: tableWin('roulette', 'straight'),
    even: tableWin('roulette', 'even-money'),
    half: back(exampleStake, facts.halves.roulette),
  }),
  sicbo: () => ({ win: tableWin('sicbo', 'big') }),
  lines() {
    const { rows } = highest('lines');
    return {
      lines: facts.lines,
      win: back(exampleStake, rows[0]?.at(-1) ?? 0),
      small: back(exampleStake, rows.at(-1)?.[0] ?? 0),
    };
  },
  ways() {
    const each = back(exampleStake, highest('ways').rows[0]?.[0] ?? 0);
    // One, two and three of it on the first three reels.
    return { each, win: each * 6 };
  },
  holdandwin() {
    const { coins, coinsToOpen, respins, cells, fullHouseHundredths } = facts.hold;
    const [least, , , more] = coins.map(({ hundredths }) => hundredths);
    const sum = 5 * (least ?? 0) + (more ?? 0);
    return {
      coins: coinsToOpen,
      respins,
      cells,
      full: fullHouseHundredths / 100,
      least: timesText(least ?? 0),
      more: timesText(more ?? 0),
      sum: timesText(sum),
      win: back(exampleStake, sum),
    };
  },
  cluster() {
    const { columns, rows } = highest('cluster');
    const pays = rows[0]?.[0] ?? 0;
    return { size: columns[0] ?? '', pay: timesText(pays), win: back(exampleStake, pays) };
  },
  lanterns() {
    const { ladders, picks } = facts.lanterns;
    const ladder = ladders[1];
    const hundredths = ladder?.hundredths[3] ?? 0;
    return {
      mines: ladder?.mines ?? 0,
      picks: picks[3] ?? 0,
      multiplier: timesText(hundredths),
      win: back(exampleStake, hundredths),
    };
  },
  fishing() {
    const { bulletAmounts, fish, shotsPerSecond } = facts.fishing;
    const bullet = bulletAmounts[3] ?? 0;
    const { name = '', multiplier = 0, chance } = fish.find((each) => each.name === 'puffer') ?? {};
    return {
      rate: shotsPerSecond,
      bullet,
      fish: name,
      multiplier,
      win: bullet * multiplier,
      wins: chance?.wins ?? 0,
      below: chance?.below ?? 0,
    };
  },
  derby() {
    const odds = facts.derby.markets[0]?.oddsHundredths[0] ?? 0;
    return { odds: formatOdds(oddsMilli(odds * 10)), win: back(exampleStake, odds) };
  },
} as const;

export type ExampledGame = keyof typeof examples;

/** The numbers that the steps and the example of a game name. */
export function numbersOf(game: ExampledGame): Numbers {
  return { stake: exampleStake, ...examples[game]() };
}

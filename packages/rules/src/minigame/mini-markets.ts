import { ladderCode, ladderCodes, ladderOf } from './ladder.ts';
import {
  classified,
  type MiniMarket,
  oddEven,
  parityAndSide,
  type Reading,
  sections,
  underOver,
} from './mini-market.ts';
import { fixedLines, type MiniGameCode, type MiniGameRules } from './mini-rules.ts';
import { powerballDrum } from './powerball.ts';

const { sumUnderUpTo, powerballUnderUpTo, ladderSplit } = fixedLines;
const highestBallSum = 130;
const powerballs = Array.from({ length: powerballDrum.powerballs }, (_, at) => String(at));

const powerballMarkets: readonly MiniMarket[] = [
  oddEven('pb_odd_even', 'powerball'),
  underOver('pb_under_over', 'powerball', powerballUnderUpTo),
  parityAndSide('pb_combo', 'powerball', powerballUnderUpTo),
  sections('pb_section', 'powerball', { A: 2, B: 4, C: 6, D: 9 }),
  classified('pb_number', 'powerball', powerballs, String),
  oddEven('sum_odd_even', 'ballSum'),
  underOver('sum_under_over', 'ballSum', sumUnderUpTo),
  parityAndSide('sum_combo', 'ballSum', sumUnderUpTo),
  sections('sum_size', 'ballSum', { small: 64, medium: 80, large: highestBallSum }),
  sections('sum_section', 'ballSum', { A: 35, B: 49, C: 57, D: 65, E: 78, F: highestBallSum }),
];

function ladderMarkets(reads: Reading, split: number): readonly MiniMarket[] {
  const ladder = (first: number) => ladderOf(first, split);
  return [
    classified('ladder_start', reads, ['left', 'right'], (first) => ladder(first).start),
    classified('ladder_rungs', reads, ['3', '4'], (first) => (ladder(first).rungs === 3 ? '3' : '4')),
    classified('ladder_end', reads, ['odd', 'even'], (first) => ladder(first).end),
    classified('ladder_result', reads, ladderCodes, (first) => ladderCode(ladder(first))),
  ];
}

/** All markets of a game, in the order of the board. */
export function miniMarkets(game: MiniGameCode, rules: MiniGameRules): readonly MiniMarket[] {
  switch (game) {
    case 'powerball':
      return powerballMarkets;
    case 'powerladder':
      return ladderMarkets('firstBall', ladderSplit);
    case 'speedkino':
      return [
        oddEven('sum_odd_even', 'kenoSum'),
        underOver('sum_under_over', 'kenoSum', rules.kenoUnderUpTo),
      ];
    case 'kinoladder':
      return ladderMarkets('firstKeno', rules.kenoLadderSplit);
  }
}

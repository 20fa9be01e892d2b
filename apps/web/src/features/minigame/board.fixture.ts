import type { DataOf, MiniBet, MiniGame, MiniResult } from '@hanpan/contract';
import { amount } from '@hanpan/money';

const announcement = 'a'.repeat(64);
const proof = { series: 'powerball-1', announcement };

const ladder = (odds: number | null) => [
  { market: 'ladder_start', selections: ['left', 'right'].map((pick) => ({ pick, odds })) },
  { market: 'ladder_rungs', selections: ['3', '4'].map((pick) => ({ pick, odds })) },
  { market: 'ladder_end', selections: ['odd', 'even'].map((pick) => ({ pick, odds })) },
  {
    market: 'ladder_result',
    selections: ['LEFT3EVEN', 'LEFT4ODD', 'RIGHT3ODD', 'RIGHT4EVEN'].map((pick) => ({ pick, odds: 3.8 })),
  },
];

const sums = (odds: number | null) => [
  { market: 'sum_odd_even', selections: ['odd', 'even'].map((pick) => ({ pick, odds })) },
  { market: 'sum_under_over', selections: ['under', 'over'].map((pick) => ({ pick, odds })) },
];

const powerballMarkets = (odds: number | null) => [
  { market: 'pb_odd_even', selections: ['odd', 'even'].map((pick) => ({ pick, odds })) },
  { market: 'pb_under_over', selections: ['under', 'over'].map((pick) => ({ pick, odds })) },
  ...sums(odds),
  { market: 'sum_size', selections: ['small', 'medium', 'large'].map((pick) => ({ pick, odds: 2.9 })) },
];

const markets = { powerball: powerballMarkets, powerladder: ladder, speedkino: sums, kinoladder: ladder };

const drawn: Readonly<Record<MiniGame, Pick<MiniResult, 'numbers' | 'powerball' | 'results'>>> = {
  powerball: {
    numbers: [17, 4, 26, 11, 9],
    powerball: 3,
    results: {
      pb_odd_even: 'odd',
      pb_under_over: 'under',
      sum_odd_even: 'odd',
      sum_under_over: 'under',
      sum_size: 'medium',
    },
  },
  powerladder: {
    numbers: [6],
    powerball: null,
    results: { ladder_start: 'right', ladder_rungs: '3', ladder_end: 'odd', ladder_result: 'RIGHT3ODD' },
  },
  speedkino: {
    numbers: Array.from({ length: 22 }, (_, at) => at * 3 + 1),
    powerball: null,
    results: { sum_odd_even: 'odd', sum_under_over: 'under' },
  },
  kinoladder: {
    numbers: [41],
    powerball: null,
    results: { ladder_start: 'left', ladder_rungs: '4', ladder_end: 'odd', ladder_result: 'LEFT4ODD' },
  },
};

export function aResult(round: number, game: MiniGame = 'powerball'): MiniResult {
  const drawnAt = new Date(Date.parse('2026-01-01T10:04:00Z') - (237 - round) * 300_000).toISOString();
  return { day: '2026-01-01', round, drawnAt, state: 'drawn', ...drawn[game], ...proof, draw: round };
}

interface BoardFacts {
  readonly game?: MiniGame;
  /** Of what is one of two. */
  readonly odds?: number | null;
  readonly closesAt?: string;
  readonly drawsAt?: string;
  readonly change?: Partial<DataOf<'/api/minigame/board'>>;
}

/** Round 237 is open until ten seconds before 10:04, and 236 was drawn. */
export function aBoard(facts: BoardFacts = {}): DataOf<'/api/minigame/board'> {
  const { game = 'powerball', odds = 1.95, change } = facts;
  const { closesAt = '2026-01-01T10:03:50Z', drawsAt = '2026-01-01T10:04:00Z' } = facts;
  const opensAt = '2026-01-01T09:59:00Z';
  return {
    game,
    serverNow: '2026-01-01T10:00:00Z',
    betting: 'open',
    round: { day: '2026-01-01', round: 237, opensAt, closesAt, drawsAt, ...proof, draw: 237 },
    everyMs: 300_000,
    rules: { kenoUnderUpTo: 780, kenoLadderSplit: 35 },
    markets: markets[game](odds),
    limits: { minAmount: amount(1_000), maxAmount: amount(3_000_000), maxWinAmount: amount(10_000_000) },
    mayBet: true,
    results: [236, 235, 234].map((round) => aResult(round, game)),
    ...change,
  };
}

export function aMiniBet(change: Partial<MiniBet> = {}): MiniBet {
  return {
    betIdx: 1,
    receiptId: 'M-7Q4K21',
    game: 'powerball',
    day: '2026-01-01',
    round: 237,
    market: 'pb_odd_even',
    pick: 'odd',
    line: null,
    odds: 1.95,
    stake: amount(30_000),
    possibleWin: amount(58_500),
    status: 'BET',
    winCash: null,
    result: null,
    placedAt: '2026-01-01T10:00:30Z',
    drawsAt: '2026-01-01T10:04:00Z',
    settledAt: null,
    ...proof,
    draw: 237,
    ...change,
  };
}

import { z } from 'zod';
import { amount, id, instant, odds, siteDay } from '../fields.ts';
import { miniGames } from '../mini-games.ts';

export const miniGame = z.enum(miniGames);
export type MiniGame = z.output<typeof miniGame>;

/** The code of a market as `miniMarkets` of packages/rules names it: `pb_odd_even`, `ladder_result`, … */
export const miniMarketCode = z.string().regex(/^[a-z_]{1,30}$/);

/** One of the market's selections: `odd`, `under`, `A`, `7`, `LEFT3EVEN`, … */
export const miniPick = z.string().regex(/^[A-Za-z0-9_]{1,20}$/);

/** Which round of which day of the draw calendar (Korea); the last one of a day is drawn at midnight. */
const roundName = { day: siteDay, round: z.int().min(1).max(8_640) };

/** Where the proof of a round is: `/fair/<announcement>?draw=<draw>`. `announcement` is 64 digits of hex. */
const proofOfRound = {
  /** The series of draws by its name, as `/api/fair/reveal` asks for it, and which draw of it, from 1. */
  series: z.string(),
  draw: z.int().min(1),
  /** The hash of the series' announcement, which was public before the first bet on it. */
  announcement: z.string(),
};

/** The round that is bet on, or whose draw is awaited once betting has closed. All instants are the server's. */
export const miniRound = z.object({
  ...roundName,
  /** Bets are taken from then … */
  opensAt: instant,
  /** … until before then. */
  closesAt: instant,
  drawsAt: instant,
  ...proofOfRound,
});

/** What came true in each market of the game, by the market's code. */
const cameTrue = z.record(z.string(), z.string());

/** A round that was drawn, or is void: then every stake on it was given back and there are no numbers. */
export const miniResult = z.object({
  ...roundName,
  drawnAt: instant,
  state: z.enum(['drawn', 'void']),
  /** In drawing order; a ladder has the first number of its draw only. Empty where the round is void. */
  numbers: z.array(z.int()),
  /** Of the powerball alone. */
  powerball: z.int().nullable(),
  /** Empty where the round is void. */
  results: cameTrue,
  ...proofOfRound,
});
export type MiniResult = z.output<typeof miniResult>;

export const miniMarket = z.object({
  market: miniMarketCode,
  /** `odds` is null where the selection is not for sale now. */
  selections: z.array(z.object({ pick: miniPick, odds: odds.nullable() })),
});

/** BET undecided · PASS won · FAIL lost · CANCEL the round is void and the stake was given back. */
export const miniBetStatus = z.enum(['BET', 'PASS', 'FAIL', 'CANCEL']);

export const miniBet = z.object({
  betIdx: id,
  receiptId: z.string(),
  game: miniGame,
  ...roundName,
  market: miniMarketCode,
  pick: miniPick,
  /**
   * The site's line when the bet was taken: the highest keno sum that is under, or the highest first keno number whose
   * ladder has three rungs. Null in markets whose rule is the same everywhere.
   */
  line: z.int().nullable(),
  odds,
  stake: amount,
  /** What it pays if it wins, stake included. */
  possibleWin: amount,
  status: miniBetStatus,
  /** What was paid: of a void round the stake, of a lost bet 0; null while it is undecided. */
  winCash: amount.nullable(),
  /** What came true in its market; null while it is undecided and where the round is void. */
  result: z.string().nullable(),
  placedAt: instant,
  drawsAt: instant,
  settledAt: instant.nullable(),
  ...proofOfRound,
});
export type MiniBet = z.output<typeof miniBet>;

import { amount, oddsMilli } from '@hanpan/money';
import { expect, test } from 'vitest';
import type { BetLeg } from './bet-leg.ts';
import { deadHeat } from './leg-result.ts';
import type { MarketCode, MarketPick } from './market.ts';
import type { MatchScore } from './match-score.ts';
import type { MultiLegBonus } from './multi-leg-bonus.ts';
import type { Scope } from './scope.ts';
import { settleBet } from './settle-bet.ts';
import { settleInMatch } from './settle-in-match.ts';

/**
 * Random slips over every market against a settlement that is written anew here, from what each market means and not from
 * how the product settles it: results are letters and lists, a quarter line is really two bets, and a combination is
 * really the sum over all its parts. 10,000 of them in an ordinary run, as many as RANDOM_SLIPS says in a long one.
 */
const slips = Number(process.env.RANDOM_SLIPS ?? 10_000);

/** mulberry32, so that a failure can be repeated from the number of its slip. */
function randomOf(seed: number): (below: number) => number {
  let state = (seed + 0x9e3779b9) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

type Random = ReturnType<typeof randomOf>;
type Pair = readonly [home: number, away: number];

/** What becomes of a part of the stake: it comes back multiplied by the odds, comes back as it is, or is lost. */
type Fate = 'odds' | 'stake' | 'gone';
type Part = { readonly weight: bigint; readonly of: bigint; readonly fate: Fate };

const whole = (fate: Fate): Part[] => [{ weight: 1n, of: 1n, fate }];
const wins = (isHit: boolean): Part[] => whole(isHit ? 'odds' : 'gone');
const letter = ([home, away]: Pair) => 'HDA'[1 - Math.sign(home - away)] ?? '';
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** More than a line wins, the line itself is given back; between two lines half of the stake is on each. */
function overLine(number: number, line: number): Part[] {
  const lines = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  return lines.map((each) => ({
    weight: 1n,
    of: 2n,
    fate: number === each ? 'stake' : number > each ? 'odds' : 'gone',
  }));
}

const mirrored = (parts: Part[]): Part[] =>
  parts.map((part) => ({
    ...part,
    fate: part.fate === 'stake' ? 'stake' : part.fate === 'odds' ? 'gone' : 'odds',
  }));

type Drawn = { readonly selection: string; readonly line: number | null; readonly parts: Part[] };
type Maker = (random: Random, score: Pair, half: Pair) => Drawn;

const choose = <const T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[random(items.length)] ?? items[0];
const drawLine = (random: Random, widest: number) => (random(widest * 8 + 1) - widest * 4) / 4;

function lined(random: Random, number: number, widest: number): Drawn {
  const line = Math.abs(drawLine(random, widest));
  const selection = choose(random, ['over', 'under']);
  const parts = overLine(number, line);
  return { selection, line, parts: selection === 'over' ? parts : mirrored(parts) };
}

/** Some band of small numbers as it is written, and every number in it. */
function drawBand(random: Random, least: number): readonly [text: string, numbers: readonly number[]] {
  const from = least + random(4);
  const to = from + random(3);
  const isOpen = random(4) === 0;
  if (isOpen) return [`${from}+`, upTo(from, 40)];
  return [from === to ? `${from}` : `${from}-${to}`, upTo(from, to)];
}

function refundedDraw(random: Random, score: Pair): Drawn {
  const selection = choose(random, ['home', 'away']);
  const parts = letter(score) === 'D' ? whole('stake') : wins(letters[selection] === letter(score));
  return { selection, line: null, parts };
}

function listed(selection: string, isHit: boolean): Drawn {
  return { selection, line: null, parts: wins(isHit) };
}

const letters = { home: 'H', draw: 'D', away: 'A' } as const;
const sides = ['home', 'draw', 'away'] as const;

const makers: Readonly<Record<MarketCode, Maker>> = {
  WDL: (random, score) => {
    const side = choose(random, sides);
    return listed(side, letters[side] === letter(score));
  },
  WL: (random, score) => refundedDraw(random, score),
  DNB: (random, score) => refundedDraw(random, score),
  AH: (random, [home, away]) => {
    const line = drawLine(random, 4);
    const selection = choose(random, ['home', 'away']);
    const parts = selection === 'home' ? overLine(home - away, -line) : overLine(away - home, line);
    return { selection, line, parts };
  },
  UO: (random, [home, away]) => lined(random, home + away, 7),
  RND: (random, [home, away]) => lined(random, home + away, 7),
  TTH: (random, [home]) => lined(random, home, 4),
  TTA: (random, [, away]) => lined(random, away, 4),
  DC: (random, score) => {
    const [selection, hits] = choose<readonly [string, string]>(random, [
      ['home-draw', 'HD'],
      ['home-away', 'HA'],
      ['draw-away', 'DA'],
    ]);
    return listed(selection, hits.includes(letter(score)));
  },
  BTTS: (random, score) => {
    const selection = choose(random, ['yes', 'no']);
    return listed(selection, (Math.min(...score) === 0) === (selection === 'no'));
  },
  OE: (random, [home, away]) => {
    const selection = choose(random, ['odd', 'even']);
    return listed(selection, '02468'.includes(String(home + away).slice(-1)) === (selection === 'even'));
  },
  CS: (random, [home, away]) => {
    if (random(4) === 0) {
      const most = random(5);
      const written = upTo(0, most).flatMap((a) => upTo(0, most).map((b) => `${a}-${b}`));
      return listed(`other-${most}`, !written.includes(`${home}-${away}`));
    }
    const selection = `${random(5)}-${random(5)}`;
    return listed(selection, selection === `${home}-${away}`);
  },
  TG: (random, [home, away]) => {
    const [text, numbers] = drawBand(random, 0);
    return listed(text, numbers.includes(home + away));
  },
  WM: (random, score) => {
    const kind = random(5);
    if (kind === 0) return listed('draw', letter(score) === 'D');
    if (kind === 1) return listed('score-draw', letter(score) === 'D' && `${score}` !== '0,0');
    if (kind === 2) return listed('goalless', `${score}` === '0,0');
    const side = choose(random, ['home', 'away']);
    const [text, numbers] = drawBand(random, 1);
    const [ahead, behind] = side === 'home' ? score : [score[1], score[0]];
    return listed(
      `${side}-${text}`,
      numbers.some((margin) => ahead === behind + margin),
    );
  },
  WUO: (random, score) => {
    const side = choose(random, sides);
    const { selection, line, parts } = lined(random, score[0] + score[1], 6);
    return {
      selection: `${side}-${selection}`,
      line,
      parts: letters[side] === letter(score) ? parts : whole('gone'),
    };
  },
  HTFT: (random, score, half) => {
    const [first, second] = [choose(random, sides), choose(random, sides)];
    return listed(`${first}/${second}`, letters[first] + letters[second] === letter(half) + letter(score));
  },
  WTN: (random, [home, away]) => {
    const selection = choose(random, ['home', 'away']);
    return listed(selection, selection === 'home' ? home > 0 && away === 0 : away > 0 && home === 0);
  },
};

interface DrawnLeg {
  readonly leg: BetLeg;
  /** Undefined while the leg is open. */
  readonly parts: readonly Part[] | undefined;
  readonly told: string;
}

const scopes: readonly [Scope, ...Scope[]] = ['match', 'regular', 'q2', 's3', 'i9', 'corners'];
const marketNames = Object.keys(makers) as [MarketCode, ...MarketCode[]];
const drawPair = (random: Random, most: number): Pair => [random(most + 1), random(most + 1)];
const inScope = ([home, away]: Pair) => ({ home, away });

function drawLeg(random: Random): DrawnLeg {
  const odds = oddsMilli(1000 + random(random(3) === 0 ? 20_000 : 2000));
  const kind = random(40);
  if (kind === 0) return { leg: { oddsMilli: odds, result: null }, parts: undefined, told: 'open' };
  if (kind === 1) {
    const among = 2 + random(5);
    const share = 1 + random(among - 1);
    const [of, weight] = [BigInt(among), BigInt(share)];
    const parts: Part[] = [
      { weight, of, fate: 'odds' },
      { weight: of - weight, of, fate: 'gone' },
    ];
    return { leg: { oddsMilli: odds, result: deadHeat(share, among) }, parts, told: `${share} of ${among}` };
  }
  const market = choose(random, marketNames);
  const scope = choose(random, scopes);
  const [score, half, rounds] = [drawPair(random, 6), drawPair(random, 3), drawPair(random, 5)];
  const match: MatchScore = {
    scores: { [scope]: inScope(score), h1: inScope(half), points: inScope(rounds) },
  };
  const { selection, line, parts } = makers[market](random, market === 'RND' ? rounds : score, half);
  const pick: MarketPick = { market, scope, lineQuarters: line === null ? null : line * 4, selection };
  const result = settleInMatch(pick, match) ?? null;
  return {
    leg: { oddsMilli: odds, result },
    parts,
    told: `${market} ${selection} ${line} at ${score} (${half}; ${rounds}) is ${result?.result}`,
  };
}

/** The slip taken apart: every course of every part of its stake, added up over one denominator. */
function bruteForce(stake: number, legs: readonly DrawnLeg[], bonus: MultiLegBonus) {
  const isLost = legs.some(({ parts }) => parts?.every(({ fate }) => fate === 'gone'));
  if (isLost) return { betStatus: 'FAIL', payoutAmount: 0 };
  if (legs.some(({ parts }) => parts === undefined)) return { betStatus: 'WAIT', payoutAmount: 0 };
  let below = 1n;
  for (const { parts } of legs) below *= 1000n * (parts?.[0]?.of ?? 1n);
  const walk = (index: number, money: bigint): bigint => {
    const drawn = legs[index];
    if (drawn === undefined) return money;
    let total = 0n;
    for (const { weight, fate } of drawn.parts ?? []) {
      const worth = fate === 'gone' ? 0n : fate === 'stake' ? 1000n : BigInt(drawn.leg.oddsMilli);
      if (worth > 0n) total += walk(index + 1, money * weight * worth);
    }
    return total;
  };
  const above = walk(0, 1n);
  const betStatus = above === below ? 'TIE' : above > below ? 'PASS' : 'FAIL';
  const sure = legs.filter(
    ({ parts, leg }) => parts?.every(({ fate }) => fate === 'odds') && leg.oddsMilli >= bonus.minOddsMilli,
  ).length;
  const steps = bonus.steps.filter((step) => step.legs <= sure).map((step) => step.bonusBasisPoints);
  const extra = betStatus === 'PASS' ? BigInt(Math.max(0, ...steps)) : 0n;
  const payout = (BigInt(stake) * above * (10_000n + extra)) / (below * 10_000n);
  return { betStatus, payoutAmount: Number(payout) };
}

const bonuses: readonly [MultiLegBonus, ...MultiLegBonus[]] = [
  { minOddsMilli: 1150, steps: [] },
  {
    minOddsMilli: 1150,
    steps: [
      { legs: 3, bonusBasisPoints: 333 },
      { legs: 4, bonusBasisPoints: 777 },
    ],
  },
];

test(`[REL-1][ST-07] ${slips} random slips over every market pay what a settlement written anew says`, () => {
  const seen = new Map<string, number>();
  for (let index = 0; index < slips; index += 1) {
    const random = randomOf(index);
    const stake = 1 + random(100_000);
    const legs = Array.from({ length: 1 + random(6) }, () => drawLeg(random));
    const bonus = choose(random, bonuses);
    const settled = settleBet(
      amount(stake),
      legs.map(({ leg }) => leg),
      bonus,
    );
    const expected = bruteForce(stake, legs, bonus);
    if (settled.betStatus !== expected.betStatus || settled.payoutAmount !== expected.payoutAmount)
      expect(settled, `slip ${index}: ${legs.map(({ told }) => told).join(', ')}`).toEqual(expected);
    seen.set(settled.betStatus, (seen.get(settled.betStatus) ?? 0) + 1);
  }
  // The slips are no use if they all end alike.
  for (const status of ['PASS', 'FAIL', 'TIE', 'WAIT'])
    expect(seen.get(status), status).toBeGreaterThan(slips / 1000);
}, 3_600_000);

test('one leg of every market is wins, losses and whatever else it can be, and each is what the market means', () => {
  const random = randomOf(1);
  const seen = new Set<string>();
  for (let index = 0; index < 20_000; index += 1) {
    const { leg, parts, told } = drawLeg(random);
    if (parts === undefined || leg.result === null) continue;
    seen.add(`${told.split(' ')[0]} ${leg.result.result}`);
    expect(leg.result.result, told).toBe(nameOf(parts));
  }
  for (const market of marketNames)
    for (const result of ['win', 'lose']) expect(seen).toContain(`${market} ${result}`);
  for (const market of ['AH', 'UO', 'RND', 'TTH', 'TTA', 'WUO'])
    for (const result of ['half-win', 'void', 'half-lose']) expect(seen).toContain(`${market} ${result}`);
});

/** What parts of a stake are called together. */
function nameOf(parts: readonly Part[]): string {
  const fates = new Set(parts.map(({ fate }) => fate));
  if (fates.size === 1) return fates.has('odds') ? 'win' : fates.has('stake') ? 'void' : 'lose';
  if (!fates.has('stake')) return 'dead-heat';
  return fates.has('odds') ? 'half-win' : 'half-lose';
}

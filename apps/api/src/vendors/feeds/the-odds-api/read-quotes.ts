import { parseLineQuarters } from '@hanpan/rules';
import type { FeedMarket } from '../messages.ts';
import { milliOfAmerican, milliOfDecimal } from '../odds-milli.ts';
import { BadMessage, type Problem, problemOf } from '../sink.ts';
import type { EventShape, MarketShape, OutcomeShape } from './shapes.ts';
import type { OddsApiSport } from './sports.ts';

export type OddsFormat = 'decimal' | 'american';

/** One market at one line, as one bookmaker quotes it. */
export interface Quote {
  readonly book: string;
  readonly market: FeedMarket;
  readonly pricedAtMs: number;
  /** Whether the bookmaker names this line first, and not as one of many. */
  readonly isMain: boolean;
  /** Our selection → odds in thousandths. */
  readonly odds: ReadonlyMap<string, number>;
}

export interface QuoteContext {
  readonly event: EventShape;
  readonly sport: OddsApiSport;
  readonly book: string;
  readonly pricedAtMs: number;
  readonly oddsFormat: OddsFormat;
}

/** An outcome in our words: which market at which line it belongs to, and which selection it is. */
interface Placed {
  readonly market: FeedMarket;
  readonly selection: string;
}

/**
 * The quotes in one market of one bookmaker. Outcomes are told apart by their names, because their order is not that of
 * the sides. An outcome that fits nothing costs its own line alone.
 */
export function readQuotes(
  market: MarketShape,
  context: QuoteContext,
): { readonly quotes: readonly Quote[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const lines = new Map<string, { market: FeedMarket; odds: Map<string, number> }>();
  const broken = new Set<string>();
  for (const outcome of market.outcomes) {
    let line: string | undefined;
    try {
      const placed = placeOutcome(market, outcome, context);
      line = JSON.stringify(placed.market);
      const found = lines.get(line) ?? { market: placed.market, odds: new Map<string, number>() };
      lines.set(line, found);
      if (found.odds.has(placed.selection))
        throw new BadMessage('twice', `${market.key} has ${placed.selection} twice`);
      found.odds.set(placed.selection, oddsMilli(outcome.price, context.oddsFormat));
    } catch (error) {
      if (line !== undefined) broken.add(line);
      problems.push(problemOf(error));
    }
  }
  const { book, pricedAtMs } = context;
  const isMain = !market.key.startsWith('alternate_');
  const quotes = [...lines]
    .filter(([line, { market: own, odds }]) => !broken.has(line) && isWhole(own, odds.size))
    .map(([, quote]) => ({ ...quote, book, pricedAtMs, isMain }));
  return { quotes, problems };
}

function placeOutcome(market: MarketShape, outcome: OutcomeShape, context: QuoteContext): Placed {
  if (!context.sport.markets.has(market.key)) return unknownOutcome(market, outcome);
  switch (market.key) {
    case 'h2h':
      return placeWinner(market, outcome, context);
    case 'draw_no_bet':
      return { market: known('DNB', null), selection: sideOf(outcome.name, context) };
    case 'spreads':
    case 'alternate_spreads':
      return placeSpread(outcome, context);
    case 'totals':
    case 'alternate_totals':
      return { market: known('UO', lineOf(outcome)), selection: overUnder(outcome.name) };
    case 'team_totals':
      return placeTeamTotal(outcome, context);
    case 'btts':
      return { market: known('BTTS', null), selection: yesNo(outcome.name) };
    default:
      return unknownOutcome(market, outcome);
  }
}

/** Three ways where the market has a draw, else two. */
function placeWinner(market: MarketShape, { name }: OutcomeShape, context: QuoteContext): Placed {
  const hasDraw = market.outcomes.some((outcome) => outcome.name === 'Draw');
  const selection = name === 'Draw' ? 'draw' : sideOf(name, context);
  return { market: known(hasDraw ? 'WDL' : 'WL', null), selection };
}

/** The line is the home side's for both outcomes; the away side is quoted at its opposite. */
function placeSpread(outcome: OutcomeShape, context: QuoteContext): Placed {
  const selection = sideOf(outcome.name, context);
  const own = lineOf(outcome);
  const lineQuarters = selection === 'home' ? own : -own;
  return { market: known('AH', lineQuarters === 0 ? 0 : lineQuarters), selection };
}

function placeTeamTotal(outcome: OutcomeShape, context: QuoteContext): Placed {
  const side = sideOf(outcome.description ?? '', context);
  const market = known(side === 'home' ? 'TTH' : 'TTA', lineOf(outcome));
  return { market, selection: overUnder(outcome.name) };
}

/** Kept as it is said: everything that tells one line from another is in the name. */
function unknownOutcome({ key }: MarketShape, { name, description, point }: OutcomeShape): Placed {
  const parts = [
    key,
    ...(description === undefined ? [] : [description]),
    ...(point === undefined ? [] : [point]),
  ];
  return { market: { kind: 'unknown', name: parts.join('|') }, selection: name };
}

type KnownMarket = Extract<FeedMarket, { kind: 'known' }>;

function known(market: KnownMarket['market'], lineQuarters: number | null): KnownMarket {
  return { kind: 'known', market, scope: 'match', lineQuarters };
}

function sideOf(name: string, { event }: QuoteContext): 'home' | 'away' {
  if (event.home_team === event.away_team) throw new BadMessage('unknown-side', `both sides are "${name}"`);
  if (name === event.home_team) return 'home';
  if (name === event.away_team) return 'away';
  throw new BadMessage('unknown-side', `"${name}" is neither "${event.home_team}" nor "${event.away_team}"`);
}

function overUnder(name: string): 'over' | 'under' {
  if (name === 'Over') return 'over';
  if (name === 'Under') return 'under';
  throw new BadMessage('unknown-side', `"${name}" is neither over nor under`);
}

function yesNo(name: string): 'yes' | 'no' {
  if (name === 'Yes') return 'yes';
  if (name === 'No') return 'no';
  throw new BadMessage('unknown-side', `"${name}" is neither yes nor no`);
}

function lineOf({ point }: OutcomeShape): number {
  const line = point === undefined ? undefined : parseLineQuarters(String(point));
  if (line === undefined) throw new BadMessage('bad-line', `point ${point}`);
  return line;
}

function oddsMilli(price: number, format: OddsFormat): number {
  return format === 'american' ? milliOfAmerican(price) : milliOfDecimal(String(price));
}

/** One side of a line alone is no market. Of an unknown one nobody knows how many sides it has. */
function isWhole(market: FeedMarket, selections: number): boolean {
  if (market.kind === 'unknown') return true;
  return selections === (market.market === 'WDL' ? 3 : 2);
}

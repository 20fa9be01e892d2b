import { demargin } from '../demargin.ts';
import type {
  FeedMarket,
  FeedMarketStatus,
  FeedSport,
  MarketPrices,
  PricesMessage,
  SelectionPrice,
} from '../messages.ts';
import { milliOfDecimal } from '../odds-milli.ts';
import { BadMessage, type Problem, problemOf } from '../sink.ts';
import { eventField, spoken, textField } from './fields.ts';
import { type BookMessage, readEach } from './read-each.ts';
import { readNamedMarket } from './read-market.ts';
import { readMatchFacts } from './read-match-facts.ts';
import { childNamed, childrenNamed, type XmlElement } from './read-xml.ts';

const marketStatuses: Readonly<Record<string, FeedMarketStatus>> = {
  '1': 'active',
  '0': 'inactive',
  '-1': 'suspended',
  '-2': 'handed-over',
  '-3': 'settled',
  '-4': 'cancelled',
};

/**
 * `odds_change`: prices, statuses and the state of the match. A market with a bad outcome is named as a problem and
 * takes no bets until it is said again; the others stay as they are said.
 */
export function readPrices(
  root: XmlElement,
  sport: FeedSport,
  receivedAtMs: number,
): BookMessage<PricesMessage> {
  const said = spoken(root, receivedAtMs);
  const elements = childrenNamed(childNamed(root, 'odds'), 'market');
  const badOutcomes: Problem[] = [];
  const { parts, problems } = readEach(elements, (element) =>
    readMarketPrices(element, sport, said.saidAtMs, badOutcomes),
  );
  const state = readMatchFacts(sport, childNamed(root, 'sport_event_status'));
  return {
    message: { ...said, kind: 'prices', event: eventField(root), markets: parts, others: 'unchanged', state },
    problems: [...problems, ...badOutcomes],
  };
}

function readMarketPrices(
  element: XmlElement,
  sport: FeedSport,
  pricedAtMs: number,
  problems: Problem[],
): MarketPrices {
  const outcomes = childrenNamed(element, 'outcome');
  const { market, nameOutcome } = readNamedMarket(element, sport, outcomes);
  const isMain = element.attributes.favourite === '1';
  try {
    // The feed leaves the status out where it is active.
    const status = marketStatuses[element.attributes.status ?? '1'] ?? 'not-understood';
    const selections = withFairProbabilities(market, readSelections(outcomes, nameOutcome));
    return { market, status, pricedAtMs, isMain, selections };
  } catch (error) {
    problems.push(problemOf(error));
    return { market, status: 'not-understood', pricedAtMs, isMain, selections: [] };
  }
}

function readSelections(
  outcomes: readonly XmlElement[],
  nameOutcome: (id: string) => string,
): readonly SelectionPrice[] {
  const selections = outcomes.map((outcome) => readSelection(outcome, nameOutcome));
  if (new Set(selections.map(({ selection }) => selection)).size < selections.length)
    throw new BadMessage('twice', 'a market has a selection twice');
  return selections;
}

function readSelection(outcome: XmlElement, nameOutcome: (id: string) => string): SelectionPrice {
  const { odds, probabilities, active } = outcome.attributes;
  return {
    selection: nameOutcome(textField(outcome, 'id')),
    isActive: active !== '0',
    oddsMilli: odds === undefined ? null : milliOfDecimal(odds),
    fairProbability: probabilities === undefined ? null : probabilityOf(probabilities),
  };
}

/** The feed writes `0.0032` and `8.97094E-4`. */
function probabilityOf(text: string): number {
  const value = /^\d+(\.\d+)?(E-?\d{1,3})?$/i.test(text) ? Number(text) : Number.NaN;
  if (!(value >= 0 && value <= 1)) throw new BadMessage('bad-field', `probabilities="${text}"`);
  return value;
}

/** Where the feed gives no probability and every selection is quoted, the margin is taken out of the odds. */
function withFairProbabilities(
  market: FeedMarket,
  selections: readonly SelectionPrice[],
): readonly SelectionPrice[] {
  const odds = selections.flatMap(({ oddsMilli }) => oddsMilli ?? []);
  const areGiven = selections.some(({ fairProbability }) => fairProbability !== null);
  if (market.kind === 'unknown' || areGiven || odds.length < selections.length) return selections;
  const law = demargin(odds, market.market === 'DC' ? 2 : 1);
  return selections.map((one, index) => ({ ...one, fairProbability: law?.[index] ?? null }));
}

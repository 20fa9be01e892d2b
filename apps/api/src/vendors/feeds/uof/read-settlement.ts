import { type LegResult, readUofResult } from '@hanpan/rules';
import type {
  FeedSport,
  MarketSettlement,
  RollbackSettlementMessage,
  SettlementMessage,
} from '../messages.ts';
import { BadMessage } from '../sink.ts';
import { eventField, spoken, textField, wholeField } from './fields.ts';
import { type BookMessage, readEach } from './read-each.ts';
import { readNamedMarket } from './read-market.ts';
import { childNamed, childrenNamed, type XmlElement } from './read-xml.ts';

/** `bet_settlement`. The same market may come twice: scouted live, then confirmed, and the second may differ. */
export function readSettlement(
  root: XmlElement,
  sport: FeedSport,
  receivedAtMs: number,
): BookMessage<SettlementMessage> {
  const elements = childrenNamed(childNamed(root, 'outcomes'), 'market');
  const { parts, problems } = readEach(elements, (element) => readMarketSettlement(element, sport));
  const message: SettlementMessage = {
    ...spoken(root, receivedAtMs),
    kind: 'settlement',
    event: eventField(root),
    certainty: certaintyOf(wholeField(root, 'certainty')),
    markets: parts,
  };
  return { message, problems };
}

function certaintyOf(code: number): SettlementMessage['certainty'] {
  if (code === 1) return 'scouted';
  if (code === 2) return 'confirmed';
  throw new BadMessage('bad-field', `certainty="${code}"`);
}

function readMarketSettlement(element: XmlElement, sport: FeedSport): MarketSettlement {
  const outcomes = childrenNamed(element, 'outcome');
  const { market, nameOutcome } = readNamedMarket(element, sport, outcomes);
  return {
    market,
    voidReason: element.attributes.void_reason,
    outcomes: outcomes.map((outcome) => ({
      selection: nameOutcome(textField(outcome, 'id')),
      result: resultOf(outcome),
    })),
  };
}

function resultOf(outcome: XmlElement): LegResult | undefined {
  return readUofResult({
    result: textField(outcome, 'result'),
    voidFactor: outcome.attributes.void_factor,
    deadHeatFactor: outcome.attributes.dead_heat_factor,
  });
}

/** `rollback_bet_settlement`: at a market, or at some of its outcomes where it names them. */
export function readRollbackSettlement(
  root: XmlElement,
  sport: FeedSport,
  receivedAtMs: number,
): BookMessage<RollbackSettlementMessage> {
  const { parts, problems } = readEach(childrenNamed(root, 'market'), (element) => {
    const outcomes = childrenNamed(element, 'outcome');
    const { market, nameOutcome } = readNamedMarket(element, sport, outcomes);
    return { market, selections: outcomes.map((outcome) => nameOutcome(textField(outcome, 'id'))) };
  });
  const said = { ...spoken(root, receivedAtMs), event: eventField(root) };
  return { message: { ...said, kind: 'rollback-settlement', markets: parts }, problems };
}

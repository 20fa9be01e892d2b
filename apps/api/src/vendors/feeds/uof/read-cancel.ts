import type { CancelWindow } from '@hanpan/rules';
import type { BetStopMessage, CancelMessage, FeedSport, RollbackCancelMessage } from '../messages.ts';
import { BadMessage } from '../sink.ts';
import { eventField, optionalWhole, spoken, textField } from './fields.ts';
import { type BookMessage, readEach } from './read-each.ts';
import { marketsInGroups, readMarket } from './read-market.ts';
import { childrenNamed, type XmlElement } from './read-xml.ts';

/** `bet_cancel`: without a start from the first bet on, without an end until the market closes. */
export function readCancel(
  root: XmlElement,
  sport: FeedSport,
  receivedAtMs: number,
): BookMessage<CancelMessage> {
  const { parts, problems } = readEach(childrenNamed(root, 'market'), (element) => ({
    market: marketOf(element, sport),
    voidReason: element.attributes.void_reason,
  }));
  const message: CancelMessage = {
    ...spoken(root, receivedAtMs),
    kind: 'cancel',
    event: eventField(root),
    window: windowOf(root),
    // The feed spells it so.
    supersededBy: root.attributes.superceded_by,
    markets: parts,
  };
  return { message, problems };
}

/** `rollback_bet_cancel`, with the window of the cancellation that it takes back. */
export function readRollbackCancel(
  root: XmlElement,
  sport: FeedSport,
  receivedAtMs: number,
): BookMessage<RollbackCancelMessage> {
  const elements = childrenNamed(root, 'market');
  const { parts, problems } = readEach(elements, (element) => marketOf(element, sport));
  const said = { ...spoken(root, receivedAtMs), event: eventField(root), window: windowOf(root) };
  return { message: { ...said, kind: 'rollback-cancel', markets: parts }, problems };
}

function marketOf(element: XmlElement, sport: FeedSport) {
  return readMarket(sport, textField(element, 'id'), element.attributes.specifiers).market;
}

/** The end is not of the window, so one that ends where it begins says nothing. */
function windowOf(root: XmlElement): CancelWindow {
  const startsAtMs = optionalWhole(root, 'start_time') ?? null;
  const endsAtMs = optionalWhole(root, 'end_time') ?? null;
  if (startsAtMs !== null && endsAtMs !== null && endsAtMs <= startsAtMs)
    throw new BadMessage('bad-field', `a window from ${startsAtMs} to ${endsAtMs}`);
  return { startsAtMs, endsAtMs };
}

/** `bet_stop`: suspended unless it says deactivated. Whatever else it says stops too. */
export function readBetStop(
  root: XmlElement,
  sport: FeedSport,
  receivedAtMs: number,
): BookMessage<BetStopMessage> {
  const message: BetStopMessage = {
    ...spoken(root, receivedAtMs),
    kind: 'bet-stop',
    event: eventField(root),
    markets: marketsInGroups(sport, root.attributes.groups),
    to: root.attributes.market_status === '0' ? 'inactive' : 'suspended',
    reason: 'feed',
  };
  return { message, problems: [] };
}

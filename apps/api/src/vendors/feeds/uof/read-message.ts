import type { FeedSport } from '../messages.ts';
import { BadMessage } from '../sink.ts';
import { eventField, optionalWhole, spoken, wholeField } from './fields.ts';
import { readBetStop, readCancel, readRollbackCancel } from './read-cancel.ts';
import type { BookMessage } from './read-each.ts';
import { readPrices } from './read-prices.ts';
import { readRollbackSettlement, readSettlement } from './read-settlement.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { sportOf } from './sports.ts';

/** As it comes from the feed's exchange: the routing key tells the sport, the body the rest. */
export interface UofDelivery {
  /** `hi.-.live.odds_change.1.sr:match.9900415.-`: priority, pre, live, message, sport, kind of event, event, node. */
  readonly routingKey: string;
  readonly body: string;
}

/** What one delivery says: something for the book, something about a producer, or that a fixture has changed. */
export type UofMessage =
  | ({ readonly kind: 'book' } & BookMessage)
  | {
      readonly kind: 'alive';
      readonly producer: string;
      readonly stampMs: number;
      readonly isSubscribed: boolean;
    }
  | { readonly kind: 'snapshot-complete'; readonly producer: string; readonly requestId: number }
  | { readonly kind: 'product-down'; readonly producer: string }
  | {
      readonly kind: 'fixture-changed';
      readonly producer: string;
      readonly event: string;
      readonly urn: string;
    }
  /** A sport or a kind of event that is none of ours: nobody bets on it here, so nothing is lost. */
  | { readonly kind: 'not-ours' };

/** Throws BadMessage for what cannot be read whole; problems are the parts of a message that could not. */
export function readMessage({ routingKey, body }: UofDelivery, receivedAtMs: number): UofMessage {
  const root = readXml(body);
  const about = readSystem(root);
  if (about !== undefined) return about;
  const sport = sportInKey(routingKey);
  const urn = root.attributes.event_id ?? '';
  if (sport === 'not-ours' || !/^(sr|test):match:/.test(urn)) return { kind: 'not-ours' };
  return readAboutEvent(root, sport, receivedAtMs);
}

function readSystem(root: XmlElement): UofMessage | undefined {
  if (!['alive', 'snapshot_complete', 'product_down'].includes(root.name)) return undefined;
  const producer = String(wholeField(root, 'product'));
  if (root.name === 'product_down') return { kind: 'product-down', producer };
  if (root.name === 'snapshot_complete')
    return { kind: 'snapshot-complete', producer, requestId: wholeField(root, 'request_id') };
  const isSubscribed = optionalWhole(root, 'subscribed') === 1;
  return { kind: 'alive', producer, stampMs: wholeField(root, 'timestamp'), isSubscribed };
}

function readAboutEvent(root: XmlElement, sport: FeedSport, receivedAtMs: number): UofMessage {
  switch (root.name) {
    case 'odds_change':
      return { kind: 'book', ...readPrices(root, sport, receivedAtMs) };
    case 'bet_stop':
      return { kind: 'book', ...readBetStop(root, sport, receivedAtMs) };
    case 'bet_settlement':
      return { kind: 'book', ...readSettlement(root, sport, receivedAtMs) };
    case 'bet_cancel':
      return { kind: 'book', ...readCancel(root, sport, receivedAtMs) };
    case 'rollback_bet_settlement':
      return { kind: 'book', ...readRollbackSettlement(root, sport, receivedAtMs) };
    case 'rollback_bet_cancel':
      return { kind: 'book', ...readRollbackCancel(root, sport, receivedAtMs) };
    case 'fixture_change': {
      const { producer } = spoken(root, receivedAtMs);
      const urn = root.attributes.event_id ?? '';
      return { kind: 'fixture-changed', producer, event: eventField(root), urn };
    }
    default:
      throw new BadMessage('not-understood', `<${root.name}>`);
  }
}

function sportInKey(routingKey: string): FeedSport | 'not-ours' {
  const id = routingKey.split('.')[4];
  if (id === undefined || !/^\d{1,4}$/.test(id))
    throw new BadMessage('unknown-sport', `the routing key "${routingKey}" names no sport`);
  return sportOf(id) ?? 'not-ours';
}

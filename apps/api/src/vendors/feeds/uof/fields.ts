import { eventKey } from '../event-key.ts';
import type { Spoken } from '../messages.ts';
import { BadMessage } from '../sink.ts';
import type { XmlElement } from './read-xml.ts';

/** The attribute, or BadMessage where the element lacks it. */
export function textField(element: XmlElement, name: string): string {
  const value = element.attributes[name];
  if (value === undefined || value === '')
    throw new BadMessage('bad-field', `${element.name} has no ${name}`);
  return value;
}

/** A whole number, or BadMessage. */
export function wholeField(element: XmlElement, name: string): number {
  return whole(element.name, name, textField(element, name));
}

/** The same, undefined where the attribute is absent. */
export function optionalWhole(element: XmlElement, name: string): number | undefined {
  const value = element.attributes[name];
  return value === undefined || value === '' ? undefined : whole(element.name, name, value);
}

function whole(element: string, name: string, value: string): number {
  if (!/^-?\d{1,15}$/.test(value)) throw new BadMessage('bad-field', `${element} ${name}="${value}"`);
  return Number(value);
}

/** `product` and `timestamp`, which every message of the feed carries but the two rollbacks in old recordings. */
export function spoken(root: XmlElement, receivedAtMs: number): Spoken {
  return {
    feed: 'uof',
    producer: String(optionalWhole(root, 'product') ?? 0),
    saidAtMs: wholeField(root, 'timestamp'),
    receivedAtMs,
  };
}

/** Our key of the event that a message is about. */
export function eventField(root: XmlElement, name = 'event_id'): string {
  const id = textField(root, name);
  try {
    return eventKey('uof', id);
  } catch {
    throw new BadMessage('bad-field', `${root.name} ${name}="${id}"`);
  }
}

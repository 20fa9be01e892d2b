import type { EventStatus, FixtureMessage, Named } from '../messages.ts';
import { BadMessage } from '../sink.ts';
import { eventField, textField } from './fields.ts';
import { childNamed, childrenNamed, type XmlElement } from './read-xml.ts';
import { sportOf } from './sports.ts';

const statuses: Readonly<Record<string, EventStatus>> = {
  not_started: 'scheduled',
  match_about_to_start: 'scheduled',
  live: 'live',
  suspended: 'interrupted',
  interrupted: 'interrupted',
  ended: 'ended',
  closed: 'closed',
  cancelled: 'cancelled',
  delayed: 'delayed',
  start_delayed: 'delayed',
  postponed: 'postponed',
  abandoned: 'abandoned',
};

/**
 * `fixtures_fixture`, the answer of the feed's API about one match. Undefined for a sport that is none of ours.
 * The producer is the one whose message made us ask.
 */
export function readFixture(
  root: XmlElement,
  producer: string,
  receivedAtMs: number,
): FixtureMessage | undefined {
  const fixture = childNamed(root, 'fixture');
  if (root.name !== 'fixtures_fixture' || fixture === undefined)
    throw new BadMessage('not-understood', `<${root.name}> is no fixture`);
  const tournament = childNamed(fixture, 'tournament');
  const sport = sportOf(childNamed(tournament, 'sport')?.attributes.id);
  if (sport === undefined || tournament === undefined) return undefined;
  const sides = childrenNamed(childNamed(fixture, 'competitors'), 'competitor');
  return {
    feed: 'uof',
    producer,
    saidAtMs: timeOf(textField(root, 'generated_at')),
    receivedAtMs,
    kind: 'fixture',
    event: eventField(fixture, 'id'),
    sport,
    competition: namedOf(tournament),
    home: namedOf(sideOf(sides, 'home')),
    away: namedOf(sideOf(sides, 'away')),
    startsAtMs: timeOf(fixture.attributes.start_time ?? textField(fixture, 'scheduled')),
    status: statusOf(textField(fixture, 'status')),
  };
}

/** By its qualifier and never by its place in the list. */
function sideOf(sides: readonly XmlElement[], qualifier: 'home' | 'away'): XmlElement {
  const found = sides.filter((side) => side.attributes.qualifier === qualifier);
  const [side] = found;
  if (side === undefined || found.length > 1)
    throw new BadMessage('unknown-side', `${found.length} competitors are ${qualifier}`);
  return side;
}

function namedOf(element: XmlElement): Named {
  return { key: textField(element, 'id'), name: textField(element, 'name') };
}

function statusOf(text: string): EventStatus {
  const status = Object.hasOwn(statuses, text) ? statuses[text] : undefined;
  if (status === undefined) throw new BadMessage('bad-field', `fixture status "${text}"`);
  return status;
}

function timeOf(text: string): number {
  const timeMs = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(timeMs)) throw new BadMessage('bad-field', `time "${text}"`);
  return timeMs;
}

import type { Scope, Score } from '@hanpan/rules';
import type { EventStatus, FeedSport, MatchClock, MatchFacts } from '../messages.ts';
import { BadMessage } from '../sink.ts';
import { optionalWhole, wholeField } from './fields.ts';
import { childNamed, childrenNamed, type XmlElement } from './read-xml.ts';
import { stretchScope } from './sports.ts';

const statuses: Readonly<Record<string, EventStatus>> = {
  '0': 'scheduled',
  '1': 'live',
  '2': 'interrupted',
  '3': 'ended',
  '4': 'closed',
  '5': 'cancelled',
  '6': 'delayed',
  '7': 'interrupted',
  '8': 'postponed',
  '9': 'abandoned',
};

/** `sport_event_status`, or undefined where the message has none. Its score counts overtime; its periods are running. */
export function readMatchFacts(sport: FeedSport, element: XmlElement | undefined): MatchFacts | undefined {
  if (element === undefined) return undefined;
  const statistics = childNamed(element, 'statistics');
  return {
    status: statusOf(wholeField(element, 'status')),
    shown: optionalScore(element),
    periods: periodsOf(sport, childNamed(element, 'period_scores')),
    clock: clockOf(childNamed(element, 'clock')),
    redCards: redCardsOf(statistics),
    yellowCards: sidesOf(childNamed(statistics, 'yellow_cards')),
    corners: sidesOf(childNamed(statistics, 'corners')),
    serving: sideOf(optionalWhole(element, 'current_server')),
    phaseCode: element.attributes.match_status,
  };
}

function statusOf(code: number): EventStatus {
  const status = statuses[String(code)];
  if (status === undefined) throw new BadMessage('bad-field', `event status ${code}`);
  return status;
}

/** `home_score` and `away_score`; half a score is no score, and a negative one is a mistake. */
function optionalScore(element: XmlElement): Score | undefined {
  const home = optionalWhole(element, 'home_score');
  const away = optionalWhole(element, 'away_score');
  if (home === undefined || away === undefined) return undefined;
  if (home < 0 || away < 0) throw new BadMessage('bad-field', `score ${home}:${away}`);
  return { home, away };
}

/**
 * What the phase codes of the feed are here. Overtime and penalties (40 to 52) are a phase and no scope. For every
 * other code the number of the period decides, which in baseball is the inning and in e-sports the map.
 */
const scopeOfPhase: Readonly<Record<number, Scope | null>> = {
  ...{ 1: 'p1', 2: 'p2', 3: 'p3', 6: 'h1', 7: 'h2' },
  ...{ 8: 's1', 9: 's2', 10: 's3', 11: 's4', 12: 's5' },
  ...{ 13: 'q1', 14: 'q2', 15: 'q3', 16: 'q4' },
  ...{ 40: null, 41: null, 42: null, 50: null, 51: null, 52: null },
};

function periodsOf(sport: FeedSport, list: XmlElement | undefined): MatchFacts['periods'] {
  const periods: Partial<Record<Scope, Score>> = {};
  for (const period of childrenNamed(list, 'period_score')) {
    const phase = optionalWhole(period, 'match_status_code') ?? -1;
    const number = optionalWhole(period, 'number') ?? -1;
    const byPhase = scopeOfPhase[phase];
    const scope = byPhase === undefined ? stretchScope(sport, number) : byPhase;
    const score = optionalScore(period);
    if (scope && score !== undefined) periods[scope] = score;
  }
  return periods;
}

function clockOf(element: XmlElement | undefined): MatchClock | undefined {
  if (element === undefined) return undefined;
  return {
    elapsedSeconds: secondsOf(element.attributes.match_time),
    remainingSeconds: secondsOf(element.attributes.remaining_time),
    stoppageSeconds: secondsOf(element.attributes.stoppage_time),
    isStopped: element.attributes.stopped === 'true',
  };
}

/** `75:02`, or whole minutes. */
function secondsOf(text: string | undefined): number | undefined {
  const match = /^(\d{1,3})(?::([0-5]\d))?$/.exec(text ?? '');
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2] ?? 0);
}

/** A second yellow card sends off as a red one does, and the feed counts it apart. */
function redCardsOf(statistics: XmlElement | undefined): Score | undefined {
  const red = sidesOf(childNamed(statistics, 'red_cards'));
  const second = sidesOf(childNamed(statistics, 'yellow_red_cards'));
  if (red === undefined || second === undefined) return red ?? second;
  return { home: red.home + second.home, away: red.away + second.away };
}

function sidesOf(element: XmlElement | undefined): Score | undefined {
  if (element === undefined) return undefined;
  return { home: wholeField(element, 'home'), away: wholeField(element, 'away') };
}

function sideOf(code: number | undefined): 'home' | 'away' | undefined {
  if (code === 1) return 'home';
  return code === 2 ? 'away' : undefined;
}

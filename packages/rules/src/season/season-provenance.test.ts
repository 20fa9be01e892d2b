import { expect, test } from 'vitest';
import { sampleLevels } from '../sports/sample-plans.ts';
import { fixtureAt } from './season-calendar.ts';
import { calendarOf, defaultPace } from './season-pace.ts';
import { provenanceOf } from './season-provenance.ts';

test('an event of the season says so, with its round and the way to its proof', () => {
  const sides = ['a', 'b', 'c', 'd'].map((id) => ({ id, ko: id, en: id, attack: 0, defence: 0 }));
  const league = {
    code: 'HFL',
    format: 'three-rounds',
    name: { ko: '리그', en: 'League' },
    country: { ko: '국제', en: 'International' },
    strengths: 'made',
    names: 'invented',
    level: sampleLevels['three-rounds'],
    spread: 0.4,
    meetings: 2,
    sides,
  } as const;
  const calendar = calendarOf(0, defaultPace, () => 'three-rounds');
  const fixture = fixtureAt(calendar, 'combat', [league], 13);
  expect(provenanceOf(fixture, 'ab'.repeat(32))).toEqual({
    feed: 'season',
    league: 'HFL',
    season: 2,
    round: 1,
    series: 'combat-13',
    announcementHash: 'ab'.repeat(32),
    names: 'invented',
    strengths: 'made',
  });
});

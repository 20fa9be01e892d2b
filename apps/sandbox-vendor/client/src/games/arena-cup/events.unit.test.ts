import { expect, test } from 'vitest';
import { eventsOf, towerFalls, towers } from './events.ts';
import { type MatchOutcome, mapMs, mapsOver, type Side, wonBy } from './match.ts';

const courses: Side[][] = [
  ['home', 'home', 'home'],
  ['away', 'home', 'away', 'away'],
  ['home', 'away', 'away', 'home', 'away'],
];

function outcomeOf(match: number, maps: Side[]): MatchOutcome {
  return { match, homeTeam: 'tiger', awayTeam: 'fox', maps };
}

test.each(courses.map((maps) => [maps]))('of maps %j what is told is what was drawn', (maps) => {
  for (let match = 0; match < 10; match += 1) {
    const outcome = outcomeOf(match, maps);
    const events = eventsOf(outcome);
    expect(events.flatMap((event) => (event.kind === 'map' ? [event.side] : []))).toEqual(maps);
    for (const event of events) {
      if (event.kind !== 'map') continue;
      const over = mapsOver(outcome, event.atMs);
      expect(event).toMatchObject({ home: wonBy(over, 'home'), away: wonBy(over, 'away') });
    }
    expect(events.at(-1)).toMatchObject({ kind: 'match', side: maps.at(-1) });
    const times = events.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});

test('a tower falls once in a map, and of whoever loses it every one on the way to the base', () => {
  const maps: Side[] = ['home', 'away', 'home', 'home'];
  const falls = towerFalls(outcomeOf(7, maps));
  const names = falls.map(({ map, lane, tower }) => `${map} ${lane} ${tower}`);
  expect(new Set(names).size).toBe(names.length);
  for (const [map, winner] of maps.entries()) {
    const lost = falls.filter((fall) => fall.map === map && fall.side === winner);
    expect(lost).toHaveLength(6);
    for (const { tower, atMs } of lost) {
      expect((towers[tower] ?? 0) < 0).toBe(winner === 'away');
      expect(atMs).toBeLessThanOrEqual((map + 0.9) * mapMs);
    }
  }
});

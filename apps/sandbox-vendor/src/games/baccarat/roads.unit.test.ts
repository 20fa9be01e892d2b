import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ask,
  beadPlate,
  bigRoad,
  bigRoadCells,
  type DerivedRoad,
  derivedCells,
  derivedMarks,
  derivedRoads,
  type RoadResult,
} from './roads.ts';

interface Worked {
  results: string;
  bead_plate: [number, number, string][];
  big_road_columns: unknown[];
  ties_before_any_result: number;
  big_road_cells: [number, number, string, number][];
  big_eye_boy: Derived;
  small_road: Derived;
  cockroach_pig: Derived;
}
interface Derived {
  marks: string;
  cells: [number, number, string][];
  if_next: { B: string | null; P: string | null };
}

const vectors = new URL('../../testing/vectors/table-games.json', import.meta.url);
const sequences: Worked[] = JSON.parse(readFileSync(vectors, 'utf8')).roads;
const names = { bigEyeBoy: 'big_eye_boy', smallRoad: 'small_road', cockroachPig: 'cockroach_pig' } as const;
const derived = Object.keys(derivedRoads) as DerivedRoad[];
const resultsOf = (text: string) => [...text] as RoadResult[];

describe.each(sequences.map((each) => [each.results, each] as const))('the roads of %s', (text, worked) => {
  const results = resultsOf(text);
  const road = bigRoad(results);

  test('are those of the worked sequence', () => {
    expect(beadPlate(results).map(({ column, row, mark }) => [column, row, mark])).toEqual(worked.bead_plate);
    expect(road.columns).toEqual(worked.big_road_columns);
    expect(road.tiesBefore).toBe(worked.ties_before_any_result);
    const drawn = bigRoadCells(road).map(({ column, row, mark }) => [column, row, mark.outcome, mark.ties]);
    expect(drawn).toEqual(worked.big_road_cells);
    for (const name of derived) {
      const expected = worked[names[name]];
      expect(derivedMarks(road, name).join('')).toBe(expected.marks);
      expect(derivedCells(road, name).map(({ column, row, mark }) => [column, row, mark])).toEqual(
        expected.cells,
      );
      expect({ B: ask(road, name, 'B') ?? null, P: ask(road, name, 'P') ?? null }).toEqual(expected.if_next);
    }
  });

  test('never change what they have drawn: each round adds to the roads before it', () => {
    for (let count = 1; count < results.length; count += 1) {
      const [before, after] = [bigRoad(results.slice(0, count)), bigRoad(results.slice(0, count + 1))];
      for (const name of derived) {
        const [marks, more] = [derivedMarks(before, name), derivedMarks(after, name)];
        expect(more.slice(0, marks.length)).toEqual(marks);
        const next = results[count];
        if (next !== 'T' && next !== undefined) expect(ask(before, name, next)).toBe(more[marks.length]);
      }
      const cells = bigRoadCells(after).map(({ column, row, mark }) => [column, row, mark.outcome]);
      const earlier = bigRoadCells(before).map(({ column, row, mark }) => [column, row, mark.outcome]);
      expect(cells.slice(0, earlier.length)).toEqual(earlier);
    }
  });
});

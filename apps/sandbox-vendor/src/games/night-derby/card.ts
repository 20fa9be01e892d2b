import { bookOf, type Selection } from './chances.ts';
import type { fields } from './rules.ts';

/** What is known of a race before it is run. */
export interface RaceCard {
  race: number;
  runners: {
    /** From 1. */
    gate: number;
    /** Index into the horses that the page knows by name. */
    horse: number;
    /** The whole-number strength that every chance follows from. */
    weight: number;
  }[];
}

/** So many horses take turns at each strength. */
const horsesPerStrength = 3;

/**
 * The card of a race: who runs, and from which gate. It follows from the number of the race alone, and is known as long in
 * advance as anybody likes; what is drawn is the order of arrival.
 */
export function cardOf(field: (typeof fields)[number], race: number): RaceCard {
  const count = field.length;
  // A step that has no divisor in common with the number of runners visits every strength once.
  const steps = Array.from({ length: count }, (_, index) => index + 1).filter(
    (step) => common(step, count) === 1,
  );
  const step = steps[race % steps.length] ?? 1;
  return {
    race,
    runners: Array.from({ length: count }, (_, index) => {
      const strength = (index * step + race * 3) % count;
      return {
        gate: index + 1,
        horse: strength * horsesPerStrength + ((race + index) % horsesPerStrength),
        weight: field[strength] ?? 1,
      };
    }),
  };
}

const books = new Map<string, ReadonlyMap<string, Selection>>();

/** Every bet of a race by its id, `exacta-3-1`. A field has few orders at the gates, and each is worked out once. */
export function bookOfCard({ runners }: RaceCard): ReadonlyMap<string, Selection> {
  const weights = runners.map(({ weight }) => weight);
  const key = weights.join();
  const known = books.get(key);
  if (known) return known;
  const book = new Map(bookOf(weights).map((selection) => [idOf(selection), selection]));
  books.set(key, book);
  return book;
}

function idOf({ market, runners }: Pick<Selection, 'market' | 'runners'>): string {
  return [market, ...runners].join('-');
}

function common(one: number, other: number): number {
  return other === 0 ? one : common(other, one % other);
}

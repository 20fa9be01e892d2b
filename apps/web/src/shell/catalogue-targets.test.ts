import { expect, test } from 'vitest';
import catalogue from '../../../api/data/game-codes.json' with { type: 'json' };
import { paths, redirects } from '../app/places.ts';

const patterns = Object.values(paths).flatMap(({ desktop, mobile }) => [desktop, mobile]);

/** Whether a path is one of the table, a parameter standing for one part. */
function isPlace(path: string): boolean {
  const parts = path.split('/');
  return patterns.some((pattern) => {
    const own = pattern.split('/');
    return own.length === parts.length && own.every((part, at) => part.startsWith('$') || part === parts[at]);
  });
}

const codes = catalogue.groups.flatMap((group) => group.codes);

test.each(codes.map(({ code, target }) => [code, target]))(
  'code %s of the catalogue opens %s, which is a place of its own',
  (_code, target) => {
    expect(isPlace(target)).toBe(true);
    expect(Object.keys(redirects)).not.toContain(target);
  },
);

test('hotel casino and hotel slots have lobbies of their own, and no code shares an address with another family', () => {
  const families = new Map<string, string>();
  for (const { gameType, codes: own } of catalogue.groups)
    for (const { target } of own) {
      const area = target.split('/')[2] ?? '';
      expect(families.get(area) ?? gameType).toBe(gameType);
      families.set(area, gameType);
    }
  expect(families.get('hotelcasino')).toBeDefined();
});

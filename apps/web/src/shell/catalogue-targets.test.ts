import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths, redirects } from '../app/places.ts';

interface Catalogue {
  readonly groups: readonly {
    readonly gameType: string;
    readonly codes: readonly { readonly code: string; readonly target: string }[];
  }[];
}

/** The catalogue that the server installs; the tests run in the root of the repository. */
const catalogue: Catalogue = JSON.parse(readFileSync('apps/api/data/game-codes.json', 'utf8'));

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

/**
 * Which modules of the member site share a file. A phone pays for each request more than for its bytes, and forty files
 * of a kilobyte compress worse than four of ten; so what is needed at one time is one file:
 *
 *   react    what draws, and
 *   library  what else others wrote and the first screen needs: each runs in a task of its own before
 *   index    the rest of what the first screen needs
 *   checks   what the contract is written with, and
 *   caller   the contract: fetched beside the first screen, because every page then asks the server; in two files, so that
 *            a phone may hear a press between them
 *   parts    what most pages are made of: cards, states, amounts, words
 *   frame    what may open at any moment: menus, dialogs, the log-in
 *   forms    fields, tables and tabs
 *   <name>   a feature that several pages have
 *
 * What one page alone needs is that page's own file.
 */
export interface ChunkRule {
  readonly name: string | ((moduleId: string) => string | null);
  readonly debugName?: string;
  /** Of the module's file; without it every module. */
  readonly test?: RegExp;
  readonly tags?: ['$initial'];
  /** How many pages need the module at least. */
  readonly minShareCount?: number;
  /** The highest rule that fits decides. */
  readonly priority: number;
}

const checks =
  /\/node_modules\/zod\/|\/packages\/contract\/src\/fields|\/apps\/web\/src\/app\/response-checks\.ts$/;
const caller = /\/packages\/contract\/src\/|\/apps\/web\/src\/app\/browser-caller\.ts$/;
const parts =
  /\/packages\/(ui\/src\/(actions|art|data\/(?!table|pagination)|feedback|icon|layout|money|provider)|kit\/src\/frame|messages|client|money)|\/apps\/web\/src\/app\//;
const frame =
  /\/apps\/web\/src\/(shell|features\/login)\/|\/packages\/ui\/src\/overlays\/|\/node_modules\/@radix-ui\//;
const feature = /\/apps\/web\/src\/(?:features\/([\w-]+)\/|pages\/(use-pick|use-offers|sports-page)\.tsx?)/;
/** What several pages do with a feature is fetched with it. */
const featureOfPages: Readonly<Record<string, string>> = {
  'use-pick': 'bet-slip',
  'use-offers': 'sports-board',
  'sports-page': 'sports-board',
};

/** The feature that a module belongs to; null for others. */
export function featureOf(moduleId: string): string | null {
  const [, name, pages] = feature.exec(moduleId) ?? [];
  // Open bets stand beside the slip, and their own page has the slip as well: a file more would be its ninth.
  if (name === 'my-bets') return 'bet-slip';
  return name ?? featureOfPages[pages ?? ''] ?? null;
}

const react = /\/node_modules\/(react|react-dom|scheduler)\/|\/apps\/web\/src\/app\/run-react\.ts$/;
const library = /\/node_modules\/|\/apps\/web\/src\/app\/run-library\.ts$/;

export const memberChunks: ChunkRule[] = [
  { name: 'react', tags: ['$initial'], test: react, priority: 8 },
  { name: 'library', tags: ['$initial'], test: library, priority: 7 },
  { name: 'index', tags: ['$initial'], priority: 6 },
  { name: 'checks', test: checks, priority: 5.5 },
  { name: 'caller', test: caller, priority: 5 },
  { name: 'parts', test: parts, minShareCount: 2, priority: 4 },
  { name: 'frame', test: frame, priority: 3 },
  { name: 'forms', test: /\/(packages|node_modules)\//, minShareCount: 2, priority: 2 },
  { name: featureOf, debugName: 'feature', test: feature, minShareCount: 2, priority: 1 },
];

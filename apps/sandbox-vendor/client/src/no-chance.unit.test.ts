import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const client = fileURLToPath(new URL('.', import.meta.url));
const vendor = resolve(client, '../..');
const pages = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && name !== 'testing.ts')
  .map((entry) => join(entry.parentPath, entry.name));

/** What a file runs of others; a type that it names is gone when it runs. */
function runs(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const named = [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^;'"]*?from\s+)?'(\.[^']+)'/gm)];
  const lazy = [...text.matchAll(/import\('(\.[^']+)'\)/g)];
  return [...named, ...lazy]
    .map(([, to = '']) => resolve(dirname(path), to))
    .filter((found) => /\.tsx?$/.test(found) && existsSync(found));
}

function everythingRunBy(paths: readonly string[]): string[] {
  const seen = new Set(paths);
  for (const path of seen) for (const found of runs(path)) seen.add(found);
  return [...seen].map((path) => relative(vendor, path));
}

test('[GAM-9] no page of a game runs what makes chance on the server, nor what keeps seeds, rounds or money', () => {
  const run = everythingRunBy(pages);
  expect(run.length).toBeGreaterThan(150);
  // Rules that a page draws by, such as the order of a wheel, it has in common with the server.
  expect(run).toContain(join('src', 'games', 'roulette', 'wheel.ts'));
  const ofTheServer = /^src[/\\](?:fair[/\\](?:draws|seeds|seed-vault)|play|rooms|steps|purse|operator)\b/;
  expect(run.filter((path) => ofTheServer.test(path) && !/-api\.ts$/.test(path))).toEqual([]);
});

test('[GAM-9] what a page draws by itself is a key, or its word for the draw of a room, and never an outcome', () => {
  const drawing = pages.filter((path) =>
    /Math\.random|getRandomValues|randomUUID/.test(readFileSync(path, 'utf8')),
  );
  expect(drawing.map((path) => relative(client, path)).toSorted()).toEqual([
    'api.ts',
    'play-token.ts',
    join('rooms', 'room-controller.ts'),
  ]);
});

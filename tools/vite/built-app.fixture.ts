import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { listSteps } from '../build/steps.mjs';
import { build } from '../build.mjs';
import { root } from '../root.mjs';
import type { Language } from './one-language.ts';

export type BuiltApp = 'apps/web' | 'apps/console' | 'apps/partner';

const inDist = /\/dist\/\.build-stamp$/;
/** Everything that is built for browsers. */
const steps = listSteps(root).filter(({ stamp }: { stamp: string }) => inDist.test(stamp));

/** The folders from which servers hand out files. */
export const servedFolders: readonly string[] = steps.map(({ stamp }: { stamp: string }) => dirname(stamp));

/** Builds the apps whose sources changed since the last build. */
export async function buildApps(): Promise<void> {
  await build(() => undefined, { steps });
}

/** Every file of a folder with its text; a picture's is of no use. */
export function readFiles(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));
}

export function readPage(app: BuiltApp, language: Language): string {
  return readFileSync(join(root, app, 'dist', `index.${language}.html`), 'utf8');
}

/** Every script of a built app by its name. */
export function readScripts(app: BuiltApp): ReadonlyMap<string, string> {
  const folder = join(root, app, 'dist', 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(scripts.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const scriptNames = (text: string) => [...text.matchAll(/[\w.-]+\.js\b/g)].map(([name]) => name);

/** All scripts that a page may load: the scripts that it names, those that they name, and so on. */
export function scriptsOf(page: string, scripts: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  const queue = scriptNames(page);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const code = scripts.get(name);
    if (code === undefined || found.has(name)) continue;
    found.set(name, code);
    queue.push(...scriptNames(code));
  }
  return found;
}

/** The scripts that the page itself names, and what they import: nothing works before all of them are there. */
export function firstScripts(page: string): string[] {
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.filter((tag) => !tag.includes('fetchpriority="low"')).flatMap(scriptNames);
}

/** A script with all that it imports as it starts; what it may import later is not among them. */
export function neededBy(name: string, scripts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const queue = [name];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const code = scripts.get(next);
    if (code === undefined || found.has(next)) continue;
    found.add(next);
    const imports = code.match(/(?:from|import)\s*["'`][^"'`]+["'`]/g) ?? [];
    queue.push(...imports.flatMap(scriptNames));
  }
  return found;
}

/** Every string of a script, as it is at run time. */
export function stringsIn(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'Literal' && typeof value === 'string') found.add(value);
  if (type === 'TemplateElement') found.add((value as { cooked: string }).cooked);
  for (const child of Object.values(node)) stringsIn(child, found);
  return found;
}

/** Every string of all scripts that the page of one language may load. */
export function stringsOf(app: BuiltApp, language: Language): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [name, code] of scriptsOf(readPage(app, language), readScripts(app)))
    stringsIn(parseSync(name, code).program, found);
  return found;
}

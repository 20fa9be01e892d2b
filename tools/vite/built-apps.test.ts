/// <reference path="../untyped-modules.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { consoleCalls, memberCalls, walletStatementCsv } from '@hanpan/contract';
import { catalogue } from '@hanpan/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import {
  type BuiltApp,
  buildApps,
  readFiles,
  readPage,
  readScripts,
  scriptsOf,
  servedFolders,
  stringsOf,
} from './built-app.fixture.ts';
import { keepLanguage, type Language, languages, textFile } from './one-language.ts';

beforeAll(buildApps);

const apps: readonly BuiltApp[] = ['apps/web', 'apps/console'];

/** Texts of this language only: they have a space, and the other two do not share them. */
function sentencesOf(language: Language): string[] {
  const texts = Object.values(catalogue);
  const others = languages.filter((each) => each !== language);
  const elsewhere = new Set(texts.flatMap((text) => others.map((each) => text[each])));
  return texts.map((text) => text[language]).filter((words) => words.includes(' ') && !elsewhere.has(words));
}

describe.each(apps)('the built %s', (app) => {
  test.each(languages)('in %s carries no sentence of another language', (language) => {
    const strings = stringsOf(app, language);
    expect(sentencesOf(language).filter((words) => strings.has(words)).length).toBeGreaterThan(200);
    for (const other of languages.filter((each) => each !== language)) {
      expect(sentencesOf(other).filter((words) => strings.has(words))).toEqual([]);
    }
  });

  test('has no script that none of its pages may load', () => {
    const scripts = readScripts(app);
    const loaded = languages.flatMap((language) => [...scriptsOf(readPage(app, language), scripts).keys()]);
    expect(new Set(loaded)).toEqual(new Set(scripts.keys()));
  });

  test.each(languages)('says on its page that it is written in %s', (language) => {
    expect(readPage(app, language)).toContain(`<html lang="${language}">`);
  });
});

test('the folders that are served are those of three apps', () => {
  expect(servedFolders).toEqual(['apps/web/dist', 'apps/console/dist', 'apps/sandbox-vendor/client/dist']);
});

test.each(servedFolders)(
  '%s has no source map and names none, so that nobody reads our sources',
  (folder) => {
    const files = [...readFiles(folder)];
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter(([name]) => name.endsWith('.map')).map(([name]) => name)).toEqual([]);
    expect(files.filter(([, text]) => text.includes('sourceMappingURL')).map(([name]) => name)).toEqual([]);
  },
);

describe('each audience carries its own calls and files', () => {
  const ofMembers = Object.keys(memberCalls);
  const ofConsole = Object.keys(consoleCalls);
  const pathsIn = (app: BuiltApp) => [...stringsOf(app, 'ko')].filter((each) => each.startsWith('/api/'));

  test('members load no path of the console', () => {
    const carried = pathsIn('apps/web');
    expect(carried).toEqual(expect.arrayContaining(ofMembers));
    expect(carried.filter((path) => path.startsWith('/api/console'))).toEqual([]);
  });

  test('operators load no path of the member site except those that every page calls', () => {
    const carried = pathsIn('apps/console');
    expect(carried).toEqual(expect.arrayContaining(ofConsole));
    const others = [...ofMembers.filter((path) => !ofConsole.includes(path)), walletStatementCsv.path];
    expect(carried.filter((path) => others.includes(path))).toEqual([]);
  });
});

test('the first load of the member site requests one script and the runtime of the bundler', () => {
  const asked = readPage('apps/web', 'ko').match(/(?:src|href)="\/assets\/[\w.-]+\.js"(?!.*fetchpriority)/g);
  expect(asked?.length).toBeLessThanOrEqual(2);
});

describe('keeping one language of a file', () => {
  test('every text is kept, and nothing else changes', () => {
    const source = "const a: X = { 'k.a': { ko: '가', en: `a {n}`, vi: 'â' }, other: { ko: 1, en: 2 } };";
    expect(keepLanguage(source, 'en')).toBe(
      "const a: X = { 'k.a': { en: `a {n}` }, other: { ko: 1, en: 2 } };",
    );
  });

  test('no file of texts keeps a second language', () => {
    const folder = 'packages/messages/src';
    const all = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' });
    const files = all.map((file) => `/${folder}/${file}`).filter((path) => textFile.test(path));
    expect(files.length).toBeGreaterThan(30);
    for (const path of files) {
      const kept = keepLanguage(readFileSync(inRoot(path), 'utf8'), 'vi');
      expect(kept.match(/\b(ko|en):/g), path).toBeNull();
    }
  });
});

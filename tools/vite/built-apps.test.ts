/// <reference path="../untyped-modules.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { consoleCalls, memberCalls, partnerCalls, walletStatementCsv } from '@hanpan/contract';
import { bannerTexts, catalogue, localeNames, navigationTexts } from '@hanpan/messages';
import { parseSync } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import {
  type BuiltApp,
  buildApps,
  firstScripts,
  neededBy,
  readFiles,
  readPage,
  readScripts,
  scriptsOf,
  servedFolders,
  stringsIn,
  stringsOf,
} from './built-app.fixture.ts';
import { hint } from './compile-ahead.ts';
import type { FirstScreen } from './first-screens.ts';
import { keepLanguage, type Language, languages, textFile } from './one-language.ts';
import { readCharacterMap } from './typeface/character-map.ts';
import { readWoff2 } from './typeface/read-woff2.fixture.ts';
import { tableOf } from './typeface/sfnt.ts';

// Four apps in three languages each: on two busy cores that takes minutes.
beforeAll(buildApps, 600_000);

const apps: readonly BuiltApp[] = ['apps/web', 'apps/console', 'apps/partner'];

/** Texts of this language only: they have a space, and the other two do not share them. Each names itself in all of them. */
function sentencesOf(language: Language): string[] {
  const texts = Object.values(catalogue);
  const others = languages.filter((each) => each !== language);
  const elsewhere = new Set<string>(texts.flatMap((text) => others.map((each) => text[each])));
  for (const name of Object.values(localeNames)) elsewhere.add(name);
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

  test('has its scripts compiled while they arrive', () => {
    const ofPages = [...readScripts(app)].filter(([name]) => !name.includes('.worker-'));
    expect(ofPages.filter(([, code]) => !code.startsWith(`${hint}\n`)).map(([name]) => name)).toEqual([]);
  });

  test.each(languages)('says on its page that it is written in %s', (language) => {
    expect(readPage(app, language)).toContain(`<html lang="${language}">`);
  });
});

test('the folders that are served are those of four apps', () => {
  expect(servedFolders).toEqual([
    'apps/web/dist',
    'apps/console/dist',
    'apps/partner/dist',
    'apps/sandbox-vendor/client/dist',
  ]);
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

test.each(servedFolders)('every script and style of %s is packed once, when it is built', (served) => {
  const folder = inRoot(`${served}/assets`);
  const names = readdirSync(folder);
  const texts = names.filter(
    (name) => /\.(js|css)$/.test(name) && readFileSync(`${folder}/${name}`).length >= 1024,
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const name of texts) {
    const source = readFileSync(`${folder}/${name}`);
    expect(brotliDecompressSync(readFileSync(`${folder}/${name}.br`)).equals(source), name).toBe(true);
    expect(gunzipSync(readFileSync(`${folder}/${name}.gz`)).equals(source), name).toBe(true);
  }
});

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

  test('partners load at their desk the calls of its table and no other', () => {
    const carried = pathsIn('apps/partner');
    const ofPartners = Object.keys(partnerCalls);
    expect(carried).toEqual(expect.arrayContaining(ofPartners));
    const everyCall = [...ofMembers, ...ofConsole];
    expect(carried.filter((path) => everyCall.includes(path) && !ofPartners.includes(path))).toEqual([]);
  });
});

describe('the first load of the member site', () => {
  const page = (language: Language) => readPage('apps/web', language);
  const scripts = () => readScripts('apps/web');
  const gzipped = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(scripts().get(name) ?? '', { level: 9 }).length, 0);

  test.each(languages)(
    'in %s is three scripts that run one after the other and the runtime of the bundler, at most 130 kB gzip',
    (language) => {
      const first = firstScripts(page(language));
      const order = [
        ...(/const scripts = (\[[^\]]*\])/.exec(page(language))?.[1] ?? '').matchAll(/assets\/(\w+)-/g),
      ];
      expect(order.map(([, name]) => name)).toEqual(['react', 'library', 'index']);
      expect(first.length).toBeLessThanOrEqual(4);
      expect(gzipped(new Set(first)) / 1000).toBeLessThanOrEqual(130);
      const code = scripts();
      const [react = '', library = '', index = ''] = order.map(
        ([, name]) => [...new Set(first)].find((file) => file.startsWith(`${name}-`)) ?? '',
      );
      // What runs in the second task must not have waited for the third.
      expect(neededBy(react, code).has(library)).toBe(false);
      expect(neededBy(library, code).has(index)).toBe(false);
    },
  );

  test.each(languages)('in %s waits for one style and no script before it paints', (language) => {
    const styles = page(language).match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(styles).toHaveLength(1);
    const [file = ''] = /assets\/[\w.-]+\.css/.exec(styles[0] ?? '') ?? [];
    expect(gzipSync(readFileSync(inRoot(`apps/web/dist/${file}`))).length / 1000).toBeLessThanOrEqual(40);
    expect(page(language)).not.toMatch(/<script[^>]* src=/);
    expect(page(language)).toMatch(/new PerformanceObserver\(start\)/);
  });

  test.each(languages)('in %s has its first screen, in both layouts and in its own words', (language) => {
    const file = inRoot(`apps/web/dist/first-screens.${language}.json`);
    const screens = JSON.parse(readFileSync(file, 'utf8')) as Record<string, FirstScreen>;
    expect(Object.keys(screens)).toEqual(expect.arrayContaining(['/', '/member/main', '/member/betList']));
    for (const [address, { html }] of Object.entries(screens)) {
      const [, phone = '', desktop = ''] = html.split('<div data-first="');
      expect([phone.slice(0, 6), desktop.slice(0, 7)], address).toEqual(['mobile', 'desktop']);
      for (const layout of [phone, desktop]) {
        expect(layout, address).toMatch(/<main [\s\S]*<h1/);
        expect(layout, address).toContain(navigationTexts['navigation.charge'][language]);
      }
    }
    expect(screens['/']?.html).toContain(bannerTexts['banner.welcomeBody'][language]);
    const strings = Object.values(screens)
      .map(({ html }) => html)
      .join('');
    for (const other of languages.filter((each) => each !== language)) {
      expect(sentencesOf(other).filter((words) => strings.includes(`>${words}<`))).toEqual([]);
    }
  });

  test.each(languages)(
    'in %s has the style of each first screen, and both fit into the first packets',
    (language) => {
      const file = inRoot(`apps/web/dist/first-screens.${language}.json`);
      const screens = JSON.parse(readFileSync(file, 'utf8')) as Record<string, FirstScreen>;
      const rest = page(language);
      for (const [address, { html, style }] of Object.entries(screens)) {
        const dressed = new Set([...style.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
        const frame = [...html.matchAll(/<(?:header|main|footer) [^>]*class="([\w-]+)"/g)].map(
          ([, name]) => name,
        );
        expect(
          frame.filter((name) => !dressed.has(name)),
          address,
        ).toEqual([]);
        // Ten packets are sent before the first acknowledgement: 14,600 bytes, of which the headers take a tenth.
        expect(brotliCompressSync(rest + html + style).length, address).toBeLessThan(13_100);
      }
    },
  );

  test.each(languages)('in %s fetches nothing beside its first screen before that is painted', (language) => {
    const [, files = ''] = /<!-- files -->([\s\S]*)<!-- \/files -->/.exec(page(language)) ?? [];
    const others = page(language).replace(files, '');
    expect(files).toMatch(/rel="modulepreload"[\s\S]*rel="stylesheet"/);
    expect(others).not.toMatch(/<link rel="(modulepreload|stylesheet)"/);
  });

  test('has the faces that stand in for its own in the page, and in no style sheet', () => {
    for (const language of languages)
      expect(page(language).match(/"?Hanpan Fallback"?;src:local/g)).toHaveLength(2);
    const sheets = [...readFiles('apps/web/dist')].filter(([name]) => name.endsWith('.css'));
    expect(sheets.filter(([, style]) => /font-family:\s*"?Hanpan Fallback"?;\s*src/.test(style))).toEqual([]);
  });

  test.each(languages)('in %s fetches one font early, which has every character of its texts', (language) => {
    const fonts = [...page(language).matchAll(/rel="preload" as="font"[^>]* href="\/([^"]+)"/g)];
    expect(fonts).toHaveLength(1);
    const early = fonts[0]?.[1] ?? '';
    expect(readFileSync(inRoot(`apps/web/dist/${early}`)).length / 1000).toBeLessThanOrEqual(
      language === 'ko' ? 95 : 30,
    );
    expect(
      lackingIn(
        [early],
        textsOf(language, (name) => language !== 'ko' || !isGuide(name)),
      ),
    ).toEqual([]);
  });

  test('has the letters that only guides show in the second font, which nobody waits for', () => {
    const files = [...page('ko').matchAll(/src:url\(\/(assets\/hanpan-sans\.ko[\w.-]*\.woff2)\)/g)].map(
      ([, file = '']) => file,
    );
    expect(files).toHaveLength(2);
    const texts = textsOf('ko', isGuide);
    expect(texts.length).toBeGreaterThan(200);
    expect(lackingIn(files, texts)).toEqual([]);
    // Without them the first font would be larger: that is what they are kept out for.
    expect(lackingIn(files.slice(0, 1), texts).length).toBeGreaterThan(5);
  });

  test('no page needs more than eight scripts, with all that they share', () => {
    const all = scripts();
    const first = new Set(firstScripts(page('ko')));
    const pages = [...scriptsOf(page('ko'), all).keys()].filter((name) => /-page-/.test(name));
    expect(pages.length).toBeGreaterThan(10);
    for (const name of pages) {
      const needed = [...neededBy(name, all)].filter((each) => !first.has(each));
      expect(needed.length, `${name}: ${needed.join(', ')}`).toBeLessThanOrEqual(8);
    }
  });
});

const isGuide = (script: string) => script.startsWith('guide-pages-');

/** The texts of a language in those scripts of the member site that the language's page may load. */
function textsOf(language: Language, isMeant: (script: string) => boolean): string[] {
  const strings = new Set<string>();
  for (const [name, code] of scriptsOf(readPage('apps/web', language), readScripts('apps/web')))
    if (isMeant(name)) for (const each of stringsIn(parseSync(name, code).program)) strings.add(each);
  return sentencesOf(language).filter((words) => strings.has(words));
}

/** The characters of texts that no one of these fonts has. */
function lackingIn(fonts: readonly string[], texts: readonly string[]): string[] {
  const maps = fonts.map((file) =>
    readCharacterMap(tableOf(readWoff2(readFileSync(inRoot(`apps/web/dist/${file}`))), 'cmap')),
  );
  return [...new Set(texts.join(''))].filter(
    (each) => !maps.some((map) => map.has(each.codePointAt(0) ?? 0)),
  );
}

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

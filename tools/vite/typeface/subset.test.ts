import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../root.mjs';
import { readCharacterMap } from './character-map.ts';
import { commonKorean, everyday, unicodeRange } from './characters.ts';
import { outlineReader, partOffsets } from './outlines.ts';
import { readWoff2 } from './read-woff2.fixture.ts';
import { readTables, tableOf } from './sfnt.ts';
import { coveredBy, subsetFont } from './subset.ts';
import { readTabularFigures } from './tabular-figures.ts';

const font = readFileSync(inRoot('node_modules/pretendard/dist/public/variable/PretendardVariable.ttf'));
const whole = readTables(font);
const wholeMap = readCharacterMap(tableOf(whole, 'cmap'));
const code = (character: string) => character.codePointAt(0) ?? 0;

function openSubset(characters: string) {
  const tables = readWoff2(subsetFont(font, characters));
  return { tables, map: readCharacterMap(tableOf(tables, 'cmap')), outline: outlineReader(tables) };
}

test('a subset has the characters that were asked for, with their outlines and widths, and no others', () => {
  const { tables, map, outline } = openSubset('보유금 ₩1');
  expect([...map.keys()].sort((a, b) => a - b)).toEqual([...' 1₩금보유'].map(code));
  const hmtx = tableOf(tables, 'hmtx');
  for (const each of '보유금1') {
    const [glyph, before] = [map.get(code(each)) ?? 0, wholeMap.get(code(each)) ?? 0];
    expect(hmtx.readUInt32BE(glyph * 4)).toBe(tableOf(whole, 'hmtx').readUInt32BE(before * 4));
    expect(outline(glyph).length).toBeGreaterThanOrEqual(outlineReader(whole)(before).length);
  }
});

test('what an outline is put together from comes with it, by its new number', () => {
  const { tables, map, outline } = openSubset('ếạ');
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  expect(count).toBeLessThan(12);
  for (const glyph of map.values()) {
    const drawn = outline(glyph);
    for (const at of partOffsets(drawn)) expect(drawn.readUInt16BE(at)).toBeLessThan(count);
  }
});

test('figures of one width stay: each digit has one, and all are as wide as each other', () => {
  const { tables, map } = openSubset('0123456789');
  const figures = readTabularFigures(tableOf(tables, 'GSUB'));
  const hmtx = tableOf(tables, 'hmtx');
  const widths = [...'0123456789'].map((digit) => {
    const glyph = map.get(code(digit)) ?? 0;
    return hmtx.readUInt16BE((figures.get(glyph) ?? glyph) * 4);
  });
  expect(new Set(widths).size).toBe(1);
  expect(figures.size).toBeGreaterThan(0);
});

test('every weight from the default up is kept, and the lighter ones are not', () => {
  const { tables } = openSubset('가');
  const fvar = tableOf(tables, 'fvar');
  const [from, usual, to] = [20, 24, 28].map((at) => fvar.readInt32BE(at) / 0x10000);
  expect([from, usual]).toEqual([400, 400]);
  expect(to).toBeGreaterThanOrEqual(700);
  expect(tableOf(tables, 'gvar').readUInt16BE(12)).toBe(tableOf(tables, 'maxp').readUInt16BE(4));
});

test('the font has every letter of Vietnamese, so that no word is set in two faces', () => {
  const letters = 'ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư';
  const all = letters + letters.toUpperCase();
  expect(everyday.vi).toContain(letters[0]);
  expect([...all].filter((each) => !everyday.vi.includes(each))).toEqual([]);
  expect(coveredBy(font, everyday.vi).size).toBe(new Set(everyday.vi).size);
});

test('the everyday syllables are some hundred, and a range writes those that follow each other as one', () => {
  const syllables = commonKorean();
  expect(syllables.length).toBeGreaterThan(300);
  expect([...'한판이다'].every((each) => syllables.includes(each))).toBe(true);
  expect(unicodeRange('cab가')).toBe('U+61-63,U+AC00');
});

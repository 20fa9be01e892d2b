import { describe, expect, test } from 'vitest';
import { isMemberId, isNickname } from './member-fields.ts';
import { defaultMemberPolicy } from './member-policy.ts';
import { isPersonName, plainName } from './plain-name.ts';

const isAllowed = (text: string) => isNickname(text, defaultMemberPolicy);

describe('names as they are kept', () => {
  test.each([
    ['\u1103\u1161\u11af\u1107\u1175\u11be', '달빛'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['ＡＢＣ１２', 'ABC12'],
    ['  two \u3000 words ', 'two words'],
    ['민수ㅋㅋ', '민수ㅋㅋ'],
    ['㈜한판', '(주)한판'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(plainName(typed)).toBe(kept);
    expect(plainName(kept)).toBe(kept);
  });
});

describe('nicknames', () => {
  test.each([
    '달빛',
    '민수ㅋㅋ',
    'Minh Anh',
    'Đặng_7',
    'Nguye\u0302\u0303n',
    'ｗｉｄｅ',
    "O'Neil",
    '초록지붕2',
  ])('[VL-05] %j is one', (name) => expect(isAllowed(name)).toBe(true));

  test.each([
    ['a Cyrillic letter among Latin ones', 'p\u0430yer'],
    ['Cyrillic alone', '\u0430\u0435\u043e'],
    ['a Greek letter', '\u039fwner'],
    ['a Cherokee letter', '\u13aa\u13b7\u13d2'],
    ['a letter of mathematics that has no other form', '\u{1d6b9}\u03b8x'],
    ['a dotless i', 'm\u0131nsu'],
    ['a direction mark', 'abc\u202edef'],
    ['an isolate', '\u2066abc\u2069'],
    ['a zero width space', '민\u200b수'],
    ['a zero width joiner', 'ab\u200dcd'],
    ['a filler of Hangul', '민수\u3164'],
    ['a half-width filler', '민수\uffa0'],
    ['fillers alone', '\u3164\u3164'],
    ['a mark alone', '\u0301ab'],
    ['marks in a pile', 'a\u0335\u0336\u0337b'],
    ['a variation selector', 'ab\ufe0f'],
    ['a tag', 'ab\u{e0041}'],
    ['a smile', '민수😀'],
    ['a line break', 'ab\u2028cd\u0007'],
    ['a part of a syllable', '\u1112\u1112x'],
    ['punctuation first', '-abc'],
    ['markup', '<b>ab</b>'],
    ['nothing but spaces', ' \u3000 '],
  ])('[VL-05] %s makes none', (_, name) => expect(isAllowed(name)).toBe(false));

  test('[VL-05] its length is that of what is kept', () => {
    expect(isAllowed('\u1103\u1161')).toBe(false);
    expect(isAllowed(' 달  빛 ')).toBe(true);
    expect(isAllowed(`${'e\u0301'.repeat(20)}`)).toBe(true);
    expect(isAllowed(`${'e\u0301'.repeat(21)}`)).toBe(false);
  });
});

test.each(['\u0430dmin', 'ａｄｍｉｎ', 'adm\u0131n', 'admin\u200b', 'admi\u0301n', 'admin\n'])(
  '[VL-02] an id is of ASCII alone: not %j',
  (id) => expect(isMemberId(id, defaultMemberPolicy)).toBe(false),
);

test.each([
  ['김민수', true],
  ['㈜한판', true],
  ['NGUYEN VAN A', true],
  ["Sinéad O'Connor-Lee", true],
  ['a\u202eb', false],
  ['\u041a\u0438\u043c', false],
  ['김\u200b민수', false],
  ['한'.repeat(61), false],
])('[VL-08] %j as the holder of an account: %s', (name, expected) =>
  expect(isPersonName(name)).toBe(expected),
);

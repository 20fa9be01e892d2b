import { describe, expect, test } from 'vitest';
import { findCalled, findNamed, isSlip, matches, named, rankOf, searchForm } from './search-names.ts';

describe('what is typed', () => {
  test.each([
    ['Bóng đá', 'bongda'],
    ['ＳＬＯＴ　７７７', 'slot777'],
    ['청사 초롱!', '청사초롱'],
    ['ㅊㅅ', 'ㅊㅅ'],
    ['청'.normalize('NFD'), '청'],
    ['<b>%_</b>', 'bb'],
    [' \u200b…', ''],
  ])('%j is searched for as %j', (typed, form) => expect(searchForm(typed)).toBe(form));

  test('a name with marks is found without them, and one without by them', () => {
    expect(matches('nap tien', ['Nạp tiền'])).toBe(true);
    expect(matches('nạp', ['nap tien'])).toBe(true);
  });

  test('a letter of another script that looks alike is another letter', () => {
    expect(matches('ѕІоt', ['slot'])).toBe(false);
  });

  test('what is much longer than a name is not it', () => {
    expect(rankOf('바카라바카라바카라', ['바카라'])).toBeUndefined();
  });
});

describe('a list of names', () => {
  const list = [
    named('koi', ['황금 잉어', 'Golden koi']),
    named('gold', ['금빛 황금', 'All gold']),
    named('lantern', ['청사초롱', 'Lantern']),
  ];
  const found = (query: string, limit = 9) => findNamed(list, query, limit).map(({ item }) => item);

  test('is searched from what begins so, over what holds it, to what may have been meant', () => {
    expect(found('황금')).toEqual(['koi', 'gold']);
    expect(found('gold')).toEqual(['koi', 'gold']);
    expect(found('ㅊㅅ')).toEqual(['lantern']);
    expect(found('처')).toEqual(['lantern']);
    expect(found('goldn koi')).toEqual(['koi']);
    expect(findNamed(list, 'lantren', 9).map(({ rank }) => isSlip(rank))).toEqual([true]);
    expect(findNamed(list, 'ㅎㄱ', 9).every(({ rank }) => !isSlip(rank))).toBe(true);
  });

  test('is searched literally where nothing else is wanted', () => {
    expect(findCalled(list, '황금').map(({ item, rank }) => [item, rank])).toEqual([
      ['koi', 0],
      ['gold', 1],
    ]);
    for (const query of ['ㅎㄱ', '처', 'lantren', '%', '']) expect(findCalled(list, query)).toEqual([]);
  });

  test('gives no more than is wanted', () => {
    expect(found('황금', 1)).toEqual(['koi']);
    expect(found('ㄱ', 1)).toHaveLength(1);
  });

  test.each(['', ' ', '%', '<>', '없는이름'])('has nothing for %j', (query) =>
    expect(found(query)).toEqual([]),
  );
});

import { describe, expect, test } from 'vitest';
import { candidates, findNamed, mostEffort, type Named, named, searchForm } from './search-names.ts';
import { effortOf, means, nameForm, slipOf } from './slips.ts';

const meant = (typed: string, name: string) => means(slipOf(searchForm(typed)), nameForm(searchForm(name)));

describe('a slip of the finger', () => {
  test.each([
    ['one wrong letter of four', 'slat', 'Slot 777'],
    ['two letters that changed places, of six', 'lantren', 'Lantern'],
    ['a letter too few', 'goldn koi', 'Golden koi'],
    ['a letter too many', 'baccarrat', 'Speed Baccarat'],
    ['the first letter', 'xantern', 'Lantern'],
    ['the last letter', 'lanterx', 'Lantern'],
    ['a wrong letter in a syllable', '바카리', '스피드 바카라'],
    ['a syllable too few, of four', '청사초', '청사초롱'],
    ['a wrong syllable, of four', '청사조롱', '청사초롱'],
    ['marks that are left out', 'den lonh', 'Đèn lồng'],
  ])('%s: %s is %s', (_, typed, name) => expect(meant(typed, name)).toBe(true));

  test.each([
    ['one wrong letter of three', 'tog', 'Tiger'],
    ['two wrong letters of five', 'tyber', 'Tiger'],
    ['three wrong letters', 'lxxxern', 'Lantern'],
    ['another word of as many syllables', '없는이름', '청사초롱'],
    ['what is much longer than the name', '바카라바카라바카라', '바카라'],
  ])('%s is none: %s is not %s', (_, typed, name) => expect(meant(typed, name)).toBe(false));
});

/** As many games as the largest installation lists, each with a name in every language. */
function manyGames(count: number): Named<number>[] {
  const first = [
    ['황금', 'Golden', 'Vàng'],
    ['청룡', 'Dragon', 'Rồng'],
    ['스피드', 'Speed', 'Nhanh'],
    ['행운의', 'Lucky', 'May mắn'],
    ['코리안', 'Korean', 'Hàn Quốc'],
    ['신비한', 'Mystic', 'Huyền bí'],
    ['메가', 'Mega', 'Cực đại'],
  ];
  const second = [
    ['바카라', 'Baccarat', 'Bài cào'],
    ['룰렛', 'Roulette', 'Cò quay'],
    ['호랑이', 'Tiger', 'Hổ'],
    ['보물', 'Treasure', 'Kho báu'],
    ['왕국', 'Kingdom', 'Vương quốc'],
    ['사냥꾼', 'Hunter', 'Thợ săn'],
    ['과일', 'Fruits', 'Trái cây'],
    ['해적', 'Pirates', 'Cướp biển'],
    ['요정', 'Fairy', 'Tiên'],
    ['블랙잭', 'Blackjack', 'Xì dách'],
    ['전설', 'Legend', 'Huyền thoại'],
  ];
  return Array.from({ length: count }, (_, at) => {
    const [start = [], end = []] = [first[at % first.length], second[at % second.length]];
    return named(
      at,
      start.map((word, language) => `${word} ${end[language] ?? ''} ${at}`),
    );
  });
}

const manyNames = (name: string) => Array.from({ length: 10_000 }, (_, at) => named(at, [`${name} ${at}`]));

describe('the work for one search of ten thousand games', () => {
  const games = manyGames(10_000);
  const effortFor = (typed: string, list = games) => {
    const slip = slipOf(searchForm(typed));
    return [...candidates(list, slip)].reduce((sum, [, form]) => sum + effortOf(slip, form), 0);
  };

  // Every letter of every name with every letter of a word would be some millions.
  test.each([
    ['없는이름', 0],
    ['어디에도 없는 이름이 길다', 0],
    ['ㅊㅅㄹㅁㅂ', 0],
    ['zzzzzz', 0],
    ['가'.repeat(40), 0],
    ['x'.repeat(40), 0],
    ['바카리', 200_000],
    ['코리안 러레트', 500_000],
    ['lantren', 500_000],
  ])('%s, which nothing is called, is compared with at most %i letters', (typed, most) =>
    expect(effortFor(typed)).toBeLessThanOrEqual(most),
  );

  test('whatever is typed, there is an end to it', () => {
    const long = manyNames('golden dragon of the southern river');
    const typed = 'golden dragon of the southern sea';
    expect(effortFor(typed, long)).toBeGreaterThan(mostEffort / 2);
    expect(effortFor(typed, long)).toBeLessThanOrEqual(mostEffort);
    for (const made of ['an er ra', 'er ag on', 'onegra', 'golder drogan'])
      expect(effortFor(made)).toBeLessThanOrEqual(mostEffort);
    const last = named(-1, ['golden dragon of the southern lea']);
    expect(findNamed([last, ...long], typed, 1)).toEqual([{ item: -1, rank: 3 }]);
    expect(findNamed([...long, last], typed, 1)).toEqual([]);
  });

  test('no name is compared where something is called so', () => {
    expect(findNamed(games, '바카라', 400)).toHaveLength(400);
    expect(findNamed(games, 'ㅂㅋㄹ', 400).every(({ rank }) => rank === 2)).toBe(true);
    expect(findNamed([named(-1, ['바카리']), ...games], '바카리', 9)).toEqual([{ item: -1, rank: 0 }]);
  });
});

import { expect, test } from 'vitest';
import { rouletteBets } from '../../../src/games/roulette/bets.ts';
import { sicBoBets } from '../../../src/games/sic-bo/bets.ts';
import { gameTranslator } from '../messages/translate.ts';
import { betName, kindName, kindOf } from './bet-names.ts';
import { roomTexts } from './messages/texts.ts';

const languages = ['ko', 'en', 'vi'] as const;
const t = (lang: (typeof languages)[number]) => gameTranslator(roomTexts, lang);
const all = [...rouletteBets.keys(), ...sicBoBets.keys()];

test.each(languages)('no bet on numbers is called by the numbers alone, and no two alike, in %s', (lang) => {
  for (const bets of [[...rouletteBets.keys()], [...sicBoBets.keys()]]) {
    const names = bets.map((bet) => betName(bet, t(lang)));
    for (const name of names.filter((each) => each !== '1–18' && each !== '19–36'))
      expect(name).toMatch(/\p{L}/u);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('bets that differ in their numbers alone are called together what players call them', () => {
  const called = (bet: string) => {
    const kind = kindOf(bet);
    return languages.map((lang) => kind && kindName(kind, t(lang)));
  };
  expect(called('straight-0')).toEqual(['한 숫자(스트레이트)', 'Straight (1 number)', 'Một số (Straight)']);
  expect(called('split-1-2')).toEqual(['두 숫자(스플릿)', 'Split (2 numbers)', 'Hai số (Split)']);
  expect(called('two-12')).toEqual(['두 숫자 조합', 'Two-number combination', 'Bộ hai số']);
  expect(called('double-and-112')[0]).toBe('더블과 한 숫자');
  expect(called('red')).toEqual([undefined, undefined, undefined]);
  expect(all.filter((bet) => bet.startsWith('total-')).map(kindOf)).toEqual(Array(14).fill(undefined));
});

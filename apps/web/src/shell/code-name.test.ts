import { pageTitleTexts } from '@hanpan/messages';
import { expect, test } from 'vitest';
import type { TitleKey } from '../app/route-meta.ts';
import { codeName } from './code-name.ts';

const ladder = {
  codeName: '파워사다리',
  codeNameEN: 'Power ladder',
  codeNameVI: 'Power ladder',
  target: '/member/minigame/powerladder',
};
const provider = {
  codeName: '에볼루션',
  codeNameEN: 'Evolution',
  codeNameVI: 'Evolution',
  target: '/member/livecasino/evolution',
};
const title = (key: TitleKey) => pageTitleTexts[key].vi;

test('[HD-05] an entry of the menu has its Korean or its English name by locale', () => {
  expect(codeName(ladder, 'ko', title)).toBe('파워사다리');
  expect(codeName(ladder, 'en', title)).toBe('Power ladder');
});

test('[LG-01] in Vietnamese a page of our own has our own word, and a provider the name it goes by', () => {
  expect(codeName(ladder, 'vi', title)).toBe('Thang Power');
  expect(codeName(provider, 'vi', title)).toBe('Evolution');
});

test('[LG-01] what an operator calls an entry in Vietnamese is its name there', () => {
  expect(codeName({ ...ladder, codeNameVI: 'Thang may mắn' }, 'vi', title)).toBe('Thang may mắn');
  expect(codeName({ ...ladder, codeNameVI: 'Thang may mắn' }, 'en', title)).toBe('Power ladder');
});

// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clearPages, draw } from '../../cabinet/testing.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { roomTexts } from '../messages/texts.ts';
import { rangesOf, ThirdCard } from './third-card.tsx';

afterEach(clearPages);

test('the table of third cards says what the dealer does', async () => {
  const page = await draw(createElement(ThirdCard, { t: gameTranslator(roomTexts, 'en') }));
  const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['0', 'always'],
    ['1', 'always'],
    ['2', 'always'],
    ['3', '0–7, 9'],
    ['4', '2–7'],
    ['5', '4–7'],
    ['6', '6–7'],
    ['7', 'never'],
  ]);
  expect(page.querySelector('p')?.textContent).toContain('With a total of 0–5 from two cards');
});

test('numbers in a row are a range', () => {
  expect(rangesOf([1, 3, 4, 5, 9])).toBe('1, 3–5, 9');
});

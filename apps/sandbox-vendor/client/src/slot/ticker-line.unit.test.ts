import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openedAs, smallGame } from '../games/cheongsa-777/testing.ts';
import { translator } from '../messages/translate.ts';
import { TickerLine } from './ticker-line.tsx';
import { type SlotView, slotView } from './view.ts';

function line(change: Partial<SlotView>): string {
  const view = { ...slotView(openedAs({})), ...change };
  const html = renderToStaticMarkup(
    createElement(TickerLine, { view, game: smallGame, t: translator('ko') }),
  );
  return html.replace(/<div class="sr-only".*<\/div>/, '').replace(/<[^>]+>/g, '');
}

const grand = { roundId: '1', stakeAmount: 500, totalAmount: 32_600, tier: 'grand' as const };
const banner = { kind: 'win' as const, tier: 'grand' as const, amount: 32_600 };

test('a win that a banner counts is not counted under the reels too, and stands there whole afterwards', () => {
  expect(line({ phase: 'showing', result: grand, banner })).toBe('');
  expect(line({ phase: 'showing', result: grand, banner: null })).toBe('당첨 32,600원');
});

test('between two falls the line keeps what the round has won so far', () => {
  const combo = { multiplier: 2, runningAmount: 1_300 };
  expect(line({ phase: 'showing', combo })).toContain('지금까지 1,300원');
  expect(line({ phase: 'showing', combo })).toContain('×2');
  expect(line({ phase: 'showing', combo: { multiplier: 1, runningAmount: 0 } })).toBe('');
  expect(line({ phase: 'ready', combo })).toBe('행운을 빕니다');
});

test('while a win is lit nobody is wished luck', () => {
  expect(line({ phase: 'showing' })).toBe('');
  expect(line({ phase: 'ready' })).toBe('행운을 빕니다');
});

test('a feature keeps its line, and what is won in it is named below', () => {
  const free = { index: 3, count: 8, multiplier: 3, runningAmount: 900 };
  expect(line({ phase: 'showing', free })).toBe('무료 회전 3/8배수 ×3900원');
  const ticker = { kind: 'more-spins' as const, added: 2, amount: null };
  expect(line({ phase: 'showing', free, ticker })).toContain('무료 회전 2회 추가');
  expect(line({ phase: 'showing', free, ticker })).toContain('무료 회전 3/8');
});

test('a round that is shown again says so while it turns', () => {
  expect(line({ phase: 'spinning', resumed: true })).toBe('보지 못한 지난 판을 이어서 보여 드립니다');
  expect(line({ phase: 'spinning' })).toBe('돌고 있습니다');
});

test('under a banner the line of a feature does not tell the sum that is about to be counted', () => {
  const free = { index: 8, count: 8, multiplier: 3, runningAmount: 32_600 };
  expect(line({ phase: 'showing', free, banner: { kind: 'free-end', title: '', amount: 32_600 } })).toBe('');
});

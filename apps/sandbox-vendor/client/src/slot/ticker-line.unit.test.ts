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
  expect(line({ phase: 'showing', combo: { multiplier: 1, runningAmount: 0 } })).toBe('행운을 빕니다');
  expect(line({ phase: 'ready', combo })).toBe('행운을 빕니다');
});

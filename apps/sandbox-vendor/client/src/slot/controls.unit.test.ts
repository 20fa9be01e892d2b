// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPages, draw } from '../cabinet/testing.ts';
import { openedAs } from '../games/cheongsa-777/testing.ts';
import { translator } from '../messages/translate.ts';
import { Controls } from './controls.tsx';
import type { SlotController } from './slot-controller.ts';
import { type SlotView, slotView } from './view.ts';

afterEach(clearPages);

async function controls(change: Partial<SlotView>) {
  const controller = { press: vi.fn(), chooseStake: vi.fn() };
  const view = { ...slotView(openedAs({})), phase: 'ready' as const, ...change };
  const page = await draw(
    createElement(Controls, {
      view,
      t: translator('ko'),
      controller: controller as unknown as SlotController,
    }),
  );
  return { page, controller };
}

test('the arrow keys move the stake while one of its buttons has the focus', async () => {
  const { page, controller } = await controls({ stakeAmount: 500 });
  const more = page.querySelector('[aria-label="판돈 올리기"]');
  const press = (key: string) =>
    act(async () => void more?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await press('ArrowRight');
  expect(controller.chooseStake).toHaveBeenCalledExactlyOnceWith(1000);
  await press('ArrowLeft');
  await press(' ');
  expect(controller.chooseStake).toHaveBeenCalledTimes(1);
});

test('a round that is looked at again can be played again, and its stake is told and not chosen', async () => {
  const { page, controller } = await controls({ mode: 'replay' });
  const button = page.querySelector<HTMLButtonElement>('[data-testid=spin]');
  expect(button?.textContent).toBe('다시 재생');
  expect(button?.getAttribute('aria-disabled')).toBe('false');
  expect(page.querySelectorAll('.step')).toHaveLength(0);
  expect(page.querySelector('[data-testid=stake]')?.textContent).toBe('1,000원');
  await act(async () => button?.click());
  expect(controller.press).toHaveBeenCalledOnce();
});

test('with a stake above the balance the button says to what a press lowers it', async () => {
  const said = async (balanceAmount: number) => {
    const { page } = await controls({ stakeAmount: 1000, balanceAmount });
    const button = page.querySelector('[data-testid=spin]');
    return [button?.textContent, button?.getAttribute('data-short')];
  };
  expect(await said(1000)).toEqual(['돌리기', 'false']);
  expect(await said(999)).toEqual(['판돈 500원으로 낮추기', 'true']);
  expect(await said(100)).toEqual(['돌리기', 'true']);
});

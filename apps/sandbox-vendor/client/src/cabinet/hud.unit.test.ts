// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { figures, openedAs } from '../games/cheongsa-777/testing.ts';
import { translator } from '../messages/translate.ts';
import { slotView } from '../slot/view.ts';
import { Hud } from './hud.tsx';
import { clearPages, draw } from './testing.ts';

afterEach(clearPages);

test('a round that is looked at again has a way to close its window', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const onPress = vi.fn();
  const view = { ...slotView(openedAs({})), mode: 'replay' as const, session: null };
  const hud = await draw(
    createElement(Hud, { view, t: translator('ko'), onInfo: onPress, onSound: onPress }),
  );
  hud.querySelector<HTMLButtonElement>('[aria-label="닫기"]')?.click();
  expect(close).toHaveBeenCalledOnce();
  // A window that no page opened stays, and goes back to where it came from.
  expect(back).toHaveBeenCalledOnce();
});

test('[RG-15] a game shows the hours, minutes and seconds of the session and what it has cost in won', async () => {
  const view = {
    ...slotView(openedAs({})),
    clockOffsetMs: 0,
    session: { ...figures, startedAtMs: Date.now() - 3_723_000, stakedAmount: 12_000, returnedAmount: 4_500 },
  };
  const onPress = vi.fn();
  const hud = await draw(
    createElement(Hud, { view, t: translator('ko'), onInfo: onPress, onSound: onPress }),
  );
  expect(hud.querySelector('time')?.textContent).toBe('1:02:03');
  expect(hud.querySelector('[data-testid=net]')?.textContent).toBe('−7,500원');
});

// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { figures, openedAs } from '../games/cheongsa-777/testing.ts';
import { translator } from '../messages/translate.ts';
import { slotView } from '../slot/view.ts';
import { Hud } from './hud.tsx';
import { clearPages, draw } from './testing.ts';

const api = { ask: <T>() => Promise.resolve([] as T) };
afterEach(clearPages);

test('a round that is looked at again has a way to close its window', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const onPress = vi.fn();
  const replayed = { roundId: '27c0ed61-ee9d-4c69-b76d-22dcdfd93384', playedAtMs: Date.now() };
  const view = { ...slotView(openedAs({})), mode: 'replay' as const, session: null, replayed };
  const hud = await draw(
    createElement(Hud, { view, api, t: translator('ko'), onInfo: onPress, onSound: onPress }),
  );
  // Of which round it is, a player and support can tell each other.
  expect(hud.querySelector('.replay-mark')?.textContent).toMatch(/^지난 판 다시 보기 .* · #27c0ed61$/);
  expect(hud.querySelector('[aria-label="지난 판 보기"]')).toBeNull();
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
    createElement(Hud, { view, api, t: translator('ko'), onInfo: onPress, onSound: onPress }),
  );
  expect(hud.querySelector('time')?.textContent).toBe('1:02:03');
  expect(hud.querySelector('[data-testid=net]')?.textContent).toBe('−7,500원');
});

test('the last rounds are one press away while a game is played', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  const onPress = vi.fn();
  const view = slotView(openedAs({}));
  const hud = await draw(
    createElement(Hud, { view, api, t: translator('ko'), onInfo: onPress, onSound: onPress }),
  );
  await act(async () => hud.querySelector<HTMLButtonElement>('[aria-label="지난 판 보기"]')?.click());
  expect(hud.querySelector('dialog')?.textContent).toContain('아직 지난 판이 없습니다');
  expect(onPress).not.toHaveBeenCalled();
});

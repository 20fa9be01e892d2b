import { afterEach, expect, test, vi } from 'vitest';
import { leisure } from './leisure.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a work that is asked for often is done once, when there is time for it, and not when there is too little', () => {
  const asked: ((deadline: { timeRemaining(): number }) => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: (typeof asked)[number]) => asked.push(run));
  const work = vi.fn();
  const atLeisure = leisure(work);
  atLeisure();
  atLeisure();
  expect(asked).toHaveLength(1);
  asked[0]?.({ timeRemaining: () => 1 });
  expect(work).not.toHaveBeenCalled();
  atLeisure();
  asked[1]?.({ timeRemaining: () => 9 });
  expect(work).toHaveBeenCalledTimes(1);
});

test('a browser that does not tell when it has time does it after what it is doing', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  // As in such a browser, where there is no such name.
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  vi.useFakeTimers();
  const work = vi.fn();
  leisure(work)();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

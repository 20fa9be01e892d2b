// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { translator } from '../messages/translate.ts';
import { CountUp } from './count-up.tsx';
import { clearPages, draw } from './testing.ts';

afterEach(async () => {
  await clearPages();
  vi.unstubAllGlobals();
});

test('a win never counts from below nothing, also where a frame began before the count', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const place = await draw(createElement(CountUp, { to: 32_600, durationMs: 700, t: translator('ko') }));
  const startedAt = performance.now();
  await act(async () => frames.shift()?.(startedAt - 500));
  expect(place.textContent).toBe('0원');
  await act(async () => frames.shift()?.(startedAt + 5000));
  expect(place.textContent).toBe('32,600원');
});

test('digits change twenty times a second and no more, and end with the whole win', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const place = await draw(createElement(CountUp, { to: 32_600, durationMs: 700, t: translator('vi') }));
  const startedAt = performance.now();
  const seen = new Set<string | null>();
  for (let now = 0; frames.length > 0; now += 1000 / 60) {
    frames.shift()?.(startedAt + now);
    seen.add(place.textContent);
  }
  expect(seen.size).toBeGreaterThan(8);
  expect(seen.size).toBeLessThanOrEqual(16);
  expect(place.querySelector('.money span')?.textContent).toBe('32.600');
});

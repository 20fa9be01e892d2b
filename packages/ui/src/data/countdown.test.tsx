import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { Countdown } from './countdown.tsx';
import { Elapsed } from './elapsed.tsx';
import { clockParts, formatClock } from './format-clock.ts';

const startMs = Date.UTC(2026, 9, 18, 10, 43, 14);

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a countdown counts whole seconds, calls once when it is over and starts again for a new end', () => {
  const done = vi.fn();
  const view = (untilMs: number) => (
    <SampleProvider>
      <Countdown label="closes" untilMs={untilMs} onDone={done} />
    </SampleProvider>
  );
  const { rerender } = render(view(startMs + 106_000));
  expect(screen.getByRole('timer', { name: 'closes' }).textContent).toContain('01:46');
  act(() => void vi.advanceTimersByTime(105_000));
  expect(screen.getByRole('timer').textContent).toContain('00:01');
  expect(done).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByRole('timer').textContent).toContain('00:00');
  expect(done).toHaveBeenCalledOnce();
  rerender(view(startMs + 120_000));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(done).toHaveBeenCalledTimes(2);
});

test('an end that is already past calls nothing', () => {
  const done = vi.fn();
  render(
    <SampleProvider>
      <Countdown label="closes" untilMs={startMs - 1} onDone={done} />
    </SampleProvider>,
  );
  act(() => void vi.advanceTimersByTime(3000));
  expect(done).not.toHaveBeenCalled();
});

test('the time that passed follows the clock of the server, not of the device', () => {
  render(
    <SampleProvider now={() => Date.now() + 60_000}>
      <Elapsed sinceMs={startMs} limitMs={30_000} />
    </SampleProvider>,
  );
  expect(screen.getByText(/01:00/).textContent).toContain('시한 지남');
});

test.each([
  [0, 'up', '00:00'],
  [1, 'up', '00:01'],
  [999, 'down', '00:00'],
  [61_000, 'up', '01:01'],
  [7_306_000, 'down', '2:01:46'],
  [-5, 'down', '00:00'],
] as const)('%d ms rounded %s read %s', (spanMs, rounding, text) => {
  expect(formatClock(clockParts(spanMs, rounding))).toBe(text);
});

import { currentToasts, dismissToast, toast } from '@hanpan/ui';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../pages/page-world.fixture.tsx';
import { OverlayGate } from './overlay-gate.tsx';

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
  cleanup();
});

test('what is told on a page that was opened a moment ago is shown at once, and not when it is quiet', async () => {
  // The moment in which it would be quiet does not come.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderPage(<OverlayGate />, {});
  act(() => void toast({ text: 'added' }));
  const untilMs = Date.now() + 20_000;
  while (screen.queryByText('added') === null && Date.now() < untilMs)
    await act(() => new Promise((done) => setImmediate(done)));
  expect(screen.getByText('added')).toBeTruthy();
});

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { holdPopups, usePopups } from '../app/popups.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aSite } from '../test/fixtures.ts';
import { renderApp } from '../test/render-app.tsx';

afterEach(cleanup);

test('[ST-01] an open receipt does not hide that the session is about to end', async () => {
  const fake = fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/etc/popupList': { list: [] },
  });
  renderApp(fake, { path: '/' });
  const release = holdPopups();
  try {
    const endsAtMs = Date.now() + 60_000;
    act(() => usePopups.getState().enqueue({ kind: 'idle', endsAtMs, stay: () => undefined }));
    expect(await screen.findByRole('alertdialog', { name: '곧 로그아웃됩니다' })).toBeTruthy();
  } finally {
    act(release);
  }
});

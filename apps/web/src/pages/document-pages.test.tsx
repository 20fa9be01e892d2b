import { CallError } from '@hanpan/client';
import { documentTexts, navigationTexts } from '@hanpan/messages';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aDocument, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

function server(isMember = false) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/main/document': ({ kind, version = 3 }) =>
      version > 3 ? new CallError('E404', '없음') : aDocument({ kind, version, isCurrent: version === 3 }),
    ...(isMember && { '/api/member/info': aSession(), '/api/wallet/balance': aBalance(1_284_500, 5) }),
  });
}

beforeEach(() => setWidth(1440));
afterEach(cleanup);

describe('the terms of use and the privacy policy', () => {
  test.each([
    ['a guest', false, 1440],
    ['a member', true, 1440],
    ['a guest with a phone', false, 390],
  ] as const)(
    '[ACC-13] are read by %s, with version and date, and whatever looks like markup is text',
    async (_, isMember, width) => {
      setWidth(width);
      for (const [path, kind] of [
        ['/terms', 'terms'],
        ['/privacy', 'privacy'],
      ] as const) {
        renderApp(server(isMember), { path });
        expect(await screen.findByRole('heading', { level: 2, name: '제1조 목적' })).toBeTruthy();
        expect(
          screen.getByRole('heading', { level: 1, name: documentTexts[`document.${kind}`].ko }),
        ).toBeTruthy();
        expect(screen.getByText('<b>본문</b>')).toBeTruthy();
        expect(screen.getByText('버전 3')).toBeTruthy();
        expect(document.title).toContain(navigationTexts[`navigation.title.${kind}`].ko);
        cleanup();
      }
    },
  );

  test('an older version says that it is one, and leads to the current one', async () => {
    const fake = server();
    renderApp(fake, { path: '/terms?version=1' });
    expect(await screen.findByText(documentTexts['document.older'].ko)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: documentTexts['document.toCurrent'].ko }));
    await waitFor(() => expect(screen.queryByText(documentTexts['document.older'].ko)).toBeNull());
    expect(await screen.findByText('버전 3')).toBeTruthy();
  });

  test('a version that nobody published is missing, and what cannot be loaded is asked for again', async () => {
    renderApp(server(), { path: '/terms?version=9' });
    expect(await screen.findByText(documentTexts['document.missing'].ko)).toBeTruthy();
    cleanup();
    const fake = server();
    fake.responses['/api/main/document'] = new CallError('E001', '오류');
    renderApp(fake, { path: '/privacy' });
    expect(await screen.findByText(documentTexts['document.loadFailed'].ko)).toBeTruthy();
    fake.responses['/api/main/document'] = aDocument({ kind: 'privacy' });
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('<b>본문</b>')).toBeTruthy();
  });
});

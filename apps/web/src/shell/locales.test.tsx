import type { Locale } from '@hanpan/messages';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

function server(locales: Locale[]) {
  const site = aSite();
  return fakeCaller({
    '/api/etc/siteOption': { ...site, siteOption: { ...site.siteOption, locales } },
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
  });
}

test('[LG-01] the menu offers what the site offers, and the page is in one of these', async () => {
  renderApp(server(['ko', 'en']), { locale: 'vi' });
  const menu = await screen.findByRole('combobox', { name: '언어' });
  const names = within(menu)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['한국어', 'English']);
  expect(await screen.findByText('본문으로 건너뛰기')).toBeTruthy();
  expect(document.documentElement.lang).toBe('ko');
});

test('where a site offers one language there is no choice to make', async () => {
  renderApp(server(['en']), { locale: 'ko' });
  expect(await screen.findByRole('button', { name: /theme/ })).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

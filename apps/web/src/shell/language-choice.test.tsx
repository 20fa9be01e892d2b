import { readLocaleCookie } from '@hanpan/client';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

function server(locales: ('ko' | 'en' | 'vi')[]) {
  const site = aSite();
  return fakeCaller({
    '/api/etc/siteOption': { ...site, siteOption: { ...site.siteOption, locales } },
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
  });
}

test.each([
  ['', 'ko'],
  ['theme=dark; locale=vi', 'vi'],
  ['locale=en', 'en'],
  ['locale=fr', 'ko'],
] as const)('[LG-01] the cookies "%s" choose %s', (cookies, locale) => {
  expect(readLocaleCookie(cookies)).toBe(locale);
});

test('[LG-01] the choice changes every word of the page and is kept in the cookie', async () => {
  renderApp(server(['ko', 'en', 'vi']));
  const choose = (label: string, locale: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value: locale } });
  await screen.findByRole('button', { name: '로그인' });
  choose('언어', 'en');
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(readLocaleCookie(document.cookie)).toBe('en');
  choose('Language', 'vi');
  expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  expect(readLocaleCookie(document.cookie)).toBe('vi');
});

test('[LG-01] a site that has two languages offers two', async () => {
  renderApp(server(['ko', 'en']));
  const offered = () => within(screen.getByRole('combobox', { name: '언어' })).getAllByRole('option');
  await screen.findByRole('button', { name: '로그인' });
  await expect.poll(() => offered().map((option) => option.textContent)).toEqual(['한국어', 'English']);
});

import type { Locale } from '@hanpan/messages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocaleProvider, readLocaleCookie, useLocale } from './locale-context.tsx';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the language is kept in, as the page would have it.
  document.cookie = 'locale=vi; path=/';
});
afterEach(cleanup);

function Shown() {
  const { locale, offered, setLocale } = useLocale();
  return (
    <>
      <p>{locale}</p>
      <p>{offered.join(' ')}</p>
      <button type="button" onClick={() => setLocale('en')}>
        en
      </button>
    </>
  );
}

const page = (offered?: readonly Locale[]) => (
  <LocaleProvider initial="vi" offered={offered}>
    <Shown />
  </LocaleProvider>
);

test('[LG-01] a choice that the site does not offer falls back to its first locale, also for the server', () => {
  const { rerender } = render(page());
  expect(screen.getByText('vi')).toBeTruthy();
  rerender(page(['ko', 'en']));
  expect(screen.getByText('ko')).toBeTruthy();
  expect(screen.getByText('ko en')).toBeTruthy();
  expect(readLocaleCookie(document.cookie)).toBe('ko');
  expect(document.documentElement.lang).toBe('ko');
});

test('what is offered may be chosen, and nothing else', () => {
  const { rerender } = render(page(['vi']));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getAllByText('vi')).toHaveLength(2);
  rerender(page(['vi', 'en']));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('vi en').previousElementSibling?.textContent).toBe('en');
  expect(readLocaleCookie(document.cookie)).toBe('en');
});

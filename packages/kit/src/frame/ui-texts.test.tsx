import { LocaleProvider } from '@hanpan/client';
import type { Locale } from '@hanpan/messages';
import { amount } from '@hanpan/money';
import { Money, UiProvider } from '@hanpan/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useUiTexts } from './ui-texts.ts';

afterEach(cleanup);

function Balance({ locale }: { locale: Locale }) {
  return (
    <UiProvider texts={useUiTexts()} locale={locale} timeZone="Asia/Seoul" now={Date.now}>
      <Money amount={amount(1_284_500)} />
    </UiProvider>
  );
}

test.each([
  ['ko', '1,284,500원'],
  ['en', '1,284,500 won'],
  ['vi', '1.284.500 won'],
] as const)('[BC-14] in %s cash is labelled in won: %s', (locale, text) => {
  const { container } = render(
    <LocaleProvider initial={locale}>
      <Balance locale={locale} />
    </LocaleProvider>,
  );
  expect(container.textContent).toBe(text);
});

import { LocaleProvider } from '@hanpan/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LegBadge } from './leg-badge.tsx';

afterEach(cleanup);

test.each([
  ['ko', '동착 1/2 적중'],
  ['en', 'Dead heat, 1/2 won'],
  ['vi', 'Đồng hạng, thắng 1/2'],
] as const)('a dead heat says in %s which share won', (locale, words) => {
  render(
    <LocaleProvider initial={locale} offered={['ko', 'en', 'vi']}>
      <LegBadge result="dead-heat:1/2" />
    </LocaleProvider>,
  );
  expect(screen.getByText(words)).toBeDefined();
});

test('a leg that is open is pending', () => {
  render(
    <LocaleProvider initial="en" offered={['en']}>
      <LegBadge result={null} />
    </LocaleProvider>,
  );
  expect(screen.getByText('Pending')).toBeDefined();
});

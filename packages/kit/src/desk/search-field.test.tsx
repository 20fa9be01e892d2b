import { LocaleProvider } from '@hanpan/client';
import { UiProvider } from '@hanpan/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUiTexts } from '../frame/ui-texts.ts';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Words({ children }: { children: ReactNode }) {
  return (
    <UiProvider texts={useUiTexts()} locale="ko" timeZone="Asia/Seoul" now={Date.now}>
      {children}
    </UiProvider>
  );
}

/** `address` is what the page's address says, which follows what is told only when a test says so. */
function shown(address: string) {
  const told: string[] = [];
  const at = (value: string) => (
    <LocaleProvider initial="ko">
      <Words>
        <SearchField value={value} hint="아이디" onChange={(typed) => void told.push(typed)} />
      </Words>
    </LocaleProvider>
  );
  const { rerender } = render(at(address));
  const field = screen.getByRole('searchbox') as HTMLInputElement;
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const pause = () => act(() => vi.advanceTimersByTime(300));
  return { told, field, type, pause, goTo: (value: string) => rerender(at(value)) };
}

test('what is typed is told after a pause, once', () => {
  const { told, type, pause, goTo } = shown('');
  type('m');
  type('member');
  expect(told).toEqual([]);
  pause();
  goTo('member');
  pause();
  expect(told).toEqual(['member']);
});

test('a value that somebody else has changed is shown, and not told again', () => {
  const { told, field, goTo, pause } = shown('member01');
  goTo('member02');
  pause();
  expect(field.value).toBe('member02');
  goTo('');
  pause();
  expect(field.value).toBe('');
  expect(told).toEqual([]);
});

test('an address that comes late takes nothing away of what is typed by then', () => {
  const { told, field, type, pause, goTo } = shown('');
  type('mem');
  pause();
  type('member');
  goTo('mem');
  expect(field.value).toBe('member');
  pause();
  goTo('member');
  expect(field.value).toBe('member');
  expect(told).toEqual(['mem', 'member']);
});

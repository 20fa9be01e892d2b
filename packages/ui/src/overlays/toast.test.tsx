import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { ToastHost } from './toast-host.tsx';
import { currentToasts, dismissToast, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <SampleProvider>
      <ToastHost />
    </SampleProvider>,
  );
});

afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

function show(text: string) {
  act(() => void toast({ text, receiptId: 'B-1' }));
}

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

test('a toast is announced politely with its receipt and leaves after five seconds', () => {
  show('bet taken');
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
  expect(screen.getByText('B-1')).toBeTruthy();
  pass(4900);
  expect(screen.queryByText(/bet taken/)).toBeTruthy();
  pass(200);
  expect(screen.queryByText(/bet taken/)).toBeNull();
});

test('focus pauses its clock, which continues when focus leaves', () => {
  show('bet taken');
  pass(3000);
  fireEvent.focus(screen.getByRole('button', { name: '닫기' }));
  pass(60_000);
  expect(screen.queryByText(/bet taken/)).toBeTruthy();
  fireEvent.blur(screen.getByRole('button', { name: '닫기' }));
  pass(1900);
  expect(screen.queryByText(/bet taken/)).toBeTruthy();
  pass(200);
  expect(screen.queryByText(/bet taken/)).toBeNull();
});

test('the oldest is removed when a fourth arrives', () => {
  for (const text of ['first', 'second', 'third', 'fourth']) show(text);
  expect(screen.queryByText(/first/)).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('each toast makes room for the newer ones, and comes back when they leave', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
  const rooms = () => screen.getAllByRole('listitem').map(({ style }) => style.getPropertyValue('--beside'));
  for (const text of ['first', 'second']) show(text);
  expect(rooms()).toEqual(['60px', '0px']);
  show('third');
  expect(rooms()).toEqual(['120px', '60px', '0px']);
  fireEvent.click(screen.getAllByRole('button', { name: '닫기' }).at(-1) ?? document.body);
  expect(rooms()).toEqual(['60px', '0px']);
  height.mockRestore();
});

test('what takes the focus is told how high the toasts stand', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
  const kept = () => document.documentElement.style.getPropertyValue('scroll-padding-bottom');
  for (const text of ['first', 'second']) show(text);
  expect(kept()).toBe('calc(var(--foot) + var(--s-2) + 120px)');
  for (const { id } of currentToasts()) act(() => dismissToast(id));
  expect(kept()).toBe('');
  height.mockRestore();
});

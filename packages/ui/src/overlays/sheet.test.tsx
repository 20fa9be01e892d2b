import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { Modal } from './modal.tsx';
import { Sheet } from './sheet.tsx';
import { ToastHost } from './toast-host.tsx';
import { currentToasts, dismissToast, toast } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

function Open({ Dialog }: { Dialog: typeof Sheet | typeof Modal }) {
  const [open, setOpen] = useState(true);
  return (
    <SampleProvider>
      <Dialog open={open} onOpenChange={setOpen} title="the slip">
        body
      </Dialog>
      <ToastHost />
    </SampleProvider>
  );
}

/** Radix listens to what is pressed outside only from the next moment on. */
const settle = () => act(() => void vi.advanceTimersByTime(10));
const press = (target: Element) => {
  fireEvent.pointerDown(target, { button: 0, pointerType: 'mouse' });
  settle();
};

test('a toast that the press itself has closed closes no sheet either', () => {
  render(<Open Dialog={Sheet} />);
  settle();
  act(() => void toast({ text: 'your bet was settled' }));
  const [shown] = currentToasts();
  const button = screen
    .getAllByRole('button', { name: '닫기', hidden: true })
    .find((each) => each.closest('[data-toasts]')) as HTMLElement;
  // As a browser does it: the toast is gone before those who listen at the document hear of the press.
  document.body.addEventListener('click', () => act(() => dismissToast(shown?.id ?? 0)), { once: true });
  const pressed = Object.assign(new Event('pointerdown', { bubbles: true }), { button: 0 });
  act(() => void button.dispatchEvent(pressed));
  // Not in `act`, which would hold back what is drawn until all have heard.
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  settle();
  expect(button.isConnected).toBe(false);
  expect(screen.getByRole('dialog', { name: 'the slip' })).toBeTruthy();
});

test.each([
  ['sheet', Sheet],
  ['dialog', Modal],
])('what is pressed in a toast over a %s does not close it; beside both it does', (_, Dialog) => {
  const onSelect = vi.fn();
  render(<Open Dialog={Dialog} />);
  settle();
  act(() => void toast({ text: 'your bet was settled', action: { label: 'open', onSelect } }));
  const button = screen.getByText('open');
  press(button);
  fireEvent.click(button);
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'the slip' })).toBeTruthy();
  press(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

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

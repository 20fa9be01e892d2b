import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { SampleProvider } from '../gallery/sample-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';

afterEach(cleanup);

function Asking({ dismissable }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <SampleProvider>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Modal open={open} onOpenChange={setOpen} title="leave?" dismissable={dismissable}>
        body
      </Modal>
    </SampleProvider>
  );
}

function openFrom(name: string) {
  const opener = screen.getByRole('button', { name });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

test('a modal is named by its question, leaves on Escape and gives focus back', async () => {
  render(<Asking />);
  const opener = openFrom('open');
  const dialog = screen.getByRole('dialog', { name: 'leave?' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function Emptying() {
  const [step, setStep] = useState<'full' | 'asked' | 'empty'>('full');
  return (
    <SampleProvider>
      <main tabIndex={-1} />
      {step !== 'empty' && <Button onClick={() => setStep('asked')}>open</Button>}
      {step === 'asked' && <Modal open onOpenChange={() => setStep('empty')} title="the last of it" />}
    </SampleProvider>
  );
}

test('a modal whose opener leaves the page with it gives the focus to the main part', async () => {
  render(<Emptying />);
  openFrom('open');
  const dialog = await screen.findByRole('dialog', { name: 'the last of it' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

function Replacing() {
  const [step, setStep] = useState<'none' | 'waiting' | 'asked'>('none');
  const close = () => setStep('none');
  return (
    <SampleProvider>
      <Button onClick={() => setStep('waiting')}>open</Button>
      {step === 'waiting' && (
        <Modal key="waiting" open onOpenChange={close} title="waiting">
          <Button onClick={() => setStep('asked')}>go on</Button>
        </Modal>
      )}
      {step === 'asked' && (
        <Modal key="asked" open onOpenChange={close} title="asked" actions={<Button>save</Button>} />
      )}
    </SampleProvider>
  );
}

test('a modal that takes the place of another gives the focus back to where the first was opened from', async () => {
  render(<Replacing />);
  for (let time = 0; time < 2; time += 1) {
    const opener = openFrom('open');
    screen.getByRole('button', { name: 'go on' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'go on' }));
    const dialog = screen.getByRole('dialog', { name: 'asked' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    // The first one's own return comes a task later, and must not take the focus out of the second.
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(dialog.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});

test.each([
  ['its first empty field', <input key="a" aria-label="task" />, 'task'],
  ['the button that proceeds where it has no field', 'body', 'save'],
])('the focus of a modal is on %s, not on the button that closes it', async (_, body, name) => {
  render(
    <SampleProvider>
      <Modal
        open
        onOpenChange={() => undefined}
        title="task?"
        actions={
          <>
            <Button>later</Button>
            <Button>save</Button>
          </>
        }
      >
        {body}
      </Modal>
    </SampleProvider>,
  );
  const focused = document.activeElement;
  expect(focused?.getAttribute('aria-label') ?? focused?.textContent).toBe(name);
});

test.each([
  ['proceeds', 'filled', 'bet 50,000'],
  ['is safe where proceeding cannot be undone', 'warn', 'cancel'],
] as const)('a question has the focus on the button that %s', (_, tone, name) => {
  render(
    <SampleProvider>
      <ConfirmDialog
        open
        onOpenChange={vi.fn()}
        title="?"
        confirmLabel="bet 50,000"
        cancelLabel="cancel"
        tone={tone}
        onConfirm={vi.fn()}
      />
    </SampleProvider>,
  );
  expect(document.activeElement?.textContent).toBe(name);
});

test('a key that is held down presses nothing in the dialog that it has opened', () => {
  render(
    <SampleProvider>
      <ConfirmDialog open onOpenChange={vi.fn()} title="?" confirmLabel="bet" onConfirm={vi.fn()} />
    </SampleProvider>,
  );
  const confirm = screen.getByRole('button', { name: 'bet' });
  // False where the browser is told not to press the button.
  expect(fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(confirm, { key: 'Enter' })).toBe(true);
});

test('a modal that must be answered has no close button and ignores Escape', () => {
  render(<Asking dismissable={false} />);
  openFrom('open');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
});

test('a confirmation runs once, however often it is pressed, and cannot be left while it runs', async () => {
  let finish = () => {};
  const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const leave = vi.fn();
  render(
    <SampleProvider>
      <ConfirmDialog open onOpenChange={leave} title="bet?" confirmLabel="bet 50,000" onConfirm={action} />
    </SampleProvider>,
  );
  const confirm = screen.getByRole('button', { name: 'bet 50,000' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(action).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  await act(async () => finish());
  fireEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(leave).toHaveBeenCalledExactlyOnceWith(false);
});

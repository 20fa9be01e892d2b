import { type CallFailure, LocaleProvider } from '@hanpan/client';
import type { Amount } from '@hanpan/money';
import { AmountInput, Field, PasswordInput, TextArea, TextInput, UiProvider } from '@hanpan/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useUiTexts } from '../frame/ui-texts.ts';
import { FormDialog } from './form-dialog.tsx';

afterEach(cleanup);

type Props = ComponentProps<typeof FormDialog>;

function Words({ children }: { children: ReactNode }) {
  return (
    <UiProvider texts={useUiTexts()} locale="ko" timeZone="Asia/Seoul" now={Date.now}>
      {children}
    </UiProvider>
  );
}

function Opened(props: Partial<Props>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <FormDialog
          title="why?"
          submitLabel="send"
          onSubmit={vi.fn()}
          call={{ isSending: false }}
          {...props}
          onClose={() => {
            props.onClose?.();
            setOpen(false);
          }}
        >
          {props.children ?? (
            <>
              <Field label="whom">
                <TextInput />
              </Field>
              <Field label="reason">
                <TextArea />
              </Field>
              <Field label="password">
                <PasswordInput />
              </Field>
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}

const inWords = (props: Partial<Props>) => (
  <LocaleProvider initial="ko">
    <Words>
      <Opened {...props} />
    </Words>
  </LocaleProvider>
);

function open(props: Partial<Props> = {}) {
  const { rerender } = render(inWords(props));
  const opener = screen.getByRole('button', { name: 'open' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, again: (next: Partial<Props>) => rerender(inWords(next)) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => screen.queryByRole('dialog', { name: 'why?' });
const question = () => screen.queryByRole('alertdialog', { name: '입력한 내용을 버릴까요?' });
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('the focus is on the first field, and goes back to where the dialog was opened from', async () => {
  const { opener } = open();
  expect(document.activeElement).toBe(screen.getByLabelText('whom'));
  fireEvent.click(button('취소'));
  expect(dialog()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Enter sends it from a field, and with Ctrl from a text, where Enter alone is a new line', () => {
  const onSubmit = vi.fn();
  open({ onSubmit });
  // A browser submits a form at Enter in a field by pressing its button, which here stands outside of the form.
  const sends = button('send');
  expect(sends.form?.contains(screen.getByLabelText('whom'))).toBe(true);
  fireEvent.click(sends);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByLabelText('reason'), { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByLabelText('reason'), { key: 'Enter', ctrlKey: true });
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('while its call is under way it sends nothing more and cannot be left', () => {
  const [onSubmit, onClose] = [vi.fn(), vi.fn()];
  open({ onSubmit, onClose, call: { isSending: true } });
  fireEvent.click(button('send'));
  fireEvent.keyDown(screen.getByLabelText('reason'), { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(screen.getByLabelText('whom'), { key: 'Escape' });
  expect(button('취소').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('a failure is said below the fields, in words of its own where the dialog has some', () => {
  const failure: CallFailure = {
    path: '/api/console/login',
    code: 'T999',
    message: 'changed meanwhile',
    isIndeterminate: false,
  };
  const { again } = open({ call: { isSending: false, failure } });
  expect(screen.getByText('changed meanwhile')).toBeTruthy();
  again({ call: { isSending: false, failure }, refusal: <p>read it again</p> });
  expect(screen.queryByText('changed meanwhile')).toBeNull();
  expect(screen.getByText('read it again')).toBeTruthy();
});

function Needed() {
  const [isTried, setTried] = useState(false);
  return (
    <FormDialog
      title="why?"
      submitLabel="send"
      onSubmit={() => setTried(true)}
      onClose={vi.fn()}
      call={{ isSending: false }}
    >
      <TextInput aria-label="free" />
      <Field label="needed" error={isTried ? 'missing' : undefined}>
        <TextInput />
      </Field>
    </FormDialog>
  );
}

test('what was not sent leads to the first field that says what is wrong with it', async () => {
  render(
    <LocaleProvider initial="ko">
      <Words>
        <Needed />
      </Words>
    </LocaleProvider>,
  );
  fireEvent.click(button('send'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('needed')));
});

const refused = (code: CallFailure['code'], isIndeterminate = false): CallFailure => ({
  path: '/api/member/close',
  code,
  message: 'refused',
  isIndeterminate,
});

test('a password that was refused has the focus again, selected, so that the right one takes its place', () => {
  const { again } = open();
  const password = screen.getByLabelText<HTMLInputElement>('password');
  fireEvent.change(password, { target: { value: 'wrong' } });
  button('send').focus();
  again({ call: { isSending: false, failure: refused('U120') } });
  expect(document.activeElement).toBe(password);
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'wrong'.length]);
});

test.each([
  ['for another reason', refused('E001')],
  ['nobody knows whether', refused('U120', true)],
])('the focus stays on the button where it was refused %s', (_, failure) => {
  const { again } = open();
  button('send').focus();
  again({ call: { isSending: false, failure } });
  expect(document.activeElement).toBe(button('send'));
});

test('what a field says itself is not said below the fields once more', () => {
  open({ call: { isSending: false, failure: refused('C008') }, refusal: null });
  expect(screen.queryByText('refused')).toBeNull();
});

test('a button that cannot be pressed yet says why', () => {
  const onSubmit = vi.fn();
  const { again } = open({ onSubmit, blocked: 'the order is as it was' });
  expect(button('send').disabled).toBe(true);
  const why = document.getElementById(button('send').getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('the order is as it was');
  fireEvent.keyDown(screen.getByLabelText('reason'), { key: 'Enter', ctrlKey: true });
  expect(onSubmit).not.toHaveBeenCalled();
  again({ onSubmit, blocked: true });
  expect(screen.getByText('* 표시된 항목을 모두 입력해 주세요.')).toBeTruthy();
  again({ onSubmit });
  expect(button('send').getAttribute('aria-describedby')).toBeNull();
  fireEvent.click(button('send'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each([
  ['Escape', () => fireEvent.keyDown(screen.getByLabelText('whom'), { key: 'Escape' })],
  ['the button that cancels', () => fireEvent.click(button('취소'))],
  ['the cross', () => fireEvent.click(button('닫기'))],
])('leaving by %s asks first where something was typed; staying keeps it', async (_, leave) => {
  const { opener } = open();
  type('whom', 'haneul');
  leave();
  expect(question()).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('계속 입력');
  fireEvent.click(button('계속 입력'));
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('whom').value).toBe('haneul');
  leave();
  await act(async () => fireEvent.click(button('버리고 닫기')));
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function Amounts() {
  const [stake, setStake] = useState<Amount>();
  return (
    <Field label="amount">
      <AmountInput label="amount" value={stake} onChange={setStake} />
    </Field>
  );
}

test.each([
  ['an amount', <Amounts key="amount" />, 'amount', '5000'],
  ['a time', <input key="time" aria-label="from" type="datetime-local" />, 'from', '2026-03-02T03:02'],
  ['a number', <input key="number" aria-label="many" type="number" />, 'many', '3'],
])('%s that was typed is asked about too', (_, children, label, value) => {
  open({ children });
  type(label, value);
  fireEvent.click(button('취소'));
  expect(question()).toBeTruthy();
});

test.each([
  ['nothing was typed', () => undefined],
  ['what was typed is deleted again', () => [type('whom', 'haneul'), type('whom', ' ')]],
  ['only a password was typed', () => type('password', 'secret')],
])('it is left at once where %s', (_, act) => {
  open();
  act();
  fireEvent.click(button('취소'));
  expect(question()).toBeNull();
  expect(dialog()).toBeNull();
});

test('a text whose field is no longer shown is asked about too', () => {
  const { again } = open();
  type('whom', 'haneul');
  again({ children: <p>another kind</p> });
  fireEvent.click(button('취소'));
  expect(question()).toBeTruthy();
});

test('where there is nothing to send it is only read, and Enter sends nothing', () => {
  const onSubmit = vi.fn();
  open({ onSubmit, submitLabel: undefined });
  expect(screen.queryByRole('button', { name: '취소' })).toBeNull();
  fireEvent.submit(screen.getByLabelText('whom'));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(button('닫기'));
  expect(dialog()).toBeNull();
});

test('what acts on others must be answered, and a click beside it is no answer', () => {
  open({ layer: 'confirm' });
  expect(screen.getByRole('alertdialog', { name: 'why?' })).toBeTruthy();
});

import { amount } from '@hanpan/money';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import type { Caller } from './caller.ts';
import { CallerProvider } from './caller-context.tsx';
import { useMoneyCall } from './use-money-call.ts';

afterEach(cleanup);

function ConvertButton() {
  const { isSending, failure, submit, clear } = useMoneyCall();
  return (
    <>
      <button
        type="button"
        aria-busy={isSending}
        onClick={() => void submit('/api/point/change', { amount: amount(1000) })}
      >
        convert
      </button>
      <button type="button" onClick={clear}>
        clear
      </button>
      {failure && <p>{`${failure.message} ${failure.isIndeterminate ? 'indeterminate' : 'final'}`}</p>}
    </>
  );
}

/** The button over a server that responds only when the test says so. */
function renderButton() {
  const keys: string[] = [];
  let answer: (error: Error) => void = () => undefined;
  const caller = ((_path: string, body: { idempotencyKey: string }) => {
    keys.push(body.idempotencyKey);
    return new Promise((_resolve, reject) => {
      answer = reject;
    });
  }) as unknown as Caller;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CallerProvider caller={caller}>
        <ConvertButton />
      </CallerProvider>
    </QueryClientProvider>,
  );
  return { keys, answer: (error: Error) => answer(error) };
}

test('two clicks are one call; a lost response is shown as such and the next press repeats its key', async () => {
  const server = renderButton();
  const button = screen.getByRole('button', { name: 'convert' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(server.keys).toHaveLength(1);
  server.answer(new CallError('NT99', 'delayed', true));
  expect(await screen.findByText('delayed indeterminate')).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByText('delayed indeterminate')).toBeNull());
  server.answer(new CallError('C101', 'too little'));
  expect(await screen.findByText('too little final')).toBeTruthy();
  expect(server.keys[1]).toBe(server.keys[0]);
  fireEvent.click(screen.getByRole('button', { name: 'clear' }));
  expect(screen.queryByText('too little final')).toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(server.keys).toHaveLength(3));
  expect(server.keys[2]).not.toBe(server.keys[0]);
});

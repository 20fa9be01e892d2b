import { CallError, type Caller, type CallOptions, type Realtime, useMoneyCall } from '@hanpan/client';
import { amount } from '@hanpan/money';
import { ToastHost, UiProvider } from '@hanpan/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AppProviders } from './app-providers.tsx';
import { createQueryClient } from './query-client.ts';
import { useUiTexts } from './ui-texts.ts';

afterEach(cleanup);

function Page({ children }: { children: ReactNode }) {
  return (
    <UiProvider texts={useUiTexts()} locale="ko" timeZone="Asia/Seoul" now={Date.now}>
      {children}
      <ToastHost />
    </UiProvider>
  );
}

function ConvertButton() {
  const { isSending, submit } = useMoneyCall();
  return (
    <button type="button" onClick={() => void submit('/api/point/change', { amount: amount(1000) })}>
      {isSending ? 'sending' : 'convert'}
    </button>
  );
}

const realtime = { subscribe: () => () => undefined, onState: () => () => undefined } as unknown as Realtime;

test('who asks again for what had been done by then is told so', async () => {
  let sent = 0;
  const caller = (async (path: string, _body: unknown, options?: CallOptions) => {
    if (path !== '/api/point/change') return {};
    sent += 1;
    if (sent === 1) throw new CallError('NT99', 'delayed', true);
    options?.onStored?.();
    return {};
  }) as unknown as Caller;
  const queryClient = createQueryClient({ freshMs: 1000, retryAfterMs: 1000 });
  render(
    <AppProviders queryClient={queryClient} caller={caller} realtime={realtime} locale="ko">
      <Page>
        <ConvertButton />
      </Page>
    </AppProviders>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'convert' }));
  await waitFor(() => expect(sent).toBe(1));
  fireEvent.click(await screen.findByRole('button', { name: 'convert' }));
  expect(await screen.findByText(/이미 처리되어 있어/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByText(/이미 처리되어 있어/)).toBeNull();
});

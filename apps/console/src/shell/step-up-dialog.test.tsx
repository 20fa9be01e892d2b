import { useAction } from '@hanpan/client';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '../app/session.ts';
import { withStepUp } from '../app/step-up.ts';
import { fakeServer, me, refusal, renderInConsole } from '../testing/console-world.tsx';
import { StepUp } from './step-up-dialog.tsx';

afterEach(cleanup);

const confirm = '/api/console/confirm';
const reveal = '/api/console/members/reveal';

/** A page that looks at a sealed field, as the page of a member does. */
function Page() {
  const { send, failure } = useAction();
  const look = () => void send(reveal, { memberKey: 1, field: 'phone', reason: 'a call' });
  return (
    <>
      <button type="button" onClick={look}>
        look
      </button>
      <output>{failure?.code}</output>
      <StepUp />
    </>
  );
}

/** Refuses the field until it was confirmed; with an authenticator a password is not enough. */
function sealedServer({ needsCode = false } = {}) {
  let isConfirmed = false;
  const server = fakeServer({
    [reveal]: () => {
      if (!isConfirmed) throw refusal('L008', 'show that it is you');
      return { memId: 'member04', value: '01012345678' };
    },
    [confirm]: ({ code = '' }) => {
      if (needsCode && code === '') throw refusal('L006', 'a code, please');
      isConfirmed = true;
      return { until: '2026-03-02T03:10:00.000Z' };
    },
  });
  return { ...server, caller: withStepUp(server.caller) };
}

async function asked() {
  fireEvent.click(await screen.findByRole('button', { name: 'look' }));
  return screen.findByRole('alertdialog', { name: '본인 확인' });
}

function type(dialog: HTMLElement, label: RegExp, value: string) {
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  fireEvent.click(within(dialog).getByRole('button', { name: '확인' }));
}

test('a call that asks for it waits, and is sent again as it was', async () => {
  const server = sealedServer();
  await renderInConsole(<Page />, server);
  type(await asked(), /^비밀번호/, 'a long password');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(server.bodiesOf(reveal)).toHaveLength(2));
  const [first, second] = server.bodiesOf(reveal);
  expect(second).toEqual(first);
  expect(server.bodiesOf(confirm)).toEqual([{ password: 'a long password' }]);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('with an authenticator it asks for the code, also where that was set on another screen', async () => {
  const server = sealedServer({ needsCode: true });
  await renderInConsole(<Page />, server);
  const dialog = await asked();
  type(dialog, /^비밀번호/, 'a long password');
  await within(dialog).findByLabelText(/^앱에 나오는 6자리/);
  type(dialog, /^앱에 나오는 6자리/, '123456');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  cleanup();
  await renderInConsole(<Page />, { ...sealedServer(), operator: { ...me, hasTotp: true } });
  expect(within(await asked()).getByLabelText(/^앱에 나오는 6자리/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '취소' }));
});

test('whoever leaves it is told that nothing was done', async () => {
  const server = sealedServer();
  await renderInConsole(<Page />, server);
  fireEvent.click(within(await asked()).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('L008'));
  expect(server.bodiesOf(reveal)).toHaveLength(1);
});

const logOut = () => act(() => session.end(new QueryClient(), { because: 'chosen' }));

test('what waits when the session ends is not asked of who logs in next, and is never sent', async () => {
  const server = sealedServer();
  await renderInConsole(<Page />, server);
  await asked();
  logOut();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('L008'));
  cleanup();
  session.enter();
  await renderInConsole(<Page />, { ...server, operator: { ...me, operatorId: 'op2', name: '박도윤' } });
  await screen.findByRole('button', { name: 'look' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await server.caller(confirm, { password: 'of the next operator' });
  expect(server.bodiesOf(reveal)).toHaveLength(1);
});

test('a refusal that comes when somebody else has logged in already opens no dialog', async () => {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = fakeServer({
    [reveal]: async () => {
      await late;
      throw refusal('L008', 'show that it is you');
    },
  });
  await renderInConsole(<Page />, { ...server, caller: withStepUp(server.caller) });
  fireEvent.click(await screen.findByRole('button', { name: 'look' }));
  logOut();
  session.enter();
  answer();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('L008'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(server.bodiesOf(reveal)).toHaveLength(1);
});

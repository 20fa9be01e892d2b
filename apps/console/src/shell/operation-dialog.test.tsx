import { CallError, useCaller } from '@hanpan/client';
import { amount } from '@hanpan/money';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { session } from '../app/session.ts';
import type { SettingField } from '../app/setting-values.ts';
import { withStepUp } from '../app/step-up.ts';
import { fakeServer, refusal, renderInConsole } from '../testing/console-world.tsx';
import { ConfirmOperation } from './operation-dialog.tsx';

afterEach(cleanup);

const approve = '/api/console/approval/approve';
const show = '/api/console/confirmation/show';
const give = '/api/console/confirmation/give';
const keyOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;

const changeOf = (key: string, before: unknown, after: unknown) => ({
  key,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
});

const fieldOf = (part: Partial<SettingField>): SettingField => ({
  key: '',
  kind: 'won',
  min: 1,
  max: null,
  choices: [],
  optional: false,
  fixed: false,
  columns: [],
  value: '0',
  initial: '0',
  ...part,
});

/** A page that approves what another operator asked for. */
function Page() {
  const call = useCaller();
  const [said, setSaid] = useState('');
  const send = () =>
    void call(approve, { approvalIdx: 7 }).then(
      () => setSaid('done'),
      (error: unknown) => setSaid(error instanceof CallError ? error.code : 'a fault'),
    );
  return (
    <>
      <button type="button" onClick={send}>
        approve
      </button>
      <output>{said}</output>
      <ConfirmOperation />
    </>
  );
}

/** Refuses until the operation was confirmed as it was shown last; `changes` is how often it changes meanwhile. */
function server({ changes = 0 } = {}) {
  let shown = 0;
  const fake = fakeServer({
    [approve]: ({ confirmationKey }) => {
      if (confirmationKey === undefined) throw refusal('L008', 'show that it is you');
      throw refusal('T999', 'somebody else was faster');
    },
    [show]: () => {
      shown += 1;
      return {
        confirmationKey: keyOf(shown),
        digest: 'ab'.repeat(32),
        expiresAt: '2026-03-02T03:02:00.000Z',
        memIds: ['member04'],
        lines: [
          { name: 'member', text: 'member04', amount: null },
          { name: 'points', text: null, amount: amount(3_000_000) },
          { name: 'outcome', text: 'waits', amount: null },
          { name: 'roles', text: 'owner,cashier', amount: null },
          {
            name: 'setting',
            text: null,
            amount: null,
            setting: changeOf('stepUpAmount', 3_000_000, 4_000_000),
          },
          {
            name: 'setting',
            text: null,
            amount: null,
            setting: changeOf('harm.watched', [], ['night-play']),
          },
        ],
      };
    },
    '/api/console/settings': () => ({
      groups: [
        {
          group: 'approval' as const,
          revision: 'first',
          fields: [
            fieldOf({ key: 'stepUpAmount' }),
            fieldOf({ key: 'harm.watched', kind: 'choices', choices: ['night-play'] }),
          ],
        },
      ],
    }),
    [give]: ({ password }) => {
      if (password === 'wrong') throw refusal('L001', 'not the password');
      if (shown <= changes) throw refusal('L015', 'look at it again');
      return { until: '2026-03-02T03:02:00.000Z' };
    },
  });
  return { ...fake, caller: withStepUp(fake.caller) };
}

async function asked() {
  fireEvent.click(await screen.findByRole('button', { name: 'approve' }));
  const dialog = await screen.findByRole('alertdialog', { name: '내용 확인' });
  await within(dialog).findByText('member04');
  return dialog;
}

function type(dialog: HTMLElement, value: string) {
  fireEvent.change(within(dialog).getByLabelText(/^비밀번호/), { target: { value } });
  fireEvent.click(within(dialog).getByRole('button', { name: '확인' }));
}

test('[SEC-18] an operation is shown as the server has put it together, and is sent again with what confirms it', async () => {
  const fake = server();
  await renderInConsole(<Page />, fake);
  const dialog = await asked();
  expect(dialog.textContent).toContain('3,000,000');
  expect(within(dialog).getByText('두 번째 운영자의 승인을 기다립니다')).toBeTruthy();
  expect(within(dialog).getByText('소유자, 출납')).toBeTruthy();
  // Each setting by its own name, in the words of the settings page.
  const sum = await within(dialog).findByText('3,000,000원 → 4,000,000원');
  expect(sum.previousSibling?.textContent).toBe('이 금액부터 처리 전에 본인 확인');
  expect(within(dialog).getByText('비움 → 심야 이용')).toBeTruthy();
  expect(fake.bodiesOf(show)).toEqual([{ path: approve, body: { approvalIdx: 7 } }]);
  type(dialog, 'wrong');
  await within(dialog).findByText('not the password');
  type(dialog, 'a long password');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(fake.bodiesOf(give).at(-1)).toEqual({
    confirmationKey: keyOf(1),
    digest: 'ab'.repeat(32),
    password: 'a long password',
  });
  await waitFor(() => expect(fake.bodiesOf(approve)).toHaveLength(2));
  expect(fake.bodiesOf(approve).at(-1)).toEqual({ approvalIdx: 7, confirmationKey: keyOf(1) });
});

test('[SEC-18] what has changed meanwhile is looked at anew, and confirmed by its own key', async () => {
  const fake = server({ changes: 1 });
  await renderInConsole(<Page />, fake);
  const dialog = await asked();
  type(dialog, 'a long password');
  await within(dialog).findByText('look at it again');
  await waitFor(() => expect(fake.bodiesOf(show)).toHaveLength(2));
  type(dialog, 'a long password');
  await waitFor(() => expect(fake.bodiesOf(approve)).toHaveLength(2));
  expect(fake.bodiesOf(approve).at(-1)).toEqual({ approvalIdx: 7, confirmationKey: keyOf(2) });
});

test('leaving the dialog lets the refusal stand, and so does the end of the session', async () => {
  const fake = server();
  await renderInConsole(<Page />, fake);
  fireEvent.click(within(await asked()).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('L008'));
  await asked();
  act(() => session.end(new QueryClient(), { because: 'chosen' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(fake.bodiesOf(approve)).toHaveLength(2);
});

test('what cannot be confirmed yet says so beside its button: what it would do is being read, or could not be', async () => {
  let fail = (_: unknown) => {};
  const fake = fakeServer({
    [approve]: () => {
      throw refusal('L008', 'show that it is you');
    },
    [show]: () => new Promise((_, reject) => (fail = reject)),
  });
  await renderInConsole(<Page />, { ...fake, caller: withStepUp(fake.caller) });
  fireEvent.click(await screen.findByRole('button', { name: 'approve' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '내용 확인' }));
  const reason = () => {
    const id = dialog.getByRole('button', { name: '확인' }).getAttribute('aria-describedby');
    return document.getElementById(id ?? '')?.textContent;
  };
  expect(reason()).toBe('내용을 불러오는 중입니다');
  await act(async () => fail(refusal('T999', 'gone')));
  await waitFor(() => expect(reason()).toBe('내용을 불러오지 못했습니다'));
  // What waits is the whole page's, and would be asked of the next one.
  fireEvent.click(dialog.getByRole('button', { name: '취소' }));
});

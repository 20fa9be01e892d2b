import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, renderInConsole } from '../../../testing/console-world.tsx';
import { memberRow } from '../../../testing/member-row.ts';
import { IdentityCard } from './identity-card.tsx';

afterEach(cleanup);

const path = '/api/console/members/verifyIdentity';
const at = '2026-03-02T03:00:00.000Z';
const record = {
  identityIdx: 4,
  document: 'passport' as const,
  method: 'video' as const,
  confirms: ['name' as const, 'birthDate' as const],
  note: '접수 771',
  by: 'seoyun',
  at,
  revoked: null,
};
const support = { ...me, roles: ['support' as const] };
const choose = (
  dialog: { getAllByRole: (role: 'combobox') => HTMLElement[] },
  ...values: readonly [document: string, method: string]
) => {
  for (const [place, select] of dialog.getAllByRole('combobox').entries())
    fireEvent.change(select, { target: { value: values[place] } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[ACC-2] what was verified of a member, how, by whom and when is shown; who only reads adds nothing', async () => {
  const operator = { ...me, roles: ['readOnly' as const] };
  await renderInConsole(<IdentityCard member={memberRow} identity={[record]} />, {
    ...fakeServer({}),
    operator,
  });
  const list = within(await screen.findByRole('list', { name: '본인 확인 기록' }));
  for (const said of ['여권', '이름, 생년월일', '접수 771']) expect(list.getByText(said)).toBeTruthy();
  expect(list.getByText(/영상 통화/)).toBeTruthy();
  expect(list.getByText(/seoyun/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[ACC-2] a verification is noted with what it confirms, and not without', async () => {
  const server = fakeServer({ [path]: () => ({ memberKey: memberRow.memberKey }) });
  await renderInConsole(<IdentityCard member={memberRow} identity={[]} />, { ...server, operator: support });
  expect(await screen.findByText('아직 본인 확인 기록이 없습니다.')).toBeTruthy();
  press('본인 확인 기록');
  const dialog = within(await screen.findByRole('alertdialog'));
  const send = () => fireEvent.click(dialog.getByRole('button', { name: '본인 확인 기록' }));
  send();
  expect(dialog.getByText('일치한 항목을 하나 이상 골라 주세요.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: '이름' }));
  send();
  // Neither begins with a claim that nobody made.
  expect(dialog.getAllByText('하나를 골라 주세요.')).toHaveLength(2);
  expect(server.bodiesOf(path)).toEqual([]);
  choose(dialog, 'national-id', 'in-person');
  send();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const { memberKey } = memberRow;
  const check = { document: 'national-id', method: 'in-person', confirms: ['name'] };
  expect(server.bodiesOf(path)).toMatchObject([{ memberKey, ...check, birthDate: null, note: '' }]);
});

test('[ACC-2] an applicant who stated no birth date gets the one that was shown', async () => {
  const server = fakeServer({ [path]: () => ({ memberKey: memberRow.memberKey }) });
  const member = { ...memberRow, status: 'pending' as const, ageYears: null };
  await renderInConsole(<IdentityCard member={member} identity={[]} />, { ...server, operator: support });
  press('본인 확인 기록');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.queryByLabelText(/^생년월일/, { selector: 'input[type="date"]' })).toBeNull();
  choose(dialog, 'passport', 'video');
  fireEvent.click(dialog.getByRole('checkbox', { name: '생년월일' }));
  const field = dialog.getByLabelText(/^생년월일/, { selector: 'input[type="date"]' });
  fireEvent.change(field, { target: { value: '1990-04-05' } });
  fireEvent.click(dialog.getByRole('button', { name: '본인 확인 기록' }));
  await waitFor(() => expect(server.bodiesOf(path)).toMatchObject([{ birthDate: '1990-04-05' }]));
});

test('[ACC-2] one that was wrong is withdrawn for a reason; one that was is shown with who, when and why', async () => {
  const revoke = '/api/console/members/revokeIdentity';
  const server = fakeServer({ [revoke]: () => ({ memberKey: memberRow.memberKey }) });
  const ended = { ...record, identityIdx: 3, revoked: { by: 'minho', at, reason: '오인' } };
  await renderInConsole(<IdentityCard member={memberRow} identity={[record, ended]} />, {
    ...server,
    operator: support,
  });
  expect(await screen.findByText(/취소됨: 오인 · minho/)).toBeTruthy();
  // Of the two only the one that counts is withdrawn.
  press('확인 취소');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: '잘못 입력' }));
  fireEvent.click(dialog.getByRole('button', { name: '확인 취소' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const { memberKey } = memberRow;
  expect(server.bodiesOf(revoke)).toMatchObject([{ memberKey, identityIdx: 4, reason: '잘못 입력' }]);
});

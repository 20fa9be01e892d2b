import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

const path = '/api/member/activate';

function open(dormantSince?: string) {
  let since = dormantSince;
  const fake = fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/main/popupList': { list: [] },
    '/api/member/info': () => aSession(since === undefined ? {} : { dormantSince: since }),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    [path]: () => {
      since = undefined;
      return { activated: 'Y' as const };
    },
  });
  return { ...renderApp(fake, { path: '/member/main' }), fake };
}

const panel = () => screen.findByRole('region', { name: '휴면 계정입니다' }, { timeout: 5000 });

beforeEach(() => setWidth(1440));
afterEach(cleanup);

test('[ACC-11] a member of a dormant account is told so on every page, and activates it with more than its password', async () => {
  const { fake } = open('2026-11-01T03:00:00.000Z');
  fireEvent.click(within(await panel()).getByRole('button', { name: '휴면 해제하기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '휴면 해제하기' }));
  const press = () => fireEvent.click(dialog.getByRole('button', { name: '휴면 해제하기' }));
  press();
  expect(await dialog.findAllByText('입력해 주세요.')).toHaveLength(3);
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label, { selector: 'input' }), { target: { value } });
  type(/^비밀번호/, 'secret word 1');
  type(/^환전 비밀번호/, '4821');
  fireEvent.click(dialog.getByRole('radio', { name: '계좌번호 뒤 4자리' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /계좌번호 뒤 4자리/ }), { target: { value: '1234' } });
  press();
  await waitFor(() =>
    expect(fake.made.filter((each) => each.path === path).map(({ body }) => body)).toEqual([
      { memPass: 'secret word 1', cashOutPass: '4821', proof: 'account', answer: '1234' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: '휴면 계정입니다' })).toBeNull());
});

test('an answer that was cleared by another proof is not lost by leaving', async () => {
  open('2026-11-01T03:00:00.000Z');
  fireEvent.click(within(await panel()).getByRole('button', { name: '휴면 해제하기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '휴면 해제하기' }));
  const answer = (label: RegExp) =>
    dialog.getByLabelText<HTMLInputElement>(label, { selector: '[name="answer"]' });
  fireEvent.click(dialog.getByRole('radio', { name: '계좌번호 뒤 4자리' }));
  fireEvent.input(answer(/계좌번호 뒤 4자리/), { target: { value: '1234' } });
  fireEvent.click(dialog.getByRole('radio', { name: '생년월일' }));
  expect(answer(/생년월일/)).toMatchObject({ type: 'date', value: '' });
  fireEvent.click(dialog.getByRole('button', { name: '취소' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nobody else sees anything of it', async () => {
  open();
  await screen.findByRole('main');
  expect(screen.queryByText('휴면 계정입니다')).toBeNull();
});

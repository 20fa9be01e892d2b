import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usePopups } from '../app/popups.ts';
import { InfoPage } from './info-page.tsx';
import { member, renderPage, siteOption } from './page-world.fixture.tsx';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server's answer to a log-in leaves in a browser.
  document.cookie = 'hanpan-signed-in=1; path=/';
});
afterEach(cleanup);

type Factor = DataOf<'/api/member/security'>['secondFactor'];

const off: Factor = { isOn: false, setAt: null, recoveryLeft: 0, isDue: false };
const on: Factor = { isOn: true, setAt: '2026-03-01T00:00:00Z', recoveryLeft: 10, isDue: false };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `000${index} 1111 2222 3333`);

function visit(before: Factor, refuse?: CallError) {
  const sent: { path: string; body: object }[] = [];
  let held = before;
  const refused = () => (refuse ? Promise.reject(refuse) : undefined);
  renderPage(<InfoPage />, {
    '/api/etc/siteOption': () => ({ siteOption, joinRecommanderId: null }),
    '/api/member/info': () => member,
    '/api/member/documents': () => ({ isRequired: false, list: [] }),
    '/api/member/security': () => ({
      hasCashOutPass: 'Y',
      cashOutPassLocked: 'N',
      cashOutPassFailures: 0,
      passwordChangedAt: null,
      cashOutPassChangedAt: null,
      phoneChangedAt: null,
      secondFactor: held,
      devices: [],
      signIns: [],
    }),
    '/api/member/update': (body) => {
      sent.push({ path: 'update', body });
      return { change: body.change, changedAt: '2026-03-02T00:00:00Z' };
    },
    '/api/member/factor/begin': (body) => {
      sent.push({ path: 'begin', body });
      return { key: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/hanpan:m?secret=JBSWY3DPEHPK3PXP' };
    },
    '/api/member/factor/confirm': (body) => {
      sent.push({ path: 'confirm', body });
      held = on;
      return { recoveryCodes };
    },
    '/api/member/factor/drop': (body) => {
      sent.push({ path: 'drop', body });
      const failed = refused();
      if (failed) return failed;
      held = off;
      return {};
    },
  });
  return { sent };
}

const card = async () => within(await screen.findByRole('region', { name: '2단계 인증' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a member switches it on: password, picture and key, a code, and ten recovery codes that are seen before the page goes on', async () => {
  const { sent } = visit(off);
  fireEvent.click((await card()).getByRole('button', { name: '2단계 인증 켜기' }));
  const setting = await dialog('2단계 인증 켜기');
  const next = setting.getByRole<HTMLButtonElement>('button', { name: '다음' });
  expect(next.disabled).toBe(true);
  type(setting.getByLabelText(/^현재 비밀번호/, { selector: 'input' }), 'correct horse 1');
  fireEvent.click(next);
  expect(await setting.findByRole('img', { name: /인증 앱으로 찍는 그림/ })).toBeTruthy();
  expect(setting.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(setting.getByRole('link', { name: '인증 앱에서 열기' }).getAttribute('href')).toMatch(/^otpauth:/);
  type(setting.getByLabelText(/^앱에 나오는 6자리/), '123456');
  fireEvent.click(setting.getByRole('button', { name: '2단계 인증 켜기' }));
  const codes = await dialog('복구 코드를 보관하세요');
  for (const code of recoveryCodes) expect(codes.getByText(code)).toBeTruthy();
  // No popup, such as that of the message about it, lies over them or leads away.
  expect(usePopups.getState().holds).toBe(1);
  fireEvent.click(codes.getByRole('button', { name: '보관했습니다' }));
  expect(await (await card()).findByText('남은 복구 코드 10개', { exact: false })).toBeTruthy();
  expect(screen.queryByText(recoveryCodes[0] as string)).toBeNull();
  expect(usePopups.getState().holds).toBe(0);
  expect(sent).toEqual([
    { path: 'begin', body: { memPass: 'correct horse 1' } },
    { path: 'confirm', body: { code: '123456' } },
  ]);
});

test('it is switched off with the password and a code', async () => {
  const { sent } = visit(on);
  fireEvent.click((await card()).getByRole('button', { name: '2단계 인증 끄기' }));
  const dropping = await dialog('2단계 인증 끄기');
  type(dropping.getByLabelText(/^현재 비밀번호/, { selector: 'input' }), 'correct horse 1');
  type(dropping.getByLabelText(/^인증 코드/), '123456');
  fireEvent.click(dropping.getByRole('button', { name: '2단계 인증 끄기' }));
  expect(await (await card()).findByText('꺼짐')).toBeTruthy();
  expect(sent).toEqual([{ path: 'drop', body: { memPass: 'correct horse 1', code: '123456' } }]);
});

test('a wrong code is said in the words of the server, and what was typed stays', async () => {
  visit(on, new CallError('L007', '코드가 맞지 않거나 이미 쓴 코드입니다.'));
  fireEvent.click((await card()).getByRole('button', { name: '2단계 인증 끄기' }));
  const dropping = await dialog('2단계 인증 끄기');
  type(dropping.getByLabelText(/^현재 비밀번호/, { selector: 'input' }), 'correct horse 1');
  type(dropping.getByLabelText(/^인증 코드/), '000000');
  fireEvent.click(dropping.getByRole('button', { name: '2단계 인증 끄기' }));
  expect(await dropping.findByText('코드가 맞지 않거나 이미 쓴 코드입니다.')).toBeTruthy();
  expect(dropping.getByLabelText<HTMLInputElement>(/^인증 코드/).value).toBe('000000');
});

test('with few recovery codes left the way to new ones is said', async () => {
  visit({ ...on, recoveryLeft: 2 });
  expect(await (await card()).findByText(/껐다가 다시 켜면 새로 10개를 드립니다/)).toBeTruthy();
});

test('where it is on a new password asks for a code as well; where it is off none is asked for', async () => {
  const { sent } = visit(on);
  const form = within(await screen.findByRole('form', { name: '비밀번호 바꾸기' }));
  const field = (name: RegExp) => form.getByLabelText(name, { selector: 'input' });
  type(field(/^현재 비밀번호/), 'correct horse 1');
  type(field(/^새 비밀번호(?! 확인)/), 'lantern market 42');
  type(field(/^새 비밀번호 확인/), 'lantern market 42');
  type(field(/^인증 코드/), '123456');
  fireEvent.click(form.getByRole('button', { name: '비밀번호 바꾸기' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { change: 'password', code: '123456' } }]));
  await waitFor(() => expect((field(/^인증 코드/) as HTMLInputElement).value).toBe(''));
  cleanup();
  visit(off);
  await card();
  expect(screen.queryByLabelText(/^인증 코드/)).toBeNull();
});

import { CallError } from '@hanpan/client';
import type { DataOf, RequestOf } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InfoPage, MyInfoPage } from './info-page.tsx';
import { member, renderPage, siteOption } from './page-world.fixture.tsx';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server's answer to a log-in leaves in a browser.
  document.cookie = 'hanpan-signed-in=1; path=/';
});
afterEach(cleanup);

const security: DataOf<'/api/member/security'> = {
  hasCashOutPass: 'Y',
  cashOutPassLocked: 'N',
  cashOutPassFailures: 2,
  passwordChangedAt: null,
  cashOutPassChangedAt: '2026-03-01T00:00:00Z',
  phoneChangedAt: null,
  secondFactor: { isOn: false, setAt: null, recoveryLeft: 0, isDue: false },
  devices: [
    { deviceIdx: 1, system: 'iPhone', browser: 'Safari', firstAt: at(1), lastAt: at(9), isThis: true },
    { deviceIdx: 2, system: 'Windows', browser: 'Chrome', firstAt: at(1), lastAt: at(5), isThis: false },
  ],
  signIns: [{ at: at(9), address: '121.166.*.*', succeeded: false, isKnown: false }],
};

const documents: DataOf<'/api/member/documents'> = {
  isRequired: false,
  list: [
    { kind: 'terms', version: 3, publishedAt: at(5), accepted: { version: 1, at: at(1) }, isDue: true },
    { kind: 'privacy', version: 2, publishedAt: at(5), accepted: { version: 1, at: at(1) }, isDue: false },
  ],
};

function at(day: number): string {
  return `2026-03-0${day}T01:00:00Z`;
}

type Sent = RequestOf<'/api/member/update'>;

function visit(change: Partial<typeof security> = {}, refuse?: CallError, policy: object = {}) {
  const sent: Sent[] = [];
  const forgotten: (number | null)[] = [];
  const accepted: RequestOf<'/api/member/acceptDocuments'>[] = [];
  renderPage(<InfoPage />, {
    '/api/etc/siteOption': () => ({
      siteOption: { ...siteOption, memberPolicy: { ...siteOption.memberPolicy, ...policy } },
      joinRecommanderId: null,
    }),
    '/api/member/info': () => member,
    '/api/member/security': () => ({ ...security, ...change }),
    '/api/member/update': (body) => {
      if (refuse) return Promise.reject(refuse);
      sent.push(body);
      return { change: body.change, changedAt: at(9) };
    },
    '/api/member/documents': () => documents,
    '/api/member/acceptDocuments': (body) => {
      accepted.push(body);
      return { ...documents, list: documents.list.map((each) => ({ ...each, isDue: false })) };
    },
    '/api/member/forgetDevice': ({ deviceIdx }) => {
      forgotten.push(deviceIdx);
      return { forgotten: 1 };
    },
  });
  return { sent, forgotten, accepted };
}

const formOf = async (name: string) => within(await screen.findByRole('form', { name }));
const type = (label: HTMLElement, value: string) => fireEvent.change(label, { target: { value } });
const passwords = async () => {
  const form = await formOf('비밀번호 바꾸기');
  const field = (name: RegExp) => form.getByLabelText(name, { selector: 'input' });
  return {
    form,
    current: field(/^현재 비밀번호/),
    fresh: field(/^새 비밀번호(?! 확인)/),
    check: field(/^새 비밀번호 확인/),
    submit: () => fireEvent.click(form.getByRole('button', { name: '비밀번호 바꾸기' })),
  };
};

test('of many devices the newest are listed, this one first, and all of them when they are asked for', async () => {
  const device = { system: 'Windows', browser: 'Chrome', firstAt: at(1), lastAt: at(5), isThis: false };
  const own = { ...device, deviceIdx: 9, system: 'Linux', isThis: true };
  visit({ devices: [...[1, 2, 3, 4, 5, 6].map((deviceIdx) => ({ ...device, deviceIdx })), own] });
  const card = within(await screen.findByRole('region', { name: '로그인한 기기' }));
  const rows = () => card.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows()).toHaveLength(4);
  expect(rows()[0]).toContain('Linux');
  fireEvent.click(card.getByRole('button', { name: '7대 모두 보기' }));
  expect(rows()).toHaveLength(7);
  expect(card.queryByRole('button', { name: /모두 보기/ })).toBeNull();
});

test('[WR-38][VL-12] a new password needs the current one, letters and digits, and the same once more', async () => {
  const { sent } = visit();
  const { form, current, fresh, check, submit } = await passwords();
  submit();
  expect(await form.findByText('현재 비밀번호를 입력해 주세요.')).toBeTruthy();
  expect(form.getByText('비밀번호를 입력해 주세요.')).toBeTruthy();
  type(current, 'correct horse 1');
  type(fresh, 'only letters here');
  submit();
  expect(await form.findByText('새 비밀번호에는 글자와 숫자를 모두 넣어 주세요.')).toBeTruthy();
  type(fresh, 'lantern market 42');
  type(check, 'lantern market 43');
  submit();
  expect(await form.findByText('새 비밀번호와 확인이 서로 다릅니다.')).toBeTruthy();
  expect(sent).toEqual([]);
  type(check, 'lantern market 42');
  submit();
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({
        change: 'password',
        memPass: 'correct horse 1',
        newMemPass: 'lantern market 42',
        newMemPassCheck: 'lantern market 42',
      }),
    ]),
  );
  await waitFor(() => expect((current as HTMLInputElement).value).toBe(''));
});

test('[VL-12][VL-19] the hint says the length of the site, 6 to 16 where it is set so, and that special characters may be used', async () => {
  visit({}, undefined, { passwordMinLength: 6, passwordMaxLength: 16 });
  const { form } = await passwords();
  expect(await form.findByText('6~16자, 특수문자도 쓸 수 있습니다')).toBeTruthy();
});

test('[WR-38] a refusal of the server is said in its own words, and what was typed stays', async () => {
  visit({}, new CallError('U120', '현재 비밀번호가 맞지 않습니다.'));
  const { form, current, fresh, check, submit } = await passwords();
  type(current, 'wrong');
  type(fresh, 'lantern market 42');
  type(check, 'lantern market 42');
  submit();
  expect(await form.findByText('현재 비밀번호가 맞지 않습니다.')).toBeTruthy();
  expect((fresh as HTMLInputElement).value).toBe('lantern market 42');
});

test('[VL-10] the withdrawal password keeps digits only, and says how many wrong tries there were', async () => {
  const { sent } = visit();
  const card = within(await screen.findByRole('region', { name: '환전 비밀번호 바꾸기' }));
  expect(card.getByText(/지금까지 2번 틀렸습니다/)).toBeTruthy();
  const pin = (name: RegExp) => card.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
  type(pin(/^현재 환전 비밀번호/), '4a8-21');
  expect(pin(/^현재 환전 비밀번호/).value).toBe('4821');
  type(pin(/^새 환전 비밀번호(?! 확인)/), '7391');
  type(pin(/^새 환전 비밀번호 확인/), '7391');
  fireEvent.click(card.getByRole('button', { name: '환전 비밀번호 바꾸기' }));
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ change: 'pin', cashOutPass: '4821', newCashOutPass: '7391' }),
  );
});

test('[VL-19] a withdrawal password of several lengths is named so, and each of them is taken', async () => {
  const { sent } = visit({}, undefined, { withdrawalPasswordMaxLength: 6 });
  const card = within(await screen.findByRole('region', { name: '환전 비밀번호 바꾸기' }));
  expect(await card.findByText('숫자 4–6자리')).toBeTruthy();
  const pin = (name: RegExp) => card.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
  type(pin(/^새 환전 비밀번호(?! 확인)/), '739');
  fireEvent.click(card.getByRole('button', { name: '환전 비밀번호 바꾸기' }));
  expect(await card.findByText('환전 비밀번호는 숫자 4–6자리여야 합니다.')).toBeTruthy();
  type(pin(/^현재 환전 비밀번호/), '482193');
  for (const name of [/^새 환전 비밀번호(?! 확인)/, /^새 환전 비밀번호 확인/]) type(pin(name), '73915');
  fireEvent.click(card.getByRole('button', { name: '환전 비밀번호 바꾸기' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ cashOutPass: '482193', newCashOutPass: '73915' }));
});

test('a member without a withdrawal password sets one with the login password', async () => {
  visit({ hasCashOutPass: 'N' });
  const card = within(await screen.findByRole('region', { name: '환전 비밀번호 정하기' }));
  expect(card.getByText(/환전 비밀번호가 없어 환전할 수 없습니다/)).toBeTruthy();
  expect(card.getByLabelText(/^현재 비밀번호/, { selector: 'input' })).toBeTruthy();
});

test('a locked withdrawal password says so and leads to support', async () => {
  visit({ cashOutPassLocked: 'Y', cashOutPassFailures: 5 });
  const card = within(await screen.findByRole('region', { name: '환전 비밀번호 바꾸기' }));
  expect(card.getByText('환전 비밀번호를 여러 번 틀려 잠겼습니다')).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});

test('[WR-38][MR-09] personal details are masked, and the phone number is changed with the password', async () => {
  const { sent } = visit();
  const card = within(await screen.findByRole('region', { name: '개인 정보' }));
  expect(card.getByText('010-****-1234')).toBeTruthy();
  expect(card.getByText(/한국은행 \*\*\*-4821/)).toBeTruthy();
  expect(card.getByRole('link', { name: '변경 문의' })).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: '휴대폰 번호 바꾸기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '휴대폰 번호 바꾸기' }));
  const phone = dialog.getByLabelText(/^새 휴대폰 번호/, { selector: 'input' });
  expect(document.activeElement).toBe(phone);
  type(phone, '02-123');
  fireEvent.click(dialog.getByRole('button', { name: '바꾸기' }));
  expect(await dialog.findByText(/휴대폰 번호는 01로 시작하는/)).toBeTruthy();
  type(phone, '010-7777-4417');
  type(dialog.getByLabelText(/^현재 비밀번호/, { selector: 'input' }), 'correct horse 1');
  fireEvent.click(dialog.getByRole('button', { name: '바꾸기' }));
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ change: 'phone', memPhone: '010-7777-4417', memPass: 'correct horse 1' }),
  );
});

test('another device is forgotten, this one says that it is this one', async () => {
  const { forgotten } = visit();
  const card = within(await screen.findByRole('region', { name: '로그인한 기기' }));
  expect(card.getByText('지금 이 기기')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Windows · Chrome 지우기' }));
  await waitFor(() => expect(forgotten).toEqual([2]));
});

test('the page that the bar of a phone leads to has a way to everything else of the member', async () => {
  renderPage(<MyInfoPage />, {
    '/api/member/info': () => member,
    '/api/member/security': () => security,
    '/api/member/documents': () => documents,
  });
  // Beside them the row of tabs, which a phone hides on this page, and the desktop shows in their place.
  const [, menu] = await screen.findAllByRole('navigation', { name: '마이페이지 메뉴' });
  const places = within(menu as HTMLElement);
  expect(places.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '베팅내역',
    '충전 내역',
    '환전 내역',
    '보유금 내역',
    '손익 현황',
    '쪽지함',
    '포인트',
    '쿠폰',
    '출석체크',
    '룰렛',
    '추첨 검증',
    '이용자 보호',
  ]);
});

test('the page of one’s details has the row of tabs alone, as its neighbours have', async () => {
  visit();
  await screen.findByRole('heading', { name: '내 정보와 보안' });
  expect(screen.getAllByRole('navigation', { name: '마이페이지 메뉴' })).toHaveLength(1);
});

test('limits and self-exclusion are a page of their own, which my details lead to', async () => {
  visit();
  const card = within(await screen.findByRole('region', { name: '이용자 보호' }));
  expect(card.getByRole('link', { name: '이용자 보호 열기' }).getAttribute('href')).toMatch(
    /^\/member(\/mypage)?\/protection$/,
  );
});

test('[ACC-13] what was accepted stands with version and date; only a material change is to be accepted again', async () => {
  const { accepted } = visit();
  const card = within(await screen.findByRole('region', { name: '동의한 약관' }));
  expect(await card.findAllByText(/버전 1에 동의함/)).toHaveLength(2);
  expect(card.getByText(/버전 2에서 표현만 다듬었습니다/)).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: '지금 버전에 동의' }));
  await waitFor(() => expect(card.queryByRole('button', { name: '지금 버전에 동의' })).toBeNull());
  expect(accepted).toEqual([{ documents: [{ kind: 'terms', version: 3 }] }]);
});

import { CallError } from '@hanpan/client';
import { documentTexts, signupTexts } from '@hanpan/messages';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useAlerts } from '../../app/alerts.ts';
import { fakeCaller } from '../../test/fake-caller.ts';
import { aDocument, aSite } from '../../test/fixtures.ts';
import { renderApp, setWidth } from '../../test/render-app.tsx';

beforeEach(() => {
  setWidth(390);
});
afterEach(cleanup);

function server(recommenderId: string | null = null) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(recommenderId),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/etc/bank': { list: [{ bankCode: '004', bankNameKr: '국민은행', bankNameEn: 'KB Kookmin' }] },
    '/api/member/signup': { memId: 'newbie1' },
    '/api/member/checkName': { isFree: 'Y' as const },
    '/api/main/document': ({ kind }) => aDocument({ kind, version: 3 }),
  });
}

const tickOf = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

/** Both ticks, once the documents are there. */
async function agree(): Promise<void> {
  for (const name of ['이용약관에 동의합니다 (필수)', '개인정보 처리방침에 동의합니다 (필수)']) {
    await waitFor(async () => expect((await tickOf(name)).disabled).toBe(false));
    fireEvent.click(await tickOf(name));
  }
}

function field(name: string): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLSelectElement)) throw new Error(name);
  return found;
}

function fill(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

/** Submits, and returns what was alerted and which field was marked and focused. */
async function refused(): Promise<{ text: string; field: string; marked: boolean }> {
  const form = field('memId').form;
  if (form === null) throw new Error('no form');
  useAlerts.setState({ queue: [] });
  let name = '';
  // The field has the focus when the alert is asked for, so that leaving the alert comes back to it.
  const stop = useAlerts.subscribe(() => {
    name = document.activeElement?.getAttribute('name') ?? '';
  });
  fireEvent.submit(form);
  await waitFor(() => expect(useAlerts.getState().queue).toHaveLength(1));
  const [alert] = useAlerts.getState().queue;
  stop();
  await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'));
  useAlerts.setState({ queue: [] });
  return { text: alert?.text ?? '', field: name, marked: true };
}

/** Each step: the first rule broken now, its field, and what is filled in to go on. */
const order = [
  ['아이디를 입력해 주세요.', 'memId', { memId: 'a' }],
  ['아이디는 영문, 숫자, + 로 5~20자여야 합니다.', 'memId', { memId: 'newbie1' }],
  ['비밀번호와 비밀번호 확인이 서로 같아야 합니다.', 'memPassCheck', { memPassCheck: 'lantern-market' }],
  ['비밀번호를 입력해 주세요.', 'memPass', { memPass: 'short' }],
  ['비밀번호는 8~64자이며 쉽게 추측되는 것은 쓸 수 없습니다.', 'memPass', { memPass: 'lantern-markets' }],
  ['환전 비밀번호를 입력해 주세요.', 'cashOutPass', { cashOutPass: '12' }],
  ['환전 비밀번호는 숫자 4자리여야 합니다.', 'cashOutPass', { cashOutPass: '4821' }],
  ['닉네임을 입력해 주세요.', 'memNick', { memNick: '달' }],
  ['닉네임은 한글, 영문, 숫자로 2~20자여야 합니다.', 'memNick', { memNick: '달빛' }],
  ['휴대폰 번호를 입력해 주세요.', 'memPhone', { memPhone: '02-123' }],
  ['휴대폰 번호는 01로 시작하는 번호여야 합니다. 예: 01012345678', 'memPhone', { memPhone: '010-1234-5678' }],
  ['추천인 아이디를 입력해 주세요.', 'recommenderId', { recommenderId: 'partner1' }],
  ['은행을 선택해 주세요.', 'bank', { bank: '004' }],
  ['예금주를 입력해 주세요.', 'memName', { memName: '김철수' }],
  ['계좌번호를 입력해 주세요.', 'bankacc', { bankacc: '123-456-7890' }],
  ['생년월일을 입력해 주세요.', 'birthDate', { birthDate: '2020-05-05' }],
  ['만 19세 이상만 가입할 수 있습니다. 생년월일을 확인해 주세요.', 'birthDate', { birthDate: '1990-05-05' }],
  ['비밀번호와 비밀번호 확인이 서로 같아야 합니다.', 'memPassCheck', { memPassCheck: 'lantern-markets' }],
] as const;

describe('applying for membership', () => {
  test('[VL-02][VL-04][VL-08] every rule is shown in its order, alerted, and marked at its field', async () => {
    const fake = server();
    renderApp(fake, { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    for (const [text, name, next] of order) {
      expect(await refused()).toEqual({ text, field: name, marked: true });
      for (const [key, value] of Object.entries(next)) fill(key, value);
    }
    await agree();
    const form = field('memId').form;
    if (form) fireEvent.submit(form);
    expect(await screen.findByText('회원가입 신청이 완료되었습니다.')).toBeTruthy();
    expect(fake.made.find(({ path }) => path === '/api/member/signup')?.body).toMatchObject({
      memId: 'newbie1',
      bankacc: '1234567890',
      memLevel: 1,
      partSendYn: 'N',
      firstBetConfYn: 'N',
      memStatus: 0,
    });
  });

  test('[VL-02][VL-05] after a try every field says its own rule in place', async () => {
    renderApp(server(), { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    fill('memId', 'a');
    await refused();
    const marked = [...document.querySelectorAll('[aria-invalid="true"]')].map((each) =>
      each.getAttribute('name'),
    );
    expect(marked).toEqual([
      'memId',
      'memPass',
      'memPassCheck',
      'cashOutPass',
      'memNick',
      'memPhone',
      'recommenderId',
      'birthDate',
      'bank',
      'memName',
      'bankacc',
    ]);
    expect(await screen.findByText('고칠 곳이 11군데 있습니다. 칸 아래의 안내를 봐 주세요.')).toBeTruthy();
  });

  test('[VL-03][VL-06][VL-09] a rule is said when its field is left, and never at a field that was only passed', async () => {
    renderApp(server(), { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    const leave = (name: string, value: string) => {
      fill(name, value);
      fireEvent.blur(field(name));
    };
    leave('memPhone', '02-123');
    leave('memPass', 'lantern-markets');
    leave('memPassCheck', 'lantern-market');
    fireEvent.blur(field('memNick'));
    const isMarked = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
    await waitFor(() => expect(isMarked('memPhone')).toBe(true));
    expect([isMarked('memPassCheck'), isMarked('memNick'), isMarked('memPass')]).toEqual([
      true,
      false,
      false,
    ]);
    leave('memPhone', '010-1234-5678');
    await waitFor(() => expect(isMarked('memPhone')).toBe(false));
  });

  test('[VL-11] whether an id is free is said when its field is left, and by the button', async () => {
    const fake = server();
    renderApp(fake, { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    fill('memId', 'newbie1');
    fireEvent.blur(field('memId'));
    expect(await screen.findByText('쓸 수 있는 아이디입니다.')).toBeTruthy();
    fake.responses['/api/member/checkName'] = { isFree: 'N' as const };
    fill('memNick', '달빛');
    fireEvent.click(screen.getByRole('button', { name: '닉네임 중복확인' }));
    expect(await screen.findByText('이미 사용 중인 닉네임입니다.')).toBeTruthy();
    const asked = fake.made.filter(({ path }) => path === '/api/member/checkName').map(({ body }) => body);
    expect(asked).toEqual([
      expect.objectContaining({ field: 'memId', value: 'newbie1' }),
      expect.objectContaining({ field: 'memNick', value: '달빛' }),
    ]);
  });

  test('a date of birth is shown once it is entered, in the form of the language', async () => {
    renderApp(server(), { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    expect(screen.getByText('연도. 월. 일.')).toBeTruthy();
    fill('birthDate', '1990-05-05');
    expect(await screen.findByText('1990. 05. 05.')).toBeTruthy();
    expect(screen.queryByText('연도. 월. 일.')).toBeNull();
  });

  test('[VL-19] the form reads the rules of the site, for what it says and for what it refuses', async () => {
    const fake = server();
    const { siteOption, joinRecommanderId } = aSite();
    const memberPolicy = {
      ...siteOption.memberPolicy,
      idMinLength: 4,
      idMaxLength: 13,
      nicknameMinLength: 6,
      withdrawalPasswordMaxLength: 6,
    };
    fake.responses['/api/etc/siteOption'] = {
      siteOption: { ...siteOption, memberPolicy },
      joinRecommanderId,
    };
    renderApp(fake, { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    expect(await screen.findByText(/4~13자/)).toBeTruthy();
    expect(screen.getByText(/숫자 4–6자리/)).toBeTruthy();
    fill('cashOutPass', '4821937');
    expect(field('cashOutPass').value).toBe('482193');
    fill('memId', 'four');
    fireEvent.blur(field('memId'));
    expect(await screen.findByText('쓸 수 있는 아이디입니다.')).toBeTruthy();
    fill('memId', 'x'.repeat(14));
    fill('memNick', '다섯글자임');
    for (const name of ['memId', 'memNick']) fireEvent.blur(field(name));
    for (const name of ['memId', 'memNick'])
      await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'));
  });

  test('[VL-10] the withdrawal password and the account number keep digits only', async () => {
    renderApp(server(), { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    fill('cashOutPass', '1a2b3c4d5');
    fill('bankacc', '110-22 33');
    expect(field('cashOutPass').value).toBe('1234');
    expect(field('bankacc').value).toBe('1102233');
  });

  test('[VL-07] a referrer that the site presets is shown and not asked for', async () => {
    renderApp(server('headoffice'), { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    await waitFor(() => expect(field('recommenderId').value).toBe('headoffice'));
    for (const [, name, next] of order) {
      if (name === 'recommenderId' || name === 'bank') continue;
      for (const [key, value] of Object.entries(next)) fill(key, value);
    }
    expect((await refused()).field).toBe('bank');
  });

  test('[CL-38] a refusal of the server is alerted in its own text and marks its field', async () => {
    const fake = server();
    fake.responses['/api/member/signup'] = new CallError('U116', '이미 사용 중인 아이디입니다.');
    renderApp(fake, { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    for (const [, , next] of order) for (const [key, value] of Object.entries(next)) fill(key, value);
    await agree();
    expect(await refused()).toEqual({ text: '이미 사용 중인 아이디입니다.', field: 'memId', marked: true });
  });

  test('[BC-04] after a lost answer the page says that it may have arrived, and the same press asks under the same key', async () => {
    const fake = server();
    fake.responses['/api/member/signup'] = new CallError('NT99', '통신이 지연되고 있습니다.', true);
    renderApp(fake, { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    for (const [, , next] of order) for (const [key, value] of Object.entries(next)) fill(key, value);
    await agree();
    const form = field('memId').form as HTMLFormElement;
    fireEvent.submit(form);
    await waitFor(() => expect(useAlerts.getState().queue).toHaveLength(1));
    expect(useAlerts.getState().queue[0]).toMatchObject({
      title: signupTexts['signup.indeterminate'].ko,
      text: signupTexts['signup.indeterminateText'].ko,
    });
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    useAlerts.setState({ queue: [] });
    fake.responses['/api/member/signup'] = { memId: 'newbie1' };
    fireEvent.submit(form);
    expect(await screen.findByText(signupTexts['front.member.completeSignup'].ko)).toBeTruthy();
    const keys = fake.made.flatMap(({ path, body }) =>
      path === '/api/member/signup' ? (body as { idempotencyKey: string }).idempotencyKey : [],
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test('[CL-38] success says that the sign-up was received, and leads to the login', async () => {
    const fake = server();
    const { router } = renderApp(fake, { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    for (const [, , next] of order) for (const [key, value] of Object.entries(next)) fill(key, value);
    await agree();
    fireEvent.submit(field('memId').form as HTMLFormElement);
    const done = await screen.findByText(signupTexts['front.member.completeSignup'].ko);
    expect(done.getAttribute('role')).toBe('status');
    fireEvent.click(screen.getByRole('button', { name: signupTexts['signup.toLogin'].ko }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  test('[ACC-13][ACC-2] both documents have to be accepted, and the versions that were ticked are sent', async () => {
    const fake = server();
    renderApp(fake, { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    for (const [, , next] of order) for (const [key, value] of Object.entries(next)) fill(key, value);
    const form = field('memId').form as HTMLFormElement;
    useAlerts.setState({ queue: [] });
    await waitFor(async () => expect((await tickOf('이용약관에 동의합니다 (필수)')).disabled).toBe(false));
    fireEvent.click(await tickOf('이용약관에 동의합니다 (필수)'));
    fireEvent.submit(form);
    await waitFor(() => expect(useAlerts.getState().queue).toHaveLength(1));
    expect(useAlerts.getState().queue[0]?.text).toBe(documentTexts['document.agreeMissing'].ko);
    expect(fake.made.some(({ path }) => path === '/api/member/signup')).toBe(false);
    useAlerts.setState({ queue: [] });
    fireEvent.click(await tickOf('개인정보 처리방침에 동의합니다 (필수)'));
    fireEvent.submit(form);
    await screen.findByText(signupTexts['front.member.completeSignup'].ko);
    expect(fake.made.find(({ path }) => path === '/api/member/signup')?.body).toMatchObject({
      documents: [
        { kind: 'terms', version: 3 },
        { kind: 'privacy', version: 3 },
      ],
    });
  });

  test('a document is read over the form, which keeps what was typed; markup in it is text', async () => {
    renderApp(server(), { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    fill('memId', 'newbie1');
    fireEvent.click(await screen.findByRole('button', { name: '이용약관 읽기' }));
    expect(await screen.findByText('<b>본문</b>')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '돌아가기' }));
    await waitFor(() => expect(screen.queryByText('<b>본문</b>')).toBeNull());
    expect(field('memId').value).toBe('newbie1');
  });

  test('a version that was published meanwhile takes the ticks away, and has to be accepted anew', async () => {
    const fake = server();
    fake.responses['/api/member/signup'] = new CallError('D002', '그사이 새 버전이 게시되었습니다.');
    renderApp(fake, { path: '/join' });
    await screen.findByRole('option', { name: '국민은행' });
    for (const [, , next] of order) for (const [key, value] of Object.entries(next)) fill(key, value);
    await agree();
    fake.responses['/api/main/document'] = ({ kind }) => aDocument({ kind, version: 4 });
    useAlerts.setState({ queue: [] });
    fireEvent.submit(field('memId').form as HTMLFormElement);
    await waitFor(() => expect(useAlerts.getState().queue).toHaveLength(1));
    expect(useAlerts.getState().queue[0]?.text).toBe(documentTexts['document.changed'].ko);
    useAlerts.setState({ queue: [] });
    await waitFor(async () => expect((await tickOf('이용약관에 동의합니다 (필수)')).checked).toBe(false));
  });

  test('without the documents nothing is sent, and they can be asked for again', async () => {
    const fake = server();
    fake.responses['/api/main/document'] = new CallError('E001', '오류');
    renderApp(fake, { path: '/join' });
    expect(await screen.findByText(documentTexts['document.agreeFailed'].ko)).toBeTruthy();
    fake.responses['/api/main/document'] = ({ kind }) => aDocument({ kind, version: 3 });
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByText(documentTexts['document.agreeFailed'].ko)).toBeNull());
  });
});

import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import {
  approveSignUp,
  installationUrl,
  type Session,
  signInMember,
  signInOperator,
  signUp,
} from '../calls.ts';
import { newApplicant, siteKey } from '../people.ts';
import { test } from '../test.ts';

interface Envelope {
  readonly status: number;
  readonly resultCode: string;
  readonly resultMessage: string;
}

interface Sent {
  readonly token?: string;
  readonly locale?: string;
  readonly site?: string;
}

/** Sends bytes as they are: what no typed client would send. */
async function post(path: string, body: string, sent: Sent = {}): Promise<Envelope> {
  const response = await fetch(`${installationUrl()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: sent.site ?? siteKey,
      'accept-language': sent.locale ?? 'ko',
      ...(sent.token === undefined ? {} : { token: sent.token }),
    },
    body,
  });
  const { resultCode, resultMessage } = (await response.json()) as Envelope;
  return { status: response.status, resultCode, resultMessage };
}

const opening = 200_000;

async function newMember(): Promise<{ member: Session; operator: Session }> {
  const applicant = newApplicant();
  const operator = await signInOperator('supervisor');
  await signUp(applicant);
  await approveSignUp(operator.call, applicant.memId);
  const member = await signInMember(applicant.memId, applicant.password);
  await operator.call('/api/console/adjustment/ask', {
    idempotencyKey: randomUUID(),
    memId: applicant.memId,
    direction: 'credit',
    amount: opening,
    reason: 'for the journey',
  });
  return { member, operator };
}

async function expectUnmoved({ call }: Session): Promise<void> {
  expect(await call('/api/cash/getUserCash', {})).toMatchObject({ cashAmt: opening, holdAmt: 0 });
}

const languages = {
  ko: { C002: '충전 금액을 원 단위 숫자로 입력해 주세요.', E404: '찾을 수 없습니다.' },
  en: { C002: 'Enter the deposit amount as a whole number of won.', E404: 'Not found.' },
  vi: { C002: 'Vui lòng nhập số tiền nạp là số nguyên (won).', E404: 'Không tìm thấy.' },
} as const;

test('[CL-26][CL-27] malformed amounts return their code in three languages and move nothing', async () => {
  const { member } = await newMember();
  const amounts = ['0', '-1', '1.5', '1e309', '"10,000"', 'null', '[]', 'true'];
  for (const [locale, texts] of Object.entries(languages)) {
    for (const amount of amounts) {
      const body = `{"idempotencyKey":"${randomUUID()}","amount":${amount}}`;
      const answer = await post('/api/cash/in', body, { token: member.token, locale });
      expect(answer, `${amount} in ${locale}`).toEqual({
        status: 200,
        resultCode: 'C002',
        resultMessage: texts.C002,
      });
    }
  }
  for (const amount of amounts) {
    const body = `{"idempotencyKey":"${randomUUID()}","cashOutPass":"4821","amount":${amount}}`;
    expect(await post('/api/cash/out', body, { token: member.token })).toMatchObject({ resultCode: 'C206' });
  }
  await expectUnmoved(member);
});

test('[ER-01] unknown calls, malformed JSON and oversized bodies keep their status and carry the envelope', async () => {
  const megabytes = `{"memId":"${'x'.repeat(10_000_000)}"}`;
  const cases: readonly (readonly [string, string, number, string])[] = [
    ['/api/member/login', megabytes, 413, 'E413'],
    ['/api/member/login', '{"memId":', 400, 'E400'],
    ['/api/main/nothing/here', '{}', 404, 'E404'],
    ['/api/cash/in', '{}', 401, 'E401'],
    ['/api/sport/events', '{"when":"yesterday"}', 400, 'E400'],
    ['/api/member/login', '{"memId":7,"memPass":[]}', 200, 'L001'],
  ];
  for (const [path, body, status, resultCode] of cases) {
    expect(await post(path, body), path).toMatchObject({ status, resultCode });
  }
  for (const [locale, texts] of Object.entries(languages)) {
    expect(await post('/api/unknown', '{}', { locale })).toMatchObject({ resultMessage: texts.E404 });
  }
});

test('[EN-01] another site is refused, by its key and by the payload', async () => {
  expect(await post('/api/main', '{}', { site: 'another-site' })).toMatchObject({
    status: 403,
    resultCode: 'E403',
  });
  expect(await post('/api/main', '{"siteId":"another-site"}')).toMatchObject({
    status: 403,
    resultCode: 'E403',
  });
});

test('a replay has one effect, another body under its key none, and two clicks make one request', async () => {
  const { member, operator } = await newMember();
  const sent = { token: member.token };
  const key = randomUUID();
  const body = (amount: number, idempotencyKey: string) => JSON.stringify({ idempotencyKey, amount });
  const first = await post('/api/cash/in', body(30_000, key), sent);
  const replays = await Promise.all(
    Array.from({ length: 20 }, () => post('/api/cash/in', body(30_000, key), sent)),
  );
  expect(new Set([first, ...replays].map((answer) => answer.resultCode))).toEqual(new Set(['0']));
  expect(await post('/api/cash/in', body(40_000, key), sent)).toMatchObject({ resultCode: 'C999' });
  const clicks = await Promise.all(
    [randomUUID(), randomUUID()].map((each) => post('/api/cash/in', body(50_000, each), sent)),
  );
  expect(clicks.map((answer) => answer.resultCode)).toEqual(['C003', 'C003']);
  const { list } = await member.call('/api/cash/list/', { cashType: 'in' });
  expect(list.filter((request) => request.state === 0)).toHaveLength(1);
  const { mismatchCount, entriesTotal } = await operator.call('/api/console/ledger/check', {});
  expect({ mismatchCount, entriesTotal }).toEqual({ mismatchCount: 0, entriesTotal: 0 });
  await expectUnmoved(member);
});

test('[VL-13] a withdrawal above the balance is refused, and two at once cannot take the same money', async () => {
  const { member } = await newMember();
  const withdraw = (amount: number) =>
    post('/api/cash/out', JSON.stringify({ idempotencyKey: randomUUID(), amount, cashOutPass: '4821' }), {
      token: member.token,
    });
  expect(await withdraw(opening + 1_000)).toMatchObject({ resultCode: 'C202' });
  await expectUnmoved(member);
  const both = await Promise.all([withdraw(150_000), withdraw(150_000)]);
  expect(both.map((answer) => answer.resultCode).sort()).toEqual(['0', 'C209']);
  expect(await member.call('/api/cash/getUserCash', {})).toMatchObject({ cashAmt: 50_000, holdAmt: 150_000 });
});

import { type Caller, createCaller } from '@hanpan/client';
import { calls } from '@hanpan/contract';
import { expect, type Page } from '@playwright/test';
import { type Applicant, demoPassword, siteKey } from './people.ts';

export type Language = 'ko' | 'en' | 'vi';

export function installationUrl(): string {
  const url = process.env.HANPAN_E2E_URL;
  if (url === undefined) throw new Error('the global setup has not run');
  return url;
}

export function installationData(): string {
  const folder = process.env.HANPAN_E2E_DATA;
  if (folder === undefined) throw new Error('the global setup has not run');
  return folder;
}

export interface Session {
  readonly call: Caller;
  readonly token: string;
}

interface SessionSettings {
  readonly origin?: string;
  readonly locale?: Language;
  /** The key of the site; the demo site's where none is given. */
  readonly site?: string;
}

/** A client without cookies, as another program would be one. */
export function guestCalls(settings: SessionSettings = {}): Caller {
  const { origin = installationUrl(), locale = 'ko', site = siteKey } = settings;
  return createCaller({ calls, origin, siteKey: site, locale: () => locale });
}

export function callsWith(token: string, settings: SessionSettings = {}): Session {
  const { origin = installationUrl(), locale = 'ko', site = siteKey } = settings;
  return {
    token,
    call: createCaller({ calls, origin, siteKey: site, locale: () => locale, token: () => token }),
  };
}

export async function signInMember(
  memId: string,
  memPass: string = demoPassword,
  settings: SessionSettings = {},
): Promise<Session> {
  const { token } = await guestCalls(settings)('/api/member/login', { memId, memPass });
  if (token === null) throw new Error('a client without cookies was given no token');
  return callsWith(token, settings);
}

/** Signs a browser in, as its log-in does: its cookies are that member's from now on. */
export async function signInOn(
  { request }: Pick<Page, 'request'>,
  memId: string,
  memPass: string = demoPassword,
): Promise<void> {
  const response = await request.post(`${installationUrl()}/api/member/login`, {
    headers: { authorization: siteKey, origin: installationUrl() },
    data: { memId, memPass },
  });
  expect(await response.json()).toMatchObject({ resultCode: '0' });
}

export async function signInOperator(
  operatorId = 'operator',
  settings: SessionSettings = {},
): Promise<Session> {
  const { token } = await guestCalls(settings)('/api/console/login', { operatorId, password: demoPassword });
  if (token === null) throw new Error('a client without cookies was given no token');
  return callsWith(token, settings);
}

export async function signUp(applicant: Applicant, settings: SessionSettings = {}): Promise<void> {
  await guestCalls(settings)('/api/member/signup', {
    memId: applicant.memId,
    memNick: applicant.nickname,
    memPass: applicant.password,
    memPassCheck: applicant.password,
    cashOutPass: applicant.pin,
    memPhone: applicant.phone,
    recommenderId: 'store01',
    bank: '004',
    memName: applicant.holder,
    bankacc: applicant.account,
    birthDate: applicant.birthDate,
  });
}

export async function approveSignUp(operator: Caller, memId: string): Promise<void> {
  const { list } = await operator('/api/console/members', { status: 'pending', search: memId });
  const row = list.find((each) => each.memId === memId);
  if (row === undefined) throw new Error(`${memId} is not waiting for approval`);
  await operator('/api/console/members/decide', { memberKey: row.memberKey, decision: 'approve' });
}

/** Requests and approves as an operator would; returns the request's receipt id. */
export async function depositFor(member: Caller, operator: Caller, amount: number): Promise<string> {
  const idempotencyKey = crypto.randomUUID();
  const { request } = await member('/api/cash/in', { amount, idempotencyKey });
  await approveCash(operator, request.cashIdx);
  return request.receiptId;
}

/** 0 → 2 → 1. */
export async function approveCash(operator: Caller, cashIdx: number): Promise<void> {
  await operator('/api/console/cash/claim', { cashIdx });
  await operator('/api/console/cash/approve', {
    cashIdx,
    idempotencyKey: crypto.randomUUID(),
    payoutReference: `E2E-${cashIdx}`,
  });
}

/** The calls of the member signed in on a page. A second login would end the page's session (RL-03). */
export function callsOfPage(page: Page): Caller {
  const send: typeof globalThis.fetch = async (url, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers).entries());
    const answer = await page.request.post(String(url), { headers, data: String(init?.body) });
    return new Response(await answer.text(), { status: answer.status() });
  };
  return createCaller({ calls, origin: installationUrl(), siteKey, locale: () => 'ko', fetch: send });
}

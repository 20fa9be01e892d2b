import { randomUUID } from 'node:crypto';
import { CallError } from '@hanpan/client';
import { expect } from '@playwright/test';
import {
  approveSignUp,
  callsWith,
  depositFor,
  installationData,
  signInMember,
  signInOperator,
  signUp,
} from '../calls.ts';
import { newApplicant, siteKey } from '../people.ts';
import { inSiteDatabase, untilSitesAreRead } from '../site-database.ts';
import { test } from '../test.ts';

const otherKey = `other-${randomUUID().slice(0, 8)}`;

/** A second site in the same installation with its own partner; no page creates sites yet. */
async function openOtherSite(): Promise<void> {
  await inSiteDatabase(installationData(), async (client) => {
    await client.query(
      `insert into site (id, key, name, settings)
       select (select max(id) + 1 from site), $1, 'Other', settings from site where key = $2`,
      [otherKey, siteKey],
    );
    await client.query(
      `insert into member (site_id, mem_id, nickname, password_hash, pin_hash, phone_cipher, phone_index, bank_code,
                           account_cipher, account_index, holder_name, birth_date, applied_at, partner_rank, status)
       select (select id from site where key = $1), mem_id, nickname, password_hash, pin_hash, phone_cipher, phone_index,
              bank_code, account_cipher, account_index, holder_name, birth_date, applied_at, partner_rank, status
         from member where mem_id = 'store01' and site_id = (select id from site where key = $2)`,
      [otherKey, siteKey],
    );
    await client.query(
      `insert into operator (site_id, operator_id, name, roles, password_hash)
       select (select id from site where key = $1), operator_id, name, roles, password_hash
         from operator where site_id = (select id from site where key = $2)`,
      [otherKey, siteKey],
    );
  });
  await untilSitesAreRead();
}

async function codeOf(answer: Promise<unknown>): Promise<string> {
  const error = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof CallError ? error.code : `${error}`;
}

/** Everything that has an id on the other site: a member, a request for money, a question, a message. */
async function liveOnOtherSite(settings: { site: string }) {
  const operator = await signInOperator('operator', settings);
  const [settled, waiting] = [newApplicant(), newApplicant()];
  await signUp(settled, settings);
  await signUp(waiting, settings);
  await approveSignUp(operator.call, settled.memId);
  const member = await signInMember(settled.memId, settled.password, settings);
  await depositFor(member.call, operator.call, 100_000);
  await member.call('/api/cash/getAcc', { idempotencyKey: randomUUID() });
  const asked = (await operator.call('/api/console/account/list', {})).list[0];
  await operator.call('/api/console/account/send', { requestIdx: asked?.requestIdx ?? 0 });
  const { request } = await member.call('/api/cash/in', { amount: 20_000, idempotencyKey: randomUUID() });
  const pending = await operator.call('/api/console/members', { status: 'pending', search: waiting.memId });
  const messages = await member.call('/api/board/msgList', {});
  return {
    member,
    operator,
    cashIdx: request.cashIdx,
    requestIdx: asked?.requestIdx ?? 0,
    memberKey: pending.list[0]?.memberKey ?? 0,
    msgIdx: messages.list[0]?.msgIdx ?? 0,
  };
}

test('ids and sessions of another site are unknown here, and nothing there moves', async () => {
  await openOtherSite();
  const other = await liveOnOtherSite({ site: otherKey });
  const operator = await signInOperator('operator');
  const member = await signInMember('member04');
  const { cashIdx, requestIdx, memberKey, msgIdx } = other;
  const idempotencyKey = randomUUID();
  const refused: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['decide', () => operator.call('/api/console/members/decide', { memberKey, decision: 'approve' })],
    ['detail', () => operator.call('/api/console/cash/detail', { cashIdx })],
    ['claim', () => operator.call('/api/console/cash/claim', { cashIdx })],
    ['approve', () => operator.call('/api/console/cash/approve', { cashIdx, idempotencyKey })],
    ['send', () => operator.call('/api/console/account/send', { requestIdx })],
    ['read', () => member.call('/api/board/msgRead', { msgIdx })],
  ];
  for (const [what, ask] of refused) expect(await codeOf(ask()), what).toBe('E404');

  expect(await codeOf(callsWith(other.member.token).call('/api/cash/getUserCash', {}))).toBe('E401');
  expect(await codeOf(callsWith(other.operator.token).call('/api/console/queue', {}))).toBe('E401');

  const { list } = await other.member.call('/api/cash/list/', { cashType: 'in' });
  expect(list.find((request) => request.cashIdx === cashIdx)?.state).toBe(0);
  expect(await other.member.call('/api/cash/getUserCash', {})).toMatchObject({ cashAmt: 100_000 });
  expect(await other.operator.call('/api/console/queue', {})).toMatchObject({ signups: 1, deposits: 1 });
});

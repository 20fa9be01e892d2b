import type { Queryable, Tx } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { MemberContext, OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import type { Site } from '../../kernel/sites.ts';
import { tellInOrder } from '../../kernel/subscriber.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMember } from '../member/index.ts';
import { listBanks, settingsOf } from '../settings/index.ts';
import { depositAccountMessage } from './deposit-account-message.ts';
import { accountFor, insertShown, lastShown } from './deposit-account-store.ts';
import {
  answerAccountRequest,
  insertAccountRequest,
  lastAccountRequestAt,
  lockAccountRequest,
} from './desk-store.ts';
import { refuseDepositor } from './refuse-depositor.ts';
import type { CashServices } from './services.ts';

const repeatAfterMs = 60_000;

/** The member asks for the account. Fails with U0011, L013, C001, C105, X001, D001, or c104 within a minute of the last request. */
export async function askForAccount(
  { clock }: Pick<CashServices, 'clock'>,
  tx: Tx,
  { site, memberId }: MemberContext,
) {
  const member = await lockMember(tx, memberId);
  const at = clock.date();
  const refused = refuseDepositor(settingsOf(site), member, at.getTime());
  if (refused !== undefined) return refused;
  const last = await lastAccountRequestAt(tx, memberId);
  if (last !== null && at.getTime() - last.getTime() < repeatAfterMs) return fail('c104');
  await insertAccountRequest(tx, site.id, memberId, at);
  await emit(tx, `operators:${site.id}`, 'queue', { kind: 'account', change: 'new' });
  return { requestedAt: at.toISOString() };
}

/** The account of the member; the site's setting where no account was opened for it. */
async function accountOf(queryable: Queryable, site: Site, memberId: number) {
  const found = await accountFor(queryable, site.id, memberId);
  if (found === undefined) return { ...settingsOf(site).depositAccount, accountId: null };
  const { id: accountId, ...account } = found;
  return { ...account, accountId };
}

/** The same without its id, for showing it before it is sent. */
export async function depositAccountOf(queryable: Queryable, site: Site, memberId: number) {
  const { accountId: _, ...account } = await accountOf(queryable, site, memberId);
  return account;
}

/** What the member was shown last, with whether it is still what the site would show, and when it asked last. */
export async function shownAccount(queryable: Queryable, { site, memberId }: MemberContext) {
  const last = await lastAccountRequestAt(queryable, memberId);
  const requestedAt = last?.toISOString() ?? null;
  const shown = await lastShown(queryable, memberId);
  if (shown === undefined) return { account: null, requestedAt };
  const { bankName, accountNumber, accountHolder, shownAt } = shown;
  const now = await accountOf(queryable, site, memberId);
  const isCurrent = now.accountNumber === accountNumber && now.bankName === bankName ? 'Y' : 'N';
  const account = {
    bankName,
    accountNumber,
    accountHolder,
    shownAt: shownAt.toISOString(),
    isCurrent,
  } as const;
  return { account, requestedAt };
}

/** What a bank of the country is called abroad; a name that the operator made up stays as it is. */
async function englishBankName(queryable: Queryable, koreanName: string): Promise<string> {
  const banks = await listBanks(queryable);
  return banks.find(({ name_ko }) => name_ko === koreanName)?.name_en ?? koreanName;
}

/** The operator sends the account as a message. Fails with E404, or T999 when it has been sent. */
export function sendAccount(services: CashServices, context: OperatorContext, requestIdx: number) {
  const { database, clock, sendMessage, subscribers } = services;
  const { site, operatorName } = context;
  return inTransaction(database, async (tx) => {
    const request = await lockAccountRequest(tx, site.id, requestIdx);
    if (request === undefined) return fail('E404');
    if (request.answered_at !== null) return fail('T999');
    const at = clock.date();
    const memberId = request.member_id;
    const { accountId, ...account } = await accountOf(tx, site, memberId);
    await answerAccountRequest(tx, requestIdx, operatorName, at);
    const shown = { ...account, accountId, siteId: site.id, memberId, shownAt: at, shownBy: operatorName };
    await insertShown(tx, shown);
    await sendMessage(tx, {
      ...depositAccountMessage(account, await englishBankName(tx, account.bankName)),
      siteId: site.id,
      memberId,
      sentBy: operatorName,
      sentAt: at,
    });
    const told = { siteId: site.id, memberId, sentBy: operatorName, at };
    await tellInOrder(subscribers.accountSent, tx, told);
    await recordAction(tx, context, 'account.send', `member:${request.member_id}`);
    await emit(tx, `operators:${site.id}`, 'queue', { kind: 'account', change: 'done' });
    return {};
  });
}

import type { Database, Tx } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { MemberContext, OperatorContext } from '../../kernel/call-context.ts';
import type { Clock } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { once } from '../../kernel/idempotency.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMember } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { depositAccountMessage } from './deposit-account-message.ts';
import {
  answerAccountRequest,
  insertAccountRequest,
  lastAccountRequestAt,
  lockAccountRequest,
} from './desk-store.ts';

const repeatAfterMs = 60_000;

interface Services {
  readonly database: Database;
  readonly clock: Clock;
}

/** The member asks for the account. Fails with U0011, C001, C105, or c104 within a minute of the last request. */
export function askForAccount(services: Services, context: MemberContext, key: string) {
  const { database, clock } = services;
  const { site, memberId } = context;
  return inTransaction(database, (tx) =>
    once(
      tx,
      { siteId: site.id, actor: `member:${memberId}`, key, path: '/api/cash/getAcc', input: {} },
      async () => {
        const member = await lockMember(tx, memberId);
        if (member?.status !== 'active') return fail('U0011');
        if (!settingsOf(site).depositOpen) return fail('C001');
        if (!member.depositAllowed) return fail('C105');
        const last = await lastAccountRequestAt(tx, memberId);
        const now = clock();
        if (last !== null && now - last.getTime() < repeatAfterMs) return fail('c104');
        await insertAccountRequest(tx, site.id, memberId, new Date(now));
        await emit(tx, `operators:${site.id}`, 'queue', { kind: 'account', change: 'new' });
        return { requestedAt: new Date(now).toISOString() };
      },
    ),
  );
}

/** Hands a text to the member's message box; the message module does it. */
export type SendMessage = (
  tx: Tx,
  message: ReturnType<typeof depositAccountMessage> & {
    siteId: number;
    memberId: number;
    sentBy: string;
    sentAt: Date;
  },
) => Promise<void>;

/** The operator sends the account as a message. Fails with E404, or T999 when it has been sent. */
export function sendAccount(
  services: Services & { sendMessage: SendMessage },
  context: OperatorContext,
  requestIdx: number,
) {
  const { database, clock, sendMessage } = services;
  const { site, operatorName } = context;
  return inTransaction(database, async (tx) => {
    const request = await lockAccountRequest(tx, site.id, requestIdx);
    if (request === undefined) return fail('E404');
    if (request.answered_at !== null) return fail('T999');
    const at = new Date(clock());
    await answerAccountRequest(tx, requestIdx, operatorName, at);
    await sendMessage(tx, {
      ...depositAccountMessage(settingsOf(site).depositAccount),
      siteId: site.id,
      memberId: request.member_id,
      sentBy: operatorName,
      sentAt: at,
    });
    await recordAction(tx, context, 'account.send', `member:${request.member_id}`);
    await emit(tx, `operators:${site.id}`, 'queue', { kind: 'account', change: 'done' });
    return {};
  });
}

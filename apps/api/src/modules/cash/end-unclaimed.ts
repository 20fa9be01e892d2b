import type { Database, Tx } from '@hanpan/db';
import { fill, type Locale, noticeTexts, type Text } from '@hanpan/messages';
import type { MemberContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { isOpen, numberOfState } from './cash-state.ts';
import { tellConsoles } from './lock-claimed.ts';
import { ownRequest } from './own-store.ts';
import { presentRequest } from './present.ts';
import type { CashServices } from './services.ts';
import { type CashRow, endUnclaimed, lockExpired, lockRequest, recordStep } from './store.ts';

/** No money has moved for a deposit that nobody has claimed, so its row is all there is to end. */
async function end(
  tx: Tx,
  request: CashRow,
  { by, at, address }: { by: 'member' | 'expiry'; at: Date; address?: string },
): Promise<void> {
  await endUnclaimed(tx, { id: request.id, by, at });
  const step = by === 'member' ? 'cancel' : 'expire';
  await recordStep(tx, {
    requestId: request.id,
    at,
    state: 'rejected',
    step,
    actor: by,
    ...(address && { address }),
  });
  const change = { cashIdx: request.id, state: numberOfState.rejected };
  await emit(tx, `member:${request.member_id}`, 'cashRequest', change);
  await tellConsoles(tx, request);
}

/** The member takes a deposit back. Fails with E404, T999 (it has ended), C108 (an operator is checking it). */
export function cancelOwn(
  { database, clock }: Pick<CashServices, 'database' | 'clock'>,
  { site, memberId, locale, address }: MemberContext,
  cashIdx: number,
) {
  return inTransaction(database, async (tx) => {
    const request = await lockRequest(tx, site.id, cashIdx);
    if (request?.member_id !== memberId || request.kind !== 'in') return fail('E404');
    if (!isOpen(request.state)) return fail('T999');
    if (request.state !== 'asked') return fail('C108');
    await end(tx, request, { by: 'member', at: clock.date(), address });
    return { request: presentRequest(await ownRequest(tx, memberId, cashIdx), locale) };
  });
}

function told(text: Text, { amount, receipt_id: receipt }: CashRow) {
  const params = { amount, receipt };
  const filled = (locale: Locale) => fill(text[locale], params, locale);
  return { ko: filled('ko'), en: filled('en'), vi: filled('vi') };
}

/** Cancels deposits whose time is over and tells their members why. One that is claimed meanwhile is left alone. */
export async function expireDeposits(
  { database, clock, sendMessage }: Pick<CashServices, 'clock' | 'sendMessage'> & { database: Database },
  limit: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const at = clock.date();
    for (const request of await lockExpired(tx, at, limit)) {
      await end(tx, request, { by: 'expiry', at });
      await sendMessage(tx, {
        title: told(noticeTexts['notice.depositExpired.title'], request),
        body: told(noticeTexts['notice.depositExpired.body'], request),
        copyText: request.receipt_id,
        siteId: request.site_id,
        memberId: request.member_id,
        sentBy: 'system',
        sentAt: at,
      });
    }
  });
}

import type { Tx } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import { siteDate } from '@hanpan/rules';
import type { Clock } from '../../kernel/clock.ts';
import { emit } from '../../kernel/outbox.ts';
import type { Asker } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import type { PromisedBonus } from './bonuses.ts';
import { type CashKind, type CashRow, insertRequest, nextRequestId, recordStep } from './store.ts';

/** D-261121-000042: kind, the site's day, and the request's own number. */
function receiptOf(kind: CashKind, day: string, id: number): string {
  const letter = kind === 'in' ? 'D' : 'W';
  return `${letter}-${day.slice(2).replaceAll('-', '')}-${String(id).padStart(6, '0')}`;
}

function afterMinutes(nowMs: number, minutes: number | null): Date | null {
  return minutes === null ? null : new Date(nowMs + minutes * 60_000);
}

interface Asked {
  readonly kind: CashKind;
  readonly amount: Amount;
  readonly bonus?: PromisedBonus | undefined;
  readonly payerName?: string;
  readonly shownId?: number | null;
  readonly isClosing?: boolean;
}

/** Stores a new request and puts it into the operators' queue. */
export async function storeRequest(
  tx: Tx,
  clock: Clock,
  context: Asker,
  { kind, amount, bonus, payerName, shownId, isClosing = false }: Asked,
): Promise<CashRow> {
  const settings = settingsOf(context.site);
  const nowMs = clock();
  const id = await nextRequestId(tx);
  const row = await insertRequest(tx, {
    id,
    siteId: context.site.id,
    memberId: context.memberId,
    kind,
    amount,
    receiptId: receiptOf(kind, siteDate(nowMs, settings.timeZone), id),
    appliedAt: new Date(nowMs),
    dueAt: new Date(nowMs + settings.cashServiceMinutes * 60_000),
    bonusAmount: bonus?.bonusAmount ?? zero,
    bonusTerms: bonus?.bonusTerms ?? null,
    payerName: payerName ?? null,
    shownId: shownId ?? null,
    isClosing,
    expiresAt: kind === 'in' ? afterMinutes(nowMs, settings.depositExpiryMinutes) : null,
  });
  await recordStep(tx, {
    requestId: id,
    at: row.applied_at,
    state: 'asked',
    step: 'ask',
    actor: context.operatorName ?? 'member',
    ...(context.operatorName === undefined && { address: context.address }),
  });
  await emit(tx, `operators:${context.site.id}`, 'queue', {
    kind: kind === 'in' ? 'deposit' : 'withdrawal',
    change: 'new',
  });
  return row;
}

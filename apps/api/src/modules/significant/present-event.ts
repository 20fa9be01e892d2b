import { isoOf } from '../../kernel/clock.ts';
import type { EventRow } from './event-store.ts';

const textOf = (value: string | number | undefined): string | null =>
  value === undefined || value === '' ? null : String(value);

/** By which an operator finds why it happened; a round of a vendor and a correction have a longer name than their receipt. */
function receiptOf({ kind, reference, detail }: EventRow): string | null {
  if (kind === 'bonus-change') return null;
  return textOf(detail.receipt) ?? reference;
}

export function presentEvent(row: EventRow) {
  const { id, kind, at, reference, memberId, memId, nickname, amount, fromAmount, detail, seenBy, seenAt } =
    row;
  return {
    ...{ kind, reference, memId, amount, fromAmount, seenBy },
    eventIdx: id,
    at: isoOf(at),
    receiptId: receiptOf(row),
    memberKey: memberId,
    memNick: nickname,
    family: textOf(detail.family),
    gameType: textOf(detail.gameType),
    vendorCode: textOf(detail.vendor),
    group: textOf(detail.subject)?.replace('settings:', '') ?? null,
    by: textOf(detail.by),
    reason: textOf(detail.reason),
    seenAt: seenAt === null ? null : isoOf(seenAt),
  };
}

import type { Queryable, Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { emit } from '../../kernel/outbox.ts';
import type { MemberLeft, MoneyUnderWay } from '../member/index.ts';
import type { VendorServices } from './services.ts';
import { closeSessionsOfMember } from './session-store.ts';
import { listOpenTransfers } from './transfer/store.ts';
import { vendorNames } from './vendor-store.ts';

/** Where money of a member stands or is on its way, by our books; what it won there is known once it is back. */
export async function moneyAtVendors(
  { ledger }: Pick<VendorServices, 'ledger'>,
  queryable: Queryable,
  holder: Holder,
): Promise<MoneyUnderWay['games']> {
  const { game } = await ledger.holdings(queryable, holder);
  const standing = Object.entries(game).flatMap(([code, held]) => (held > 0 ? [code] : []));
  const open = await listOpenTransfers(queryable, holder.memberId);
  const codes = [...new Set([...standing, ...open.map(({ vendor_code: code }) => code)])];
  if (codes.length === 0) return [];
  return (await vendorNames(queryable, codes)).map(({ code, name }) => ({
    vendorKey: code,
    vendorName: name,
    amount: amount(game[code] ?? 0),
  }));
}

/**
 * The games of an account that is closed, or of a member whose sessions have ended, take no more bets; what was staked is decided and
 * paid. Those of vendors that keep the money while it is played of closed accounts are ended by the
 * watch, as for anybody who may not play any more: the vendor has to be told.
 */
export async function closeGames(tx: Tx, { memberId, at }: MemberLeft): Promise<void> {
  if ((await closeSessionsOfMember(tx, memberId, at)) > 0) await emit(tx, `member:${memberId}`, 'game', {});
}

import { type Tx, together } from '@hanpan/db';
import type { Ledger, Transfer } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import { need } from '../../kernel/need.ts';

/** A member's cash after its stake was taken, with the version of `holdings`. */
interface CashLeft {
  readonly cashAmt: Amount;
  readonly version: number;
}

/** Takes stakes from the cash of members. Undefined for each that was not funded. */
export async function takeStakes(
  ledger: Ledger,
  tx: Tx,
  stakes: readonly Transfer[],
): Promise<(CashLeft | undefined)[]> {
  const holders = stakes.map(({ debit: { siteId, memberId } }) => ({
    siteId,
    memberId: need(memberId, 'who pays a stake'),
  }));
  const [postings, pointVersions] = await together([
    ledger.postIn(tx, stakes),
    ledger.pointVersions(tx, holders),
  ]);
  return holders.map(({ memberId }, index) => {
    const posting = postings[index];
    if (posting?.status !== 'posted') return undefined;
    const { balance, version } = posting.debit;
    return { cashAmt: balance, version: version + (pointVersions.get(memberId) ?? 0) };
  });
}

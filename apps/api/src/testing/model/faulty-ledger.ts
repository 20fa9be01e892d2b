import { type FlowName, Ledger, type Posting, transferKey } from '@hanpan/ledger';
import { zero } from '@hanpan/money';

interface Fault {
  readonly kind: 'lost' | 'doubled';
  readonly flow: FlowName;
}

/** A ledger that is wrong on purpose in one kind of movement, so that a test of the ledger can itself be tested. */
export class FaultyLedger extends Ledger {
  fault: Fault | undefined;

  override async postIn(...[tx, transfers]: Parameters<Ledger['postIn']>): Promise<Posting[]> {
    const { fault } = this;
    const isWrong = fault !== undefined && transfers.some(({ flow }) => flow === fault.flow);
    if (!isWrong) return super.postIn(tx, transfers);
    if (fault.kind === 'lost') {
      const kept = transfers.filter(({ flow }) => flow !== fault.flow);
      await super.postIn(tx, kept);
      const state = { balance: zero, version: 1 };
      return transfers.map(() => ({ status: 'posted', transferId: 1, debit: state, credit: state }));
    }
    const postings = await super.postIn(tx, transfers);
    for (const each of transfers) await super.postIn(tx, [{ ...each, key: transferKey('again', each.key) }]);
    return postings;
  }
}

import { QueueFullError } from '@hanpan/db';
import { Ledger } from '@hanpan/ledger';

/** A ledger that breaks for one member, and has too much to write for another. */
export class FailingLedger extends Ledger {
  brokenMember: number | undefined;
  busyMember: number | undefined;

  override async holdings(...given: Parameters<Ledger['holdings']>) {
    const { memberId } = given[1];
    if (memberId === this.brokenMember) throw new Error('relation "secret_table" does not exist');
    if (memberId === this.busyMember) throw new QueueFullError('too much waits to be written');
    return super.holdings(...given);
  }
}

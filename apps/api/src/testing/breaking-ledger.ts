import { Ledger } from '@hanpan/ledger';

/** A ledger that fails for one member, with a text that must never reach a client, and has lost the database for another. */
export class BreakingLedger extends Ledger {
  brokenMember: number | undefined;
  lostMember: number | undefined;

  override async holdings(...given: Parameters<Ledger['holdings']>) {
    if (given[1].memberId === this.lostMember) {
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    }
    if (given[1].memberId === this.brokenMember) {
      throw new Error('relation "secret_table" does not exist at /srv/app/secret.ts');
    }
    return super.holdings(...given);
  }
}

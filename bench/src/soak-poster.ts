import { applicationRole, isRetryable, openDatabase } from '@hanpan/db';
import { Ledger, type Posting, type Transfer, transferKey } from '@hanpan/ledger';
import type { Asked, Fault, Reply } from './soak/wire.ts';

/** The process of the soak that writes most of its transfers, and that is killed repeatedly. */
const [url, fault] = process.argv.slice(2) as [string, Fault | undefined];
const database = openDatabase({ url, role: applicationRole, poolSize: 16 });
const ledger = new Ledger(database, { slot: 3 });
let posted = 0;

async function joined(transfer: Transfer): Promise<Posting> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [posting] = await database.transaction((tx) => ledger.postIn(tx, [transfer]));
      if (posting === undefined) throw new Error('a transfer got no answer');
      return posting;
    } catch (error) {
      if (!isRetryable(error) || attempt === 4) throw error;
    }
  }
}

/** A deliberate fault, once, for testing the soak itself. */
async function post({ transfer, isJoined }: Asked): Promise<Posting> {
  const posting = isJoined ? await joined(transfer) : await ledger.post(transfer);
  if (posting.status !== 'posted') return posting;
  posted += 1;
  if (fault === 'doubled' && posted === 100)
    await ledger.post({ ...transfer, key: transferKey('again', transfer.key) });
  return posting;
}

let replies: Reply[] = [];

function reply(each: Reply): void {
  replies.push(each);
  if (replies.length > 1) return;
  setImmediate(() => {
    process.send?.(replies);
    replies = [];
  });
}

process.on('message', (asked: Asked[]) => {
  for (const each of asked) {
    if (fault === 'lost' && each.id === 100) {
      const state = { balance: each.transfer.amount, version: 1 };
      reply({ id: each.id, posting: { status: 'posted', transferId: 1, debit: state, credit: state } });
      continue;
    }
    post(each).then(
      (posting) => reply({ id: each.id, posting }),
      () => reply({ id: each.id }),
    );
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });

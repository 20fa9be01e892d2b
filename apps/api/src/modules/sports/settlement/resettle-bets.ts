import type { Tx } from '@hanpan/db';
import { flows, type Ledger, type Transfer } from '@hanpan/ledger';
import { type Amount, add, subtract, zero } from '@hanpan/money';
import { recordResettlements } from '../../play/index.ts';
import { type BetOutcome, factOf, settledBet } from './settle-bet-outcome.ts';
import { reopenBets, saveSettled } from './settle-store.ts';

interface Change {
  readonly outcome: BetOutcome;
  /** Above zero: to pay; below: to take back. */
  readonly difference: Amount;
}

/** What the member has received so far: the earlier result, and what an earlier correction could not collect. */
function changeOf(outcome: BetOutcome): Change {
  const { win_amount: paid, uncollected } = outcome.bet;
  return { outcome, difference: subtract(outcome.payoutAmount, add(paid ?? zero, uncollected)) };
}

/**
 * Whether a bet that was settled before comes to something else now. One that has been open again since is settled anew
 * as soon as it is decided. One that its member has sold comes to nothing else, whatever its matches do.
 */
export function isChanged(outcome: BetOutcome): boolean {
  const { bet, betStatus } = outcome;
  if (bet.settlements === 0 || bet.cashed_out_at !== null) return false;
  if (bet.settled_at === null) return betStatus !== 'WAIT';
  return betStatus !== bet.status || changeOf(outcome).difference !== 0;
}

function transferOf({ outcome: { bet } }: Change, difference: Amount): Transfer {
  const movement = { holder: { siteId: bet.site_id, memberId: bet.member_id }, amount: absolute(difference) };
  const flow = difference > 0 ? flows.resettleCredit : flows.resettleDebit;
  return flow(movement, bet.receipt_id, bet.settlements + 1);
}

const absolute = (value: Amount): Amount => (value < 0 ? subtract(zero, value) : value);

/**
 * Moves the differences, credits first, so that a debit may take from them. A debit never exceeds the balance, and the
 * rest is returned by bet as not collected. The first call locks all accounts, so a balance that it reports stays until
 * a smaller debit of the same batch changes it, and the last attempt sees it.
 */
async function moveMoney(ledger: Ledger, tx: Tx, changes: readonly Change[]): Promise<Map<Change, Amount>> {
  const uncollected = new Map<Change, Amount>();
  let open = changes
    .filter(({ difference }) => difference !== 0)
    .sort((a, b) => b.difference - a.difference)
    .map((change) => ({ change, difference: change.difference }));
  while (open.length > 0) {
    const postings = await ledger.postIn(
      tx,
      open.map(({ change, difference }) => transferOf(change, difference)),
    );
    const again: typeof open = [];
    for (const [index, { change }] of open.entries()) {
      const posting = postings[index];
      if (posting?.status === 'posted') continue;
      if (posting?.status !== 'insufficient') throw new Error('a correction was not posted');
      const held = posting.debit.balance;
      uncollected.set(change, subtract(absolute(change.difference), held));
      if (held > 0) again.push({ change, difference: subtract(zero, held) });
    }
    open = again;
  }
  return uncollected;
}

/**
 * Resettles bets: the difference is credited or debited, the old settlement is reversed and
 * the new one recorded. A bet that has to wait for another match is open again; its old settlement stands until then.
 */
export async function settleAnew(
  ledger: Ledger,
  tx: Tx,
  outcomes: readonly BetOutcome[],
  at: Date,
): Promise<void> {
  if (outcomes.length === 0) return;
  const changes = outcomes.map(changeOf);
  const uncollected = await moveMoney(ledger, tx, changes);
  const settled = changes.map((change) => settledBet(change.outcome, uncollected.get(change) ?? zero));
  const decided = settled.filter(({ status }) => status !== 'WAIT');
  const waiting = settled.filter(({ status }) => status === 'WAIT');
  if (decided.length > 0) await saveSettled(tx, decided, at);
  if (waiting.length > 0) await reopenBets(tx, waiting);
  await recordResettlements(
    tx,
    outcomes.filter(({ betStatus }) => betStatus !== 'WAIT').map((outcome) => factOf(outcome, at)),
  );
}

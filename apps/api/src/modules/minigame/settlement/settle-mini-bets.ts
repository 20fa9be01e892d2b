import type { Tx } from '@hanpan/db';
import { flows, type Ledger, type Transfer } from '@hanpan/ledger';
import { eachApart } from '../../../kernel/each-apart.ts';
import { emitToRooms } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordSettlements } from '../../play/index.ts';
import { presentMiniBet } from '../present-mini-bet.ts';
import type { MinigameServices } from '../services.ts';
import { factOfMini, type MiniOutcome, outcomeOfMini } from './outcome-of-mini-bet.ts';
import { decidedBets, lockDecidedBets, lookAtDecided, noteFault, saveSettledMini } from './settle-store.ts';

type Services = Pick<MinigameServices, 'database' | 'ledger' | 'clock'>;

const retryAfterMs = 60_000;

/**
 * Settles the bets of decided rounds, sets of them in one transaction: status, money and facts commit together, and the
 * ledger's key is the receipt, so a worker that died in between pays nothing twice. Any number of workers may run: each
 * takes what no other holds. Throws at the end where a bet could not be settled, so that the run is marked.
 */
export async function settleMiniBets(services: Services, betsAtOnce: number): Promise<void> {
  const settleNext = () =>
    inTransaction(services.database, async (tx) => {
      const ids = await lockDecidedBets(tx, services.clock.date(), betsAtOnce);
      await settleLocked(services, tx, ids);
      return ids.length;
    });
  const look = () => lookAtDecided(services.database, services.clock.date());
  // A run that finds nothing begins no transaction; what others hold is theirs.
  let { isAny, faults } = await look();
  while (isAny && (await settleNext()) > 0) ({ isAny, faults } = await look());
  if (isAny) ({ faults } = await look());
  if (faults > 0) throw new Error(`${faults} mini game bets could not be settled`);
}

async function settleLocked({ ledger, clock }: Services, tx: Tx, ids: readonly number[]): Promise<void> {
  const at = clock.date();
  await eachApart(tx, ids, {
    work: (some) => settle(ledger, tx, some, at),
    failed: (id, reason) => noteFault(tx, id, reason, new Date(at.getTime() + retryAfterMs)),
  });
}

/** What is given back is no win. */
function transfersOf({ bet, returned, win }: MiniOutcome): Transfer[] {
  const holder = { siteId: bet.site_id, memberId: bet.member_id };
  return [
    ...(returned > 0 ? [flows.miniVoid({ holder, amount: returned }, bet.receipt_id)] : []),
    ...(win > 0 ? [flows.miniWin({ holder, amount: win }, bet.receipt_id)] : []),
  ];
}

async function settle(ledger: Ledger, tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  const outcomes = (await decidedBets(tx, ids)).map(outcomeOfMini);
  const postings = await ledger.postIn(tx, outcomes.flatMap(transfersOf));
  if (postings.some((posting) => posting.status !== 'posted')) throw new Error('a payout was not posted');
  await saveSettledMini(
    tx,
    outcomes.map((outcome) => outcome.settled),
    at,
  );
  await recordSettlements(
    tx,
    outcomes.map((outcome) => factOfMini(outcome, at)),
  );
  await emitToRooms(
    tx,
    'miniBet',
    outcomes.map((outcome) => messageOf(outcome, at)),
  );
}

function messageOf({ bet, settled }: MiniOutcome, at: Date) {
  const { status, winAmount, result } = settled;
  const shown = { ...bet, status, win_amount: winAmount, result, settled_at: at };
  return { room: `member:${bet.member_id}` as const, payload: { bet: presentMiniBet(shown) } };
}

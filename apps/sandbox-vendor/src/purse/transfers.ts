import type { TransferRequest, TransferResponse, TransferStatus } from '@hanpan/vendor-kit';
import { type Tx, tx } from '../database.ts';
import { findOrAddPlayer } from '../play/sessions.ts';
import type { Vendor } from '../vendor.ts';
import { gameOf } from './open-games.ts';
import { currency, lockPurse, setPurse } from './purses.ts';

type Kind = 'deposit' | 'withdraw';
type Asked =
  | TransferRequest<'/operator/transfer/v1/wallet/deposit'>
  | TransferRequest<'/operator/transfer/v1/wallet/withdraw'>;

interface TransferRow {
  id: string;
  playerId: number;
  kind: Kind;
  askedAmount: number | null;
  status: TransferStatus;
  amount: number | null;
  balanceAmount: number | null;
}

/**
 * Moves money into or out of a purse, once per transfer id. Every decision is stored, refusals too: the same
 * response is sent however often, and however late, the id arrives again.
 */
export async function decideTransfer(vendor: Vendor, kind: Kind, asked: Asked): Promise<TransferResponse> {
  const askedAmount = asked.amount === 'all' ? null : asked.amount;
  return await tx(vendor.pool, async (tx) => {
    const playerId = await findOrAddPlayer(tx, asked.agent, asked.user, 'purse');
    const purse = await lockPurse(tx, playerId);
    const known = await findDecided(tx, asked.transfer_id);
    if (known) {
      const isSame = known.playerId === playerId && known.kind === kind && known.askedAmount === askedAmount;
      return isSame ? answerOf(known) : { status: 'DUPLICATE_TRANSFER', transfer_id: asked.transfer_id };
    }
    const amount = askedAmount ?? purse;
    const status = await refusalOf(vendor, tx, { kind, playerId, purse, amount, currency: asked.currency });
    const left = kind === 'deposit' ? purse + amount : purse - amount;
    const row: TransferRow = {
      id: asked.transfer_id,
      playerId,
      kind,
      askedAmount,
      status,
      amount: status === 'OK' ? amount : null,
      balanceAmount: status === 'OK' ? left : null,
    };
    await insertDecided(tx, row, vendor.clock());
    if (status === 'OK') await setPurse(tx, playerId, left);
    return answerOf(row);
  });
}

/** The result of an id; TRANSFER_UNKNOWN for one that never arrived, and for another agent's. */
export async function statusOfTransfer(
  vendor: Vendor,
  { agent, user, transfer_id }: TransferRequest<'/operator/transfer/v1/wallet/status'>,
): Promise<TransferResponse> {
  return await tx(vendor.pool, async (tx) => {
    const playerId = await findOrAddPlayer(tx, agent, user, 'purse');
    const known = await findDecided(tx, transfer_id);
    return known?.playerId === playerId ? answerOf(known) : { status: 'TRANSFER_UNKNOWN', transfer_id };
  });
}

/** Any constant will do: deposits that are decided at once would each leave the others out of the sum. */
const depositLock = 7_770_002;

async function refusalOf(
  vendor: Vendor,
  tx: Tx,
  move: { kind: Kind; playerId: number; purse: number; amount: number; currency: string },
): Promise<TransferStatus> {
  if (move.currency !== currency) return 'WRONG_CURRENCY';
  if (move.kind === 'deposit') {
    const { creditAmount } = vendor.environment;
    await tx.query('SELECT pg_advisory_xact_lock($1)', [depositLock]);
    return move.amount > creditAmount - (await sumOfPurses(tx)) ? 'NO_CREDIT' : 'OK';
  }
  if ((await gameOf(tx, move.playerId, vendor.clock())) === 'open') return 'GAME_OPEN';
  return move.amount > move.purse ? 'NOT_ENOUGH_MONEY' : 'OK';
}

/** The balance of all the operator's players here, which may not exceed the operator's credit. */
async function sumOfPurses(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ sum: number }>(
    'SELECT coalesce(sum(purse_amount), 0)::bigint AS sum FROM player WHERE purse_amount > 0 AND NOT is_demo',
  );
  return rows[0]?.sum ?? 0;
}

async function findDecided(tx: Tx, id: string): Promise<TransferRow | undefined> {
  const { rows } = await tx.query<TransferRow>(
    `SELECT id, player_id AS "playerId", kind, asked_amount AS "askedAmount", status, amount,
            balance_amount AS "balanceAmount" FROM transfer WHERE id = $1`,
    [id],
  );
  return rows[0];
}

async function insertDecided(tx: Tx, row: TransferRow, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO transfer (id, player_id, kind, asked_amount, status, amount, balance_amount, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.id, row.playerId, row.kind, row.askedAmount, row.status, row.amount, row.balanceAmount, now],
  );
}

function answerOf({ id, status, amount, balanceAmount }: TransferRow): TransferResponse {
  if (amount === null || balanceAmount === null) return { status, transfer_id: id };
  return { status, transfer_id: id, amount, balance: balanceAmount };
}

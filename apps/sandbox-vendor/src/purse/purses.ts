import { amount } from '@hanpan/money';
import { fromWireAmount, toWireAmount, type WalletErrorStatus, type WalletOutcome } from '@hanpan/vendor-kit';
import { type Tx, tx } from '../database.ts';
import type { MoneyWallet, Vendor } from '../vendor.ts';

/** The only currency that is played here. */
export const currency = 'KRW';

type BetRequest = Parameters<MoneyWallet['bet']>[0];
type WinRequest = Parameters<MoneyWallet['win']>[0];
type RollbackRequest = Parameters<MoneyWallet['rollback']>[0];

/** Locks a player's purse and returns its balance. */
export async function lockPurse(tx: Tx, playerId: number): Promise<number> {
  const { rows } = await tx.query<{ purse: number | null }>(
    'SELECT purse_amount AS purse FROM player WHERE id = $1 FOR UPDATE',
    [playerId],
  );
  const purse = rows[0]?.purse;
  if (purse === undefined || purse === null) throw new Error(`player ${playerId} has no purse`);
  return purse;
}

export async function setPurse(tx: Tx, playerId: number, purse: number): Promise<void> {
  await tx.query('UPDATE player SET purse_amount = $2 WHERE id = $1', [playerId, purse]);
}

/**
 * The wallet of players whose money is here: rounds call it as they call an operator's, so that their lifecycle is
 * the same. A transaction id moves money once, and a bet has one resolution.
 */
export function purseWallet({ pool, clock }: Pick<Vendor, 'pool' | 'clock'>, playerId: number): MoneyWallet {
  /** Runs `decide` under the purse's lock unless this id was decided before. */
  const move = (
    id: string,
    decide: (
      tx: Tx,
      purse: number,
    ) => Promise<{ kind: string; reference?: string; amount: number; change: number } | WalletErrorStatus>,
  ): Promise<WalletOutcome> =>
    tx(pool, async (tx) => {
      const purse = await lockPurse(tx, playerId);
      const known = await tx.query('SELECT 1 FROM purse_move WHERE id = $1', [id]);
      if (known.rowCount !== 0) return done(purse);
      const decided = await decide(tx, purse);
      if (typeof decided === 'string')
        return { kind: 'refused', status: decided, balanceWireAmount: toWire(purse) };
      await tx.query(
        'INSERT INTO purse_move (id, player_id, kind, reference, amount, moved_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [id, playerId, decided.kind, decided.reference ?? null, decided.amount, clock()],
      );
      await setPurse(tx, playerId, purse + decided.change);
      return done(purse + decided.change);
    });

  return {
    balance: () => tx(pool, async (tx) => done(await lockPurse(tx, playerId))),
    bet: (request: BetRequest) =>
      move(request.transaction_uuid, async (tx, purse) => {
        const stake = fromWire(request.amount);
        if (await resolutionOf(tx, request.transaction_uuid)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
        if (stake > purse) return 'RS_ERROR_NOT_ENOUGH_MONEY';
        return { kind: 'bet', amount: stake, change: -stake };
      }),
    win: (request: WinRequest) =>
      move(request.transaction_uuid, async (tx) => {
        const reference = request.reference_transaction_uuid;
        if (!(await findBet(tx, playerId, reference))) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
        if (await resolutionOf(tx, reference)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
        const won = fromWire(request.amount);
        return { kind: 'win', reference, amount: won, change: won };
      }),
    rollback: (request: RollbackRequest) =>
      move(request.transaction_uuid, async (tx) => {
        const reference = request.reference_transaction_uuid;
        const bet = await findBet(tx, playerId, reference);
        const resolution = await resolutionOf(tx, reference);
        if (resolution === 'win') return 'RS_ERROR_DUPLICATE_TRANSACTION';
        if (resolution) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
        // A bet that has not arrived yet is refused when it does.
        if (!bet) return { kind: 'void', reference, amount: 0, change: 0 };
        return { kind: 'rollback', reference, amount: bet.amount, change: bet.amount };
      }),
  };
}

async function findBet(tx: Tx, playerId: number, id: string): Promise<{ amount: number } | undefined> {
  const { rows } = await tx.query<{ amount: number }>(
    "SELECT amount FROM purse_move WHERE id = $1 AND player_id = $2 AND kind = 'bet'",
    [id, playerId],
  );
  return rows[0];
}

async function resolutionOf(tx: Tx, betId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ kind: string }>('SELECT kind FROM purse_move WHERE reference = $1', [
    betId,
  ]);
  return rows[0]?.kind;
}

function done(purse: number): WalletOutcome {
  return { kind: 'done', balanceWireAmount: toWire(purse), currency };
}

function toWire(purse: number): number {
  return toWireAmount(amount(purse), currency);
}

function fromWire(wire: number): number {
  const moved = fromWireAmount(wire, currency);
  if (moved === undefined) throw new RangeError(`${wire} is no amount of ${currency}`);
  return moved;
}

import { hash } from 'node:crypto';
import type { Database, Tx } from '@hanpan/db';
import { flows, type Ledger, type Transfer } from '@hanpan/ledger';
import { type Amount, zero } from '@hanpan/money';
import type { Clock } from '../../kernel/clock.ts';
import { memberIdOf, playerIdOf } from '../../vendors/player-id.ts';
import type {
  WalletBet,
  WalletOperations,
  WalletOutcome,
  WalletRollback,
  WalletSession,
  WalletTransaction,
  WalletWin,
} from '../../vendors/wallet-operations.ts';
import { type Movement, OrdinaryMovements } from './ordinary-movements.ts';
import {
  addToRound,
  findGameSession,
  findTransaction,
  insertTransaction,
  lockPlayer,
  type NewTransaction,
  type PlayerSession,
  resolutionsOf,
  touchGameSession,
} from './store.ts';

export interface WalletServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

type Kind = 'bet' | 'win' | 'rollback';

/** One movement being decided: everything that the steps below need to know. */
interface Step {
  readonly tx: Tx;
  readonly kind: Kind;
  readonly request: WalletTransaction;
  readonly session: PlayerSession;
  readonly inputHash: Buffer;
  readonly at: Date;
}

/** What makes a retransmission the same one; the token may be another. */
function hashInput(
  kind: Kind,
  request: WalletTransaction & { amount?: Amount; referenceId?: string },
): Buffer {
  const { playerId, gameKey, round, isFree, amount = zero, referenceId = '' } = request;
  const content = JSON.stringify([kind, playerId, gameKey, round, isFree, amount, referenceId]);
  return hash('sha256', content, 'buffer');
}

async function readSession(
  services: WalletServices,
  request: WalletSession,
): Promise<PlayerSession | WalletOutcome> {
  const session = await findGameSession(
    services.database,
    request.vendorCode,
    request.token,
    request.gameKey,
  );
  if (session === undefined || playerIdOf(session.member_id) !== request.playerId)
    return { status: 'invalid-token' };
  return session.game_known ? session : { status: 'invalid-game' };
}

function isOutcome(value: PlayerSession | WalletOutcome): value is WalletOutcome {
  return 'status' in value;
}

/**
 * The seamless wallet. Ordinary bets and wins are written many at once (ordinary-movements.ts). Everything else is one
 * transaction that locks the member, so retransmissions, late bets and rollbacks that overtake their bet are decided
 * one after the other, against what is stored.
 */
export function casinoWallet(services: WalletServices): WalletOperations {
  const { database, ledger, clock } = services;

  const cashOf = async (tx: Tx, session: PlayerSession) =>
    (await ledger.holdings(tx, { siteId: session.site_id, memberId: session.member_id })).cash;

  /** Locks, answers what was already decided, else runs `decide`. */
  const run = async (
    kind: Kind,
    request: WalletTransaction & { amount?: Amount; referenceId?: string },
    decide: (step: Step, player: { status: string; betting_allowed: boolean }) => Promise<WalletOutcome>,
  ): Promise<WalletOutcome> => {
    const session = await readSession(services, request);
    if (isOutcome(session)) return session;
    const at = new Date(clock());
    return database.transaction(async (tx) => {
      const player = await lockPlayer(tx, session.member_id);
      if (player === undefined) return { status: 'invalid-token' };
      const inputHash = hashInput(kind, request);
      const known = await findTransaction(tx, session.vendor_id, request.transactionId);
      if (known !== undefined) {
        const same = known.input_hash.equals(inputHash);
        return { status: same ? 'ok' : 'duplicate', balance: await cashOf(tx, session) };
      }
      await touchGameSession(tx, session.session_id, at);
      return decide({ tx, kind, request, session, inputHash, at }, player);
    });
  };

  /** Moves the money, where there is any, and stores the movement with the balance after it. */
  const book = async (
    step: Step,
    entry: { amount: Amount; referenceId: string | null; transfer?: Transfer; kind?: NewTransaction['kind'] },
  ): Promise<WalletOutcome> => {
    const { tx, request, session, inputHash, at } = step;
    let balance: Amount | undefined;
    if (entry.transfer !== undefined) {
      const [posting] = await ledger.postIn(tx, [entry.transfer]);
      if (posting?.status === 'insufficient')
        return { status: 'not-enough-money', balance: posting.debit.balance };
      if (posting?.status !== 'posted')
        throw new Error(`transfer ${entry.transfer.key} was ${posting?.status}`);
      balance = entry.transfer.flow === 'vendor-bet' ? posting.debit.balance : posting.credit.balance;
    }
    const balanceAfter = balance ?? (await cashOf(tx, session));
    await insertTransaction(tx, {
      vendorId: session.vendor_id,
      id: request.transactionId,
      kind: entry.kind ?? step.kind,
      referenceId: entry.referenceId,
      memberId: session.member_id,
      round: request.round,
      gameKey: request.gameKey,
      amount: entry.amount,
      isFree: request.isFree,
      inputHash,
      balanceAfter,
      at,
    });
    return { status: 'ok', balance: balanceAfter };
  };

  const round = (step: Step, part: { stake?: Amount; win?: Amount; returned?: Amount }, closed: boolean) =>
    addToRound(step.tx, {
      vendorId: step.session.vendor_id,
      round: step.request.round,
      siteId: step.session.site_id,
      memberId: step.session.member_id,
      gameKey: step.request.gameKey,
      stake: part.stake ?? 0,
      win: part.win ?? 0,
      returned: part.returned ?? 0,
      at: step.at,
      closed,
    });

  const movement = (session: PlayerSession, amount: Amount) => ({
    holder: { siteId: session.site_id, memberId: session.member_id },
    amount,
  });

  const bet = (request: WalletBet) =>
    run('bet', request, async (step, player) => {
      const { tx, session, at } = step;
      if (session.expires_at <= at || session.is_closed) return { status: 'token-expired' };
      if (player.status !== 'active' || !player.betting_allowed) return { status: 'user-disabled' };
      // A tombstone: the rollback came first, so this bet must not happen any more.
      const resolutions = await resolutionsOf(tx, session.vendor_id, request.transactionId);
      if (resolutions.size > 0) return { status: 'rolled-back', balance: await cashOf(tx, session) };
      const stake = request.isFree ? zero : request.amount;
      const transfer =
        stake > 0
          ? flows.vendorBet(movement(session, stake), request.vendorCode, request.transactionId)
          : undefined;
      const outcome = await book(step, {
        amount: request.amount,
        referenceId: null,
        ...(transfer === undefined ? {} : { transfer }),
      });
      if (outcome.status === 'ok') await round(step, { stake }, request.roundClosed);
      return outcome;
    });

  const win = (request: WalletWin) =>
    run('win', request, async (step) => {
      const { tx, session } = step;
      const reference = await findTransaction(tx, session.vendor_id, request.referenceId);
      if (reference?.kind !== 'bet' || reference.member_id !== session.member_id)
        return { status: 'bet-missing' };
      const resolutions = await resolutionsOf(tx, session.vendor_id, request.referenceId);
      if (resolutions.has('rollback')) return { status: 'rolled-back', balance: await cashOf(tx, session) };
      const transfer =
        request.amount > 0
          ? flows.vendorWin(movement(session, request.amount), request.vendorCode, request.transactionId)
          : undefined;
      const outcome = await book(step, {
        amount: request.amount,
        referenceId: request.referenceId,
        ...(transfer === undefined ? {} : { transfer }),
      });
      await round(step, { win: request.amount }, request.roundClosed);
      return outcome;
    });

  const rollback = (request: WalletRollback) =>
    run('rollback', request, async (step) => {
      const { tx, session } = step;
      const { referenceId } = request;
      const reference = await findTransaction(tx, session.vendor_id, referenceId);
      if (
        reference !== undefined &&
        (reference.kind !== 'bet' || reference.member_id !== session.member_id)
      ) {
        return { status: 'duplicate', balance: await cashOf(tx, session) };
      }
      if (reference === undefined) return book(step, { kind: 'tombstone', amount: zero, referenceId });
      const resolutions = await resolutionsOf(tx, session.vendor_id, referenceId);
      if (resolutions.has('rollback')) return { status: 'ok', balance: await cashOf(tx, session) };
      // A bet has one resolution: what was won cannot also be returned.
      if (resolutions.has('win')) return { status: 'duplicate', balance: await cashOf(tx, session) };
      const returned = reference.is_free ? zero : reference.amount;
      const transfer =
        returned > 0
          ? flows.vendorRollback(movement(session, returned), request.vendorCode, referenceId)
          : undefined;
      const outcome = await book(step, {
        amount: returned,
        referenceId,
        ...(transfer === undefined ? {} : { transfer }),
      });
      await round(step, { returned }, request.roundClosed);
      return outcome;
    });

  const ordinary = new Map<string, OrdinaryMovements>();
  const ordinaryOf = (vendorCode: string) => {
    const known = ordinary.get(vendorCode) ?? new OrdinaryMovements(services, vendorCode);
    ordinary.set(vendorCode, known);
    return known;
  };

  /** The fast path first; what is not ordinary is decided alone, under the member's lock. */
  const fast = async <Request extends WalletBet>(
    kind: Movement['kind'],
    request: Request,
    alone: (request: Request) => Promise<WalletOutcome>,
  ): Promise<WalletOutcome> => {
    const memberId = memberIdOf(request.playerId);
    if (memberId === undefined) return alone(request);
    const inputHash = hashInput(kind, request);
    const outcome = await ordinaryOf(request.vendorCode).post({ kind, request, memberId, inputHash });
    return outcome ?? alone(request);
  };

  return {
    bet: (request) => fast('bet', request, bet),
    win: (request) => fast('win', request, win),
    rollback,
    async balance(request) {
      const session = await readSession(services, request);
      if (isOutcome(session)) return session;
      if (session.expires_at.getTime() <= clock()) return { status: 'token-expired' };
      await touchGameSession(database, session.session_id, new Date(clock()));
      const holdings = await ledger.holdings(database, {
        siteId: session.site_id,
        memberId: session.member_id,
      });
      return { status: 'ok', balance: holdings.cash };
    },
    async isPlayer(vendorCode, playerId) {
      const row = await database.row(
        `select 1 from game_session s join vendor v on v.id = s.vendor_id where v.code = $1 and s.member_id = $2 limit 1`,
        [vendorCode, memberIdOf(playerId) ?? 0],
      );
      return row !== undefined;
    },
  };
}

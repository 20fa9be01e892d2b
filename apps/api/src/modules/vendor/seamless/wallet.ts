import { memberIdOf } from '../../../vendors/player-id.ts';
import type {
  WalletBet,
  WalletOperations,
  WalletOutcome,
  WalletSession,
  WalletWin,
} from '../../../vendors/wallet-operations.ts';
import { bet } from './bet.ts';
import { holderOf } from './book.ts';
import { correction } from './correction.ts';
import { DecidedAlone, isBeyondBounds } from './decided-alone.ts';
import type { MovementKind } from './movement.ts';
import { isOrdinary, OrdinaryMovements } from './ordinary-movements.ts';
import { promo } from './promo.ts';
import { rollback } from './rollback.ts';
import { isOutcome, readSession, step, type WalletServices } from './step.ts';
import { isPlayerOf, touchGameSession } from './store.ts';
import { win } from './win.ts';

async function balance(services: WalletServices, request: WalletSession): Promise<WalletOutcome> {
  const { database, ledger, clock } = services;
  const session = await readSession(services, request);
  if (isOutcome(session)) return session;
  if (session.expires_at.getTime() <= clock()) return { status: 'token-expired' };
  await touchGameSession(database, session.session_id, clock.date());
  return { status: 'ok', balance: (await ledger.holdings(database, holderOf(session))).cash };
}

/**
 * The seamless wallet. Ordinary bets and wins are written many at once (ordinary-movements.ts); what is not ordinary is
 * decided alone (step.ts). Both decide the same, which equal-paths.test.ts shows for every case there is.
 */
export function seamlessWallet(services: WalletServices): WalletOperations {
  const ordinary = new Map<string, OrdinaryMovements>();
  const ordinaryOf = (vendorCode: string) => {
    const known = ordinary.get(vendorCode) ?? new OrdinaryMovements(services, vendorCode);
    ordinary.set(vendorCode, known);
    return known;
  };
  const alone = new DecidedAlone(services.clock);
  const fast = async <Request extends WalletBet | WalletWin>(
    kind: MovementKind<Request, 'bet' | 'win'>,
    request: Request,
  ): Promise<WalletOutcome> => {
    const memberId = memberIdOf(request.playerId ?? '');
    const outcome =
      memberId === undefined || alone.has(memberId) || !isOrdinary(kind.name, request)
        ? undefined
        : await ordinaryOf(request.vendorCode).post({ kind: kind.name, request, memberId });
    if (outcome !== undefined) return outcome;
    const decided = await step(services, kind, request);
    if (memberId !== undefined && isBeyondBounds(decided)) alone.add(memberId);
    return decided;
  };
  return {
    bet: (request) => fast(bet, request),
    win: (request) => fast(win, request),
    rollback: (request) => step(services, rollback, request),
    promo: (request) => step(services, promo, request),
    correct: (request) => step(services, correction, request),
    balance: (request) => balance(services, request),
    isPlayer: (vendorCode, playerId) => isPlayerOf(services.database, vendorCode, memberIdOf(playerId) ?? 0),
  };
}

import type { Database, Tx } from '@hanpan/db';
import type { Holder, Ledger, Transfer } from '@hanpan/ledger';
import { type Amount, zero } from '@hanpan/money';
import type { Clock } from '../../../kernel/clock.ts';
import { hashToken } from '../../../kernel/sessions.ts';
import { playerIdOf } from '../../../vendors/player-id.ts';
import type { WalletOutcome, WalletSession, WalletTransaction } from '../../../vendors/wallet-operations.ts';
import { lockMember, type MemberFacts } from '../../member/index.ts';
import { refuseLossLimit } from '../../play/index.ts';
import { isUnderMaintenance, settingsOfSite } from '../../settings/index.ts';
import { addToRound } from '../rounds/round-store.ts';
import { isOff } from '../vendor-store.ts';
import type { Booking, Decision, Facts, StoredMovement } from './decide.ts';
import { type HeldMovement, holdMovement, isHeld } from './held-store.ts';
import {
  findGameSession,
  findTransactions,
  insertTransaction,
  type PlayerSession,
  touchGameSession,
  type VendorTransactionRow,
} from './store.ts';

export interface WalletServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

export type WalletMovement = WalletTransaction & {
  readonly amount?: Amount;
  readonly referenceId?: string;
};

/** What a bet, a win and a rollback differ in. */
export interface MovementKind<Request extends WalletMovement, Name = 'bet' | 'win' | 'rollback'> {
  readonly name: Name;
  readonly decide: (facts: Facts, request: Request) => Decision;
  /** The money that moves for it. */
  readonly transferOf: (movement: { holder: Holder; amount: Amount }, request: Request) => Transfer;
  /** What the round gains by it. */
  readonly part: 'stake' | 'win' | 'returned';
}

interface Scene {
  readonly tx: Tx;
  readonly ledger: Ledger;
  readonly session: PlayerSession;
  readonly at: Date;
}

export async function readSession(
  { database }: WalletServices,
  request: WalletSession,
): Promise<PlayerSession | WalletOutcome> {
  const session = await findGameSession(database, { ...request, tokenHash: hashToken(request.token) });
  if (session === undefined || playerIdOf(session.member_id) !== request.playerId)
    return { status: 'invalid-token' };
  return session.game_known ? session : { status: 'invalid-game' };
}

export function isOutcome(value: PlayerSession | WalletOutcome): value is WalletOutcome {
  return 'status' in value;
}

export function holderOf(session: PlayerSession): Holder {
  return { siteId: session.site_id, memberId: session.member_id };
}

/**
 * One movement alone: the member is locked, so retransmissions, late bets and rollbacks that overtake their bet are
 * decided one after the other; then what is stored is read, `decide` decides by it, and what it says is booked.
 */
export async function step<Request extends WalletMovement>(
  services: WalletServices,
  kind: MovementKind<Request>,
  request: Request,
): Promise<WalletOutcome> {
  const session = await readSession(services, request);
  if (isOutcome(session)) return session;
  const at = services.clock.date();
  return services.database.transaction(async (tx) => {
    const member = await lockMember(tx, session.member_id);
    if (member === undefined) return { status: 'invalid-token' };
    const scene: Scene = { tx, ledger: services.ledger, session, at };
    const { facts, bet } = await readFacts(scene, kind, request, member);
    if (facts.known === undefined) await touchGameSession(tx, session.session_id, at);
    const decision = kind.decide(facts, request);
    if (decision.do === 'book') return book(scene, kind, request, decision.booking, bet);
    if (decision.do === 'repeat') return { status: 'ok', balance: await cashOf(scene) };
    const { status } = decision;
    if ((status === 'held' || status === 'out-of-range') && kind.name !== 'bet')
      await holdMovement(tx, heldOf(session, kind.name, status, request, bet), at);
    const tellsBalance = status === 'duplicate' || status === 'rolled-back';
    return tellsBalance ? { status, balance: await cashOf(scene) } : { status };
  });
}

function heldOf(
  session: PlayerSession,
  kind: HeldMovement['kind'],
  reason: HeldMovement['reason'],
  request: WalletMovement,
  bet: VendorTransactionRow | undefined,
): HeldMovement {
  const { vendor_id: vendorId, site_id: siteId, member_id: memberId } = session;
  const { transactionId, round, gameKey } = request;
  const amount = (kind === 'win' ? request.amount : bet?.amount) ?? zero;
  return { vendorId, siteId, memberId, transactionId, kind, reason, round, gameKey, amount };
}

async function cashOf({ tx, ledger, session }: Scene): Promise<Amount> {
  return (await ledger.holdings(tx, holderOf(session))).cash;
}

/** A retransmission says the same of the same; the token may be another. */
function isSame(
  stored: VendorTransactionRow,
  kind: MovementKind<never>['name'],
  request: WalletMovement,
  memberId: number,
): boolean {
  const storedKind = stored.kind === 'tombstone' ? 'rollback' : stored.kind;
  return (
    storedKind === kind &&
    stored.member_id === memberId &&
    stored.round === request.round &&
    stored.game_key === request.gameKey &&
    stored.is_free === request.isFree &&
    stored.reference_id === (request.referenceId ?? null) &&
    (request.amount === undefined || stored.amount === request.amount)
  );
}

async function readFacts<Request extends WalletMovement>(
  scene: Scene,
  { name }: MovementKind<Request>,
  request: Request,
  member: MemberFacts,
): Promise<{ facts: Facts; bet: VendorTransactionRow | undefined }> {
  const { tx, session, at } = scene;
  const { vendor_id: vendorId, member_id: memberId } = session;
  const { transactionId, gameKey } = request;
  const betId = request.referenceId ?? transactionId;
  const rows = await findTransactions(tx, vendorId, [transactionId, betId], betId);
  const own = rows.find((row) => row.transaction_id === transactionId);
  const bet = name === 'bet' ? undefined : rows.find((row) => row.transaction_id === betId);
  const resolutions = rows.filter((row) => row.reference_id === betId).map((row) => row.kind);
  const facts: Facts = {
    known: own && (isSame(own, name, request, memberId) ? 'same' : 'other'),
    session: { isExpired: session.expires_at <= at, isClosed: session.is_closed },
    member: { isActive: member.status === 'active', bettingAllowed: member.bettingAllowed },
    isOff: name === 'bet' && (await takesNoBet(scene, gameKey)),
    exceedsLossLimit: name === 'bet' && (await exceedsLossLimit(scene, request)),
    isHeld: name === 'win' && (await isHeld(tx, vendorId, transactionId, request.amount ?? zero)),
    cash: await cashOf(scene),
    largestBalance: request.largestBalance,
    bet: bet && storedMovement(bet, memberId),
    resolutions: new Set(resolutions.filter((each) => each !== 'bet')),
  };
  return { facts, bet };
}

/** Maintenance refuses what is new and takes what ends something, as a switch does. */
async function takesNoBet({ tx, session, at }: Scene, gameKey: string): Promise<boolean> {
  const { vendor_id: vendorId, member_id: memberId, site_id: siteId } = session;
  return (await isUnderMaintenance(tx, siteId, at)) || isOff(tx, { vendorId, gameKey, memberId });
}

/** A free stake can lose nothing. */
async function exceedsLossLimit({ tx, session, at }: Scene, request: WalletMovement): Promise<boolean> {
  const stake = request.isFree ? zero : (request.amount ?? zero);
  if (stake === 0) return false;
  const settings = await settingsOfSite(tx, session.site_id);
  const bet = { memberId: session.member_id, stake, atMs: at.getTime() };
  return (await refuseLossLimit(tx, settings, bet)) !== undefined;
}

function storedMovement(row: VendorTransactionRow, memberId: number): StoredMovement {
  return { kind: row.kind, isOwn: row.member_id === memberId, amount: row.amount, isFree: row.is_free };
}

/** Moves the money, where there is any, and stores the movement and what it does to its round. */
async function book<Request extends WalletMovement>(
  scene: Scene,
  kind: MovementKind<Request>,
  request: Request,
  booking: Booking,
  bet: VendorTransactionRow | undefined,
): Promise<WalletOutcome> {
  const { tx, ledger, session, at } = scene;
  const { moved } = booking;
  let posted: Amount | undefined;
  if (moved > 0) {
    const transfer = kind.transferOf({ holder: holderOf(session), amount: moved }, request);
    const [posting] = await ledger.postIn(tx, [transfer]);
    if (posting?.status === 'insufficient')
      return { status: 'not-enough-money', balance: posting.debit.balance };
    if (posting?.status !== 'posted') throw new Error(`transfer ${transfer.key} was ${posting?.status}`);
    posted = (kind.part === 'stake' ? posting.debit : posting.credit).balance;
  }
  const balance = posted ?? (await cashOf(scene));
  const { vendor_id: vendorId, member_id: memberId, site_id: siteId } = session;
  const { round, gameKey } = request;
  await insertTransaction(tx, {
    vendorId,
    id: request.transactionId,
    kind: booking.kind,
    referenceId: request.referenceId ?? null,
    memberId,
    round,
    gameKey,
    amount: booking.amount,
    isFree: request.isFree,
    balanceAfter: balance,
    at,
  });
  // What is returned of a bet belongs to the round of the bet, whatever round its rollback names.
  if (booking.kind !== 'tombstone')
    await addToRound(tx, {
      vendorId,
      siteId,
      memberId,
      round: booking.kind === 'rollback' ? (bet?.round ?? round) : round,
      gameKey,
      ...{ stake: zero, win: zero, returned: zero, [kind.part]: moved },
      at,
      closes: request.roundClosed,
    });
  return { status: 'ok', balance };
}

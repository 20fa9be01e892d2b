import type { Database } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import { zero } from '@hanpan/money';
import { hub88Rules } from '@hanpan/vendor-kit';
import type { Clock } from '../../../kernel/clock.ts';
import { hashToken } from '../../../kernel/sessions.ts';
import { memberIdOf, playerIdOf } from '../../../vendors/player-id.ts';
import type { WalletOutcome, WalletSession } from '../../../vendors/wallet-operations.ts';
import { isCheckDue, isExcluded, lockMember, type MemberFacts } from '../../member/index.ts';
import { type GameFamily, refuseLimited } from '../../play/index.ts';
import { isUnderMaintenance, settingsOfSite } from '../../settings/index.ts';
import { isOff } from '../vendor-store.ts';
import { book, cashOf, type Related } from './book.ts';
import type { Facts, StoredMovement } from './decide.ts';
import { type HeldMovement, holdMovement, isHeld } from './held-store.ts';
import type { MovementKind, MovementName, Scene, WalletMovement } from './movement.ts';
import {
  endOfGameSession,
  findGameSession,
  findLastGameSession,
  findTransactions,
  isRoundUnderWay,
  noteStaked,
  type PlayerSession,
  stakeOfRound,
  touchGameSession,
  type VendorTransactionRow,
} from './store.ts';

export interface WalletServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Whose open bets count where a member is limited. */
  readonly families: readonly GameFamily[];
}

export async function readSession(
  { database }: WalletServices,
  request: WalletSession,
): Promise<PlayerSession | WalletOutcome> {
  const { token, playerId } = request;
  const session =
    token === undefined
      ? await findLastGameSession(database, { ...request, memberId: memberIdOf(playerId ?? '') ?? 0 })
      : await findGameSession(database, { ...request, tokenHash: hashToken(token) });
  if (session === undefined || (playerId !== undefined && playerIdOf(session.member_id) !== playerId))
    return { status: 'invalid-token' };
  return session.game_known ? session : { status: 'invalid-game' };
}

export function isOutcome(value: PlayerSession | WalletOutcome): value is WalletOutcome {
  return 'status' in value;
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
  const found = await readSession(services, request);
  if (isOutcome(found)) return found;
  return services.database.transaction(async (tx) => {
    const member = await lockMember(tx, found.member_id);
    if (member === undefined) return { status: 'invalid-token' };
    // Whoever closes games holds that lock: what was open before it may be closed by now.
    const session = { ...found, ...(await endOfGameSession(tx, found.session_id)) };
    const at = services.clock.date();
    const scene: Scene = { tx, ledger: services.ledger, families: services.families, session, at };
    const { facts, related } = await readFacts(scene, kind, request, member);
    if (facts.known === undefined) await touchGameSession(tx, session.session_id, at);
    const decision = kind.decide(facts, request);
    if (decision.do === 'book') {
      const outcome = await book(scene, kind, request, decision, related);
      const isStaked = kind.name === 'bet' && outcome.status === 'ok' && request.isRoundSession === true;
      if (isStaked) await noteStaked(tx, session.session_id, at);
      return outcome;
    }
    if (decision.do === 'repeat') return { status: 'ok', balance: await cashOf(scene) };
    const { status } = decision;
    if ((status === 'held' || status === 'out-of-range') && !takes(kind))
      await holdMovement(tx, heldOf(session, kind.name, status, request, related.bet), at);
    const tellsBalance = status === 'duplicate' || status === 'rolled-back' || status === 'settled';
    return tellsBalance ? { status, balance: await cashOf(scene) } : { status };
  });
}

/** What takes money from a member is not owed to it, and so never held for it. */
const takes = ({ name }: Pick<MovementKind<never>, 'name'>) => name === 'bet' || name === 'correction';

function heldOf(
  session: PlayerSession,
  name: MovementName,
  reason: HeldMovement['reason'],
  request: WalletMovement,
  bet: VendorTransactionRow | undefined,
): HeldMovement {
  const { vendor_id: vendorId, site_id: siteId, member_id: memberId } = session;
  const { transactionId, round, referenceId = null } = request;
  const kind = name === 'rollback' ? name : 'win';
  const gameKey = request.gameKey ?? session.game_key;
  const amount = (kind === 'win' ? request.amount : bet?.amount) ?? zero;
  return { vendorId, siteId, memberId, transactionId, referenceId, kind, reason, round, gameKey, amount };
}

/** What a movement may be stored as. Before corrections had a kind of their own they were stored as bets are. */
const storedAs: Readonly<Record<MovementName, readonly StoredMovement['kind'][]>> = {
  bet: ['bet'],
  win: ['win', 'parked'],
  rollback: ['rollback', 'tombstone'],
  promo: ['promo'],
  correction: ['correction', 'bet'],
};

/** A retransmission says the same of the same; the token may be another. */
function isSame(
  stored: VendorTransactionRow,
  name: MovementName,
  request: WalletMovement,
  memberId: number,
): boolean {
  return (
    storedAs[name].includes(stored.kind) &&
    stored.member_id === memberId &&
    stored.round === request.round &&
    (request.gameKey === undefined || stored.game_key === request.gameKey) &&
    stored.is_free === request.isFree &&
    stored.reference_id === (request.referenceId ?? null) &&
    (request.amount === undefined || stored.amount === request.amount) &&
    stored.returned === (request.returned ?? zero)
  );
}

async function readFacts<Request extends WalletMovement>(
  scene: Scene,
  { name }: MovementKind<Request>,
  request: Request,
  member: MemberFacts,
): Promise<{ facts: Facts; related: Related }> {
  const { tx, session, at } = scene;
  const { vendor_id: vendorId, member_id: memberId } = session;
  const { transactionId, rules = hub88Rules } = request;
  const gameKey = request.gameKey ?? session.game_key;
  const betId = request.referenceId ?? transactionId;
  const { corrects } = request;
  const ids = [transactionId, betId, ...(corrects === undefined ? [] : [corrects])];
  const rows = await findTransactions(tx, vendorId, ids, betId);
  const own = rows.find((row) => row.transaction_id === transactionId);
  const isAboutBet = name !== 'bet' && request.referenceId !== undefined;
  const bet = isAboutBet ? rows.find((row) => row.transaction_id === betId) : undefined;
  const about = rows.filter((row) => row.reference_id === betId);
  const parked = about.filter((row) => row.kind === 'parked' && row.member_id === memberId);
  const pays = name === 'win' || name === 'promo';
  const asksToPlay = name === 'bet';
  const facts: Facts = {
    known: own && (isSame(own, name, request, memberId) ? 'same' : 'other'),
    session: { isExpired: session.expires_at <= at, isClosed: session.is_closed },
    member: {
      isActive: member.status === 'active',
      bettingAllowed: member.bettingAllowed && member.dormantAt === null && !isExcluded(member, at.getTime()),
    },
    isOff: asksToPlay && (await takesNoBet(scene, gameKey)),
    isBeyondLimit: asksToPlay && (await isBeyondLimit(scene, request, member)),
    isHeld: pays && (await isHeld(tx, vendorId, transactionId, request.amount ?? zero)),
    cash: await cashOf(scene),
    largestBalance: request.largestBalance,
    bet: bet && storedMovement(bet, memberId),
    resolutions: resolutionsAmong(about),
    parked: parked.map(({ amount }) => amount),
    round:
      rules.settles === 'round' && name === 'win'
        ? await stakeOfRound(tx, { vendorId, round: request.round, memberId })
        : undefined,
    rules,
  };
  const corrected = rows.find((row) => row.transaction_id === corrects && row.member_id === memberId);
  return { facts, related: { bet, corrected, parked } };
}

function resolutionsAmong(rows: readonly VendorTransactionRow[]): Facts['resolutions'] {
  const resolutions = new Set<'win' | 'rollback' | 'tombstone'>();
  for (const { kind } of rows)
    if (kind === 'win' || kind === 'rollback' || kind === 'tombstone') resolutions.add(kind);
  return resolutions;
}

/** Maintenance refuses what is new and takes what ends something, as a switch does. */
async function takesNoBet({ tx, session, at }: Scene, gameKey: string): Promise<boolean> {
  const { vendor_id: vendorId, member_id: memberId, site_id: siteId } = session;
  return (await isUnderMaintenance(tx, siteId, at)) || isOff(tx, { vendorId, gameKey, memberId });
}

/** A round that began so long ago holds a whole session, and not one game that is to be played to its end. */
const underWayMs = 10 * 60_000;

/**
 * Money is limited whatever it is staked on. Time and the reality check come between two rounds: one that is under way goes on to its
 * end, with its free spins and what is doubled.
 */
async function isBeyondLimit(
  { tx, families, session, at }: Scene,
  request: WalletMovement,
  member: MemberFacts,
): Promise<boolean> {
  const { ownLimits } = member;
  const stake = request.isFree ? zero : (request.amount ?? zero);
  const settings = await settingsOfSite(tx, session.site_id);
  const bet = { memberId: member.id, stake, settings, ownLimits };
  const limited = await refuseLimited(tx, families, bet, at.getTime());
  if (limited !== undefined && limited.code !== 'X006') return true;
  if (limited === undefined && !isCheckDue(member, at.getTime())) return false;
  const round = { vendorId: session.vendor_id, round: request.round, memberId: member.id };
  return !(await isRoundUnderWay(tx, round, new Date(at.getTime() - underWayMs)));
}

function storedMovement(row: VendorTransactionRow, memberId: number): StoredMovement {
  return { kind: row.kind, isOwn: row.member_id === memberId, amount: row.amount, isFree: row.is_free };
}

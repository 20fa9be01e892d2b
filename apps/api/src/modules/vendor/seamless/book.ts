import { flows, type Holder, type Transfer } from '@hanpan/ledger';
import { type Amount, negate, subtract, zero } from '@hanpan/money';
import type { WalletOutcome } from '../../../vendors/wallet-operations.ts';
import { addToRound } from '../rounds/round-store.ts';
import type { Booking } from './decide.ts';
import type { MovementKind, Scene, WalletMovement } from './movement.ts';
import { insertTransaction, type PlayerSession, payParked, type VendorTransactionRow } from './store.ts';

/** What is stored about the bet that a movement is or names. */
export interface Related {
  readonly bet: VendorTransactionRow | undefined;
  /** What it corrects. */
  readonly corrected: VendorTransactionRow | undefined;
  readonly parked: readonly VendorTransactionRow[];
}

export function holderOf(session: PlayerSession): Holder {
  return { siteId: session.site_id, memberId: session.member_id };
}

export async function cashOf({ tx, ledger, session }: Scene): Promise<Amount> {
  return (await ledger.holdings(tx, holderOf(session))).cash;
}

/** Moves the money, where there is any, and stores the movement and what it does to its round. */
export async function book<Request extends WalletMovement>(
  scene: Scene,
  kind: MovementKind<Request>,
  request: Request,
  { booking, tell }: { readonly booking: Booking; readonly tell: WalletOutcome['status'] },
  related: Related,
): Promise<WalletOutcome> {
  const { moved } = booking;
  const posted =
    moved > 0
      ? await post(scene, kind.transferOf({ holder: holderOf(scene.session), amount: moved }, request))
      : undefined;
  if (posted?.isShort === true) return { status: 'not-enough-money', balance: posted.debit };
  const balance =
    posted === undefined
      ? await cashOf(scene)
      : posted[kind.part === 'stake' || kind.part === 'taken' ? 'debit' : 'credit'];
  const round = roundOf(kind, request, related);
  await store(scene, request, booking, { balanceAfter: balance, round });
  if (booking.kind !== 'tombstone' && booking.kind !== 'parked')
    await addPart(
      scene,
      { round, closes: request.roundClosed, ...partsOf(partOf(kind, related), moved, request) },
      request,
    );
  const paid = kind.name === 'bet' ? await payAllParked(scene, request, related.parked) : undefined;
  return { status: tell, balance: paid ?? balance };
}

/** Of a correction that is undone, what it took is won again; of a bet, its stake is returned. */
function partOf({ part }: Pick<MovementKind<never>, 'part'>, { bet }: Related): Part {
  return part === 'returned' && bet?.kind === 'correction' ? 'win' : part;
}

/**
 * What is returned of a bet belongs to the round of the bet, and what corrects a movement to the round where that was booked,
 * whatever round they name.
 */
function roundOf(
  { name }: Pick<MovementKind<never>, 'name'>,
  { round }: WalletMovement,
  { bet, corrected }: Related,
): string {
  const about = name === 'rollback' ? bet : corrected;
  return about?.booked_round ?? round;
}

interface Posted {
  readonly isShort: boolean;
  readonly debit: Amount;
  readonly credit: Amount;
}

async function post({ tx, ledger }: Scene, transfer: Transfer): Promise<Posted> {
  const [posting] = await ledger.postIn(tx, [transfer]);
  if (posting?.status !== 'posted' && posting?.status !== 'insufficient')
    throw new Error(`transfer ${transfer.key} was ${posting?.status}`);
  const isShort = posting.status === 'insufficient';
  return { isShort, debit: posting.debit.balance, credit: posting.credit.balance };
}

async function store(
  { tx, session, at }: Scene,
  request: WalletMovement,
  { kind, amount, resolves }: Booking,
  { balanceAfter, round }: { readonly balanceAfter: Amount; readonly round: string },
): Promise<void> {
  await insertTransaction(tx, {
    vendorId: session.vendor_id,
    id: request.transactionId,
    kind,
    referenceId: request.referenceId ?? null,
    memberId: session.member_id,
    round: request.round,
    bookedRound: round === request.round ? null : round,
    gameKey: request.gameKey ?? session.game_key,
    amount,
    returned: request.returned ?? zero,
    isFree: request.isFree,
    resolves,
    balanceAfter,
    at,
  });
}

type Part = MovementKind<never>['part'];

interface Parts {
  readonly stake: Amount;
  readonly win: Amount;
  readonly returned: Amount;
}

/** A win may give back stake that was never at risk: that is returned, and only the rest of it was won. */
function partsOf(part: Part, moved: Amount, { returned = zero }: Pick<WalletMovement, 'returned'>): Parts {
  const none = { stake: zero, win: zero, returned: zero };
  if (part === 'taken') return { ...none, win: negate(moved) };
  return part === 'win' ? { ...none, win: subtract(moved, returned), returned } : { ...none, [part]: moved };
}

interface RoundParts extends Parts {
  readonly round: string;
  readonly closes: boolean;
}

async function addPart(
  { tx, session, at }: Scene,
  { round, closes, ...parts }: RoundParts,
  { gameKey }: Pick<WalletMovement, 'gameKey'>,
): Promise<void> {
  await addToRound(tx, {
    vendorId: session.vendor_id,
    siteId: session.site_id,
    memberId: session.member_id,
    round,
    gameKey: gameKey ?? session.game_key,
    ...parts,
    at,
    closes,
  });
}

/** The wins that came before their bet, in the transaction of the bet. Returns the balance after the last of them. */
async function payAllParked(
  scene: Scene,
  { vendorCode, gameKey }: WalletMovement,
  parked: readonly VendorTransactionRow[],
): Promise<Amount | undefined> {
  let balance: Amount | undefined;
  for (const [index, { transaction_id: id, amount, returned, booked_round: round }] of parked.entries()) {
    if (amount > 0)
      balance = (
        await post(scene, flows.vendorWin({ holder: holderOf(scene.session), amount }, vendorCode, id))
      ).credit;
    balance ??= await cashOf(scene);
    await payParked(scene.tx, {
      vendorId: scene.session.vendor_id,
      id,
      resolves: index === 0,
      balanceAfter: balance,
    });
    await addPart(scene, { round, ...partsOf('win', amount, { returned }), closes: true }, { gameKey });
  }
  return balance;
}

import { randomUUID } from 'node:crypto';
import type { Tx } from '@hanpan/db';
import { flows, type Holder, type Ledger } from '@hanpan/ledger';
import { type Amount, amount, zero } from '@hanpan/money';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import type { EndReason } from '../../../kernel/sessions.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lockMember, type MemberFacts, type refuseBettor } from '../../member/index.ts';
import { type GameFamily, PlayLimits } from '../../play/index.ts';
import { settingsOfSite } from '../../settings/index.ts';
import { isOpen, openRefusal, refusalOfIn } from './refusal-of.ts';
import { type GameMoneyServices, leaseMs, resumeTransfer, sendTransfer } from './settle-transfer.ts';
import { findOpenTransfer, insertTransfer } from './store.ts';

type LaunchRefusal = Exclude<ReturnType<typeof refuseBettor>, undefined> | Failure<EndReason>;
/** Why a launch may not go on, asked under the lock of its member; undefined where it may. */
export type RefuseLaunch = (tx: Tx, locked: MemberFacts | undefined) => Promise<LaunchRefusal | undefined>;
type MoveInRefusal = LaunchRefusal | Failure<'B6000' | 'B0099' | 'B0091' | 'TE99' | 'NT99' | '9999'>;

/**
 * Cash → game money for a launch: all of it, unless the member has switched conversion off, and no more than its limits leave
 * beside what stands at vendors already: all of it may be lost there. The row and the ledger's
 * movement commit together before the vendor is asked, so nothing that happens afterwards can lose it.
 * Fails with what `refuse` says of the locked member, B0091 (a transfer that nobody can explain), B6000 (nothing to play with), B0099 (no credit at the vendor),
 * TE99 (the vendor cannot be reached; the money is back), NT99 (a response was lost), 9999 (refused).
 */
export async function moveIn(
  services: MoveInServices,
  holder: Holder,
  vendorCode: string,
  refuse: RefuseLaunch,
): Promise<undefined | MoveInRefusal> {
  const left = await findOpenTransfer(services.database, holder.memberId, vendorCode);
  if (left !== undefined) {
    const settled = await resumeTransfer(services, left.id);
    if (isOpen(settled)) return openRefusal(settled);
  }
  const begun = await inTransaction(services.database, (tx) =>
    begin(services, tx, { holder, vendorCode, refuse }),
  );
  if (isFailure(begun) || begun === undefined) return begun;
  return refusalOfIn(await sendTransfer(services, begun));
}

export interface MoveInServices extends GameMoneyServices {
  /** Whose open bets count where a member is limited. */
  readonly families: readonly GameFamily[];
}

/** What a member may still stake and lose, with what stands open and at vendors taken off. It is locked. */
async function mostOf({
  tx,
  families,
  member,
  atMs,
}: {
  readonly tx: Tx;
  readonly families: readonly GameFamily[];
  readonly member: MemberFacts;
  readonly atMs: number;
}): Promise<number> {
  const settings = await settingsOfSite(tx, member.siteId);
  const stakes = [{ memberId: member.id, stake: zero, settings }];
  const members = new Map([[member.id, member]]);
  const limits = await PlayLimits.read(tx, families, { stakes, members }, atMs);
  return limits.most(member.id) ?? Number.POSITIVE_INFINITY;
}

/** A seamless game may take a stake at the same moment, without asking for the member's lock. */
const postAttempts = 3;

/** Moves the cash in our books, as far as the limits of its holder leave room, and returns how much that was. */
async function postAll(
  ledger: Ledger,
  tx: Tx,
  { holder, vendorCode, id }: { readonly holder: Holder; readonly vendorCode: string; readonly id: string },
  { converts, most }: { readonly converts: boolean; readonly most: number },
): Promise<Amount | undefined | Failure<'B6000' | 'NT99'>> {
  for (let attempt = 1; attempt <= postAttempts; attempt += 1) {
    const { cash: all, game } = await ledger.holdings(tx, holder);
    const cash = amount(Math.min(all, most));
    if (!converts || cash === 0) return (game[vendorCode] ?? 0) > 0 ? undefined : fail('B6000');
    const [posting] = await ledger.postIn(tx, [flows.gameIn({ holder, amount: cash }, vendorCode, id)]);
    if (posting?.status === 'posted') return cash;
  }
  return fail('NT99');
}

/** The id of the transfer, undefined where there is nothing to convert but something to play with. */
async function begin(
  { ledger, clock, families }: MoveInServices,
  tx: Tx,
  {
    holder,
    vendorCode,
    refuse,
  }: { readonly holder: Holder; readonly vendorCode: string; readonly refuse: RefuseLaunch },
): Promise<string | undefined | LaunchRefusal | Failure<'B6000' | 'NT99' | 'B0091'>> {
  const member = await lockMember(tx, holder.memberId);
  if (member === undefined) throw new Error(`member ${holder.memberId} is gone`);
  const refused = await refuse(tx, member);
  if (refused !== undefined) return refused;
  const other = await findOpenTransfer(tx, holder.memberId, vendorCode);
  // A second launch at the same moment: the first one is moving the money.
  if (other !== undefined) return openRefusal(other);
  const id = randomUUID();
  const at = clock();
  const most = await mostOf({ tx, families, member, atMs: at });
  const launch = { holder, vendorCode, id };
  const moved = await postAll(ledger, tx, launch, { converts: member.convertsGameMoney, most });
  if (isFailure(moved) || moved === undefined) return moved;
  await insertTransfer(tx, {
    id,
    ...holder,
    vendorCode,
    direction: 'in',
    askedAmount: moved,
    at: new Date(at),
    nextAttemptAt: new Date(at + leaseMs),
  });
  return id;
}

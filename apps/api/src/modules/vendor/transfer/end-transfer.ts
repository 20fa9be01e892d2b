import type { BodyOf } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { type Amount, add, amount, zero } from '@hanpan/money';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import type { Operation } from '../../../kernel/confirmation/operation.ts';
import { fail } from '../../../kernel/failure.ts';
import { type DecisionToJudge, judgeDecision, recordDecision } from '../../approval/index.ts';
import { lockMember } from '../../member/index.ts';
import { isOpen } from './refusal-of.ts';
import { confirmIn, type GameMoneyServices, giveUpIn, leaseMs } from './settle-transfer.ts';
import { lockTransfer, type TransferRow } from './store.ts';
import {
  type EndedTransfer,
  findTransferOfSite,
  forgetWord,
  isBeingAsked,
  keepWord,
  type Word,
  wordOn,
} from './word-store.ts';

type Services = Pick<GameMoneyServices, 'database' | 'ledger' | 'clock'>;
type Said = Pick<BodyOf<'/api/console/vendors/endTransfer'>, 'transferId' | 'moved' | 'reason'>;

/**
 * What is at stake with what is said: what would come back to the member, or stay with the vendor, or be lost there by our books.
 * Of a way back that was for everything and did not happen it is nothing, for the money stays where it is.
 */
async function worthOf(
  { ledger }: Pick<Services, 'ledger'>,
  queryable: Queryable,
  { askedAmount, direction, siteId, memberId, vendorCode }: EndedTransfer,
  { moved }: Pick<Said, 'moved'>,
): Promise<Amount> {
  if (moved === null) return askedAmount ?? zero;
  if (direction === 'in') return askedAmount ?? moved.amount;
  const held = (await ledger.holdings(queryable, { siteId, memberId })).game[vendorCode] ?? zero;
  return amount(Math.max(add(moved.amount, moved.left), held));
}

/** What ending a movement by what is said of it is worth; undefined where the site has no such movement. */
export async function worthOfEnd(
  services: Pick<Services, 'database' | 'ledger'>,
  siteId: number,
  said: Pick<Said, 'transferId' | 'moved'>,
): Promise<Amount | undefined> {
  const { database } = services;
  const found = await findTransferOfSite(database, siteId, said.transferId);
  return found && worthOf(services, database, found, said);
}

/** As an adjustment: nobody but an operator says that the money is there. */
function decisionOf(
  { site, operatorId }: Pick<OperatorContext, 'site' | 'operatorId'>,
  at: Date,
  { transferId, memberId, worth }: { transferId: string; memberId: number; worth: Amount },
): DecisionToJudge & { readonly reference: string } {
  return {
    ...{ site, operatorId, at, kind: 'adjustment', side: 'in' },
    shares: [{ memberId, amount: worth }],
    reference: `game-transfer:${transferId}`,
  };
}

const isSameWord = (word: Word, { moved }: Pick<Said, 'moved'>): boolean =>
  word.moved === (moved?.amount ?? null) && word.left === (moved?.left ?? null);

/** A movement of the site with its member locked first, and what is to be judged of what is said of it. */
async function lockFor(
  services: Pick<Services, 'clock' | 'ledger'>,
  tx: Tx,
  context: Pick<OperatorContext, 'site' | 'operatorId'>,
  said: Said,
) {
  const found = await findTransferOfSite(tx, context.site.id, said.transferId);
  if (found === undefined) return undefined;
  await lockMember(tx, found.memberId);
  const row = await lockTransfer(tx, said.transferId);
  const worth = await worthOf(services, tx, found, said);
  const at = services.clock.date();
  const word = await wordOn(tx, said.transferId);
  const isSecond = word !== undefined && word.operatorId !== context.operatorId && isSameWord(word, said);
  const decision = decisionOf(context, at, { transferId: said.transferId, memberId: found.memberId, worth });
  return { found, row, worth, at, word, isSecond, decision };
}

/** What ending it would do; undefined where the site has no such movement. */
export async function describeEnd(
  services: Pick<Services, 'clock' | 'ledger'>,
  tx: Tx,
  context: Pick<OperatorContext, 'site' | 'operatorId'>,
  said: Said,
): Promise<Operation | undefined> {
  const locked = await lockFor(services, tx, context, said);
  if (locked === undefined) return undefined;
  const { found, row, worth, isSecond, decision } = locked;
  const isAlone = worth === 0 || isSecond || (await judgeDecision(tx, decision)) === null;
  const { moved } = said;
  return {
    memIds: [found.memId],
    lines: [
      { name: 'member', text: found.memId },
      { name: 'provider', text: row.vendor_code },
      { name: 'transaction', text: row.id },
      { name: 'moved', amount: moved?.amount ?? zero },
      moved === null ? undefined : { name: 'left', amount: moved.left },
      { name: 'outcome', text: isAlone ? 'now' : 'waits' },
      { name: 'reason', text: said.reason },
    ],
    // How often the vendor was asked meanwhile changes nothing of it.
    state: { isOpen: isOpen(row), worth, isAlone },
  };
}

/** More than was sent there cannot have come there; the rest comes back as cash. */
function isBeyond({ direction, asked_amount: asked }: TransferRow, { moved }: Pick<Said, 'moved'>): boolean {
  return moved !== null && direction === 'in' && moved.amount > (asked ?? zero);
}

/**
 * Ends a movement that its vendor does not explain, by what people have found out there. From the sums of the site on a second
 * operator has to say the same. Fails with E404, T999 (it has ended), VD06 (more than was sent), VD07 (the vendor is being asked at this
 * moment) and C504 where the first operator says it again.
 */
export async function endTransfer(services: Services, tx: Tx, context: OperatorContext, said: Said) {
  const locked = await lockFor(services, tx, context, said);
  if (locked === undefined) return fail('E404');
  const { found, row, worth, at, word, isSecond, decision } = locked;
  if (!isOpen(row)) return fail('T999');
  if (isBeyond(row, said)) return fail('VD06');
  if (await isBeingAsked(tx, row.id, at, new Date(at.getTime() - leaseMs))) return fail('VD07');
  const { moved, reason, transferId } = said;
  const detail = { reason, transferId, happened: moved !== null, ...(moved !== null && { moved }) };
  const subject = `member:${found.memberId}`;
  const cause = worth === 0 || isSecond ? null : await judgeDecision(tx, decision);
  if (cause !== null) {
    if (word?.operatorId === context.operatorId && isSameWord(word, said)) return fail('C504');
    const { operatorId } = context;
    await keepWord(tx, row.id, {
      ...{ operatorId, cause, reason, at },
      ...{ moved: moved?.amount ?? null, left: moved?.left ?? null },
    });
    await recordAction(tx, context, 'vendor.say-transfer', subject, { ...detail, cause });
    return { isDone: false };
  }
  const first = isSecond ? word : undefined;
  const operatorId = first?.operatorId ?? context.operatorId;
  const second = first && { cause: first.cause, operatorId: context.operatorId };
  if (worth > 0) await recordDecision(tx, { ...decision, operatorId }, second ?? null);
  const by = { operatorId, secondBy: second?.operatorId ?? null };
  if (moved === null) await giveUpIn(services, tx, row, 'refused', at, by);
  else await confirmIn(services, tx, row, { amount: moved.amount, balanceAfter: moved.left }, at, by);
  await forgetWord(tx, row.id);
  await recordAction(tx, context, 'vendor.end-transfer', subject, detail);
  return { isDone: true };
}

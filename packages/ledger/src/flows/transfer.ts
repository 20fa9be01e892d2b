import type { Amount } from '@hanpan/money';
import type { AccountName } from '../account.ts';
import { memberAccount } from '../account.ts';
import { transferKey } from '../transfer-key.ts';

/** The owner of the money. */
export interface Holder {
  readonly siteId: number;
  readonly memberId: number;
}

/** The reasons for which money moves; a statement names each in the reader's language. */
export const flowNames = [
  'deposit',
  'withdrawal-hold',
  'withdrawal-pay',
  'withdrawal-return',
  'bet',
  'win',
  'void',
  'resettle-credit',
  'resettle-debit',
  'cash-out',
  'mini-bet',
  'mini-win',
  'mini-void',
  'vendor-bet',
  'vendor-win',
  'vendor-rollback',
  'vendor-correction',
  'game-in',
  'game-out',
  'game-result-win',
  'game-result-loss',
  'point-grant',
  'point-take-back',
  'point-convert',
  'coupon',
  'attendance',
  'rotary',
  'bonus-grant',
  'bonus-release',
  'bonus-forfeit',
  'commission',
  'commission-clawback',
  'comp-convert',
  'give',
  'take-back',
  'adjustment',
  'adjustment-debit',
] as const;

type Flow = (typeof flowNames)[number];
export type FlowName = Flow | `${Flow}-reversal`;

/**
 * One movement of money: `amount` leaves `debit` and reaches `credit`. The same key with the same content is the same
 * movement, whenever and however often it is posted.
 */
export interface Transfer {
  readonly key: string;
  readonly flow: FlowName;
  readonly debit: AccountName;
  readonly credit: AccountName;
  readonly amount: Amount;
  /** What the movement is about, e.g. `cash:1042` or `bet:77`. */
  readonly reference: string;
}

export interface Movement {
  readonly holder: Holder;
  readonly amount: Amount;
}

/** The key is derived from flow, site and reference: one reference can move money once for each reason. */
export function transfer(
  flow: Flow,
  debit: AccountName,
  credit: AccountName,
  amount: Amount,
  reference: string,
): Transfer {
  return { key: transferKey(flow, debit.siteId, reference), flow, debit, credit, amount, reference };
}

/**
 * The movement that reverses `original`: the same amount between the same accounts, the other way round. A transfer has
 * one reversal, so reversing it twice is the same movement; a reversal itself is not reversed, its flow is posted
 * again.
 */
export function reversalOf(original: Transfer): Transfer {
  if (isReversal(original.flow)) throw new TypeError(`${original.flow} is a reversal already`);
  return {
    key: transferKey('reversal', original.key),
    flow: `${original.flow}-reversal`,
    debit: original.credit,
    credit: original.debit,
    amount: original.amount,
    reference: original.reference,
  };
}

function isReversal(flow: FlowName): flow is `${Flow}-reversal` {
  return flow.endsWith('-reversal');
}

export const cash = (holder: Holder) => memberAccount(holder.siteId, holder.memberId, 'cash');
export const hold = (holder: Holder) => memberAccount(holder.siteId, holder.memberId, 'hold');
export const point = (holder: Holder) => memberAccount(holder.siteId, holder.memberId, 'point');
export const comp = (holder: Holder) => memberAccount(holder.siteId, holder.memberId, 'comp');
export const bonus = (holder: Holder) => memberAccount(holder.siteId, holder.memberId, 'bonus');

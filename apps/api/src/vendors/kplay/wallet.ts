import {
  dialectAnswers,
  dialectPolicies,
  isSameSecret,
  largestDecimal,
  type Outcome,
  toDecimal,
} from '@hanpan/vendor-kit';
import { z } from 'zod';
import type { VendorConnection } from '../port.ts';
import { readJson, readMoney, wireId, wireText } from '../read-body.ts';
import type { WalletOperations, WalletOutcome } from '../wallet-operations.ts';
import { headerOf, type WalletWire, type WireAnswer, type WireCall } from '../wallet-wire.ts';

const words = dialectAnswers.kplay;
const { rules } = dialectPolicies.kplay;

/**
 * Where the fields of a call stand. The vendor shows its pages to those who have a contract, so that this table is what has
 * to be compared with them, and nothing else of this file.
 */
const fields = {
  user: 'user_id',
  amount: 'amount',
  transaction: 'txn_id',
  game: 'game_id',
  round: 'round_id',
  isCancel: 'is_cancel',
} as const;

const movement = z.object({
  [fields.user]: wireText,
  [fields.amount]: z.number(),
  [fields.transaction]: wireId,
  [fields.game]: wireId.nullish(),
  [fields.round]: wireId.nullish(),
  [fields.isCancel]: z.union([z.boolean(), z.literal(0), z.literal(1)]).default(false),
});
const account = z.object({ [fields.user]: wireText });

const refuse = (_call: WireCall, outcome: Outcome): WireAnswer => ({
  outcome,
  body: { status: 0, error: words[outcome][0] },
});

/** A debit and its credit have one id: the path says which of the two it is. */
async function move(
  call: WireCall,
  vendor: VendorConnection,
  wallet: WalletOperations,
): Promise<WalletOutcome | Outcome> {
  const read = readJson(call.raw, movement);
  if ('outcome' in read) return read.outcome;
  const { body } = read;
  const amount = readMoney({ amount: body[fields.amount] }, vendor);
  if (typeof amount === 'string') return amount;
  const id = body[fields.transaction];
  const betId = `debit:${id}`;
  const common = {
    vendorCode: vendor.code,
    playerId: body[fields.user],
    token: undefined,
    gameKey: body[fields.game] ?? undefined,
    round: body[fields.round] ?? id,
    isFree: false,
    largestBalance: largestDecimal,
    rules,
  };
  if (call.path === '/debit')
    return wallet.bet({ ...common, transactionId: betId, roundClosed: false, amount });
  const end = { ...common, referenceId: betId, roundClosed: true };
  return body[fields.isCancel] === true || body[fields.isCancel] === 1
    ? wallet.rollback({ ...end, transactionId: `cancel:${id}` })
    : wallet.win({ ...end, transactionId: `credit:${id}`, amount });
}

async function balance(call: WireCall, vendor: VendorConnection, wallet: WalletOperations) {
  const read = readJson(call.raw, account);
  if ('outcome' in read) return read.outcome;
  const playerId = read.body[fields.user];
  return wallet.balance({ vendorCode: vendor.code, playerId, token: undefined, gameKey: undefined });
}

const paths: Readonly<Record<string, typeof move>> = { '/balance': balance, '/debit': move, '/credit': move };

/** Shaped like KPLAY: two headers with an agent and its secret, and three calls. */
export const kplayWire: WalletWire = {
  name: 'kplay',
  isSigned: (call, vendor) =>
    headerOf(call, 'ag-code') === vendor.operatorId &&
    vendor.theirKeys.some((key) => isSameSecret(headerOf(call, 'ag-token'), key)),
  async answer(call, vendor, wallet) {
    const run = call.method === 'POST' && Object.hasOwn(paths, call.path) ? paths[call.path] : undefined;
    if (run === undefined) return refuse(call, 'wrong-syntax');
    const outcome = await run(call, vendor, wallet);
    if (typeof outcome === 'string') return refuse(call, outcome);
    const { status, balance: cash } = outcome;
    const told = cash === undefined ? {} : { balance: toDecimal(cash, vendor.currency) };
    if (status !== 'ok') return { outcome: status, body: { ...refuse(call, status).body, ...told } };
    return { outcome: status, body: { status: 1, ...told } };
  },
  refuse,
};

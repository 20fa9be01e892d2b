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
import { readJson, readMoney, wireDecimal, wireText } from '../read-body.ts';
import type { WalletOperations, WalletOutcome } from '../wallet-operations.ts';
import type { WalletWire, WireAnswer, WireCall } from '../wallet-wire.ts';

const words = dialectAnswers.evolution;
const { rules } = dialectPolicies.evolution;

const base = z.object({ sid: wireText, userId: wireText, uuid: z.string().max(255).nullish() });
const table = z.object({ id: wireText });
const game = z.object({
  id: wireText,
  type: z.string().max(255).nullish(),
  details: z.object({ table }),
});
const movement = base.extend({
  currency: z.string().length(3),
  game,
  transaction: z.object({ id: wireText, refId: wireText, amount: wireDecimal }),
});
const promotion = base.extend({
  currency: z.string().length(3),
  game: game.nullish(),
  promoTransaction: z.object({ type: z.string().max(255), id: wireText, amount: wireDecimal }),
});
const balanceRequest = base.extend({ currency: z.string().length(3) });

const uuidOf = ({ raw }: WireCall): string | undefined => {
  const read = readJson(raw, z.object({ uuid: z.string().max(255) }));
  return 'body' in read ? read.body.uuid : undefined;
};

function refuse(call: WireCall, outcome: Outcome): WireAnswer {
  const uuid = uuidOf(call);
  return { outcome, body: { status: words[outcome][0], ...(uuid !== undefined && { uuid }) } };
}

function answerOf(call: WireCall, { status, balance }: WalletOutcome, currency: string): WireAnswer {
  const { outcome, body } = refuse(call, status);
  if (balance === undefined) return { outcome, body };
  return { outcome, body: { ...body, balance: toDecimal(balance, currency), bonus: 0 } };
}

const sessionOf = (vendor: VendorConnection, { userId, sid }: z.output<typeof base>) => ({
  vendorCode: vendor.code,
  playerId: userId,
  token: sid,
  gameKey: undefined,
});

/** A debit and its end are one pair by `refId`; the end's own id says whether it comes again. */
async function move(
  call: WireCall,
  vendor: VendorConnection,
  wallet: WalletOperations,
): Promise<WalletOutcome | Outcome> {
  const read = readJson(call.raw, movement);
  if ('outcome' in read) return read.outcome;
  const { transaction, game: played, currency } = read.body;
  const amount = readMoney({ amount: transaction.amount, currency }, vendor);
  if (typeof amount === 'string') return amount;
  const betId = `bet:${transaction.refId}`;
  const common = {
    ...sessionOf(vendor, read.body),
    gameKey: played.details.table.id,
    round: played.id,
    isFree: false,
    largestBalance: largestDecimal,
    rules,
  };
  if (call.path === '/debit')
    return wallet.bet({ ...common, transactionId: betId, roundClosed: false, amount });
  const end = { ...common, roundClosed: true, referenceId: betId };
  return call.path === '/credit'
    ? wallet.win({ ...end, transactionId: `win:${transaction.id}`, amount })
    : wallet.rollback({ ...end, transactionId: `cancel:${transaction.refId}` });
}

async function payPromotion(call: WireCall, vendor: VendorConnection, wallet: WalletOperations) {
  const read = readJson(call.raw, promotion);
  if ('outcome' in read) return read.outcome;
  const { promoTransaction, currency } = read.body;
  const amount = readMoney({ amount: promoTransaction.amount, currency }, vendor);
  if (typeof amount === 'string') return amount;
  const transactionId = `promo:${promoTransaction.id}`;
  return wallet.promo({
    ...sessionOf(vendor, read.body),
    transactionId,
    round: transactionId,
    roundClosed: true,
    isFree: true,
    largestBalance: largestDecimal,
    rules,
    amount,
  });
}

/** `/check` tells no balance: it only says whether the session is known. */
async function check(
  call: WireCall,
  vendor: VendorConnection,
  wallet: WalletOperations,
): Promise<WireAnswer> {
  const read = readJson(call.raw, base);
  if ('outcome' in read) return refuse(call, read.outcome);
  const { status } = await wallet.balance(sessionOf(vendor, read.body));
  const { outcome, body } = refuse(call, status);
  return { outcome, body: status === 'ok' ? { ...body, sid: read.body.sid } : body };
}

async function balance(call: WireCall, vendor: VendorConnection, wallet: WalletOperations) {
  const read = readJson(call.raw, balanceRequest);
  if ('outcome' in read) return read.outcome;
  if (read.body.currency !== vendor.currency) return 'wrong-currency';
  return wallet.balance(sessionOf(vendor, read.body));
}

const paths: Readonly<Record<string, typeof move>> = {
  '/balance': balance,
  '/debit': move,
  '/credit': move,
  '/cancel': move,
  '/promo_payout': payPromotion,
};

/** One-Wallet of Evolution: one secret in the address, and pairs of a debit and its end. */
export const evolutionWire: WalletWire = {
  name: 'evolution',
  isSigned: ({ query }, vendor) =>
    vendor.theirKeys.some((key) => isSameSecret(query.get('authToken') ?? undefined, key)),
  async answer(call, vendor, wallet) {
    if (call.method !== 'POST') return refuse(call, 'wrong-syntax');
    if (call.path === '/check') return check(call, vendor, wallet);
    const run = Object.hasOwn(paths, call.path) ? paths[call.path] : undefined;
    if (run === undefined) return refuse(call, 'wrong-syntax');
    const outcome = await run(call, vendor, wallet);
    return typeof outcome === 'string' ? refuse(call, outcome) : answerOf(call, outcome, vendor.currency);
  },
  refuse,
};

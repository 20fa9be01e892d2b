import {
  dialectAnswers,
  dialectPolicies,
  largestDecimal,
  type Outcome,
  rollbackAnswers,
  toDecimalText,
} from '@hanpan/vendor-kit';
import { z } from 'zod';
import { isListed } from '../address-list.ts';
import type { VendorConnection } from '../port.ts';
import { readJson, readMoney, wireText } from '../read-body.ts';
import type { WalletOperations, WalletOutcome } from '../wallet-operations.ts';
import { headerOf, type WalletWire, type WireAnswer, type WireCall } from '../wallet-wire.ts';

const { rules } = dialectPolicies.gr8;
/** The one game of a sportsbook. */
const sportsbook = 'sportsbook';
const path = /^\/api\/v2\/wallet\/([^/]{1,255})(\/transactions)?$/;

const transaction = z.object({
  id: wireText,
  currency: z.string().length(3),
  type: z.enum(['withdrawal', 'deposit', 'rollback', 'award', 'release', 'retract']),
  context: z.object({
    product: z.string().max(255).nullish(),
    reason: z.string().max(64).nullish(),
    betId: wireText.nullish(),
    parentId: wireText.nullish(),
  }),
  amountBreakdown: z.object({ cash: z.string().max(40) }).nullish(),
});
type Transaction = z.output<typeof transaction>;

/** Whether a call says that it is a rollback, whatever else is right or wrong with it. */
function isRollback({ raw }: WireCall): boolean {
  const read = readJson(raw, z.object({ type: z.literal('rollback') }));
  return 'body' in read;
}

/** A rollback is repeated until it hears certain words, and so it must hear one of them where it can never be done. */
function refuse(call: WireCall, outcome: Outcome): WireAnswer {
  const [word, http] = (isRollback(call) ? rollbackAnswers.gr8 : dialectAnswers.gr8)[outcome];
  return { outcome, body: { code: word }, ...(http !== undefined && { http }) };
}

/** What a transaction is about: the bet that it names, or its parent. */
function referenceOf({ context: { parentId, betId } }: Transaction): string | undefined {
  return parentId ?? betId ?? undefined;
}

async function move(
  playerId: string,
  vendor: VendorConnection,
  wallet: WalletOperations,
  body: Transaction,
): Promise<WalletOutcome | Outcome> {
  // What is undone says itself how much it was.
  const cash = body.type === 'rollback' ? '0' : (body.amountBreakdown?.cash ?? '0');
  const amount = readMoney({ amount: cash, currency: body.currency }, vendor);
  if (typeof amount === 'string') return amount;
  const referenceId = referenceOf(body);
  const isBet = body.type === 'withdrawal' && (body.context.reason ?? 'bet').replace('place ', '') === 'bet';
  const request = {
    vendorCode: vendor.code,
    playerId,
    token: undefined,
    gameKey: sportsbook,
    transactionId: body.id,
    round: body.context.betId ?? referenceId ?? body.id,
    roundClosed: !isBet,
    isFree: false,
    largestBalance: largestDecimal,
    rules,
    corrects: referenceId,
  };
  if (isBet) return wallet.bet({ ...request, amount });
  // What a settlement paid too much comes back, or the vendor is told that it is not there.
  if (body.type === 'withdrawal' || body.type === 'retract') return wallet.correct({ ...request, amount });
  if (body.type === 'award' || body.type === 'release') return wallet.promo({ ...request, amount });
  if (referenceId === undefined) return 'wrong-syntax';
  return body.type === 'rollback'
    ? wallet.rollback({ ...request, referenceId })
    : wallet.win({ ...request, amount, referenceId });
}

async function answerOf(call: WireCall, vendor: VendorConnection, wallet: WalletOperations) {
  const [, playerId, isMovement] = path.exec(call.path) ?? [];
  if (playerId === undefined) return 'wrong-syntax';
  if (call.method === 'GET' && isMovement === undefined)
    return wallet.balance({ vendorCode: vendor.code, playerId, token: undefined, gameKey: sportsbook });
  if (call.method !== 'POST' || isMovement === undefined) return 'wrong-syntax';
  const read = readJson(call.raw, transaction);
  return 'outcome' in read ? read.outcome : move(playerId, vendor, wallet, read.body);
}

/** GR8 Tech: a sportsbook. Its pages name headers but no signature, so calls are believed by where they come from too. */
export const gr8Wire: WalletWire = {
  name: 'gr8',
  isSigned: (call, vendor) =>
    headerOf(call, 'x-operator-id') === vendor.operatorId &&
    vendor.theirKeys.some((list) => isListed(call.address, list)),
  async answer(call, vendor, wallet) {
    const outcome = await answerOf(call, vendor, wallet);
    if (typeof outcome === 'string') return refuse(call, outcome);
    const { status, balance } = outcome;
    if (status !== 'ok' || balance === undefined) return refuse(call, status);
    const cash = toDecimalText(balance, vendor.currency);
    return { outcome: status, body: { balance: { cash }, currency: vendor.currency } };
  },
  refuse,
};

import { dialectAnswers, dialectPolicies, largestDecimal, type Outcome, toDecimal } from '@hanpan/vendor-kit';
import { z } from 'zod';
import { isListed } from '../address-list.ts';
import type { VendorConnection } from '../port.ts';
import { readJson, readMoney, wireId, wireText } from '../read-body.ts';
import type { WalletOperations, WalletOutcome } from '../wallet-operations.ts';
import type { WalletWire, WireAnswer, WireCall } from '../wallet-wire.ts';

const words = dialectAnswers.highend;
const { rules } = dialectPolicies.highend;

const change = z.object({
  username: wireText,
  /** Signed: it is always added. */
  amount: z.number(),
  transaction: z.object({
    id: wireId,
    previous_tx_id: wireId.nullish(),
    type: z.enum(['BET', 'WIN', 'CANCEL', 'DEBIT_EXCEED_WIN', 'ADJUST', 'REWARD']),
    context: z.object({ game_id: wireId, round_id: wireId.nullish() }).nullish(),
  }),
});
type Change = z.output<typeof change>;

const refuse = (_call: WireCall, outcome: Outcome): WireAnswer => ({
  outcome,
  body: { error: { code: words[outcome][0] } },
});

/** Whether the sign of the amount is that of its type; a correction may have either. */
function hasItsSign({ amount, transaction: { type } }: Change): boolean {
  if (type === 'BET' || type === 'DEBIT_EXCEED_WIN') return amount <= 0;
  return type === 'ADJUST' || type === 'CANCEL' || amount >= 0;
}

async function move(
  call: WireCall,
  vendor: VendorConnection,
  wallet: WalletOperations,
): Promise<WalletOutcome | Outcome> {
  const read = readJson(call.raw, change);
  if ('outcome' in read) return read.outcome;
  const { username, transaction } = read.body;
  if (!hasItsSign(read.body)) return 'wrong-types';
  const amount = readMoney({ amount: Math.abs(read.body.amount) }, vendor);
  if (typeof amount === 'string') return amount;
  const { id, previous_tx_id: previous, type, context } = transaction;
  const common = {
    vendorCode: vendor.code,
    playerId: username,
    token: undefined,
    gameKey: context?.game_id,
    transactionId: id,
    round: context?.round_id ?? previous ?? id,
    roundClosed: type !== 'BET',
    isFree: false,
    largestBalance: largestDecimal,
    rules,
  };
  const corrects = previous ?? undefined;
  if (type === 'BET') return wallet.bet({ ...common, amount });
  if (type === 'DEBIT_EXCEED_WIN' || (type === 'ADJUST' && read.body.amount < 0))
    return wallet.correct({ ...common, amount, corrects });
  if (type === 'REWARD' || type === 'ADJUST') return wallet.promo({ ...common, amount, corrects });
  if (previous === undefined || previous === null) return 'wrong-syntax';
  return type === 'WIN'
    ? wallet.win({ ...common, amount, referenceId: previous })
    : wallet.rollback({ ...common, referenceId: previous });
}

function balance({ query }: WireCall, vendor: VendorConnection, wallet: WalletOperations) {
  const playerId = query.get('username') ?? '';
  return wallet.balance({ vendorCode: vendor.code, playerId, token: undefined, gameKey: undefined });
}

/** HighEnd: every movement is one call with a signed amount, and calls are believed by where they come from. */
export const highendWire: WalletWire = {
  name: 'highend',
  isSigned: ({ address }, vendor) => vendor.theirKeys.some((list) => isListed(address, list)),
  async answer(call, vendor, wallet) {
    const isBalance = call.method === 'GET' && call.path === '/balance';
    const isChange = call.method === 'POST' && call.path === '/changeBalance';
    if (!isBalance && !isChange) return refuse(call, 'wrong-syntax');
    const outcome = await (isBalance ? balance : move)(call, vendor, wallet);
    if (typeof outcome === 'string') return refuse(call, outcome);
    const { status } = outcome;
    if (status !== 'ok' || outcome.balance === undefined) return refuse(call, status);
    return { outcome: status, body: { balance: toDecimal(outcome.balance, vendor.currency) } };
  },
  refuse,
};

import { smaller } from '@hanpan/money';
import {
  dialectAnswers,
  dialectPolicies,
  fromWireAmount,
  largestWireAmount,
  nilUuid,
  type Outcome,
  readRequestUuid,
  toWireAmount,
  verifyBody,
} from '@hanpan/vendor-kit';
import { z } from 'zod';
import type { VendorConnection } from '../port.ts';
import { readJson, wireText } from '../read-body.ts';
import type { WalletOperations, WalletOutcome } from '../wallet-operations.ts';
import { headerOf, type WalletWire, type WireAnswer, type WireCall } from '../wallet-wire.ts';

const words = dialectAnswers.caleta;
const { rules } = dialectPolicies.caleta;
const freshForMs = 5 * 60_000;

/** The words of Hub88 under other paths; the player is named by the token alone. */
const base = z.object({
  token: wireText,
  request_uuid: z.guid(),
  supplier_user: z.string().max(255).nullish(),
});
const ended = base.extend({
  game_code: wireText,
  round: wireText,
  round_closed: z.boolean(),
  transaction_uuid: z.guid().toLowerCase(),
  is_free: z.boolean().default(false),
});
const bet = ended.extend({ currency: wireText, amount: z.int().nonnegative() });
const win = bet.extend({ reference_transaction_uuid: z.guid().toLowerCase() });
const rollback = ended.extend({ reference_transaction_uuid: z.guid().toLowerCase() });

function refuse({ raw }: WireCall, outcome: Outcome): WireAnswer {
  const request_uuid = outcome === 'invalid-signature' ? nilUuid : readRequestUuid(raw);
  return { outcome, body: { status: words[outcome][0], request_uuid } };
}

/** A time beside the signature; where there is one it must be of now. */
function isFresh(call: WireCall): boolean {
  const said = headerOf(call, 'x-msg-timestamp');
  if (said === undefined) return true;
  const at = /^\d+$/.test(said) ? Number(said) * (said.length > 11 ? 1 : 1000) : Date.parse(said);
  return Math.abs(Date.now() - at) <= freshForMs;
}

const common = (vendor: VendorConnection, body: z.output<typeof ended>) => ({
  vendorCode: vendor.code,
  playerId: undefined,
  token: body.token,
  gameKey: body.game_code,
  transactionId: body.transaction_uuid,
  round: body.round,
  roundClosed: body.round_closed,
  isFree: body.is_free,
  largestBalance: largestWireAmount(vendor.currency),
  rules,
});

function moneyOf(body: z.output<typeof bet>, { currency }: VendorConnection) {
  if (body.currency !== currency) return 'wrong-currency' as const;
  return fromWireAmount(body.amount, currency) ?? ('wrong-types' as const);
}

type Run = (
  call: WireCall,
  vendor: VendorConnection,
  wallet: WalletOperations,
) => Promise<WalletOutcome | Outcome>;

const paths: Readonly<Record<string, Run>> = {
  '/wallet/balance': async (call, vendor, wallet) => {
    const read = readJson(call.raw, base);
    if ('outcome' in read) return read.outcome;
    const { token } = read.body;
    return wallet.balance({ vendorCode: vendor.code, playerId: undefined, token, gameKey: undefined });
  },
  '/wallet/bet': async (call, vendor, wallet) => {
    const read = readJson(call.raw, bet);
    if ('outcome' in read) return read.outcome;
    const amount = moneyOf(read.body, vendor);
    return typeof amount === 'string' ? amount : wallet.bet({ ...common(vendor, read.body), amount });
  },
  '/wallet/win': async (call, vendor, wallet) => {
    const read = readJson(call.raw, win);
    if ('outcome' in read) return read.outcome;
    const amount = moneyOf(read.body, vendor);
    const referenceId = read.body.reference_transaction_uuid;
    return typeof amount === 'string'
      ? amount
      : wallet.win({ ...common(vendor, read.body), amount, referenceId });
  },
  '/wallet/rollback': async (call, vendor, wallet) => {
    const read = readJson(call.raw, rollback);
    if ('outcome' in read) return read.outcome;
    const referenceId = read.body.reference_transaction_uuid;
    return wallet.rollback({ ...common(vendor, read.body), referenceId });
  },
};

function answerOf(call: WireCall, { status, balance }: WalletOutcome, currency: string): WireAnswer {
  const answer = refuse(call, status);
  if (balance === undefined) return answer;
  const read = readJson(call.raw, base);
  const user = 'body' in read ? read.body.supplier_user : undefined;
  const told = toWireAmount(smaller(balance, largestWireAmount(currency)), currency);
  return { ...answer, body: { ...answer.body, ...(user && { user }), currency, balance: told } };
}

/** `/wallet/check` changes no token: the one that was given goes on. */
async function check(
  call: WireCall,
  vendor: VendorConnection,
  wallet: WalletOperations,
): Promise<WireAnswer> {
  const read = readJson(call.raw, z.object({ token: wireText }));
  if ('outcome' in read) return refuse(call, read.outcome);
  const { token } = read.body;
  const session = { vendorCode: vendor.code, playerId: undefined, token, gameKey: undefined };
  const { status } = await wallet.balance(session);
  const answer = refuse(call, status);
  return status === 'ok' ? { ...answer, body: { ...answer.body, token } } : answer;
}

export const caletaWire: WalletWire = {
  name: 'caleta',
  isSigned: (call, vendor) =>
    isFresh(call) &&
    vendor.theirKeys.some((key) => verifyBody(call.raw, headerOf(call, 'x-auth-signature'), key)),
  async answer(call, vendor, wallet) {
    if (call.method === 'POST' && call.path === '/wallet/check') return check(call, vendor, wallet);
    const run = call.method === 'POST' && Object.hasOwn(paths, call.path) ? paths[call.path] : undefined;
    if (run === undefined) return refuse(call, 'wrong-syntax');
    const outcome = await run(call, vendor, wallet);
    return typeof outcome === 'string' ? refuse(call, outcome) : answerOf(call, outcome, vendor.currency);
  },
  refuse,
};

import { hash } from 'node:crypto';
import {
  dialectAnswers,
  dialectPolicies,
  isSameSecret,
  largestDecimal,
  type Outcome,
  signForm,
  toDecimalText,
} from '@hanpan/vendor-kit';
import { z } from 'zod';
import type { VendorConnection } from '../port.ts';
import { readMoney, readValue, wireText } from '../read-body.ts';
import type { WalletOperations, WalletOutcome } from '../wallet-operations.ts';
import { headerOf, type WalletWire, type WireAnswer, type WireCall } from '../wallet-wire.ts';

const words = dialectAnswers.slotegrator;
const { rules } = dialectPolicies.slotegrator;
/** A call that is older, or from further in the future, is not the vendor's. */
const freshForSeconds = 30;

const common = z.object({
  action: z.enum(['balance', 'bet', 'win', 'refund', 'rollback']),
  player_id: wireText,
  currency: z.string().length(3),
  session_id: wireText,
});
const movement = common.extend({
  game_uuid: wireText,
  transaction_id: wireText,
  amount: z.string().max(40).default('0'),
  type: z.string().max(40).optional(),
  round_id: wireText.optional(),
  bet_transaction_id: wireText.optional(),
  finished: z.string().max(5).optional(),
});
type Movement = z.output<typeof movement>;

const formOf = ({ raw }: WireCall) => [...new URLSearchParams(raw.toString())];

function refuse(_call: WireCall, outcome: Outcome): WireAnswer {
  return {
    outcome,
    body: { error_code: words[outcome][0], error_description: outcome.replaceAll('-', ' ') },
  };
}

function isSigned(call: WireCall, { operatorId, theirKeys }: VendorConnection): boolean {
  const [merchant = '', timestamp = '', nonce = ''] = ['x-merchant-id', 'x-timestamp', 'x-nonce'].map(
    (name) => headerOf(call, name),
  );
  const headers = { 'X-Merchant-Id': merchant, 'X-Timestamp': timestamp, 'X-Nonce': nonce };
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (merchant !== operatorId || !(age <= freshForSeconds)) return false;
  const form = formOf(call);
  return theirKeys.some((key) => isSameSecret(headerOf(call, 'x-sign'), signForm(form, headers, key)));
}

/** A session is named by what follows from its token: whoever reads the names of rounds learns no token. */
const sessionRound = (token: string) => `session:${hash('sha256', token)}`;

/** A round is settled, not a bet; where the game has no rounds, the session is one. */
function requestOf(vendor: VendorConnection, body: Movement) {
  return {
    vendorCode: vendor.code,
    playerId: body.player_id,
    token: body.session_id,
    gameKey: body.game_uuid,
    transactionId: body.transaction_id,
    round: body.round_id ?? sessionRound(body.session_id),
    isRoundSession: body.round_id === undefined,
    roundClosed: body.finished === '1' || body.finished === 'true',
    isFree: false,
    largestBalance: largestDecimal,
    rules,
  };
}

async function move(vendor: VendorConnection, wallet: WalletOperations, body: Movement) {
  const amount = readMoney(body, vendor);
  if (typeof amount === 'string') return amount;
  const request = requestOf(vendor, body);
  if (body.action === 'bet') return wallet.bet({ ...request, amount });
  const isPromotion = body.type === 'freespin' || body.type === 'bonus';
  if (body.action === 'win')
    return isPromotion
      ? wallet.promo({ ...request, amount })
      : wallet.win({ ...request, amount, referenceId: undefined });
  if (body.bet_transaction_id === undefined) return 'wrong-syntax';
  return wallet.rollback({ ...request, referenceId: body.bet_transaction_id });
}

const listed = /^rollback_transactions\[(\d{1,3})\]\[(\w+)\]$/;

/** The bets and the wins that a rollback lists. */
function listedBy(call: WireCall): { readonly bets: string[]; readonly wins: string[] } {
  const entries = new Map<string, { action?: string; id?: string }>();
  for (const [name, value] of formOf(call)) {
    const [, number, field] = listed.exec(name) ?? [];
    if (number === undefined) continue;
    const entry = entries.get(number) ?? {};
    if (field === 'action') entry.action = value;
    if (field === 'transaction_id') entry.id = value;
    entries.set(number, entry);
  }
  const idsOf = (name: string) =>
    [...entries.values()].flatMap(({ action, id }) => (action === name && id !== undefined ? [id] : []));
  return { bets: idsOf('bet'), wins: idsOf('win') };
}

/**
 * One rollback may name several bets and wins: each is its own movement, so that what broke off goes on where it stood. The wins come
 * first. One that was paid is the end of its round, whose stake is not returned too; one that is still to come is refused from
 * here on, so that it is not paid beside a stake that is returned.
 */
async function rollBack(call: WireCall, vendor: VendorConnection, wallet: WalletOperations, body: Movement) {
  const { bets, wins } = listedBy(call);
  let last: WalletOutcome | undefined;
  for (const referenceId of [...wins, ...bets]) {
    const transactionId = `${body.transaction_id}:${referenceId}`.slice(0, 255);
    last = await wallet.rollback({ ...requestOf(vendor, body), transactionId, referenceId });
    if (last.status !== 'ok') return last;
  }
  return last ?? 'wrong-syntax';
}

async function answerOf(call: WireCall, vendor: VendorConnection, wallet: WalletOperations) {
  const form = Object.fromEntries(formOf(call));
  const read = readValue(form, common);
  if ('outcome' in read) return read.outcome;
  const { action, currency, player_id: playerId, session_id: token } = read.body;
  if (currency !== vendor.currency) return 'wrong-currency';
  if (action === 'balance')
    return wallet.balance({ vendorCode: vendor.code, playerId, token, gameKey: undefined });
  const moved = readValue(form, movement);
  if ('outcome' in moved) return moved.outcome;
  return action === 'rollback'
    ? rollBack(call, vendor, wallet, moved.body)
    : move(vendor, wallet, moved.body);
}

/** Slotegrator: one address, a form, and a signature over all of it. */
export const slotegratorWire: WalletWire = {
  name: 'slotegrator',
  isSigned,
  async answer(call, vendor, wallet) {
    if (call.method !== 'POST' || call.path !== '') return refuse(call, 'wrong-syntax');
    const outcome = await answerOf(call, vendor, wallet);
    if (typeof outcome === 'string') return refuse(call, outcome);
    const { status, balance } = outcome;
    if (status !== 'ok' || balance === undefined) return refuse(call, status);
    const id = new URLSearchParams(call.raw.toString()).get('transaction_id');
    return {
      outcome: status,
      body: {
        balance: toDecimalText(balance, vendor.currency),
        ...(id !== null && { transaction_id: id }),
      },
    };
  },
  refuse,
};

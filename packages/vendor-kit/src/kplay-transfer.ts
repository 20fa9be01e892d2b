import { amount } from '@hanpan/money';
import { fromDecimal, toDecimal } from './decimal-amount.ts';
import type { TransferPath, TransferStatus } from './transfer-calls.ts';

/**
 * The transfer wallet in the shape of KPLAY: the same product under another id, two headers with an agent and its secret,
 * and a status with a word. Public are the headers, `auth` and the offset of the product. The bodies are shown to those
 * who have a contract, so every path, field and word below is reconstructed, and these tables are what has to be
 * compared with the contract.
 */
export const kplayTransferPaths = {
  '/operator/transfer/v1/wallet/balance': '/balance',
  '/operator/transfer/v1/wallet/deposit': '/deposit',
  '/operator/transfer/v1/wallet/withdraw': '/withdraw',
  '/operator/transfer/v1/wallet/status': '/transaction',
  '/operator/transfer/v1/round/list': '/rounds',
  '/operator/transfer/v1/game/close': '/close',
} as const satisfies Partial<Record<TransferPath, string>>;

/** A product under the transfer wallet is the seamless one with this added to its id. */
export const kplayTransferOffset = 5_000;

/** Our own name of a field, and the one on the wire. */
const fields = {
  user: 'user_id',
  transfer_id: 'txn_id',
  currency: 'currency',
  amount: 'amount',
  balance: 'balance',
  game: 'game_state',
  closed: 'is_closed',
  cursor: 'from',
  limit: 'limit',
  next_cursor: 'next',
  has_more: 'has_more',
  rounds: 'rounds',
  round: 'round_id',
  game_code: 'game_id',
  stake: 'bet_amount',
  returned: 'cancel_amount',
  win: 'win_amount',
  started_at: 'started_at',
  finished_at: 'ended_at',
} as const;

const words = {
  GAME_OPEN: 'USER_IN_GAME',
  NO_CREDIT: 'AGENT_LIMIT',
  NOT_ENOUGH_MONEY: 'INSUFFICIENT_FUNDS',
  PLAYER_BLOCKED: 'INVALID_USER',
  WRONG_CURRENCY: 'INVALID_CURRENCY',
  DUPLICATE_TRANSFER: 'DUPLICATE_TXN',
  TRANSFER_UNKNOWN: 'INVALID_TXN',
} as const satisfies Record<Exclude<TransferStatus, 'OK'>, string>;

const money: ReadonlySet<string> = new Set(['amount', 'balance', 'stake', 'returned', 'win']);
const onWire: ReadonlyMap<string, string> = new Map(Object.entries(fields));
const ours: ReadonlyMap<string, string> = new Map(Object.entries(fields).map(([own, wire]) => [wire, own]));
const statusOf: ReadonlyMap<unknown, string> = new Map(
  Object.entries(words).map(([status, word]) => [word, status]),
);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields in our own names as they stand on the wire; money as decimals of main units. */
export function writeKplayFields(said: object, currency: string): Record<string, unknown> {
  const write = (name: string, value: unknown): unknown => {
    if (money.has(name) && typeof value === 'number') return toDecimal(amount(value), currency);
    if (name === 'rounds' && Array.isArray(value))
      return value.map((each) => (isObject(each) ? writeKplayFields(each, currency) : each));
    return value;
  };
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [onWire.get(name) ?? name, write(name, value)]),
  );
}

/** The other way round. What is no exact amount is left out, and what has no name of ours keeps its own. */
export function readKplayFields(said: object, currency: string): Record<string, unknown> {
  const read = (name: string, value: unknown): unknown => {
    if (money.has(name) && (typeof value === 'number' || typeof value === 'string'))
      return value === 'all' ? value : fromDecimal(value, currency);
    if (name === 'rounds' && Array.isArray(value))
      return value.map((each) => (isObject(each) ? readKplayFields(each, currency) : each));
    return value;
  };
  return Object.fromEntries(
    Object.entries(said).map(([wire, value]) => {
      const name = ours.get(wire) ?? wire;
      return [name, read(name, value)];
    }),
  );
}

export function writeKplayAnswer(answer: object, currency: string): object {
  const { status = 'OK', ...rest } = answer as { status?: TransferStatus };
  const told = writeKplayFields(rest, currency);
  return status === 'OK' ? { status: 1, ...told } : { status: 0, error: words[status], ...told };
}

/**
 * An answer in our own words; one with a word that nobody knows has a status that nobody knows. ACCESS_DENIED and
 * INVALID_PARAMETER are such words on purpose: whether they can also be said of a call that was carried out is for the
 * contract to tell, and until then what they are said of is looked up and never taken for refused.
 */
export function readKplayAnswer(said: unknown, currency: string): unknown {
  if (!isObject(said)) return said;
  const { status, error, ...rest } = said;
  const told = readKplayFields(rest, currency);
  if (status === 1) return { ...told, status: 'OK' };
  // Without a status that is good, no figure beside it counts.
  return { status: status === 0 ? statusOf.get(error) : undefined, transfer_id: told.transfer_id };
}

import { isStorable } from './storable-text.ts';
import type { WalletPath, WalletRequest } from './wallet-calls.ts';

type Check = (value: unknown) => boolean;

interface Field {
  readonly name: string;
  readonly accepts: Check;
  /** What an absent field is; `required` makes the request one for the schema to judge. */
  readonly absent: 'required' | 'left out' | false;
  /** A GUID that is compared and kept. */
  readonly isCanonical?: true;
}

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const isText: Check = (value) =>
  typeof value === 'string' && value.length >= 1 && value.length <= 255 && isStorable(value);
const isGuid: Check = (value) => typeof value === 'string' && guid.test(value);
const isWireAmount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
const isShort: Check = (value) =>
  value === null || (typeof value === 'string' && value.length <= 255 && isStorable(value));
const isNull: Check = (value) => value === null;

const required = (accepts: Check, ...names: string[]): Field[] =>
  names.map((name) => ({ name, accepts, absent: 'required' }));
const canonical = (name: string): Field[] => [
  { name, accepts: isGuid, absent: 'required', isCanonical: true },
];
const optional = (accepts: Check, ...names: string[]): Field[] =>
  names.map((name) => ({ name, accepts, absent: 'left out' }));
const flags = (...names: string[]): Field[] =>
  names.map((name) => ({ name, accepts: isFlag, absent: false }));

const transaction: readonly Field[] = [
  ...required(isText, 'user', 'token', 'game_code', 'round'),
  ...required(isGuid, 'request_uuid'),
  ...canonical('transaction_uuid'),
  ...flags('round_closed', 'is_free', 'is_aggregated', 'is_supplier_promo'),
  ...optional(isShort, 'supplier_transaction_id', 'supplier_user'),
  ...optional(isNull, 'reward_uuid', 'meta'),
];
const money: readonly Field[] = [
  ...required(isText, 'currency'),
  ...required(isWireAmount, 'amount'),
  ...optional(isShort, 'bet'),
];
const reference = canonical('reference_transaction_uuid');
// Whether it is too much depends on the amount: that is for the schema.
const returned = optional(isNull, 'returned_amount');

const fields: { readonly [Path in WalletPath]: readonly Field[] } = {
  '/user/info': [...required(isText, 'user'), ...required(isGuid, 'request_uuid')],
  '/user/balance': [...required(isText, 'user', 'token', 'game_code'), ...required(isGuid, 'request_uuid')],
  '/transaction/bet': [...transaction, ...money],
  '/transaction/win': [...transaction, ...money, ...reference, ...returned],
  '/transaction/rollback': [...transaction, ...reference],
};

/**
 * What the schema of the path makes of a body, in a fraction of its time; undefined where the body is not as plain as
 * nearly all of them are, for the schema to judge. It never accepts what the schema refuses.
 */
export function plainRequest<Path extends WalletPath>(
  path: Path,
  body: unknown,
): WalletRequest<Path> | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const given = body as Readonly<Record<string, unknown>>;
  const request: Record<string, unknown> = {};
  for (const { name, accepts, absent, isCanonical } of fields[path]) {
    const value = given[name];
    if (value === undefined) {
      if (absent === 'required') return undefined;
      if (absent === false) request[name] = false;
    } else if (accepts(value)) request[name] = isCanonical === true ? String(value).toLowerCase() : value;
    else return undefined;
  }
  return request as WalletRequest<Path>;
}

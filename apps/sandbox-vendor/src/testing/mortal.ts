import type { Pool, Tx } from '../database.ts';
import type { MoneyWallet, Vendor } from '../vendor.ts';

/** What is thrown to a process that is dead: none of its code may change anything any more. */
export class Killed extends Error {}

export interface Mortal {
  vendor: Vendor;
  /** What it has done outside itself so far: committed writes and calls to the wallet, in order. */
  effects: string[];
  isDead: () => boolean;
}

/**
 * A process that is killed after `lives` effects. Whatever a process changes outside itself is a committed write or a call
 * to a wallet; so a kill at any instant is a kill between two of these, and a transaction that is not committed is undone.
 */
export function mortal(vendor: Vendor, lives = Number.POSITIVE_INFINITY): Mortal {
  const effects: string[] = [];
  let dead = false;
  const check = (): void => {
    if (dead) throw new Killed();
  };
  /** Lets one effect happen, or dies before it. */
  const effect = (name: string): void => {
    check();
    if (effects.length >= lives) {
      dead = true;
      throw new Killed();
    }
    effects.push(name);
  };
  const pool = mortalPool(vendor.pool, effect, check);
  const wallet = mortalWallet(vendor.wallet, effect, check);
  return { vendor: { ...vendor, pool, wallet }, effects, isDead: () => dead };
}

const writes = /^\s*(INSERT|UPDATE|DELETE)\b/i;

function mortalPool(pool: Pool, effect: (name: string) => void, check: () => void): Pool {
  return overriding(pool, {
    async query(...args: unknown[]) {
      const text = String(args[0]);
      if (writes.test(text)) effect(nameOf(text));
      check();
      const result = await pool.query(...(args as [string, unknown[]]));
      check();
      return result;
    },
    async connect() {
      check();
      return mortalClient(await pool.connect(), effect, check);
    },
  });
}

function mortalClient(client: Tx, effect: (name: string) => void, check: () => void): Tx {
  let written: string[] = [];
  return overriding(client, {
    async query(...args: unknown[]) {
      const text = String(args[0]);
      if (text === 'ROLLBACK') return await client.query(text);
      if (writes.test(text)) written.push(nameOf(text));
      if (text === 'COMMIT' && written.length > 0) {
        effect(written.join(', '));
        written = [];
      }
      check();
      return await client.query(...(args as [string, unknown[]]));
    },
  });
}

function mortalWallet(
  wallet: Vendor['wallet'],
  effect: (name: string) => void,
  check: () => void,
): Vendor['wallet'] {
  const call =
    <Name extends 'bet' | 'win' | 'rollback'>(name: Name) =>
    async (request: Parameters<MoneyWallet[Name]>[0]) => {
      effect(name);
      const outcome = await wallet[name](request as never);
      check();
      return outcome;
    };
  return overriding(wallet, { bet: call('bet'), win: call('win'), rollback: call('rollback') });
}

function nameOf(statement: string): string {
  return statement.trim().split(/\s+/).slice(0, 3).join(' ');
}

/** The same object, with some methods of ours in front. */
function overriding<Target extends object>(target: Target, own: Record<string, unknown>): Target {
  return new Proxy(target, {
    get(inner, name) {
      if (typeof name === 'string' && name in own) return own[name];
      const value: unknown = Reflect.get(inner, name, inner);
      return typeof value === 'function' ? value.bind(inner) : value;
    },
  });
}

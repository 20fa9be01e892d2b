import type { Queryable } from '@hanpan/db';

/** Kinds of a member's accounts; game money stands with one vendor each. */
export type MemberAccountKind = 'cash' | 'point' | 'comp' | 'hold' | 'bonus' | `game:${string}`;

/**
 * Kinds of house accounts, the other side of every movement. They may be negative and are sharded, so that no single
 * row is on every bet's path; a report sums the shards.
 */
export type HouseAccountKind =
  | 'bank'
  | 'sportsbook'
  | 'bonus-cost'
  | 'point-cost'
  | 'commission'
  | 'adjustment'
  | `vendor:${string}`;

export type AccountName =
  | { readonly siteId: number; readonly kind: MemberAccountKind; readonly memberId: number }
  | { readonly siteId: number; readonly kind: HouseAccountKind; readonly memberId?: undefined };

export function memberAccount(siteId: number, memberId: number, kind: MemberAccountKind): AccountName {
  return { siteId, kind, memberId };
}

export function houseAccount(siteId: number, kind: HouseAccountKind): AccountName {
  return { siteId, kind };
}

/** Finds or opens accounts and remembers their ids: an account, once opened, never changes its name. */
export class Accounts {
  readonly #ids = new Map<string, number>();

  /** `shard` counts for house accounts only; a member has one account of a kind. */
  async idOf(queryable: Queryable, name: AccountName, shard: number): Promise<number> {
    const isHouse = name.memberId === undefined;
    const houseShard = isHouse ? shard : 0;
    const key = `${name.siteId}/${name.kind}/${name.memberId ?? ''}/${houseShard}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;

    const owner = name.memberId ?? null;
    const [row] = await queryable.prepared<{ id: number }>(
      'ledger-open-account',
      'select ledger_open_account($1, $2, $3, $4, $5) as id',
      [name.siteId, name.kind, owner, houseShard, isHouse],
    );
    if (row === undefined) throw new Error(`account ${key} could not be opened`);
    this.#ids.set(key, row.id);
    return row.id;
  }

  /** Forgets an id that turned out not to exist: the transaction that opened the account was rolled back. */
  forget(id: number): void {
    for (const [key, known] of this.#ids) if (known === id) this.#ids.delete(key);
  }
}

import { plainList, type Queryable, textList } from '@hanpan/db';

/** Kinds of a member's accounts; game money has one account per vendor. */
export type MemberAccountKind = 'cash' | 'point' | 'comp' | 'hold' | 'bonus' | `game:${string}`;

/**
 * Kinds of house accounts, the other side of every movement. They may be negative and are sharded, so that no single
 * row is on every bet's path; a report sums the shards.
 */
export type HouseAccountKind =
  | 'bank'
  | 'sportsbook'
  | 'minigame'
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
  /** By site and kind, and there by the member or, for the house's, by the shard. Every transfer looks here twice. */
  readonly #ids = new Map<number, Map<string, Map<number, number>>>();

  /** The cached key. `shard` matters for house accounts only; a member has one account of a kind. */
  known({ siteId, kind, memberId }: AccountName, shard: number): number | undefined {
    return this.#ids
      .get(siteId)
      ?.get(kind)
      ?.get(memberId ?? shard);
  }

  /** Finds the accounts of many members with one query, where they are not known and open already. */
  async find(queryable: Queryable, names: readonly AccountName[]): Promise<void> {
    const unknown = names.filter((name) => name.memberId !== undefined && this.known(name, 0) === undefined);
    if (unknown.length < 2) return;
    const rows = await queryable.prepared<{ id: number; place: number }>(
      'ledger-find-accounts',
      `select a.id, n.place from unnest($1::int[], $2::text[], $3::bigint[]) with ordinality n(site_id, kind, owner_id, place)
         join ledger_account a on a.site_id = n.site_id and a.kind = n.kind and a.owner_id = n.owner_id and a.shard = 0
        where a.xmin is distinct from pg_current_xact_id_if_assigned()::xid`,
      [
        plainList(unknown.map(({ siteId }) => siteId)),
        textList(unknown.map(({ kind }) => kind)),
        plainList(unknown.map(({ memberId }) => memberId ?? 0)),
      ],
    );
    for (const { id, place } of rows) {
      const name = unknown[place - 1];
      if (name !== undefined) this.#remember(name, 0, id);
    }
  }

  async idOf(queryable: Queryable, name: AccountName, shard: number): Promise<number> {
    const known = this.known(name, shard);
    if (known !== undefined) return known;

    const { siteId, kind, memberId } = name;
    const isHouse = memberId === undefined;
    const [row] = await queryable.prepared<{ id: number; settled: boolean }>(
      'ledger-open-account',
      'select found_id as id, settled from ledger_open_account($1, $2, $3, $4, $5)',
      [siteId, kind, memberId ?? null, isHouse ? shard : 0, isHouse],
    );
    if (row === undefined) throw new Error(`the account ${JSON.stringify(name)} could not be opened`);
    // Caching an id of an uncommitted transaction would let others take their locks first and then wait for it to end.
    if (row.settled || !('transaction' in queryable)) this.#remember(name, shard, row.id);
    return row.id;
  }

  /** Forgets an id that turned out not to exist: the transaction that opened the account was rolled back. */
  forget(id: number): void {
    for (const kinds of this.#ids.values())
      for (const places of kinds.values())
        for (const [place, known] of places) if (known === id) places.delete(place);
  }

  #remember({ siteId, kind, memberId }: AccountName, shard: number, id: number): void {
    const kinds = this.#ids.get(siteId) ?? new Map<string, Map<number, number>>();
    const places = kinds.get(kind) ?? new Map<number, number>();
    places.set(memberId ?? shard, id);
    this.#ids.set(siteId, kinds.set(kind, places));
  }
}

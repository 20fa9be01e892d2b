import { type Database, type GroupWriter, plainList, type Queryable, type Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { Accounts, memberAccount } from './account.ts';
import type { Holder, Transfer } from './flows/index.ts';
import { type LanePosting, openLane } from './lane.ts';
import {
  type PostColumns,
  type Posting,
  postBatch,
  postColumns,
  type ResolvedTransfer,
} from './post-batch.ts';

export interface LedgerSettings {
  /** Lanes of this process: each is one writer with its own house shards. */
  readonly lanes?: number;
  /** The process's number in the deployment; two processes with one number only wait for each other. */
  readonly slot?: number;
}

/** A member's balances. `version` grows with every entry on cash or points. */
/** What a member sees of its money all the time. */
export interface Balance {
  readonly cash: Amount;
  readonly point: Amount;
  readonly version: number;
  /** The accounts that hold them, by which events of the ledger name them; null before the first movement. */
  readonly cash_account: number | null;
  readonly point_account: number | null;
}

export interface Holdings {
  readonly cash: Amount;
  readonly point: Amount;
  readonly comp: Amount;
  readonly hold: Amount;
  readonly bonus: Amount;
  /** Game money, by vendor code. */
  readonly game: Readonly<Record<string, Amount>>;
  readonly version: number;
}

const gamePrefix = 'game:';
const lanesPerSlot = 8;
/** The shard of other set-based statements comes after the ledger's own lanes. */
const setBasedShard = 4;
/** Inside a caller's transaction a failed statement would abort it, so this locks and looks up from the start. */
const joined = { lock: true, lookUp: true };
const joinedShards = 8;
const firstJoinedShard = 1000;

function memberOf(transfer: Transfer): number {
  return transfer.debit.memberId ?? transfer.credit.memberId ?? 0;
}

/** Separate shards, so that a slow transaction never delays a lane. */
function joinedShardOf(transfer: Transfer): number {
  return firstJoinedShard + (memberOf(transfer) % joinedShards);
}

function resolvedTransfer(transfer: Transfer, debitId: number, creditId: number): ResolvedTransfer {
  const { key, flow, debit, credit, amount, reference } = transfer;
  const betweenMembers =
    debit.memberId !== undefined && credit.memberId !== undefined && debit.memberId !== credit.memberId;
  return { key, flow, debitId, creditId, amount, reference, betweenMembers };
}

/**
 * The only writer of money. `post` joins a batch (the fast path); `postIn` posts inside the caller's transaction, for
 * movements that must commit together with other rows.
 */
export class Ledger {
  readonly #database: Database;
  readonly #accounts = new Accounts();
  readonly #lanes: GroupWriter<ResolvedTransfer, LanePosting>[];
  readonly #firstShard: number;

  constructor(database: Database, settings: LedgerSettings = {}) {
    this.#database = database;
    this.#lanes = Array.from({ length: settings.lanes ?? 2 }, () => openLane(database));
    this.#firstShard = (settings.slot ?? 0) * lanesPerSlot;
  }

  /** A member always goes to the same lane, so its movements keep the order in which they were requested. */
  async post(transfer: Transfer): Promise<Posting> {
    const index = memberOf(transfer) % this.#lanes.length;
    const lane = this.#lanes[index];
    if (lane === undefined) throw new Error('a ledger has at least one lane');
    const shard = this.#firstShard + index;
    const resolved = this.#known(transfer, shard) ?? (await this.#resolve(this.#database, transfer, shard));
    const posting = await lane.write(resolved);
    if (posting !== undefined) return posting;
    return this.#postAfresh(this.#database, transfer, resolved, shard, (again) => lane.write(again));
  }

  /**
   * Posts inside `tx`. Repetitions are always looked up, because a failed statement would end the caller's
   * transaction. Locks are taken in account order within one call: give all transfers of a transaction at once.
   */
  async postIn(tx: Tx, transfers: readonly Transfer[]): Promise<Posting[]> {
    if (transfers.length === 0) return [];
    await this.#accounts.find(
      tx,
      transfers.flatMap(({ debit, credit }) => [debit, credit]),
    );
    const resolved: ResolvedTransfer[] = [];
    for (const each of transfers) resolved.push(await this.#resolve(tx, each, joinedShardOf(each)));
    const postings = await postBatch(tx, resolved, joined);
    const complete: Posting[] = [];
    for (const [index, stale] of resolved.entries()) {
      const transfer = transfers[index] as Transfer;
      complete.push(
        postings[index] ??
          (await this.#postAfresh(tx, transfer, stale, joinedShardOf(transfer), async (again) => {
            const [posting] = await postBatch(tx, [again], joined);
            return posting;
          })),
      );
    }
    return complete;
  }

  /**
   * The arguments of ledger_post for a set-based statement of a module that calls it itself, with its own rows in
   * the same transaction. Their house shards are their own, so that they never wait for the ledger's lanes.
   */
  async columnsFor(queryable: Queryable, transfers: readonly Transfer[]): Promise<PostColumns> {
    const shard = this.#firstShard + setBasedShard;
    const resolved: ResolvedTransfer[] = [];
    for (const each of transfers)
      resolved.push(this.#known(each, shard) ?? (await this.#resolve(queryable, each, shard)));
    return postColumns(resolved);
  }

  /** Forgets cached account ids: one of them turned out not to exist. */
  forgetAccounts(columns: PostColumns): void {
    for (const id of columns.accounts) this.#accounts.forget(id);
  }

  /** Opens the accounts of a new member, in the transaction that makes the member. */
  async openMemberAccounts(
    tx: Tx,
    holder: Holder,
  ): Promise<{ cash: number; point: number; comp: number; hold: number }> {
    const open = (kind: 'cash' | 'point' | 'comp' | 'hold') =>
      this.#accounts.idOf(tx, memberAccount(holder.siteId, holder.memberId, kind), 0);
    return {
      cash: await open('cash'),
      point: await open('point'),
      comp: await open('comp'),
      hold: await open('hold'),
    };
  }

  async holdings(queryable: Queryable, holder: Holder): Promise<Holdings> {
    const rows = await queryable.prepared<{ kind: string; balance: number; version: number }>(
      'ledger-holdings',
      'select kind, balance, version from ledger_account where site_id = $1 and owner_id = $2',
      [holder.siteId, holder.memberId],
    );
    const of = (kind: string) => rows.find((row) => row.kind === kind);
    const balance = (kind: string) => (of(kind)?.balance ?? 0) as Amount;
    return {
      cash: balance('cash'),
      point: balance('point'),
      comp: balance('comp'),
      hold: balance('hold'),
      bonus: balance('bonus'),
      game: Object.fromEntries(
        rows
          .filter((row) => row.kind.startsWith(gamePrefix))
          .map((row) => [row.kind.slice(gamePrefix.length), row.balance as Amount]),
      ),
      version: (of('cash')?.version ?? 0) + (of('point')?.version ?? 0),
    };
  }

  /** Cash and points of many members, in their order; `version` is that of `holdings`. */
  balancesOf(queryable: Queryable, holders: readonly Holder[]): Promise<Balance[]> {
    return queryable.prepared(
      'ledger-balances',
      `select coalesce(c.balance, 0) as cash, coalesce(p.balance, 0) as point,
              coalesce(c.version, 0) + coalesce(p.version, 0) as version,
              c.id as cash_account, p.id as point_account
         from unnest($1::int[], $2::bigint[]) with ordinality h(site_id, member_id, place)
         left join ledger_account c
           on c.site_id = h.site_id and c.kind = 'cash' and c.owner_id = h.member_id and c.shard = 0
         left join ledger_account p
           on p.site_id = h.site_id and p.kind = 'point' and p.owner_id = h.member_id and p.shard = 0
        order by h.place`,
      [plainList(holders.map(({ siteId }) => siteId)), plainList(holders.map(({ memberId }) => memberId))],
    );
  }

  /** The versions of the points of many members, by member: what `holdings` adds to the version of their cash. */
  async pointVersions(
    queryable: Queryable,
    holders: readonly Holder[],
  ): Promise<ReadonlyMap<number, number>> {
    const rows = await queryable.prepared<{ owner_id: number; version: number }>(
      'ledger-point-versions',
      `select a.owner_id, a.version from unnest($1::int[], $2::bigint[]) h(site_id, member_id)
         join ledger_account a on a.site_id = h.site_id and a.kind = 'point' and a.owner_id = h.member_id and a.shard = 0`,
      [plainList(holders.map(({ siteId }) => siteId)), plainList(holders.map(({ memberId }) => memberId))],
    );
    return new Map(rows.map((row) => [row.owner_id, row.version]));
  }

  /** After an account turned out not to exist: forgets its id, finds it again and posts once more. */
  async #postAfresh(
    queryable: Queryable,
    transfer: Transfer,
    stale: ResolvedTransfer,
    shard: number,
    send: (resolved: ResolvedTransfer) => Promise<Posting | undefined>,
  ): Promise<Posting> {
    this.#accounts.forget(stale.debitId);
    this.#accounts.forget(stale.creditId);
    const posting = await send(await this.#resolve(queryable, transfer, shard));
    if (posting === undefined)
      throw new Error(`transfer ${transfer.key} names an account that cannot be opened`);
    return posting;
  }

  /** From the cache, or undefined. */
  #known(transfer: Transfer, shard: number): ResolvedTransfer | undefined {
    const debitId = this.#accounts.known(transfer.debit, shard);
    const creditId = this.#accounts.known(transfer.credit, shard);
    if (debitId === undefined || creditId === undefined) return undefined;
    return resolvedTransfer(transfer, debitId, creditId);
  }

  async #resolve(queryable: Queryable, transfer: Transfer, shard: number): Promise<ResolvedTransfer> {
    const debitId = await this.#accounts.idOf(queryable, transfer.debit, shard);
    return resolvedTransfer(transfer, debitId, await this.#accounts.idOf(queryable, transfer.credit, shard));
  }
}

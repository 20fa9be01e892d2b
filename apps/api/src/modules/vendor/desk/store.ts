import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface DeskVendor {
  readonly code: string;
  readonly name: LocalText;
  readonly dialect: string;
  readonly walletMode: 'seamless' | 'transfer';
  readonly isEnabled: boolean;
  readonly isOff: boolean;
  readonly gameCount: number;
  readonly offGameCount: number;
  readonly playingCount: number;
  readonly openTransferCount: number;
  readonly heldCount: number;
  readonly largestWin: Amount;
  readonly syncedAt: Date | null;
}

const ofSite = 's.vendor_id = v.id and s.site_id = $1 and s.level is null and s.partner_id is null';
const waits = 'vendor_held_waits(h)';

/** The vendors as an operator of a site sees them. A game is being played while its vendor has asked something since then. */
export function listDeskVendors(
  queryable: Queryable,
  siteId: number,
  playingSince: Date,
): Promise<DeskVendor[]> {
  return queryable.rows(
    `select v.code, v.name, v.dialect, v.wallet_mode as "walletMode", v.enabled as "isEnabled",
            exists (select from vendor_switch s where ${ofSite} and s.game_key is null) as "isOff",
            (select count(*) from vendor_game g where g.vendor_id = v.id and g.enabled) as "gameCount",
            (select count(*) from vendor_switch s where ${ofSite} and s.game_key is not null) as "offGameCount",
            (select count(*) from game_session s where s.vendor_id = v.id and s.site_id = $1 and s.seen_at > $2
                and s.member_id not in (select member_id from test_member)) as "playingCount",
            (select count(*) from game_transfer t where t.vendor_id = v.id and t.site_id = $1 and t.finished_at is null)
              as "openTransferCount",
            (select count(*) from vendor_held h where h.vendor_id = v.id and h.site_id = $1 and h.released_at is null and ${waits})
              as "heldCount",
            v.largest_win as "largestWin", v.synced_at as "syncedAt"
       from vendor v order by v.code`,
    [siteId, playingSince],
  );
}

export async function vendorIdOf(queryable: Queryable, code: string): Promise<number | undefined> {
  return (await queryable.row<{ id: number }>('select id from vendor where code = $1', [code]))?.id;
}

export interface DeskGame {
  readonly gameKey: string;
  readonly names: LocalText;
  readonly gameType: string;
  readonly rtpPercent: string;
  readonly isListed: boolean;
  readonly isOff: boolean;
}

const named = `g.vendor_id = $2 and ($3 = '' or g.key ilike '%' || $3 || '%'
  or exists (select from jsonb_each_text(g.names) n where position(lower($3) in lower(n.value)) > 0))`;

export function listDeskGames(
  queryable: Queryable,
  { siteId, vendorId, search }: { siteId: number; vendorId: number; search: string },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DeskGame[]> {
  return queryable.rows(
    `select g.key as "gameKey", g.names, g.family as "gameType", g.rtp_percent as "rtpPercent", g.enabled as "isListed",
            exists (select from vendor_switch s where s.vendor_id = g.vendor_id and s.game_key = g.key and s.site_id = $1
                       and s.level is null and s.partner_id is null) as "isOff"
       from vendor_game g where ${named} order by g.ord, g.key limit $4 offset $5`,
    [siteId, vendorId, search, limit, offset],
  );
}

export async function countDeskGames(
  queryable: Queryable,
  { siteId, vendorId, search }: { siteId: number; vendorId: number; search: string },
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from vendor_game g where $1::smallint is not null and ${named}`,
    [siteId, vendorId, search],
  );
  return row?.count ?? 0;
}

export async function hasGame(queryable: Queryable, vendorId: number, gameKey: string): Promise<boolean> {
  const row = await queryable.row('select 1 from vendor_game where vendor_id = $1 and key = $2', [
    vendorId,
    gameKey,
  ]);
  return row !== undefined;
}

interface Switched {
  readonly vendorId: number;
  readonly gameKey: string | null;
  readonly siteId: number;
}

/** Off for everybody of a site. Returns whether it was on. */
export async function switchOff(tx: Tx, { vendorId, gameKey, siteId }: Switched, at: Date): Promise<boolean> {
  const count = await tx.run(
    'insert into vendor_switch (vendor_id, game_key, site_id, since) values ($1, $2, $3, $4) on conflict do nothing',
    [vendorId, gameKey, siteId, at],
  );
  return count === 1;
}

/** On again. Returns whether it was off. */
export async function switchOn(tx: Tx, { vendorId, gameKey, siteId }: Switched): Promise<boolean> {
  const count = await tx.run(
    `delete from vendor_switch where vendor_id = $1 and game_key is not distinct from $2 and site_id = $3
        and level is null and partner_id is null`,
    [vendorId, gameKey, siteId],
  );
  return count > 0;
}

interface OfMember {
  readonly memberKey: number;
  readonly memId: string;
  readonly memNick: string;
}

export interface StuckTransfer extends OfMember {
  readonly transferId: string;
  readonly vendorCode: string;
  readonly direction: 'in' | 'out';
  readonly amount: Amount | null;
  readonly state: 'pending' | 'unknown';
  readonly attempts: number;
  readonly askedAt: Date;
  readonly nextAt: Date | null;
  /** What an operator has said of it, where a second one has to say the same. */
  readonly said: {
    readonly by: string;
    readonly at: string;
    readonly reason: string;
    readonly moved: Amount | null;
    readonly left: Amount | null;
  } | null;
}

const ofMember = 'm.id as "memberKey", m.mem_id as "memId", m.nickname as "memNick"';

/** Movements of a site without an end that were asked for before then, the oldest first. */
export function stuckTransfers(
  queryable: Queryable,
  siteId: number,
  before: Date,
  limit: number,
): Promise<StuckTransfer[]> {
  return queryable.rows(
    `select t.id as "transferId", v.code as "vendorCode", t.direction, t.asked_amount as amount, t.state, t.attempts,
            t.asked_at as "askedAt", t.next_attempt_at as "nextAt", ${ofMember},
            (select jsonb_build_object('by', o.name, 'at', w.at, 'reason', w.reason, 'moved', w.moved_amount, 'left', w.left_amount)
               from game_transfer_word w join operator o on o.id = w.operator_id where w.transfer_id = t.id) as said
       from game_transfer t join vendor v on v.id = t.vendor_id join member_card m on m.id = t.member_id
      where t.site_id = $1 and t.finished_at is null and t.asked_at <= $2 order by t.asked_at limit $3`,
    [siteId, before, limit],
  );
}

export interface HeldRow extends OfMember {
  readonly vendorCode: string;
  readonly transactionId: string;
  readonly kind: 'win' | 'rollback';
  readonly cause: 'held' | 'out-of-range';
  readonly gameKey: string;
  readonly round: string;
  readonly amount: Amount;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly times: number;
  readonly releasedAt: Date | null;
}

/** What a site owes its members and has not paid yet, the latest first. */
export function heldMovements(queryable: Queryable, siteId: number, limit: number): Promise<HeldRow[]> {
  return queryable.rows(
    `select v.code as "vendorCode", h.transaction_id as "transactionId", h.kind, h.reason as cause, h.game_key as "gameKey",
            h.round, h.amount, h.first_at as "firstAt", h.last_at as "lastAt", h.times, h.released_at as "releasedAt", ${ofMember}
       from vendor_held h join vendor v on v.id = h.vendor_id join member_card m on m.id = h.member_id
      where h.site_id = $1 and ${waits} order by h.last_at desc limit $2`,
    [siteId, limit],
  );
}

export interface LockedHeld {
  readonly vendorId: number;
  readonly memberId: number;
  readonly memId: string;
  readonly amount: Amount;
  /** Released before, or paid or dismissed meanwhile. */
  readonly isDone: boolean;
  /** It waits no more: paid or dismissed, or its bet has come to another end. */
  readonly isOver: boolean;
}

/** What a held movement of the site would pay; undefined where the site has no such movement. */
export async function amountOfHeld(
  queryable: Queryable,
  siteId: number,
  vendorCode: string,
  transactionId: string,
): Promise<Amount | undefined> {
  const row = await queryable.row<{ amount: Amount }>(
    `select h.amount from vendor_held h join vendor v on v.id = h.vendor_id
      where h.site_id = $1 and v.code = $2 and h.transaction_id = $3`,
    [siteId, vendorCode, transactionId],
  );
  return row?.amount;
}

export function lockHeld(
  tx: Tx,
  siteId: number,
  vendorCode: string,
  transactionId: string,
): Promise<LockedHeld | undefined> {
  return tx.row(
    `select h.vendor_id as "vendorId", h.member_id as "memberId", m.mem_id as "memId", h.amount,
            h.released_at is not null or not ${waits} as "isDone", not ${waits} as "isOver"
       from vendor_held h join vendor v on v.id = h.vendor_id join member_card m on m.id = h.member_id
      where h.site_id = $1 and v.code = $2 and h.transaction_id = $3 for update of h`,
    [siteId, vendorCode, transactionId],
  );
}

export async function releaseHeld(tx: Tx, vendorId: number, transactionId: string, at: Date): Promise<void> {
  await tx.run('update vendor_held set released_at = $3 where vendor_id = $1 and transaction_id = $2', [
    vendorId,
    transactionId,
    at,
  ]);
}

/** It will never come. Should it come nevertheless, it is held again, also where somebody had released it before. */
export async function dismissHeld(tx: Tx, vendorId: number, transactionId: string, at: Date): Promise<void> {
  await tx.run(
    'update vendor_held set dismissed_at = $3, released_at = null where vendor_id = $1 and transaction_id = $2',
    [vendorId, transactionId, at],
  );
}

/** The job asks the vendor about it next. Returns the member; undefined where there is no such open movement. */
export async function hurryTransfer(
  tx: Tx,
  siteId: number,
  transferId: string,
  at: Date,
): Promise<number | undefined> {
  const row = await tx.row<{ memberId: number }>(
    `update game_transfer set next_attempt_at = least(next_attempt_at, $3)
      where site_id = $1 and id = $2 and finished_at is null returning member_id as "memberId"`,
    [siteId, transferId, at],
  );
  return row?.memberId;
}

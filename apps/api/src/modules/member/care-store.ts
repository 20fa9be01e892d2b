import { bytesList, type Queryable, type Tx } from '@hanpan/db';
import type { MemberStatus } from './facts-store.ts';
import { hasGoneOn } from './sign-in-store.ts';

export async function setLevel(tx: Tx, memberId: number, level: number): Promise<void> {
  await tx.run('update member set level = $2 where id = $1', [memberId, level]);
}

/** A password that an operator gave: it is not one that the member has set. */
export async function giveNewPassword(tx: Tx, memberId: number, passwordHash: string): Promise<void> {
  await tx.run('update member set password_hash = $2, password_changed_at = null where id = $1', [
    memberId,
    passwordHash,
  ]);
}

export interface NewNote {
  readonly siteId: number;
  readonly memberId: number;
  readonly body: string;
  readonly isPinned: boolean;
  readonly by: string;
  readonly at: Date;
}

export async function insertNote(tx: Tx, note: NewNote): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into member_note (site_id, member_id, body, is_pinned, by, at) values ($1, $2, $3, $4, $5, $6) returning id`,
    [note.siteId, note.memberId, note.body, note.isPinned, note.by, note.at],
  );
  if (row === undefined) throw new Error('the note was not stored');
  return row.id;
}

export interface NoteRow {
  readonly id: number;
  readonly body: string;
  readonly isPinned: boolean;
  readonly by: string;
  readonly at: Date;
}

/** The notes about a member, pinned ones first, then the newest. */
export function notesOf(queryable: Queryable, memberId: number, limit: number): Promise<NoteRow[]> {
  return queryable.rows(
    `select id, body, is_pinned as "isPinned", by, at from member_note
      where member_id = $1 order by is_pinned desc, id desc limit $2`,
    [memberId, limit],
  );
}

export interface SessionRow {
  readonly id: number;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly endedAt: Date | null;
  readonly address: string;
}

/** The last sessions of a member; one whose time is over has ended, whether anybody said so or not. */
export function sessionsOf(
  queryable: Queryable,
  memberId: number,
  { now, idleMs, limit }: { readonly now: Date; readonly idleMs: number; readonly limit: number },
): Promise<SessionRow[]> {
  return queryable.rows(
    `select id, created_at as "startedAt", seen_at as "seenAt", address,
            coalesce(ended_at, case when until <= $2 then until end) as "endedAt"
       from (select s.*, least(expires_at, seen_at + make_interval(secs => $3::float8 / 1000)) as until
               from session s where member_id = $1) s
      order by created_at desc, id desc limit $4`,
    [memberId, now, idleMs, limit],
  );
}

/** Wrong passwords of an account since then, the latest first. */
export function failedLogins(
  queryable: Queryable,
  { siteId, account, since, limit }: { siteId: number; account: string; since: Date; limit: number },
): Promise<{ at: Date; address: string }[]> {
  return queryable.rows(
    `select at, address from sign_in_attempt f
      where site_id = $1 and account = $2 and not succeeded and at > $3 and not ${hasGoneOn}
      order by at desc limit $4`,
    [siteId, account, since, limit],
  );
}

export interface LinkedRow {
  readonly id: number;
  readonly memId: string;
  readonly nickname: string;
  readonly status: MemberStatus;
  readonly excludedUntil: Date | null;
  readonly by: ('phone' | 'account' | 'person' | 'device' | 'address')[];
}

export interface LinkedTo {
  readonly siteId: number;
  readonly memberId: number;
  /** What the contacts of the member are found by, under each secret. */
  readonly phoneIndexes: readonly Buffer[];
  readonly accountIndexes: readonly Buffer[];
  readonly since: Date;
  readonly limit: number;
}

/** Other accounts of the site with the same phone, bank account, name and birth date, device or, since then, address. */
export function linkedAccounts(
  queryable: Queryable,
  { siteId, memberId, phoneIndexes, accountIndexes, since, limit }: LinkedTo,
): Promise<LinkedRow[]> {
  return queryable.rows(
    `with me as (select * from member where id = $2 and site_id = $1), link as (
       select m.id, 'phone' as by from me join member m on m.site_id = me.site_id and m.phone_index = any($5::bytea[])
       union
       select m.id, 'account' from me join member m on m.site_id = me.site_id and m.account_index = any($6::bytea[])
       union
       select m.id, 'person' from me
         join member m on m.site_id = me.site_id and m.birth_date = me.birth_date and m.holder_name = me.holder_name
       union
       select m.id, 'device' from me
         join known_device mine on mine.site_id = me.site_id and mine.account = 'member:' || lower(me.mem_id)
         join known_device other on other.site_id = mine.site_id and other.token_hash = mine.token_hash
              and other.account <> mine.account
         join member m on m.site_id = me.site_id and 'member:' || lower(m.mem_id) = other.account
       union
       select o.member_id, 'address' from me
         join session s on s.member_id = me.id and s.created_at > $3
         join session o on o.site_id = s.site_id and o.address = s.address and o.created_at > $3
        where o.member_id is not null
     )
     select m.id, m.mem_id as "memId", m.nickname, m.status, m.excluded_until as "excludedUntil", array_agg(link.by order by link.by desc) as by
       from link join member m on m.id = link.id
      where m.id <> $2 group by m.id order by count(*) desc, m.id limit $4`,
    [siteId, memberId, since, limit, bytesList(phoneIndexes), bytesList(accountIndexes)],
  );
}

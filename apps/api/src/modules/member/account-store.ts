import type { Queryable, Tx } from '@hanpan/db';
import { need } from '../../kernel/need.ts';
import { hasGoneOn } from './sign-in-store.ts';

/** Guesses at one PIN are counted one after the other. */
export async function lockPinOf(tx: Tx, memberId: number): Promise<void> {
  await tx.run("select pg_advisory_xact_lock(hashtextextended('pin:' || $1::text, 0))", [memberId]);
}

export interface OwnAccount {
  readonly memId: string;
  readonly passwordHash: string;
  readonly pinHash: string | null;
  readonly pinFailures: number;
  readonly phoneIndex: Buffer;
  readonly passwordChangedAt: Date | null;
  readonly pinChangedAt: Date | null;
  readonly phoneChangedAt: Date | null;
  /** When it was let in. */
  readonly decidedAt: Date | null;
}

export function ownAccount(queryable: Queryable, memberId: number): Promise<OwnAccount | undefined> {
  return queryable.row(
    `select mem_id as "memId", password_hash as "passwordHash", pin_hash as "pinHash", pin_failures as "pinFailures",
            phone_index as "phoneIndex", password_changed_at as "passwordChangedAt",
            pin_changed_at as "pinChangedAt", phone_changed_at as "phoneChangedAt", decided_at as "decidedAt"
       from member where id = $1`,
    [memberId],
  );
}

/** The account of a member that has a session: a member never goes away. */
export async function ownAccountOf(queryable: Queryable, memberId: number): Promise<OwnAccount> {
  return need(await ownAccount(queryable, memberId), `member ${memberId}`);
}

export interface NamesOfAccount {
  readonly nickname: string;
  readonly holderName: string;
  readonly phoneCipher: Buffer;
}

/** What a password of the member may not have in it. */
export function namesOfAccount(queryable: Queryable, memberId: number): Promise<NamesOfAccount | undefined> {
  return queryable.row(
    'select nickname, holder_name as "holderName", phone_cipher as "phoneCipher" from member where id = $1',
    [memberId],
  );
}

export async function setPassword(tx: Tx, memberId: number, hash: string, at: Date): Promise<void> {
  await tx.run('update member set password_hash = $2, password_changed_at = $3 where id = $1', [
    memberId,
    hash,
    at,
  ]);
}

export async function setPin(tx: Tx, memberId: number, hash: string, at: Date): Promise<void> {
  await tx.run('update member set pin_hash = $2, pin_failures = 0, pin_changed_at = $3 where id = $1', [
    memberId,
    hash,
    at,
  ]);
}

/** The same password under the pepper that is in use now. */
export async function hashPasswordAnew(
  tx: Tx,
  memberId: number,
  { before, hash }: { readonly before: string; readonly hash: string },
): Promise<void> {
  await tx.run('update member set password_hash = $3 where id = $1 and password_hash = $2', [
    memberId,
    before,
    hash,
  ]);
}

/** The same withdrawal password under the pepper that is in use now. */
export async function hashPinAnew(
  queryable: Queryable,
  memberId: number,
  { before, hash }: { readonly before: string; readonly hash: string },
): Promise<void> {
  await queryable.run('update member set pin_hash = $3 where id = $1 and pin_hash = $2', [
    memberId,
    before,
    hash,
  ]);
}

/** Whether another member has it is decided by the database: `member_phone`. */
export async function setPhone(
  tx: Tx,
  memberId: number,
  phone: { readonly cipher: Buffer; readonly index: Buffer },
  at: Date,
): Promise<void> {
  await tx.run('update member set phone_cipher = $2, phone_index = $3, phone_changed_at = $4 where id = $1', [
    memberId,
    phone.cipher,
    phone.index,
    at,
  ]);
}

export async function isIdTaken(queryable: Queryable, siteId: number, memId: string): Promise<boolean> {
  const row = await queryable.row(
    `select 1 from member where site_id = $1 and lower(mem_id) = lower($2) and status <> 'rejected' limit 1`,
    [siteId, memId],
  );
  return row !== undefined;
}

/** In any case and by what it looks like, as the database will decide at the sign-up. */
export async function isNicknameTaken(
  queryable: Queryable,
  siteId: number,
  nickname: string,
): Promise<boolean> {
  const row = await queryable.row(
    `select 1 from member
      where site_id = $1 and status <> 'rejected'
        and (lower(nickname) = lower($2) or name_look(nickname) = name_look($2)) limit 1`,
    [siteId, nickname],
  );
  return row !== undefined;
}

export interface SignInRow {
  readonly at: Date;
  readonly address: string;
  readonly succeeded: boolean;
  readonly isKnown: boolean;
}

/**
 * The latest first, without first steps that have gone on. Before the account was let in, a password that was right logged
 * nobody in either.
 */
export function latestSignIns(
  queryable: Queryable,
  { siteId, account }: { readonly siteId: number; readonly account: string },
  letInAt: Date | null,
  limit: number,
): Promise<SignInRow[]> {
  return queryable.rows(
    `select at, address, succeeded, device_id is not null as "isKnown" from sign_in_attempt f
      where site_id = $1 and account = $2 and not ${hasGoneOn} and (not succeeded or at >= coalesce($3::timestamptz, '-infinity'))
      order by at desc, id desc limit $4`,
    [siteId, account, letInAt, limit],
  );
}

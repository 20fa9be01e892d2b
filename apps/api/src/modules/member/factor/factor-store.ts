import { bytesList, type Queryable, type Tx } from '@hanpan/db';

export interface FactorRow {
  readonly sealed: Buffer | null;
  readonly offered: Buffer | null;
  readonly offeredAt: Date | null;
  readonly usedStep: number;
}

export function lockFactor(tx: Tx, memberId: number): Promise<FactorRow | undefined> {
  return tx.row(
    `select totp_sealed as sealed, totp_offered as offered, offered_at as "offeredAt", totp_used_step as "usedStep"
       from member_factor where member_id = $1 for update`,
    [memberId],
  );
}

/** A second factor that acts, and how many recovery codes are left of it; undefined where the member has none. */
export function factorOf(
  queryable: Queryable,
  memberId: number,
): Promise<{ readonly setAt: Date; readonly recoveryLeft: number } | undefined> {
  return queryable.row(
    `select confirmed_at as "setAt",
            (select count(*) from member_recovery_code c where c.member_id = f.member_id and used_at is null)
              as "recoveryLeft"
       from member_factor f where member_id = $1 and confirmed_at is not null`,
    [memberId],
  );
}

/** Whether it is a partner that has no second factor. */
export async function isPartnerWithoutFactor(queryable: Queryable, memberId: number): Promise<boolean> {
  const row = await queryable.row(
    `select 1 from member m
      where id = $1 and partner_rank <> 'NORMAL'
        and not exists (select from member_factor f where f.member_id = m.id and confirmed_at is not null)`,
    [memberId],
  );
  return row !== undefined;
}

/** Another one that was offered before is not good any more. */
export async function offerFactor(
  tx: Tx,
  { siteId, memberId }: { readonly siteId: number; readonly memberId: number },
  sealed: Buffer,
  at: Date,
): Promise<void> {
  await tx.run(
    `insert into member_factor (member_id, site_id, totp_offered, offered_at) values ($1, $2, $3, $4)
     on conflict (member_id) do update set totp_offered = excluded.totp_offered, offered_at = excluded.offered_at`,
    [memberId, siteId, sealed, at],
  );
}

export async function confirmFactor(tx: Tx, memberId: number, usedStep: number, at: Date): Promise<void> {
  await tx.run(
    `update member_factor
        set totp_sealed = totp_offered, totp_offered = null, offered_at = null, totp_used_step = $2, confirmed_at = $3
      where member_id = $1`,
    [memberId, usedStep, at],
  );
}

export async function useFactorStep(tx: Tx, memberId: number, step: number): Promise<void> {
  await tx.run('update member_factor set totp_used_step = $2 where member_id = $1', [memberId, step]);
}

export async function insertRecoveryCodes(
  tx: Tx,
  memberId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.run(
    `insert into member_recovery_code (member_id, site_id, code_hash)
     select member_id, site_id, code_hash from member_factor, unnest($2::bytea[]) code_hash where member_id = $1`,
    [memberId, bytesList(hashes)],
  );
}

/** Returns whether it was one that nobody had used. */
export async function useRecoveryCode(
  tx: Tx,
  memberId: number,
  hashes: readonly Buffer[],
  at: Date,
): Promise<boolean> {
  const used = await tx.run(
    'update member_recovery_code set used_at = $3 where member_id = $1 and code_hash = any($2::bytea[]) and used_at is null',
    [memberId, bytesList(hashes), at],
  );
  return used === 1;
}

/** With its recovery codes. */
export async function dropFactor(tx: Tx, memberId: number): Promise<void> {
  await tx.run('delete from member_factor where member_id = $1', [memberId]);
}

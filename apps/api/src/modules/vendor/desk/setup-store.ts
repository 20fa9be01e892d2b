import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { type VendorRow, vendorColumns } from '../vendor-store.ts';

/** A vendor as it is connected, with its keys as they stand in the table. */
export interface SetupRow extends VendorRow {
  readonly largest_win: Amount;
  readonly our_key_set_at: Date | null;
  readonly their_key_set_at: Date | null;
}

const columns = `${vendorColumns}, largest_win, our_key_set_at, their_key_set_at`;

export function findSetup(queryable: Queryable, code: string): Promise<SetupRow | undefined> {
  return queryable.row(`select ${columns} from vendor where code = $1`, [code]);
}

export function lockSetup(tx: Tx, code: string): Promise<SetupRow | undefined> {
  return tx.row(`select ${columns} from vendor where code = $1 for update`, [code]);
}

/** What an operator sets of a connection, keys apart. */
export interface Setup {
  readonly names: LocalText;
  readonly baseUrl: string;
  readonly operatorId: string;
  readonly timeoutMs: number;
  readonly windowKind: VendorRow['window_kind'];
  readonly largestWin: Amount;
  readonly gameOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
  readonly isEnabled: boolean;
}

export async function replaceSetup(tx: Tx, id: number, setup: Setup): Promise<void> {
  await tx.run(
    `update vendor set name = $2, base_url = $3, operator_id = $4, timeout_ms = $5, window_kind = $6, largest_win = $7,
       game_origins = $8, image_origins = $9, enabled = $10 where id = $1`,
    [
      id,
      JSON.stringify(setup.names),
      setup.baseUrl,
      setup.operatorId,
      setup.timeoutMs,
      setup.windowKind,
      setup.largestWin,
      setup.gameOrigins,
      setup.imageOrigins,
      setup.isEnabled,
    ],
  );
}

export interface EnteredVendor {
  readonly code: string;
  readonly names: LocalText;
  readonly dialect: string;
  readonly walletMode: VendorRow['wallet_mode'];
  readonly baseUrl: string;
  readonly operatorId: string;
  readonly windowKind: VendorRow['window_kind'];
  readonly roundEndsAfter: string;
}

/** A new vendor, off and without keys. Returns whether its code was free. */
export async function enterVendor(tx: Tx, vendor: EnteredVendor): Promise<boolean> {
  const count = await tx.run(
    `insert into vendor (id, code, name, dialect, wallet_mode, base_url, operator_id, window_kind, public_key, enabled,
       round_ends_after)
     select coalesce(max(id), 0) + 1, $1, $2::jsonb, $3, $4, $5, $6, $7, '', false, $8::interval from vendor
     on conflict (code) do nothing`,
    [
      vendor.code,
      JSON.stringify(vendor.names),
      vendor.dialect,
      vendor.walletMode,
      vendor.baseUrl,
      vendor.operatorId,
      vendor.windowKind,
      vendor.roundEndsAfter,
    ],
  );
  return count === 1;
}

export async function replaceOurKey(tx: Tx, id: number, sealed: Buffer, at: Date): Promise<void> {
  await tx.run('update vendor set our_key_sealed = $2, our_key_set_at = $3 where id = $1', [id, sealed, at]);
}

export interface TheirKey {
  readonly publicKey: string;
  readonly theirKeySealed: Buffer | null;
  readonly at: Date;
}

export async function replaceTheirKey(tx: Tx, id: number, key: TheirKey): Promise<void> {
  await tx.run(
    'update vendor set public_key = $2, their_key_sealed = $3, their_key_set_at = $4 where id = $1',
    [id, key.publicKey, key.theirKeySealed, key.at],
  );
}

/** Ends what a vendor signed with before: all of it, or what nobody takes any more at a moment. */
export async function endOldKeys(tx: Tx, id: number, which: 'all' | Date): Promise<void> {
  await tx.run(
    'delete from vendor_old_key where vendor_id = $1 and ($2::timestamptz is null or until <= $2)',
    [id, which === 'all' ? null : which],
  );
}

export async function keepOldKey(tx: Tx, id: number, sealed: Buffer, until: Date): Promise<void> {
  await tx.run('insert into vendor_old_key (vendor_id, key_sealed, until) values ($1, $2, $3)', [
    id,
    sealed,
    until,
  ]);
}

import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { need } from '../../kernel/need.ts';

export interface VendorRow {
  readonly id: number;
  readonly code: string;
  readonly name: LocalText;
  readonly dialect: string;
  readonly wallet_mode: 'seamless' | 'transfer';
  readonly base_url: string;
  /** What is no secret of what the vendor signs with; empty where it is sealed. */
  readonly public_key: string;
  readonly their_key_sealed: Buffer | null;
  /** What it signed with before, and until when each is still taken. */
  readonly their_old_keys: readonly Buffer[];
  readonly their_old_keys_until: readonly Date[];
  readonly our_key_sealed: Buffer | null;
  readonly operator_id: string;
  readonly currency: string;
  readonly timeout_ms: number;
  readonly enabled: boolean;
  readonly window_kind: 'embed' | 'popup';
  readonly game_origins: readonly string[];
  readonly image_origins: readonly string[];
}

const oldKeys = (column: string) =>
  `array(select k.${column} from vendor_old_key k where k.vendor_id = vendor.id order by k.until desc, k.key_sealed)`;

export const vendorColumns = `id, code, name, dialect, wallet_mode, base_url, public_key, their_key_sealed,
  ${oldKeys('key_sealed')} as their_old_keys, ${oldKeys('until')} as their_old_keys_until, our_key_sealed, operator_id,
  currency, timeout_ms, enabled, window_kind, game_origins, image_origins`;

export function listVendors(queryable: Queryable): Promise<VendorRow[]> {
  return queryable.rows(`select ${vendorColumns} from vendor order by id`);
}

/** The vendors of these codes, in the order of their rows. */
export function vendorNames(
  queryable: Queryable,
  codes: readonly string[],
): Promise<{ code: string; name: LocalText }[]> {
  return queryable.rows('select code, name from vendor where code = any($1) order by id', [codes]);
}

export interface NewVendor {
  readonly code: string;
  readonly name: LocalText;
  readonly dialect: string;
  readonly walletMode: VendorRow['wallet_mode'];
  readonly baseUrl: string;
  readonly publicKey: string;
  readonly theirKeySealed: Buffer | null;
  readonly ourKeySealed: Buffer;
  readonly windowKind: VendorRow['window_kind'];
  readonly roundEndsAfter: string;
  /** Of its games and their pictures; undefined leaves what stands there. */
  readonly origins: readonly string[] | undefined;
}

/** A new vendor, or other keys and another address for a known one; what an operator may have set stays, its keys too. */
export async function saveVendor(
  tx: Tx,
  vendor: NewVendor,
): Promise<{ readonly id: number; readonly operatorId: string; readonly isNew: boolean }> {
  const [row] = await tx.rows<{ id: number; operatorId: string; isNew: boolean }>(
    `insert into vendor (id, code, name, dialect, wallet_mode, base_url, public_key, our_key_sealed, window_kind,
       game_origins, image_origins, their_key_sealed, round_ends_after)
     select coalesce(max(id), 0) + 1, $1, $2::jsonb, $3, $4, $5, $6, $7::bytea, $8, coalesce($9::text[], '{}'),
            coalesce($9::text[], '{}'), $10::bytea, $11::interval from vendor
     on conflict (code) do update set base_url = $5,
       our_key_sealed = case when vendor.our_key_set_at is null then $7 else vendor.our_key_sealed end,
       public_key = case when vendor.their_key_set_at is null then $6 else vendor.public_key end,
       their_key_sealed = case when vendor.their_key_set_at is null then $10 else vendor.their_key_sealed end,
       game_origins = coalesce($9, vendor.game_origins), image_origins = coalesce($9, vendor.image_origins)
     returning id, operator_id as "operatorId", xmax = 0 as "isNew"`,
    [
      vendor.code,
      JSON.stringify(vendor.name),
      vendor.dialect,
      vendor.walletMode,
      vendor.baseUrl,
      vendor.publicKey,
      vendor.ourKeySealed,
      vendor.windowKind,
      vendor.origins ?? null,
      vendor.theirKeySealed,
      vendor.roundEndsAfter,
    ],
  );
  return need(row, 'vendor');
}

/** Whether a member may begin nothing new in a game of a vendor, or, without a game, in any of them. */
export async function isOff(
  queryable: Queryable,
  { vendorId, gameKey, memberId }: { vendorId: number; gameKey: string | null; memberId: number },
): Promise<boolean> {
  const [row] = await queryable.prepared<{ off: boolean }>(
    'vendor-is-off',
    'select vendor_is_off($1, $2, $3) as off',
    [vendorId, gameKey, memberId],
  );
  return row?.off !== false;
}

/** Whether a vendor, as `v`, is on for the whole of the site `$1`. */
export const isOn = `v.enabled and not exists (
  select from vendor_switch s where s.vendor_id = v.id and s.game_key is null and s.level is null and s.partner_id is null
     and (s.site_id is null or s.site_id = $1))`;

/** The codes of the catalogue under which vendors that are on for a site have games: their own, and of what they carry. */
export async function openVendorCodes(queryable: Queryable, siteId: number): Promise<string[]> {
  const rows = await queryable.rows<{ code: string }>(
    `select distinct c.code from vendor v join vendor_game g on g.vendor_id = v.id and g.enabled
       cross join lateral (values (v.code), (g.product_code)) c(code)
      where ${isOn} and c.code is not null order by c.code`,
    [siteId],
  );
  return rows.map(({ code }) => code);
}

/** The highest jackpot that the feed of a vendor of the site tells; undefined where none does. */
export function highestJackpot(
  queryable: Queryable,
  siteId: number,
): Promise<{ code: string; name: LocalText; amount: Amount; at: Date } | undefined> {
  return queryable.row(
    `select v.code, v.name, v.jackpot_amount as amount, v.jackpot_at as at from vendor v
      where ${isOn} and v.jackpot_amount is not null order by v.jackpot_amount desc, v.code limit 1`,
    [siteId],
  );
}

/** Whether there is a vendor of this code, on or off. */
export async function isVendor(queryable: Queryable, code: string): Promise<boolean> {
  return (await queryable.row('select 1 from vendor where code = $1', [code])) !== undefined;
}

import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { isoOrNull } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { revisionOf } from '../../../kernel/revision.ts';
import type { DialectFacts } from '../../../vendors/port.ts';
import { sharesPurse } from '../purse-store.ts';
import { roundEndsAfter } from '../rounds/dialect-rounds.ts';
import type { VendorServices } from '../services.ts';
import { dialectOf } from '../vendor-connection.ts';
import { isKeyOfKind, markOf, storedKey, theirKeyOf } from '../vendor-keys.ts';
import { windowKindOf } from '../window-kind.ts';
import { isOriginPattern, isVendorAddress } from './addresses.ts';
import {
  endOldKeys,
  enterVendor,
  findSetup,
  keepOldKey,
  lockSetup,
  replaceOurKey,
  replaceSetup,
  replaceTheirKey,
  type SetupRow,
} from './setup-store.ts';
import { isVendorCode } from './vendor-code.ts';

export type SetupServices = Pick<
  VendorServices,
  'database' | 'clock' | 'sealer' | 'publicUrl' | 'dialects' | 'vendors'
>;
type Detail = AnswerOf<'/api/console/vendors/detail'>;

const noFacts: DialectFacts = { ours: 'secret', theirs: 'none', listsGames: false };

/** What the dialect of a row says of its keys; of one that this release does not have, nothing. */
export function factsOf({ dialects }: SetupServices, row: { readonly dialect: string }): DialectFacts {
  return dialectOf(dialects, row)?.facts ?? noFacts;
}

/** What is told of each key: that there is one, since when, and a mark. */
function keysOf(services: SetupServices, row: SetupRow): Pick<Detail, 'ours' | 'theirs'> {
  const { sealer, clock } = services;
  const { ours, theirs } = factsOf(services, row);
  const theirKey = theirKeyOf(row, sealer);
  const ourKey = row.our_key_sealed === null ? undefined : sealer.open('vendor.our-key', row.our_key_sealed);
  // The latest stands first.
  const [until] = row.their_old_keys_until;
  const stateOf = (key: string | undefined) => ({
    isSet: key !== undefined,
    mark: key === undefined ? null : markOf(sealer, key),
  });
  return {
    ours: { kind: ours, ...stateOf(ourKey), setAt: isoOrNull(row.our_key_set_at), oldUntil: null },
    theirs: {
      kind: theirs,
      ...stateOf(theirKey),
      setAt: isoOrNull(row.their_key_set_at),
      oldUntil: until !== undefined && until.getTime() > clock() ? isoOrNull(until) : null,
    },
  };
}

function setupOf(row: SetupRow) {
  return {
    names: row.name,
    baseUrl: row.base_url,
    operatorId: row.operator_id,
    timeoutMs: row.timeout_ms,
    windowKind: row.window_kind,
    largestWin: row.largest_win,
    gameOrigins: [...row.game_origins],
    imageOrigins: [...row.image_origins],
    isEnabled: row.enabled,
  };
}

/** How a vendor is connected. Keys are never told. Fails with E404. */
export async function vendorDetail(services: SetupServices, vendorCode: string) {
  const row = await findSetup(services.database, vendorCode);
  if (row === undefined) return fail('E404');
  const { theirs } = factsOf(services, row);
  return {
    code: row.code,
    dialect: row.dialect,
    walletMode: row.wallet_mode,
    currency: row.currency,
    ...setupOf(row),
    ...keysOf(services, row),
    walletUrl: theirs === 'none' ? null : `${services.publicUrl}/wallet/${row.dialect}/${row.code}`,
    revision: revisionOf(setupOf(row)),
  };
}

/**
 * Changes how a vendor is connected; it counts within some seconds. Fails with VD01 (an address that may not be called, or
 * an origin that is none), E404, T999 (no longer as it was read), VD02 where it would be on without its keys and VD05 where
 * another that is on, or that still has games or money of its players, keeps it in the same purse.
 */
export async function saveVendorSetup(
  services: SetupServices,
  tx: Tx,
  context: OperatorContext,
  { vendorCode, revision, reason, ...setup }: BodyOf<'/api/console/vendors/save'>,
) {
  const origins = [...setup.gameOrigins, ...setup.imageOrigins];
  if (!isVendorAddress(setup.baseUrl) || !origins.every(isOriginPattern)) return fail('VD01');
  const row = await lockSetup(tx, vendorCode);
  if (row === undefined) return fail('E404');
  if (revisionOf(setupOf(row)) !== revision) return fail('T999');
  // What is on already stays on: an operator must be able to mend its name while its keys are being fetched.
  if (setup.isEnabled && !row.enabled && !hasKeys(services, row)) return fail('VD02');
  if (takesPurse(row, setup) && (await sharesPurse(tx, row.id, setup))) return fail('VD05');
  await replaceSetup(tx, row.id, setup);
  await recordAction(tx, context, 'vendor.setup', `vendor:${vendorCode}`, {
    reason,
    before: setupOf(row),
    after: setup,
  });
  return {};
}

/** Whether it would hold players' money in a purse in which it holds none yet. */
function takesPurse(row: SetupRow, { isEnabled, baseUrl, operatorId }: ReturnType<typeof setupOf>): boolean {
  const isOther = baseUrl !== row.base_url || operatorId !== row.operator_id;
  return row.wallet_mode === 'transfer' && isEnabled && (!row.enabled || isOther);
}

/** Whether both sides have what they sign with. */
export function hasKeys(services: SetupServices, row: SetupRow): boolean {
  const { ours, theirs } = keysOf(services, row);
  return ours.isSet && (theirs.kind === 'none' || theirs.isSet);
}

/** Enters a vendor. Fails with VD04 (its code is taken, or none of its dialect) and VD01 (an address that may not be called). */
export async function createVendor(
  services: SetupServices,
  tx: Tx,
  context: OperatorContext,
  { vendorCode, reason, ...given }: BodyOf<'/api/console/vendors/create'>,
) {
  const facts = factsOf(services, given);
  if (!isVendorCode(facts, vendorCode)) return fail('VD04');
  if (!isVendorAddress(given.baseUrl)) return fail('VD01');
  const walletMode = facts.theirs === 'none' ? ('transfer' as const) : ('seamless' as const);
  const entered = {
    code: vendorCode,
    ...given,
    walletMode,
    windowKind: windowKindOf(vendorCode),
    roundEndsAfter: roundEndsAfter(given.dialect),
  };
  if (!(await enterVendor(tx, entered))) return fail('VD04');
  await recordAction(tx, context, 'vendor.create', `vendor:${vendorCode}`, { reason, after: given });
  return {};
}

const minuteMs = 60_000;

/**
 * Sets a key. It is sealed at once, and the audit log keeps its mark alone. What the vendor signed with before is still
 * taken for as long as was asked, and so is what it signed with before that: each key ends at its own time, so that
 * whoever mends a mistyped key does not cut off the vendor. For no time at all ends them all. Fails with E404 and VD03.
 */
export async function setVendorKey(
  services: SetupServices,
  tx: Tx,
  context: OperatorContext,
  { vendorCode, side, key, keepOldMinutes, reason }: BodyOf<'/api/console/vendors/key'>,
) {
  const { sealer, clock } = services;
  const row = await lockSetup(tx, vendorCode);
  if (row === undefined) return fail('E404');
  if (!isKeyOfKind(factsOf(services, row)[side], key)) return fail('VD03');
  const at = clock.date();
  const before = keysOf(services, row)[side];
  const old = side === 'theirs' && keepOldMinutes > 0 ? theirKeyOf(row, sealer) : undefined;
  const until = new Date(clock() + keepOldMinutes * minuteMs);
  if (side === 'ours') await replaceOurKey(tx, row.id, sealer.seal('vendor.our-key', key), at);
  else {
    await replaceTheirKey(tx, row.id, { ...storedKey(sealer, key), at });
    await endOldKeys(tx, row.id, keepOldMinutes === 0 ? 'all' : at);
    if (old !== undefined) await keepOldKey(tx, row.id, sealer.seal('vendor.their-key', old), until);
  }
  await recordAction(tx, context, 'vendor.key', `vendor:${vendorCode}`, {
    reason,
    side,
    before: { mark: before.mark },
    after: { mark: markOf(sealer, key), ...(old !== undefined && { oldUntil: until.toISOString() }) },
  });
  return {};
}

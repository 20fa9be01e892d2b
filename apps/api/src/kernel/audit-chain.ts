import { timingSafeEqual } from 'node:crypto';
import type { Database, Queryable } from '@hanpan/db';
import {
  type AnchoredSeal,
  type AuditFault,
  type ChainPlace,
  chainPage,
  countSeals,
  entriesPage,
  faultOfEnd,
  insertAnchor,
  placeAfter,
  type SignedSeal,
  signedSeals,
  unsignedHeads,
} from './audit-store.ts';
import type { Clock } from './clock.ts';
import type { Sealer } from './sealed.ts';

const signed = ({ siteId, place, hash }: AnchoredSeal) => `${siteId}:${place}:${hash.toString('hex')}`;

/** Under a secret that was in use then: those that were taken away have left the key of these signatures, and sign no more. */
function isSigned(sealer: Sealer, seal: SignedSeal): boolean {
  const { ring } = sealer;
  return ring.numbersOf('audit-anchor').some((number) => {
    if (seal.at > (ring.signedUntil(number) ?? seal.at)) return false;
    const expected = sealer.indexUnder(number, 'audit-anchor', signed(seal));
    return seal.signature.length === expected.length && timingSafeEqual(seal.signature, expected);
  });
}

/** Signs how far each chain has come, with a key that the database does not have. */
export async function anchorAudit(
  { database, clock, sealer }: { database: Database; clock: Clock; sealer: Sealer },
  limit: number,
): Promise<void> {
  for (const head of await unsignedHeads(database, limit)) {
    const anchor = { siteId: head.siteId, place: head.place, at: clock.date() };
    await database.transaction((tx) =>
      insertAnchor(tx, { ...anchor, signature: sealer.blindIndex('audit-anchor', signed(head)) }),
    );
  }
}

export interface AuditVerdict {
  readonly entryCount: number;
  readonly anchorCount: number;
  readonly fault:
    | {
        readonly place: number;
        readonly auditId: number | null;
        readonly kind: AuditFault['fault'] | 'signature';
      }
    | undefined;
}

async function faultOfSeals(
  queryable: Queryable,
  siteId: number,
  perPage: number,
): Promise<AuditFault | undefined> {
  let after: ChainPlace = { place: 0, hash: Buffer.alloc(0) };
  for (;;) {
    const { read, last, fault } = await chainPage(queryable, siteId, after, perPage);
    if (fault !== undefined || read < perPage) return fault;
    after = last;
  }
}

async function faultOfEntries(
  queryable: Queryable,
  siteId: number,
  perPage: number,
): Promise<AuditFault | undefined> {
  let afterId = 0;
  for (;;) {
    const { read, lastId, unsealedId } = await entriesPage(queryable, siteId, afterId, perPage);
    if (unsealedId !== null) {
      const place = await placeAfter(queryable, siteId, unsealedId);
      return { place, auditId: unsealedId, fault: 'added' };
    }
    if (read < perPage) return undefined;
    afterId = lastId;
  }
}

/** By their places; of two at one place the first by name, so that the same log has the same verdict each time. */
function firstOf(faults: readonly (AuditFault | undefined)[]): AuditFault | undefined {
  const order = (one: AuditFault, other: AuditFault) =>
    one.place - other.place || (one.fault < other.fault ? -1 : 1);
  return faults.filter((fault) => fault !== undefined).sort(order)[0];
}

/** How many were signed, and the first of them whose signature does not hold. */
async function readAnchors(
  queryable: Queryable,
  sealer: Sealer,
  siteId: number,
  perPage: number,
): Promise<{ count: number; forged: SignedSeal | undefined }> {
  let [count, afterPlace] = [0, 0];
  let forged: SignedSeal | undefined;
  for (;;) {
    const seals = await signedSeals(queryable, siteId, afterPlace, perPage);
    count += seals.length;
    forged ??= seals.find((seal) => !isSigned(sealer, seal));
    const last = seals.at(-1);
    if (last === undefined || seals.length < perPage) return { count, forged };
    afterPlace = last.place;
  }
}

/** As many as are read within a few hundredths of a second: everybody else's calls wait for no longer. */
const rowsPerPage = 2_000;

/**
 * Reads the chain of a site anew, and what was signed of it, page by page: a log of any length is read without one long statement,
 * and others are served between the pages. Of two faults it names the one that comes first.
 */
export async function verifyAudit(
  queryable: Queryable,
  sealer: Sealer,
  siteId: number,
  perPage = rowsPerPage,
): Promise<AuditVerdict> {
  const broken = firstOf([
    await faultOfSeals(queryable, siteId, perPage),
    await faultOfEnd(queryable, siteId),
    await faultOfEntries(queryable, siteId, perPage),
  ]);
  const { count, forged } = await readAnchors(queryable, sealer, siteId, perPage);
  const ofChain = broken && { place: broken.place, auditId: broken.auditId, kind: broken.fault };
  const ofSignature = forged && { place: forged.place, auditId: null, kind: 'signature' as const };
  const fault =
    ofChain !== undefined && (ofSignature === undefined || ofChain.place <= ofSignature.place)
      ? ofChain
      : ofSignature;
  return { entryCount: await countSeals(queryable, siteId), anchorCount: count, fault };
}

/** The same as it stands at one moment: what is written between two pages would look like a fault. */
export function verifyAuditAsOfNow(
  database: Database,
  sealer: Sealer,
  siteId: number,
): Promise<AuditVerdict> {
  return database.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only');
    return verifyAudit(tx, sealer, siteId);
  });
}

import { timingSafeEqual } from 'node:crypto';
import type { Database, Queryable } from '@hanpan/db';
import {
  type AnchoredSeal,
  type AuditFault,
  countSeals,
  firstAuditFault,
  insertAnchor,
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

/** Reads the chain of a site anew, and what was signed of it. Of two faults it names the one that comes first. */
export async function verifyAudit(
  queryable: Queryable,
  sealer: Sealer,
  siteId: number,
): Promise<AuditVerdict> {
  const broken = await firstAuditFault(queryable, siteId);
  const seals = await signedSeals(queryable, siteId);
  const forged = seals.find((seal) => !isSigned(sealer, seal));
  const ofChain = broken && { place: broken.place, auditId: broken.auditId, kind: broken.fault };
  const ofSignature = forged && { place: forged.place, auditId: null, kind: 'signature' as const };
  const fault =
    ofChain !== undefined && (ofSignature === undefined || ofChain.place <= ofSignature.place)
      ? ofChain
      : ofSignature;
  return { entryCount: await countSeals(queryable, siteId), anchorCount: seals.length, fault };
}

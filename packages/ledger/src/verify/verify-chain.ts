import { createHash } from 'node:crypto';
import type { Queryable } from '@hanpan/db';
import { headMessage, isSignedBy } from '../chain/signing-key.ts';
import { found } from './finding.ts';
import {
  batchAstray,
  batchSealedAgain,
  countUnsealed,
  hashesOfSeals,
  type SealRow,
  sealPages,
} from './rows.ts';

interface HeadRow {
  day: string;
  seal_id: number;
  hash: Buffer;
  public_key: Buffer;
  signature: Buffer;
  /** The hash that the seal has; null where there is none. */
  sealed: Buffer | null;
}

function sealHash(seal: SealRow, hashes: ReadonlyMap<number, Buffer>): Buffer {
  const lines = seal.batch_ids.map((id) => {
    const hash = hashes.get(id);
    if (hash === undefined) found('seal', 'ledger_batch', id, `seal ${seal.id} holds it, and it is gone`);
    return `${id}:${hash.toString('hex')}`;
  });
  const content = [seal.id, seal.previous_hash.toString('hex'), ...lines].join('\n');
  return createHash('sha256').update(content).digest();
}

/** A key that days may be signed with. */
export interface TrustedKey {
  readonly publicKey: Buffer;
  /** Undefined while it signs. Whoever finds a former one signs no day with it that ends later. */
  readonly signedUntil?: Date | undefined;
}

const dayMs = 86_400_000;

function refuseStranger({ day, public_key: key }: HeadRow, trusted: readonly TrustedKey[]): void {
  const known = trusted.filter(({ publicKey }) => publicKey.equals(key));
  if (known.length === 0)
    found('head', 'ledger_head', day, "it was signed with another key than this installation's");
  const endsAtMs = Date.parse(`${day}T00:00:00Z`) + dayMs;
  if (!known.some(({ signedUntil }) => signedUntil === undefined || endsAtMs <= signedUntil.getTime()))
    found(
      'head',
      'ledger_head',
      day,
      'it was signed with a former key, which another one had followed by then',
    );
}

/** The signatures, each by the key stored with it, and by `trusted` where the verifier knows the right ones. */
async function verifyHeads(
  queryable: Queryable,
  trusted: readonly TrustedKey[] | undefined,
): Promise<number> {
  const heads = await queryable.rows<HeadRow>(
    `select to_char(h.day, 'YYYY-MM-DD') as day, h.seal_id, h.hash, h.public_key, h.signature, s.hash as sealed
       from ledger_head h left join ledger_seal s on s.id = h.seal_id order by h.day`,
  );
  for (const head of heads) {
    const { day, seal_id: sealId, hash, public_key: key, signature, sealed } = head;
    if (sealed === null || !sealed.equals(hash))
      found('head', 'ledger_head', day, `seal ${sealId} has another hash than the one that was signed`);
    if (trusted !== undefined) refuseStranger(head, trusted);
    if (!isSignedBy(key, headMessage(day, sealId, hash), signature))
      found('head', 'ledger_head', day, 'its signature does not hold');
  }
  return heads.length;
}

export interface ChainCounts {
  readonly seals: number;
  readonly heads: number;
  readonly unsealed: number;
}

/** Each seal continues the one before it, and its batches, whose own hashes were checked before, give its hash. Returns how many. */
async function verifySeals(queryable: Queryable, sealsPerPage: number | undefined): Promise<number> {
  let count = 0;
  let before: Buffer = createHash('sha256').digest();
  for await (const seals of sealPages(queryable, sealsPerPage)) {
    const [first, last] = [seals.at(0), seals.at(-1)];
    if (first === undefined || last === undefined) break;
    const hashes = await hashesOfSeals(queryable, first.id, last.id);
    for (const seal of seals) {
      if (seal.id !== count + 1) found('seal', 'ledger_seal', seal.id, `${count} came before it`);
      if (!seal.previous_hash.equals(before))
        found('seal', 'ledger_seal', seal.id, 'it does not continue the seal before it');
      if (!sealHash(seal, hashes).equals(seal.hash))
        found('seal', 'ledger_seal', seal.id, 'its batches do not give its hash');
      before = seal.hash;
      count += 1;
    }
  }
  return count;
}

/** Every batch is in one seal, or waits for one. The database counts them: there may be more than this process can hold. */
async function verifyPlaces(queryable: Queryable): Promise<void> {
  const again = await batchSealedAgain(queryable);
  if (again !== undefined) found('seal', 'ledger_seal', again.seal, `batch ${again.batch} was sealed before`);
  const astray = await batchAstray(queryable);
  if (astray !== undefined)
    found('seal', 'ledger_batch', astray.id, 'it is neither sealed nor waiting to be');
}

/**
 * Recomputes the chain from the batches' hashes, in the snapshot in which these were checked. Throws a FindingError at the first
 * link that does not hold.
 */
export async function verifyChain(
  queryable: Queryable,
  trusted: readonly TrustedKey[] | undefined,
  sealsPerPage?: number,
): Promise<ChainCounts> {
  const seals = await verifySeals(queryable, sealsPerPage);
  await verifyPlaces(queryable);
  const heads = await verifyHeads(queryable, trusted);
  return { seals, heads, unsealed: await countUnsealed(queryable) };
}

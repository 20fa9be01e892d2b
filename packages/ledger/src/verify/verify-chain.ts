import { createHash } from 'node:crypto';
import type { Queryable } from '@hanpan/db';
import { headMessage, isSignedBy } from '../chain/signing-key.ts';
import { found } from './finding.ts';
import { type SealRow, sealsInOrder } from './rows.ts';

interface HeadRow {
  day: string;
  seal_id: number;
  hash: Buffer;
  public_key: Buffer;
  signature: Buffer;
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
  sealHashes: ReadonlyMap<number, Buffer>,
  trusted: readonly TrustedKey[] | undefined,
): Promise<number> {
  const heads = await queryable.rows<HeadRow>(
    "select to_char(day, 'YYYY-MM-DD') as day, seal_id, hash, public_key, signature from ledger_head order by ledger_head.day",
  );
  for (const head of heads) {
    const { day, seal_id: sealId, hash, public_key: key, signature } = head;
    const sealed = sealHashes.get(sealId);
    if (sealed === undefined || !sealed.equals(hash))
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

/** Recomputes the chain from the batches' hashes. Throws a FindingError at the first link that does not hold. */
export async function verifyChain(
  queryable: Queryable,
  hashes: ReadonlyMap<number, Buffer>,
  trusted: readonly TrustedKey[] | undefined,
): Promise<ChainCounts> {
  const sealHashes = new Map<number, Buffer>();
  const sealed = new Set<number>();
  let before: Buffer = createHash('sha256').digest();
  for await (const seal of sealsInOrder(queryable)) {
    if (seal.id !== sealHashes.size + 1)
      found('seal', 'ledger_seal', seal.id, `${sealHashes.size} came before it`);
    if (!seal.previous_hash.equals(before))
      found('seal', 'ledger_seal', seal.id, 'it does not continue the seal before it');
    for (const id of seal.batch_ids) {
      if (sealed.has(id)) found('seal', 'ledger_seal', seal.id, `batch ${id} was sealed before`);
      sealed.add(id);
    }
    if (!sealHash(seal, hashes).equals(seal.hash))
      found('seal', 'ledger_seal', seal.id, 'its batches do not give its hash');
    before = seal.hash;
    sealHashes.set(seal.id, seal.hash);
  }
  const waiting = await queryable.rows<{ batch_id: number }>('select batch_id from ledger_unsealed');
  const unsealed = new Set(waiting.map((row) => row.batch_id));
  for (const id of hashes.keys()) {
    if (sealed.has(id) === unsealed.has(id))
      found('seal', 'ledger_batch', id, 'it is neither sealed nor waiting to be');
  }
  const heads = await verifyHeads(queryable, sealHashes, trusted);
  return { seals: sealHashes.size, heads, unsealed: unsealed.size };
}

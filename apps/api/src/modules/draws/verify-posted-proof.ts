import type { Queryable } from '@hanpan/db';
import {
  announcementHash,
  type BeaconCheck,
  readProof,
  type Verification,
  verifyMiniProof,
} from '@hanpan/rules';
import { type Failure, fail } from '../../kernel/failure.ts';
import { readSeries } from './series-store.ts';

type Verdict = Pick<Verification, 'verdict' | 'checks'>;

const notPublished: Verdict = {
  verdict: 'invalid',
  checks: [
    { name: 'shape', state: 'passed' },
    { name: 'published', state: 'failed' },
  ],
};

/**
 * Checks a proof against the announcement that stands here. Fails with FD02 for a series that was never announced; what
 * has not the shape of a proof is an invalid one.
 */
export async function verifyPostedProof(
  queryable: Queryable,
  json: unknown,
  checkBeacon: BeaconCheck,
): Promise<Verdict | Failure<'FD02'>> {
  const proof = readProof(json);
  if (proof === undefined) return verifyMiniProof(json);
  const row = await readSeries(queryable, proof.announcement.series);
  if (row === undefined) return fail('FD02');
  const publishedHash = row.hash.toString('hex');
  // An announcement of its own could make the server hash ten million times; nothing is hashed for it.
  if (announcementHash(proof.announcement) !== publishedHash) return notPublished;
  const { verdict, checks } = verifyMiniProof(json, { publishedHash, checkBeacon });
  return { verdict, checks };
}

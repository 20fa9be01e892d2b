import { createHash } from 'node:crypto';
import type { Queryable, Tx } from '@hanpan/db';
import { Failure, fail } from './failure.ts';

interface Request {
  readonly siteId: number;
  /** Who asks: a key means something only together with its maker. */
  readonly actor: string;
  readonly key: string;
  readonly path: string;
  readonly input: unknown;
}

/** Object keys in one order, so that the same content has one hash. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** What a key stands for: two inputs of the same content have the same hash. */
export function inputHashOf(input: unknown): Buffer {
  return createHash('sha256').update(canonical(input)).digest();
}

/** The answer stored under a key, C999 where the key was used for other content, undefined where it is new. */
export async function storedAnswer<Outcome>(
  queryable: Queryable,
  request: Request,
): Promise<Outcome | Failure<'C999'> | undefined> {
  const stored = await queryable.row<{ path: string; input_hash: Buffer; answer: Outcome }>(
    'select path, input_hash, answer from idempotent_answer where site_id = $1 and actor = $2 and key = $3',
    [request.siteId, request.actor, request.key],
  );
  if (stored === undefined) return undefined;
  const same = stored.path === request.path && stored.input_hash.equals(inputHashOf(request.input));
  return same ? stored.answer : fail('C999');
}

/** How often a key is claimed anew that was given back between the claim and the look at its answer. */
const claimAttempts = 5;

/** Undefined where the key is now this transaction's; else what is stored under it, or C999. */
async function claimKey<Outcome>(tx: Tx, request: Request): Promise<Outcome | Failure<'C999'> | undefined> {
  for (let attempt = 1; attempt <= claimAttempts; attempt += 1) {
    const claimed = await tx.run(
      `insert into idempotent_answer (site_id, actor, key, path, input_hash, answer) values ($1, $2, $3, $4, $5, 'null')
       on conflict do nothing`,
      [request.siteId, request.actor, request.key, request.path, inputHashOf(request.input)],
    );
    if (claimed === 1) return undefined;
    const stored = await storedAnswer<Outcome>(tx, request);
    if (stored !== undefined) return stored;
  }
  throw new Error(`the key of ${request.path} was given back ${claimAttempts} times`);
}

/**
 * Runs `work` once per key. The claim is a unique insert before any effect, in the same transaction: a second sending
 * waits for the first and gets its stored answer; other content under the key is C999. A refusal is not stored,
 * because the claim goes away with the rolled-back transaction: the member may try again with the same key.
 */
export async function once<Outcome>(
  tx: Tx,
  request: Request,
  work: () => Promise<Outcome>,
): Promise<Outcome | Failure<'C999'>> {
  const stored = await claimKey<Outcome>(tx, request);
  if (stored !== undefined) return stored;
  const answer = await work();
  if (answer instanceof Failure) return answer;
  await tx.run('update idempotent_answer set answer = $4 where site_id = $1 and actor = $2 and key = $3', [
    request.siteId,
    request.actor,
    request.key,
    JSON.stringify(answer),
  ]);
  return answer;
}

/**
 * Gives a key back, for what was refused only after its commit: the member may try again with the same key. Only the
 * very answer is forgotten, not one that a new attempt has stored since.
 */
export async function forgetAnswer(queryable: Queryable, request: Request, answer: unknown): Promise<void> {
  await queryable.run(
    'delete from idempotent_answer where site_id = $1 and actor = $2 and key = $3 and answer = $4',
    [request.siteId, request.actor, request.key, JSON.stringify(answer)],
  );
}

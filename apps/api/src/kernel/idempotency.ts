import { createHash } from 'node:crypto';
import type { RealtimeEvent, RealtimeEvents } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { Failure, fail, isFailure } from './failure.ts';
import {
  type AnswerRow,
  deleteAnswer,
  deleteKeys,
  insertKeys,
  type KeyedAnswer,
  type KeyedRequest,
  type KeyRow,
  selectAnswers,
  type Telling,
  updateAndTellAnswers,
  updateAnswers,
} from './idempotency-store.ts';
import type { RoomName } from './outbox.ts';

export type { KeyedRequest } from './idempotency-store.ts';

/** Object keys in one order, so that the same content has one hash. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

export function hashOfInput(input: unknown): Buffer {
  return createHash('sha256').update(canonical(input)).digest();
}

/**
 * The outcome for one key of a set. `twin`: another request of the same set has claimed it, so its answer is the answer
 * to this one too.
 */
export type Claim<Answer> = 'claimed' | 'twin' | { readonly answer: Answer } | Failure<'C999'>;

const nameOf = ({ site_id, actor, key }: KeyRow) => `${site_id} ${actor} ${key.toLowerCase()}`;
const nameOfRequest = ({ siteId, actor, key }: KeyedRequest) => nameOf({ site_id: siteId, actor, key });

function isSame(row: AnswerRow, request: KeyedRequest): boolean {
  const hashes = [request.inputHash, ...(request.otherHashes ?? [])];
  return row.path === request.path && hashes.some((hash) => row.input_hash.equals(hash));
}

/** The answer stored under a key, C999 where the key was used for other content, undefined where it is new. */
export async function storedAnswer<Answer>(
  queryable: Queryable,
  request: KeyedRequest,
): Promise<Answer | Failure<'C999'> | undefined> {
  const [row] = await selectAnswers(queryable, [request]);
  if (row === undefined) return undefined;
  if (!isSame(row, request)) return fail('C999');
  request.onStored?.();
  return row.answer as Answer;
}

/** How often a key is claimed again that was given back between the claim and the reading of its answer. */
const claimAttempts = 5;

/**
 * Claims the keys of a set, in the order of the requests. A claim is a unique insert before any effect, in the
 * transaction that has the effect: a second call waits for the first and gets its stored answer; other content under
 * the key is C999. `onWait` is called where a key is claimed once more, which may have to wait again.
 */
export async function claimKeys<Answer>(
  tx: Tx,
  requests: readonly KeyedRequest[],
  onWait?: () => void,
): Promise<readonly Claim<Answer>[]> {
  const claims = new Map<KeyedRequest, Claim<Answer>>();
  const own = new Set<string>();
  let open = requests;
  for (let attempt = 1; attempt <= claimAttempts && open.length > 0; attempt += 1) {
    if (attempt > 1) onWait?.();
    const fresh = new Set((await insertKeys(tx, open)).map(nameOf));
    for (const request of open) {
      const name = nameOfRequest(request);
      if (!fresh.delete(name)) continue;
      claims.set(request, 'claimed');
      own.add(name);
    }
    open = open.filter((request) => !claims.has(request));
    if (open.length === 0) break;
    const rows = new Map((await selectAnswers(tx, open)).map((row) => [nameOf(row), row]));
    for (const request of open) {
      const row = rows.get(nameOfRequest(request));
      if (row === undefined) continue;
      if (!isSame(row, request)) claims.set(request, fail('C999'));
      else if (own.has(nameOf(row))) claims.set(request, 'twin');
      else {
        request.onStored?.();
        claims.set(request, { answer: row.answer as Answer });
      }
    }
    open = open.filter((request) => !claims.has(request));
  }
  return requests.map((request) => {
    const claim = claims.get(request);
    if (claim === undefined)
      throw new Error(`the key of ${request.path} was given back ${claimAttempts} times`);
    return claim;
  });
}

/** Stores the answers to claimed requests, in the transaction that claimed their keys. */
export async function storeAnswers(
  tx: Tx,
  answers: readonly KeyedAnswer[],
  telling?: Telling,
): Promise<void> {
  const changed = await (telling === undefined
    ? updateAnswers(tx, answers)
    : updateAndTellAnswers(tx, answers, telling));
  if (changed !== answers.length) throw new Error(`${changed} of ${answers.length} answers were stored`);
}

/** An answer, or a refusal, and the room that is told the answer. */
export interface KeyedOutcome extends KeyedAnswer {
  readonly room: RoomName;
}

/** The answer without the fields of `omit` is what the event carries. */
export interface OutcomeEvent<Event extends RealtimeEvent, Answer> {
  readonly event: Event;
  readonly omit: readonly Exclude<keyof Answer & string, keyof RealtimeEvents[Event]>[];
}

/**
 * Stores the answers of a set whose requests have claimed their keys, and tells them; a refusal is neither stored nor
 * told, its key is given back to be tried again.
 */
export async function storeOutcomes<Event extends RealtimeEvent, Answer extends RealtimeEvents[Event]>(
  tx: Tx,
  outcomes: readonly (KeyedOutcome & { readonly answer: Answer | Failure })[],
  { event, omit }: OutcomeEvent<Event, Answer>,
): Promise<void> {
  const kept = outcomes.filter(({ answer }) => !isFailure(answer));
  const refused = outcomes.filter(({ answer }) => isFailure(answer));
  if (kept.length > 0) await storeAnswers(tx, kept, { event, omit, rooms: kept.map(({ room }) => room) });
  if (refused.length > 0)
    await deleteKeys(
      tx,
      refused.map(({ request }) => request),
    );
}

/**
 * Runs `work` once per key. A refusal is not stored, because the claim goes away with the rolled-back transaction: the
 * member may try again with the same key.
 */
export async function once<Answer>(
  tx: Tx,
  request: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer | Failure<'C999'>> {
  const [claim] = await claimKeys<Answer>(tx, [request]);
  if (claim instanceof Failure) return claim;
  if (typeof claim === 'object') return claim.answer;
  const answer = await work();
  if (!isFailure(answer)) await storeAnswers(tx, [{ request, answer }]);
  return answer;
}

/** Gives a key back, for what was refused only after its commit: the member may try again with the same key. */
export async function forgetAnswer(
  queryable: Queryable,
  request: KeyedRequest,
  answer: unknown,
): Promise<void> {
  await deleteAnswer(queryable, request, answer);
}

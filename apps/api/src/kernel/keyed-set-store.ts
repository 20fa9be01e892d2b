import { bytesList, plainList, type Tx, textList } from '@hanpan/db';
import { Failure, fail } from './failure.ts';

/** A request that is served once, however often it is sent. */
export interface KeyedRequest {
  readonly siteId: number;
  /** Who asks: a key means something only together with its maker. */
  readonly actor: string;
  readonly key: string;
  readonly path: string;
  readonly inputHash: Buffer;
}

interface KeyRow {
  site_id: number;
  actor: string;
  key: string;
}

interface StoredRow extends KeyRow {
  path: string;
  input_hash: Buffer;
  answer: unknown;
}

const nameOf = ({ site_id, actor, key }: KeyRow) => `${site_id} ${actor} ${key}`;
const nameOfRequest = ({ siteId, actor, key }: KeyedRequest) =>
  nameOf({ site_id: siteId, actor, key: key.toLowerCase() });

/** The three columns that name a key, as lists. */
function keyColumns(requests: readonly KeyedRequest[]): string[] {
  return [
    plainList(requests.map(({ siteId }) => siteId)),
    textList(requests.map(({ actor }) => actor)),
    plainList(requests.map(({ key }) => key)),
  ];
}

/** In one order everywhere, so that two sets that share keys wait for each other and not in a circle. */
async function insertClaims(tx: Tx, requests: readonly KeyedRequest[]): Promise<Set<string>> {
  const rows = await tx.prepared<KeyRow>(
    'keys-claim',
    `insert into idempotent_answer (site_id, actor, key, path, input_hash, answer)
     select r.site_id, r.actor, r.key, r.path, r.input_hash, 'null'
       from unnest($1::int[], $2::text[], $3::uuid[], $4::text[], $5::bytea[]) r(site_id, actor, key, path, input_hash)
      order by r.site_id, r.actor, r.key
     on conflict do nothing returning site_id, actor, key`,
    [
      ...keyColumns(requests),
      textList(requests.map(({ path }) => path)),
      bytesList(requests.map(({ inputHash }) => inputHash)),
    ],
  );
  return new Set(rows.map(nameOf));
}

async function storedUnder(tx: Tx, requests: readonly KeyedRequest[]): Promise<Map<string, StoredRow>> {
  const rows = await tx.prepared<StoredRow>(
    'keys-stored',
    `select a.site_id, a.actor, a.key, a.path, a.input_hash, a.answer
       from unnest($1::int[], $2::text[], $3::uuid[]) r(site_id, actor, key)
       join idempotent_answer a on a.site_id = r.site_id and a.actor = r.actor and a.key = r.key`,
    keyColumns(requests),
  );
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** How often keys are claimed anew that were given back between the claim and the look at their answers. */
const claimAttempts = 5;

/**
 * Claims the keys of many requests, each key once, in the transaction that will serve them. Returns per request, in
 * order: undefined where the key is now this transaction's; else what is stored under it, or C999 for other content.
 */
export async function claimKeys<Outcome>(
  tx: Tx,
  requests: readonly KeyedRequest[],
): Promise<(Outcome | Failure<'C999'> | undefined)[]> {
  const found = new Map<KeyedRequest, Outcome | Failure<'C999'>>();
  let open = requests;
  for (let attempt = 1; open.length > 0; attempt += 1) {
    if (attempt > claimAttempts) throw new Error(`keys were given back ${claimAttempts} times`);
    const claimed = await insertClaims(tx, open);
    open = open.filter((request) => !claimed.has(nameOfRequest(request)));
    if (open.length === 0) break;
    const stored = await storedUnder(tx, open);
    for (const request of open) {
      const row = stored.get(nameOfRequest(request));
      if (row === undefined) continue;
      const isSame = row.path === request.path && row.input_hash.equals(request.inputHash);
      found.set(request, isSame ? (row.answer as Outcome) : fail('C999'));
    }
    open = open.filter((request) => !found.has(request));
  }
  return requests.map((request) => found.get(request));
}

export interface Served {
  readonly request: KeyedRequest;
  readonly answer: unknown;
}

/** Stores the answers of claimed keys. A refusal is not stored: its key is given back, to be tried again. */
export async function storeAnswers(tx: Tx, served: readonly Served[]): Promise<void> {
  const kept = served.filter(({ answer }) => !(answer instanceof Failure));
  const refused = served.filter(({ answer }) => answer instanceof Failure);
  if (kept.length > 0) await keepAnswers(tx, kept);
  if (refused.length > 0)
    await giveKeysBack(
      tx,
      refused.map(({ request }) => request),
    );
}

async function keepAnswers(tx: Tx, served: readonly Served[]): Promise<void> {
  await tx.prepared(
    'keys-store',
    `update idempotent_answer a set answer = r.answer
       from unnest($1::int[], $2::text[], $3::uuid[], $4::jsonb[]) r(site_id, actor, key, answer)
      where a.site_id = r.site_id and a.actor = r.actor and a.key = r.key`,
    [
      ...keyColumns(served.map(({ request }) => request)),
      textList(served.map(({ answer }) => JSON.stringify(answer))),
    ],
  );
}

async function giveKeysBack(tx: Tx, requests: readonly KeyedRequest[]): Promise<void> {
  await tx.prepared(
    'keys-give-back',
    `delete from idempotent_answer a using unnest($1::int[], $2::text[], $3::uuid[]) r(site_id, actor, key)
      where a.site_id = r.site_id and a.actor = r.actor and a.key = r.key`,
    keyColumns(requests),
  );
}

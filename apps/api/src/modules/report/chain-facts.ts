import type { AnswerOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { lastVerification, type Verification } from '@hanpan/ledger';
import { isoOf } from '../../kernel/clock.ts';
import { lastHeadDay, sitesOfAccount, sitesOfKey, sitesOfTransfers } from './chain-store.ts';

type ChainFacts = AnswerOf<'/api/console/ledger/summary'>['chain'];
type Finding = NonNullable<Verification['finding']>;

/** Transfers of a batch have the ids after batch times this. */
const idsPerBatch = 1024;

/** For supervisors of the platform: whole. */
export function presentVerification({ verifiedAt, ...result }: Verification) {
  return { ...result, verifiedAt: isoOf(verifiedAt) };
}

/** The sites whose records a finding names; none where it is a link of the chain, which belongs to all. */
async function sitesOf(queryable: Queryable, { table, id }: Finding): Promise<readonly number[]> {
  if (table === 'ledger_key') return sitesOfKey(queryable, id);
  const row = Number(id);
  if (!Number.isSafeInteger(row)) return [];
  if (table === 'ledger_account') return sitesOfAccount(queryable, row);
  if (table === 'ledger_transfer') return sitesOfTransfers(queryable, row, row);
  if (table !== 'ledger_batch') return [];
  return sitesOfTransfers(queryable, row * idsPerBatch + 1, (row + 1) * idsPerBatch - 1);
}

type Told = NonNullable<ChainFacts['verification']>;

async function tell(queryable: Queryable, last: Verification, reader: Reader): Promise<Told> {
  const { finding } = last;
  const verifiedAt = isoOf(last.verifiedAt);
  if (finding === null) return { verifiedAt, verdict: 'right', finding };
  const sites = await sitesOf(queryable, finding);
  const isOwn = sites.includes(reader.siteId);
  if (!isOwn && sites.length > 0) return { verifiedAt, verdict: 'unfinished', finding: null };
  const mayKnow = isOwn && reader.isSupervisor;
  const told = mayKnow ? finding : { ...finding, id: null, detail: null };
  return { verifiedAt, verdict: 'wrong', finding: told };
}

interface Reader {
  readonly siteId: number;
  readonly isSupervisor: boolean;
}

/** What the last verification says of one site, and how far the chain is signed. */
export async function chainFacts(queryable: Queryable, reader: Reader): Promise<ChainFacts> {
  const last = await lastVerification(queryable);
  return {
    verification: last === undefined ? null : await tell(queryable, last, reader),
    lastHeadDay: await lastHeadDay(queryable),
  };
}

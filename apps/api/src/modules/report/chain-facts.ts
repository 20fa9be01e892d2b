import type { AnswerOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { lastVerification, type Verification } from '@hanpan/ledger';
import { isoOf } from '../../kernel/clock.ts';
import { chainState } from './ledger-store.ts';

type ChainFacts = AnswerOf<'/api/console/ledger/summary'>['chain'];

/** The ledger is the installation's: whose row is wrong is shown to supervisors only. */
export function presentVerification(
  { finding, ...result }: Verification,
  isSupervisor: boolean,
): NonNullable<ChainFacts['verification']> {
  const told = finding === null || isSupervisor ? finding : { ...finding, id: null, detail: null };
  return { ...result, verifiedAt: isoOf(result.verifiedAt), finding: told };
}

/**
 * The current state of the chain: what the last verification found, how far it is signed, and what waits for a seal.
 */
export async function chainFacts(queryable: Queryable, isSupervisor: boolean): Promise<ChainFacts> {
  const last = await lastVerification(queryable);
  return {
    verification: last === undefined ? null : presentVerification(last, isSupervisor),
    ...(await chainState(queryable)),
  };
}

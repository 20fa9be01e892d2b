import type { Tx } from '@hanpan/db';
import { reversed, type Settlement } from './settlement.ts';
import { insertSettlements, standingSettlements } from './settlement-store.ts';

/** The content of a settlement; its revision within its reference is determined here. */
export type Outcome = Omit<Settlement, 'revision' | 'sign'>;

/** First settlements, as facts in the transaction that settles, in one statement. */
export async function recordSettlements(tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await insertSettlements(
    tx,
    outcomes.map((outcome) => ({ ...outcome, revision: 1, sign: 1 })),
  );
}

/**
 * Settlements that replace earlier ones: each reverses the old figures and records the new ones. The caller has
 * locked what is settled. Throws where a reference has no settlement to replace.
 */
export async function recordResettlements(tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
  const [first] = outcomes;
  if (first === undefined) return;
  const references = outcomes.map(({ reference }) => reference);
  const standing = await standingSettlements(tx, first.family, references);
  const byReference = new Map(standing.map((each) => [each.reference, each]));
  const facts = outcomes.flatMap((outcome): Settlement[] => {
    const earlier = byReference.get(outcome.reference);
    if (earlier === undefined)
      throw new Error(`${outcome.family} ${outcome.reference} was not settled before`);
    return [reversed(earlier, outcome.settledAt), { ...outcome, revision: earlier.revision + 1, sign: 1 }];
  });
  await insertSettlements(tx, facts);
}

import type { PointKind } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows, type Holder, type Ledger, type Transfer } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import type { AppliedRate } from '@hanpan/rules';
import { type EntryRow, insertEntry, nextEntryId } from './store.ts';

export interface Grant {
  readonly holder: Holder;
  readonly kind: PointKind;
  /** What the points are for, e.g. `cash:77`: it earns once for each kind. */
  readonly reference: string;
  readonly accrued: Amount;
  /** Set where a cap allows less than was accrued. */
  readonly applied?: Amount;
  readonly rate?: AppliedRate;
  readonly reason?: string;
  readonly operatorId?: number;
  /** Set where the points have their own flow; else a point grant of the kind and the reference. */
  readonly transfer?: Transfer;
}

export interface RecordedGrant {
  readonly row: EntryRow;
  readonly grant: Grant;
}

/** Writes the row of a grant. Undefined where it grants nothing, or was recorded before: a grant is made once. */
export async function recordGrant(tx: Tx, at: Date, grant: Grant): Promise<RecordedGrant | undefined> {
  if (grant.accrued <= 0) return undefined;
  const row = await insertEntry(tx, {
    id: await nextEntryId(tx),
    ...grant.holder,
    useType: 'earn',
    kind: grant.kind,
    reference: grant.reference,
    basisPoints: grant.rate?.basisPoints ?? null,
    bonusBasisPoints: grant.rate?.bonusBasisPoints ?? null,
    accrued: grant.accrued,
    applied: grant.applied ?? grant.accrued,
    reason: grant.reason ?? null,
    operatorId: grant.operatorId ?? null,
    at,
  });
  return row === undefined ? undefined : { row, grant };
}

function transferOf({ row, grant }: RecordedGrant): Transfer {
  const { holder, kind, reference, transfer } = grant;
  return transfer ?? flows.pointGrant({ holder, amount: row.applied }, `point:${kind}:${reference}`);
}

/** Posts what was recorded, in one go, so that the accounts are locked in one order. */
export async function postGrants(ledger: Ledger, tx: Tx, recorded: readonly RecordedGrant[]): Promise<void> {
  const transfers = recorded.filter(({ row }) => row.applied > 0).map(transferOf);
  const postings = await ledger.postIn(tx, transfers);
  if (postings.some(({ status }) => status !== 'posted')) throw new Error('points were not posted');
}

/** One grant, recorded and posted. */
export async function grantPoints(
  ledger: Ledger,
  tx: Tx,
  at: Date,
  grant: Grant,
): Promise<EntryRow | undefined> {
  const recorded = await recordGrant(tx, at, grant);
  if (recorded === undefined) return undefined;
  await postGrants(ledger, tx, [recorded]);
  return recorded.row;
}

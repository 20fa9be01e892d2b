import type { Tx } from '@hanpan/db';
import { type Amount, subtract, zero } from '@hanpan/money';
import { type AppliedRate, accruePoints, changeLosing, rateOfLevel, withinCap } from '@hanpan/rules';
import type { SiteSettings } from '../settings/index.ts';
import type { LosingFamily } from './accrual-store.ts';
import { grantUpToCap } from './grant-capped.ts';
import { type ChangedLoss, insertChange, lockOwed, type StoredStanding, standingOf } from './losing-store.ts';
import type { AccrualServices } from './services.ts';
import { takeOwed } from './take-owed.ts';

/** What the points of a day are for, once; later changes of it have the day on which they were made behind it. */
export function losingReference(family: LosingFamily, memberId: number, day: string): string {
  return `${family}:${memberId}:${day}`;
}

interface Closing {
  readonly siteId: number;
  readonly settings: SiteSettings;
  /** The day that is over, on which bets of earlier days were settled again. */
  readonly day: string;
}

/**
 * What a member has lost more or less on earlier days than they were closed with: the difference is given, or owed and taken
 * as far as its points go. Each once, however often this runs. Locks what is owed, the cap, the account.
 */
export async function correctLosing(
  services: AccrualServices,
  tx: Tx,
  closing: Closing,
  memberId: number,
  changes: readonly ChangedLoss[],
): Promise<void> {
  await lockOwed(tx, closing.siteId, memberId);
  for (const change of changes) await correctDay(services, tx, closing, change);
  await takeOwed(services, tx, { siteId: closing.siteId, memberId });
}

async function correctDay(
  services: AccrualServices,
  tx: Tx,
  { siteId, settings, day: changedOn }: Closing,
  change: ChangedLoss,
): Promise<void> {
  const { member_id: memberId, family, day } = change;
  const reference = losingReference(family, memberId, day);
  const standing = await standingOf(tx, { memberId, family, day }, { reference, changedOn });
  if (standing === undefined) return;
  const rate = rateOfDay(standing, settings, change);
  const accrued = subtract(pointsOf(change.after, rate), pointsOf(change.before, rate));
  if (accrued === 0) return;
  const { wished, owed } = changeLosing(standing, accrued);
  const isGiven = change.is_earning && wished > 0;
  const [grant] = isGiven
    ? await grantUpToCap(services, tx, settings, [
        {
          holder: { siteId, memberId },
          kind: 'losing',
          reference: `${reference}:${changedOn}`,
          rate,
          accrue: (left) => ({ accrued: wished, applied: withinCap(wished, left) }),
        },
      ])
    : [];
  const granted = grant?.row.applied ?? zero;
  const at = services.clock.date();
  await insertChange(tx, { siteId, memberId, family, day, changedOn, rate, accrued, granted, owed, at });
}

const pointsOf = (loss: Amount, rate: AppliedRate): Amount => accruePoints(loss, rate, loss).accrued;

/** The rate at which the day earned first; one that has earned nothing yet earns at the rate of today. */
function rateOfDay(
  { basis_points: basisPoints, bonus_basis_points: bonusBasisPoints }: StoredStanding,
  { pointAccrual }: SiteSettings,
  { family, level }: ChangedLoss,
): AppliedRate {
  if (basisPoints === null) return rateOfLevel(pointAccrual.losing[family], level);
  return { basisPoints, bonusBasisPoints: bonusBasisPoints ?? 0 };
}

import type { PointKind } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { type Amount, add, subtract, zero } from '@hanpan/money';
import { type Accrual, type AppliedRate, accruePoints, siteDate } from '@hanpan/rules';
import type { SiteSettings } from '../settings/index.ts';
import { postGrants, type RecordedGrant, recordGrant } from './grant-points.ts';
import type { AccrualServices } from './services.ts';
import { addToCapDay, lockCapDay } from './store.ts';

/** Points of a percentage that the cap of a day holds for. */
export interface CappedGrant {
  readonly holder: Holder;
  readonly kind: PointKind;
  readonly reference: string;
  readonly rate: AppliedRate;
  /** What is earned where the cap has this much left. */
  readonly accrue: (leftOfCap: Amount) => Accrual;
}

/** A percentage of something: of a deposit, or of a day's net loss. */
export type PercentGrant = Omit<CappedGrant, 'accrue'> & { readonly base: Amount };

/** In the order of the members, so that two transactions never deadlock. */
async function lockCaps(tx: Tx, day: string, wanted: readonly CappedGrant[]): Promise<Map<number, Amount>> {
  const members = [...new Set(wanted.map(({ holder }) => holder.memberId))].sort((a, b) => a - b);
  const used = new Map<number, Amount>();
  for (const memberId of members) used.set(memberId, await lockCapDay(tx, memberId, day));
  return used;
}

/** Grants percentages, each once, up to the member's cap of the day: of today, or of the day on which they were due. */
export async function grantCapped(
  services: AccrualServices,
  tx: Tx,
  settings: SiteSettings,
  percentages: readonly PercentGrant[],
  capDay?: string,
): Promise<void> {
  const wanted = percentages.filter(({ rate }) => rate.basisPoints + rate.bonusBasisPoints > 0);
  await grantUpToCap(
    services,
    tx,
    settings,
    wanted.map(({ base, ...grant }) => ({
      ...grant,
      accrue: (left) => accruePoints(base, grant.rate, left),
    })),
    capDay,
  );
}

/** Grants each once, up to the member's cap of the day. Returns those that were not granted before. */
export async function grantUpToCap(
  { ledger, clock }: AccrualServices,
  tx: Tx,
  settings: SiteSettings,
  wanted: readonly CappedGrant[],
  capDay?: string,
): Promise<RecordedGrant[]> {
  if (wanted.length === 0) return [];
  const nowMs = clock();
  const day = capDay ?? siteDate(nowMs, settings.timeZone);
  const used = await lockCaps(tx, day, wanted);
  const recorded: RecordedGrant[] = [];
  for (const { accrue, ...grant } of wanted) {
    const { memberId } = grant.holder;
    const left = subtract(settings.pointAccrual.dayCapPoints, used.get(memberId) ?? zero);
    const each = await recordGrant(tx, new Date(nowMs), { ...grant, ...accrue(left) });
    if (each === undefined) continue;
    recorded.push(each);
    await addToCapDay(tx, memberId, day, each.row.applied);
    used.set(memberId, add(used.get(memberId) ?? zero, each.row.applied));
  }
  await postGrants(ledger, tx, recorded);
  return recorded;
}

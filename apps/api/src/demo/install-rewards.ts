import type { Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { percentage } from '@hanpan/money';
import type { ApplicationServices } from '../application-services.ts';
import { grantPoints } from '../modules/point/index.ts';
import { drawCouponCode, insertCoupon, recordCheckIn } from '../modules/reward/index.ts';
import { settingsOfSite } from '../modules/settings/index.ts';
import type { DemoRewards } from './demo-data.ts';
import type { DemoMembers } from './install-people.ts';

const dayMs = 86_400_000;

async function installPoints(services: ApplicationServices, tx: Tx, holder: Holder, rewards: DemoRewards) {
  const settings = await settingsOfSite(tx, holder.siteId);
  for (const { daysAgo, kind, base, basisPoints, reason } of rewards.points) {
    const at = new Date(services.clock() - daysAgo * dayMs);
    await grantPoints(services.ledger, tx, at, {
      holder,
      kind,
      reference: `demo:${holder.memberId}:${daysAgo}`,
      accrued: basisPoints === null ? base : percentage(base, basisPoints),
      ...(basisPoints === null ? {} : { rate: { basisPoints, bonusBasisPoints: 0 } }),
      ...(reason === null ? {} : { reason }),
    });
  }
  for (const daysAgo of rewards.attendanceDaysAgo) {
    await recordCheckIn(services, tx, settings, holder, services.clock() - daysAgo * dayMs);
  }
}

async function installCoupons(services: ApplicationServices, tx: Tx, holder: Holder, rewards: DemoRewards) {
  const issuedAt = services.clock.date();
  for (const { name, worth, amount, validDays } of rewards.coupons) {
    await insertCoupon(tx, {
      siteId: holder.siteId,
      code: drawCouponCode(),
      name,
      worth,
      amount,
      holderId: holder.memberId,
      issuedAt,
      issuedBy: null,
      expiresAt: new Date(issuedAt.getTime() + validDays * dayMs),
      note: 'demo',
    });
  }
}

/** Points, a streak of check-ins and coupons for the demo members; coupons to give away for the store above them. */
export async function installRewards(
  services: ApplicationServices,
  tx: Tx,
  siteId: number,
  { storeId, memberIds }: DemoMembers,
  rewards: DemoRewards,
): Promise<void> {
  await installCoupons(services, tx, { siteId, memberId: storeId }, rewards);
  for (const memberId of memberIds) {
    const holder = { siteId, memberId };
    await installCoupons(services, tx, holder, rewards);
    await installPoints(services, tx, holder, rewards);
  }
}

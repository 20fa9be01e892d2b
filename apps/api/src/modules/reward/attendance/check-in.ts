import type { Tx } from '@hanpan/db';
import { flows, type Holder } from '@hanpan/ledger';
import { addDays, attendancePoints, siteDate } from '@hanpan/rules';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { isExcluded, lockMember } from '../../member/index.ts';
import { grantPoints } from '../../point/index.ts';
import { type SiteSettings, settingsOf } from '../../settings/index.ts';
import type { RewardServices } from '../services.ts';
import { insertDay, streakOn } from './store.ts';

/** Writes the day and pays it. Undefined where the member has checked in on that day already. */
export async function recordCheckIn(
  { ledger }: Pick<RewardServices, 'ledger'>,
  tx: Tx,
  settings: SiteSettings,
  holder: Holder,
  nowMs: number,
) {
  const { dayPoints, streakRewards } = settings.attendance;
  const at = new Date(nowMs);
  const day = siteDate(nowMs, settings.timeZone);
  const streakDays = (await streakOn(tx, holder.memberId, addDays(day, -1))) + 1;
  const reward = attendancePoints(streakDays, dayPoints, streakRewards);
  const isNew = await insertDay(tx, holder.siteId, holder.memberId, {
    day,
    streak_days: streakDays,
    day_points: reward.dayPoints,
    streak_points: reward.streakPoints,
    checked_at: at,
  });
  if (!isNew) return undefined;
  const accrued = reward.points;
  if (accrued > 0) {
    const transfer = flows.attendance({ holder, amount: accrued }, day);
    const reference = `attendance:${holder.memberId}:${day}`;
    await grantPoints(ledger, tx, at, { holder, kind: 'attendance', reference, accrued, transfer });
  }
  return { day, streakDays, ...reward };
}

/**
 * Checks in for today on the site's calendar, by the server's clock. Fails with R008 (suspended), L013 (dormant), X001
 * (excluded by its own will: nothing draws it back), R001 (attendance is off), T999 (checked in today).
 */
export async function checkIn(services: RewardServices, tx: Tx, { site, memberId }: MemberContext) {
  const { ledger, clock } = services;
  const settings = settingsOf(site);
  const holder = { siteId: site.id, memberId };
  const member = await lockMember(tx, memberId);
  if (member?.status !== 'active') return fail('R008');
  if (member.dormantAt !== null) return fail('L013');
  if (isExcluded(member, clock())) return fail('X001');
  if (!settings.attendance.open) return fail('R001');
  const checked = await recordCheckIn(services, tx, settings, holder, clock());
  if (checked === undefined) return fail('T999');
  const { point, version } = await ledger.holdings(tx, holder);
  return { ...checked, pointAmt: point, version };
}

import { add, zero } from '@hanpan/money';
import { addDays, attendancePoints, siteDate } from '@hanpan/rules';
import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { settingsOf } from '../../settings/index.ts';
import type { RewardServices } from '../services.ts';
import { checkIn } from './check-in.ts';
import { daysOfMonth, streakOn } from './store.ts';

export function attendanceHandlers(services: RewardServices) {
  const { database, clock } = services;
  return {
    '/api/attendance/list': async ({ site, memberId }, body) => {
      const { attendance, timeZone } = settingsOf(site);
      const today = siteDate(clock(), timeZone);
      const month = body.month ?? today.slice(0, 7);
      const rows = await daysOfMonth(database, memberId, month);
      const streakToday = await streakOn(database, memberId, today);
      const streakDays =
        streakToday > 0 ? streakToday : await streakOn(database, memberId, addDays(today, -1));
      const days = rows.map((row) => ({
        day: row.day,
        checkedAt: isoOf(row.checked_at),
        streakDays: row.streak_days,
        points: add(row.day_points, row.streak_points),
      }));
      return {
        open: attendance.open ? 'Y' : 'N',
        month,
        today,
        isCheckedToday: streakToday > 0 ? 'Y' : 'N',
        streakDays,
        days,
        monthPoints: add(zero, ...days.map(({ points }) => points)),
        nextPoints: attendancePoints(streakDays + 1, attendance.dayPoints, attendance.streakRewards).points,
        dayPoints: attendance.dayPoints,
        streakRewards: attendance.streakRewards,
      };
    },

    '/api/attendance/check': (context, _body, tx) => checkIn(services, tx, context),
  } satisfies Handlers<'/api/attendance/list' | '/api/attendance/check'>;
}

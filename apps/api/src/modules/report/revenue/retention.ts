import type { AnswerOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { addDays } from '@hanpan/rules';
import type { Days } from '../days/store.ts';
import { activeByWeek, cohorts } from './retention-store.ts';

type Cohort = AnswerOf<'/api/console/report/retention'>['list'][number];

/** Members by the week in which they were let in, with how many of them played in each week until `today`. */
export async function retentionReport(database: Database, days: Days, today: string): Promise<Cohort[]> {
  const [joined, active] = await Promise.all([cohorts(database, days), activeByWeek(database, days)]);
  const counts = new Map(active.map(({ week, after, members }) => [`${week}/${after}`, members]));
  return joined.map(({ week, memberCount }) => {
    const activeCounts: number[] = [];
    for (let monday = week; monday <= today; monday = addDays(monday, 7))
      activeCounts.push(counts.get(`${week}/${activeCounts.length}`) ?? 0);
    return { week, memberCount, activeCounts };
  });
}

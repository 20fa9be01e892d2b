import { need } from '../../kernel/need.ts';
import { makeFiles } from '../../modules/report/index.ts';
import type { TestCaller } from '../caller.ts';
import { sumAllDays } from '../settlements.ts';
import { newKey } from '../world.ts';
import type { Stage } from './stage.ts';

/** A game of the caller's site whose return lay outside its bound, not looked at yet. */
export async function noticeOf({ world }: Stage, siteId: number): Promise<number> {
  const row = await world.database.row<{ id: number }>(
    `insert into report_return_notice (site_id, family, vendor, game_type, game, period, from_day, until_day, rounds, stake, actual,
       theoretical, low, high, found_at)
     values ($1, 'minigame', '', 'mini', $3, 'day', '2026-11-19', '2026-11-19', 1000, 1000000, 12000, 9750, 8700, 10800, $2)
     returning id`,
    [siteId, new Date(world.clock.read()), `fuzz${world.next()}`],
  );
  return need(row, 'a notice').id;
}

/** A file that a schedule of the caller's site has made. */
export async function makeReportFile({ world }: Stage, caller: TestCaller): Promise<number> {
  const wish = { report: 'family', every: 'day', format: 'csv' } as const;
  await caller.call('/api/console/report/schedules/create', { idempotencyKey: newKey(), ...wish });
  await sumAllDays(world);
  await makeFiles(world.services, 100);
  const { list } = await caller.call('/api/console/report/schedules', {});
  return need(list.flatMap(({ files }) => files)[0], 'a file').fileIdx;
}

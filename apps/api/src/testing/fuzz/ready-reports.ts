import { need } from '../../kernel/need.ts';
import { makeFiles } from '../../modules/report/index.ts';
import type { TestCaller } from '../caller.ts';
import { sumAllDays } from '../settlements.ts';
import { newKey } from '../world.ts';
import type { Stage } from './stage.ts';

/** A file that a schedule of the caller's site has made. */
export async function makeReportFile({ world }: Stage, caller: TestCaller): Promise<number> {
  const wish = { report: 'family', every: 'day', format: 'csv' } as const;
  await caller.call('/api/console/report/schedules/create', { idempotencyKey: newKey(), ...wish });
  await sumAllDays(world);
  await makeFiles(world.services, 100);
  const { list } = await caller.call('/api/console/report/schedules', {});
  return need(list.flatMap(({ files }) => files)[0], 'a file').fileIdx;
}

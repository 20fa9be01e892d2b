import { type CallSpec, consoleCalls } from '@hanpan/contract';
import { afterAll, expect, test } from 'vitest';
import { readyFor } from './call-target.ts';
import { createStage } from './stage.ts';

const stage = await createStage();
const { world } = stage;
afterAll(() => stage.moon.close());

/** What changes nothing that somebody would have to answer for. */
const unrecorded: ReadonlySet<string> = new Set([
  // They end one's own session, or let it go on within the hours that its log-in began.
  '/api/console/logout',
  '/api/console/getToken',
  // A picture stands nowhere until a post or a banner shows it, which is recorded.
  '/api/console/board/image',
  // A key acts once it is confirmed, which is recorded.
  '/api/console/totp/begin',
  // What was shown acts once it is confirmed, which is recorded.
  '/api/console/confirmation/show',
  // A view changes what its operator sees of a list, and nothing that anybody else has.
  '/api/console/view/save',
  '/api/console/view/delete',
]);

const changing = Object.values<CallSpec>(consoleCalls).filter(
  ({ path, audience, limit }) =>
    audience !== 'guest' && !['read', 'heavy'].includes(limit) && !unrecorded.has(path),
);

async function countEntries(): Promise<number> {
  const row = await world.database.row<{ count: number }>('select count(*) from audit_log');
  return row?.count ?? 0;
}

test('[SEC-24][MS-06] every call of the console that changes something writes who did it into the audit log', async () => {
  expect(changing.length).toBeGreaterThan(50);
  const silent: string[] = [];
  for (const call of changing) {
    const { caller, body } = await readyFor(stage, call);
    const before = await countEntries();
    const { code } = await caller.ask(call.path as never, body as never);
    if (code !== '0' || (await countEntries()) === before) silent.push(`${call.path} ${code}`);
  }
  expect(silent).toEqual([]);
});

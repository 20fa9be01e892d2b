import { type CallPath, type CallSpec, confirmsOperation, consoleCalls } from '@hanpan/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { password } from '../people.ts';
import { readyFor } from './call-target.ts';
import { createStage } from './stage.ts';
import { changedTables, storedRows } from './stored-rows.ts';

const stage = await createStage();
const { world } = stage;
afterAll(() => stage.moon.close());

const ofStaff = Object.values<CallSpec>(consoleCalls).filter(({ audience }) =>
  ['operator', 'supervisor', 'platform'].includes(audience),
);
const asking = ofStaff.filter(({ stepUp }) => stepUp !== undefined);
const bySum = asking.filter(({ stepUp }) => stepUp === 'sum');
const byPath = (calls: readonly CallSpec[]) => calls.map((call) => [call.path, call] as const);

/** Every screen was left open: nobody has shown for long who it is. */
const leaveScreens = () =>
  world.database.run('update session set confirmed_at = null where operator_id is not null');

/** From this sum on, every site asks. */
async function askFrom(stepUpAmount: number): Promise<void> {
  await world.database.run('update site set settings = settings || $1', [JSON.stringify({ stepUpAmount })]);
  await world.changeSite(world.site, {});
}

/** Somebody at a screen that was left open, and a call that would succeed otherwise. */
async function leftOpen(call: CallSpec, stepUpAmount: number) {
  const ready = await readyFor(stage, call);
  // What was confirmed beforehand is asked about anew.
  const { caller, body } = { ...ready, body: { ...ready.body, confirmationKey: undefined } };
  await askFrom(stepUpAmount);
  await leaveScreens();
  const path = call.path as CallPath;
  return {
    caller,
    body,
    send: () => caller.codeOf(path, body as never),
    sendUnconfirmed: async () => (await caller.askOnce(path, body as never)).code,
  };
}

describe('what an operator has to show first who it is for', () => {
  test('is a good part of the console', () => {
    expect(bySum.length).toBeGreaterThan(8);
    expect(asking.length - bySum.length).toBeGreaterThan(12);
  });

  test.each(byPath(asking))('%s changes nothing before, and happens once after', async (_, call) => {
    const { caller, body, send, sendUnconfirmed } = await leftOpen(call, 1);
    const before = await storedRows(world.owner);
    expect(await sendUnconfirmed()).toBe('L008');
    expect(changedTables(before, await storedRows(world.owner))).toEqual([]);
    await caller.call('/api/console/confirm', { password });
    // Where the operation is confirmed, the session may say what it wants.
    if (confirmsOperation(call, body)) expect(await sendUnconfirmed()).toBe('L008');
    expect(await send()).toBe('0');
    if (call.idempotent !== true) return;
    await leaveScreens();
    const after = await storedRows(world.owner);
    expect(await send(), 'its answer once more').toBe('0');
    expect(changedTables(after, await storedRows(world.owner))).toEqual([]);
  });

  test.each(byPath(bySum))('%s asks nobody below the sum of the site', async (_, call) => {
    const { send } = await leftOpen(call, 1_000_000_000);
    expect(await send()).toBe('0');
  });
});

test('no other call of the console writes into the ledger', async () => {
  const silent = ofStaff.filter(({ stepUp }) => stepUp === undefined);
  const entries = async () =>
    (await world.owner.row<{ count: number }>('select count(*) from ledger_transfer'))?.count;
  const moving: string[] = [];
  for (const call of silent) {
    const { caller, body } = await readyFor(stage, call);
    const before = await entries();
    const code = await caller.codeOf(call.path as CallPath, body as never);
    if (code !== '0' || (await entries()) !== before) moving.push(`${call.path} ${code}`);
  }
  expect(moving).toEqual([]);
  expect(silent.length).toBeGreaterThan(60);
});

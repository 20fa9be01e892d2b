import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { RoundState } from './play/rounds.ts';
import { operatorKeys, startTestOperator, type TestOperator, vendorKeys } from './testing/operator.ts';
import { type Child, pageOf, spawnVendor } from './testing/vendor-process.ts';
import { createDatabase } from './testing/world.ts';

/**
 * The server itself, ended by SIGKILL in the middle of its calls to the wallet, once for each family. Every boundary of every
 * game is tried in killed-anywhere.test.ts; this shows that a process behaves as it is modelled there.
 */
let operator: TestOperator;
let database: { url: string; drop: () => Promise<void> };
let pool: pg.Pool;
let folder: string;
let vendor: Child;
beforeAll(async () => {
  operator = await startTestOperator();
  database = await createDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
  writeFileSync(join(folder, 'vendor.pem'), vendorKeys.privateKeyPem);
  writeFileSync(join(folder, 'operator.pem'), operatorKeys.publicKeyPem);
  vendor = await start();
});
afterAll(async () => {
  await vendor.kill();
  await pool.end();
  await operator.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const start = () => spawnVendor({ databaseUrl: database.url, walletUrl: operator.walletUrl, folder });

const startAmount = 100_000;
/** Who comes to a race that has begun waits for the next one, and on a busy machine for its program too. */
const within = { timeout: 120_000, interval: 250 };

/** Calls are carried out and get no answer until `letGo`: money has moved, and the vendor does not know of it. */
function holdAnswers(
  path: '/transaction/bet' | '/transaction/win',
  players: readonly { code: string; account: { user: string } }[],
) {
  let release: () => void = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  // As many as a vendor that asks again and again may make meanwhile.
  operator.faults.set(
    path,
    Array.from({ length: 1000 }, () => ({ kind: 'held', until })),
  );
  /** Games whose player's call has not come yet. */
  const missing = () => {
    const calls = operator.calls.filter((call) => call.path === path);
    return players
      .filter(({ account }) => !calls.some(({ body }) => body.user === account.user))
      .map(({ code }) => code);
  };
  const letGo = () => {
    operator.faults.delete(path);
    release();
  };
  onTestFinished(letGo);
  return { missing, letGo };
}

async function killAndRestart(): Promise<void> {
  await vendor.kill();
  vendor = await start();
}

async function rows(): Promise<
  { user: string; state: RoundState | 'taken' | 'due'; book: unknown; total: number }[]
> {
  const found = await pool.query(
    `SELECT p.user_name AS user, r.state, r.book, r.total_amount::int AS total
       FROM round r JOIN player p ON p.id = r.player_id
     UNION ALL
     SELECT p.user_name, b.state, b.returns::jsonb, b.total_amount::int
       FROM room_bet b JOIN player p ON p.id = b.player_id ORDER BY 1`,
  );
  return found.rows;
}

test('killed while stakes are being taken it gives each back, in every family', async () => {
  const families = [
    'cheongsa-777',
    'dokkaebi-lanterns',
    'moonlit-catch',
    'cheongsa-dragon-tiger',
    'night-derby',
  ];
  const players = families.map((code) => ({ code, account: operator.player(startAmount) }));
  const held = holdAnswers('/transaction/bet', players);
  const pressed = players.map(async ({ code, account }) => {
    const page = await pageOf(vendor.url, account, code);
    await page.press().catch(() => undefined);
    page.close();
  });
  await expect.poll(held.missing, within).toEqual([]);
  await killAndRestart();
  held.letGo();
  await Promise.all(pressed);
  await expect
    .poll(async () => (await rows()).map(({ state }) => state), within)
    .toEqual(families.map(() => 'rolled-back'));
  for (const { account } of players) expect(operator.balanceOf(account.user)).toBe(startAmount);
}, 300_000);

test('killed while wins are being paid it pays each once, what was decided before', async () => {
  const families = ['cheongsa-777', 'dokkaebi-lanterns', 'moonlit-catch', 'cheongsa-dragon-tiger'];
  const players = families.map((code) => ({ code, account: operator.player(startAmount) }));
  const users = players.map(({ account }) => account.user);
  const held = holdAnswers('/transaction/win', players);
  const pressed = players.map(async ({ code, account }) => {
    const page = await pageOf(vendor.url, account, code);
    await page.press().catch(() => undefined);
    await page.finish().catch(() => undefined);
    return page;
  });
  await expect.poll(held.missing, within).toEqual([]);
  const mine = async () => (await rows()).filter(({ user }) => users.includes(user));
  const decided = await mine();
  await killAndRestart();
  held.letGo();
  for (const page of await Promise.all(pressed)) page.close();
  await expect
    .poll(async () => (await mine()).map(({ state }) => state), within)
    .toEqual(families.map(() => 'done'));
  const paid = await mine();
  expect(paid.map(({ book, total }) => ({ book, total }))).toEqual(
    decided.map(({ book, total }) => ({ book, total })),
  );
  for (const { user, total } of paid) {
    const stakes = operator.calls.filter(
      ({ path, body }) => path === '/transaction/bet' && body.user === user,
    );
    const stake = Number(stakes[0]?.body.amount) / 100_000;
    expect(operator.balanceOf(user)).toBe(startAmount - stake + total);
  }
}, 300_000);

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { families } from '../families.ts';
import { anything, recordingQueryable } from './recording-queryable.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stores = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[/\\-])store\.ts$/.test(path))
  .sort();
const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());

/**
 * Arguments that become part of a statement, so that arbitrary ones will not do: by file, the first ones after `tx`.
 */
const structures: Readonly<Record<string, readonly unknown[]>> = {
  [join('kernel', 'keys', 'sealed-row-reseal-store.ts')]: [
    { table: 'member_factor', id: 'member_id', columns: ['totp_sealed', 'totp_offered'] },
  ],
  [join('modules', 'partner', 'tree', 'open-below-store.ts')]: [families],
  [join('modules', 'report', 'below-store.ts')]: [families],
  [join('modules', 'report', 'bets-of-site-store.ts')]: [families],
  [join('modules', 'report', 'desk-bets-store.ts')]: [families],
  [join('modules', 'report', 'history-store.ts')]: [families],
  [join('modules', 'report', 'open-stakes-store.ts')]: [families],
  [join('modules', 'harm', 'return-store.ts')]: [families],
  [join('modules', 'member', 'dormancy', 'last-use-store.ts')]: [families],
  [join('modules', 'play', 'loss-room-store.ts')]: [families],
  [join('modules', 'play', 'open-store.ts')]: [families],
  [join('modules', 'play', 'played-names-store.ts')]: [families],
  [join('modules', 'report', 'revenue', 'revenue-store.ts')]: ['day'],
};

/** What setup and the programs at the terminal alone call, as the owner of the tables. */
const ofTheOwner = (path: string, name: string) =>
  /-(owner|reseal)-store\.ts$/.test(path) || name === 'adoptSettlements';

type StoreFunction = (...values: unknown[]) => unknown;

async function functionsOf(path: string): Promise<[string, StoreFunction][]> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ join(root, path));
  return Object.entries(module).filter(
    (each): each is [string, StoreFunction] => typeof each[1] === 'function',
  );
}

/** The statements that a function runs when its arguments and rows could be anything. */
async function statementsOf(path: string, call: StoreFunction): Promise<readonly string[]> {
  const { tx, texts } = recordingQueryable();
  // Errors over the fake rows come after its statements.
  await Promise.resolve(
    call(tx, ...(structures[path] ?? []), ...Array.from({ length: 8 }, () => anything)),
  ).catch(() => undefined);
  return [...texts];
}

/** Prepared against the migrated schema, and planned, where the rights of whoever asks are looked at. */
async function problemOf(text: string, database = testDatabase.database): Promise<string | undefined> {
  return database.connection(async (connection) => {
    try {
      await connection.run(`prepare checked as ${text}`);
      await connection.run('deallocate checked');
      await connection.run(`explain (generic_plan) ${text}`);
      return undefined;
    } catch (error) {
      return `${error instanceof Error ? error.message : String(error)}: ${text}`;
    }
  });
}

describe('every statement of every store fits the schema', () => {
  test('there are stores', () => {
    expect(stores.length).toBeGreaterThan(20);
  });

  test.each(stores)('%s', async (path) => {
    const functions = await functionsOf(path);
    expect(functions).not.toEqual([]);
    const problems: string[] = [];
    for (const [name, call] of functions) {
      const texts = await statementsOf(path, call);
      const asker = ofTheOwner(path, name) ? testDatabase.owner : testDatabase.database;
      if (texts.length === 0) problems.push(`${name} runs no statement`);
      for (const text of texts) {
        const problem = await problemOf(text, asker);
        if (problem !== undefined) problems.push(`${name}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  });

  test('a statement that does not fit is reported', async () => {
    expect(await problemOf('select nothing_like_it from member')).toMatch(/nothing_like_it/);
    expect(await problemOf('update ledger_account set balance = 0')).toMatch(/permission denied/);
  });
});

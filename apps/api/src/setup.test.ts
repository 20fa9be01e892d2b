import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { createSiteFrom, givePasswordFrom, secretStateFrom } from './terminal.ts';

const { url, owner, drop } = await createTestDatabase(2);
afterAll(drop);

const loader = new URL('../../../tools/dev/typescript.mjs', import.meta.url).href;
const program = fileURLToPath(new URL('./setup.ts', import.meta.url));
const secret = 'the secret of an installation that a test sets up';
const own = { DATABASE_URL: url, APP_SECRET: secret, WITNESS_SECRET: `${secret}, of its worker` };

/** The program as a start runs it, to its end. */
async function setUp(more: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--import', loader, '--conditions=@hanpan/source', program], {
    env: { PATH: process.env.PATH, ...own, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, said, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, said };
}

/** What a start says that ends by it: one sentence. */
async function refused(more: Readonly<Record<string, string>>) {
  const { code, out, said } = await setUp(more);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(said.trim()).not.toContain('\n');
  return said;
}

test('without a site it says how to make one, and does not any more when there is one', async () => {
  expect(await setUp()).toEqual({
    code: 0,
    out: 'There is no site yet: make one with npm run site:create.\n',
    said: '',
  });
  const password = await createSiteFrom(own, { key: 'my-site', name: 'Mine', host: '', operatorId: 'boss' });
  expect(password).toMatch(/^\S{19}$/);
  expect(await setUp({ PUBLIC_URL: 'https://play.example' })).toEqual({ code: 0, out: '', said: '' });
  expect(await givePasswordFrom(own, { operatorId: 'boss', siteKey: null })).not.toBe(password);
});

test('what a person has to put right is one sentence without a stack, and the start ends', async () => {
  await setUp();
  expect(await refused({ APP_SECRET: 'another secret, made because there was none' })).toMatch(
    /This database was made with another app-secret/,
  );
  expect(await refused({ WITNESS_SECRET: 'another secret, made because there was none' })).toMatch(
    /This database was made with another witness-secret/,
  );
  await owner.run("insert into schema_migration (version, name, checksum) values (9901, 'later', '')");
  expect(await refused({})).toMatch(/a newer version of Hanpan \(migration 9901\)/);
  await owner.run('delete from schema_migration where version = 9901');
  await expect(
    createSiteFrom(
      { ...own, APP_SECRET: 'x'.repeat(40) },
      {
        key: 'other-site',
        name: 'Other',
        host: '',
        operatorId: 'boss',
      },
    ),
  ).rejects.toThrow('another app-secret');
});

test('a program of the terminal leaves a database of earlier code to the next start, and says so', async () => {
  const newest = await owner.row<{ version: number; name: string; checksum: string }>(
    'delete from schema_migration where version = (select max(version) from schema_migration) returning version, name, checksum',
  );
  const sentence = /lacks migration \d{4}\. Start the new version first/;
  await expect(givePasswordFrom(own, { operatorId: 'boss', siteKey: null })).rejects.toThrow(sentence);
  await expect(secretStateFrom(own, 'app')).rejects.toThrow(sentence);
  await owner.run('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
    newest?.version,
    newest?.name,
    newest?.checksum,
  ]);
  expect(await givePasswordFrom(own, { operatorId: 'boss', siteKey: null })).toMatch(/^\S{19}$/);
});

test('what is wrong with the settings of a feed is said before anything starts: its worker could only end by it', async () => {
  expect(await refused({ HANPAN_ODDS_API_KEY: 'k3y' })).toMatch(/^\nHANPAN_ODDS_API_SPORTS names no sport/);
  expect(await refused({ HANPAN_UOF_TOKEN: 't0ken', HANPAN_UOF_URL: '' })).toMatch(/^\nHANPAN_UOF_URL: /);
});

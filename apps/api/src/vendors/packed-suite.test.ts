import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dialectNames, type SuitePlayer } from '@hanpan/vendor-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDialectVendor, type DialectVendor } from '../testing/dialect-vendor.ts';
import { createWorld } from '../testing/world.ts';

const world = await createWorld();
const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
const vendors = new Map<string, DialectVendor>();
const folder = await mkdtemp(join(tmpdir(), 'suite-'));
const tool = fileURLToPath(new URL('../../../../tools/conformance-pack.mjs', import.meta.url));
const program = join(folder, 'package', 'conformance.mjs');

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** A program outside the repository: it finds nothing there but what was packed. */
function run(args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' };
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}

interface Asked {
  readonly dialect: string;
  readonly do: 'new-player' | 'expire-session' | 'block-user';
  readonly player: SuitePlayer;
}

/** What only an operator can arrange. */
async function arrange({ dialect, do: what, player }: Asked): Promise<object> {
  const vendor = vendors.get(dialect);
  if (vendor === undefined) throw new Error('no such vendor');
  if (what === 'new-player') return vendor.newPlayer(1_000);
  await (what === 'expire-session' ? vendor.expireSession(player) : vendor.blockUser(player));
  return {};
}

const control = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    arrange(JSON.parse(Buffer.concat(chunks).toString())).then(
      (answer) => response.end(JSON.stringify(answer)),
      () => response.writeHead(500).end(),
    );
  });
});

beforeAll(async () => {
  for (const name of dialectNames) vendors.set(name, await addDialectVendor(world, name));
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  const packed = await run([tool, folder]);
  expect(packed.output).toContain('.tgz');
  await rm(join(folder, 'package'), { recursive: true });
  const unpacked = await new Promise<number>((resolve) => {
    execFile('tar', ['xzf', packed.output.trim().split('\n').at(-1) ?? ''], { cwd: folder }, (error) =>
      resolve(error === null ? 0 : 1),
    );
  });
  expect(unpacked).toBe(0);
});
afterAll(async () => {
  control.close();
  await rm(folder, { recursive: true, force: true });
});

async function addressesOf(name: string): Promise<string[]> {
  const keyFile = join(folder, `${name}.key`);
  await writeFile(keyFile, vendors.get(name)?.credentials.key ?? '');
  return ['--dialect', name, '--url', `${url}/wallet/${name}/of-${name}`, '--key-file', keyFile];
}

async function suite(name: string, ...more: string[]): Promise<Ended> {
  const address = `http://127.0.0.1:${(control.address() as AddressInfo).port}/`;
  const addresses = await addressesOf(name);
  return run([program, ...addresses, '--control', address, '--histories', '5', ...more]);
}

/** With players in a file, as somebody tries a wallet who cannot make any. */
async function suiteOfListed(name: string, amounts: readonly number[], ...more: string[]): Promise<Ended> {
  const players: SuitePlayer[] = [];
  for (const amount of amounts) {
    const player = await vendors.get(name)?.newPlayer(amount);
    if (player !== undefined) players.push(player);
  }
  const file = join(folder, `${name}-${amounts.join('-')}.json`);
  await writeFile(file, JSON.stringify(players));
  return run([program, ...(await addressesOf(name)), '--players', file, '--histories', '5', ...more]);
}

describe('the suite as a tarball outside the repository, over HTTP', () => {
  test.each(dialectNames)('%s: our wallet passes it', async (name) => {
    const { code, output } = await suite(name);
    expect(output).toMatch(/\d\d passed, 0 failed/);
    expect(code).toBe(0);
  });

  test.each(['hub88', 'kplay'])('%s: three listed players with 1,000 each are enough', async (name) => {
    const { code, output } = await suiteOfListed(name, [1_000, 1_000, 1_000]);
    expect(output).toMatch(/\d\d passed, 0 failed/);
    expect(output).not.toContain('no listed player');
    expect(code).toBe(0);
  });

  test('what there are no players for is not run, and the exit code says so', async () => {
    const { code, output } = await suiteOfListed('hub88', [20, 20], '--only', 'C1');
    expect(output).toContain('0 passed, 0 failed, 1 not run');
    expect(code).toBe(2);
    const alone = await suiteOfListed('hub88', [1_000]);
    expect(alone.output).toContain('two different players');
    expect(alone.code).toBe(2);
  });

  test('a vector that there is not is no vector that passed', async () => {
    const { code, output } = await suite('hub88', '--only', 'E41');
    expect(output).toContain('no vector E41');
    expect(code).toBe(2);
  });

  test('a wallet that is told with the wrong secret fails it, and the exit code says so', async () => {
    await writeFile(join(folder, 'wrong'), 'wrong');
    const { code, output } = await suite('kplay', '--key-file', join(folder, 'wrong'), '--only', '1');
    expect(output).toContain('FAIL 1');
    expect(code).toBe(1);
  });

  test('without an address it says how it is used', async () => {
    const { code, output } = await run([program, '--dialect', 'hub88']);
    expect(output).toContain('--url');
    expect(code).toBe(2);
  });
});

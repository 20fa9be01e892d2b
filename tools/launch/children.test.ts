/// <reference path="../untyped-modules.d.ts" />
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSupervisor, runToEnd } from './children.mjs';

let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-children-'));
  said = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A server that notes each of its starts in a file before it does what the test needs. */
function program(body: string) {
  const file = join(folder, 'server.mjs');
  const starts = join(folder, 'starts');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';\nappendFileSync(process.env.STARTS, process.pid + '\\n');\n${body}`,
  );
  const pids = () => (existsSync(starts) ? readFileSync(starts, 'utf8').trim().split('\n').map(Number) : []);
  return { name: 'server', file, env: { ...process.env, STARTS: starts }, pids };
}

function supervise(more: object = {}) {
  return createSupervisor({
    say: (line: string) => said.push(line),
    giveUp: (line: string) => said.push(line),
    backoffMs: 10,
    ...more,
  });
}

async function until(condition: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 20) {
    if (condition()) return;
    await sleep(20);
  }
  throw new Error(`it never came true; said: ${said.join(' | ')}`);
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const SERVE =
  "process.send({ ready: true }); setInterval(() => {}, 1000); process.on('disconnect', () => process.exit());";

test('keep resolves when the child says that it serves, and stop ends it', async () => {
  const server = program(SERVE);
  const supervisor = supervise();
  await supervisor.keep(server);
  const [pid = 0] = server.pids();
  expect(lives(pid)).toBe(true);
  await supervisor.stop();
  expect(lives(pid)).toBe(false);
  expect(said).toEqual([]);
});

test('stop lets every child finish what it is doing', async () => {
  const leave =
    "process.on('SIGTERM', () => setTimeout(() => { appendFileSync(process.env.STARTS, '0\\n'); process.exit(); }, 300));";
  const server = program(leave + SERVE);
  const supervisor = supervise();
  await supervisor.keep(server);
  await supervisor.keep({ ...server, name: 'worker' });
  await supervisor.stop();
  expect(server.pids().filter((pid) => pid === 0)).toHaveLength(2);
});

test('a child that is killed is started again, and that is reported in one line', async () => {
  const server = program(SERVE);
  const supervisor = supervise();
  await supervisor.keep(server);
  process.kill(server.pids()[0] ?? 0, 'SIGKILL');
  await until(() => server.pids().length === 2);
  expect(said).toEqual(['server ended unexpectedly (signal SIGKILL); starting it again in 0.01 s']);
  await supervisor.stop();
});

test('the third death within a minute is given up with a sentence', async () => {
  const server = program('process.exit(7);');
  const supervisor = supervise();
  void supervisor.keep(server);
  await until(() => said.some((line) => line.includes('3 times within a minute (last: code 7)')));
  await sleep(100);
  expect(server.pids()).toHaveLength(3);
  await supervisor.stop();
});

test('deaths long ago do not count', async () => {
  const server = program('process.exit(7);');
  const supervisor = supervise({ deaths: { limit: 3, withinMs: 1 } });
  void supervisor.keep(server);
  await until(() => server.pids().length >= 4);
  await supervisor.stop();
});

test('a child that never serves counts as dead', async () => {
  const server = program('setInterval(() => {}, 1000);');
  const supervisor = supervise({ readyWithinMs: 200 });
  void supervisor.keep(server);
  await until(() => said.length > 0);
  expect(said[0]).toContain('SIGKILL');
  await supervisor.stop();
});

test('a program that runs to its end returns its code', async () => {
  expect(await runToEnd(program('process.exit(3);'))).toBe(3);
  expect(await runToEnd(program(''))).toBe(0);
});

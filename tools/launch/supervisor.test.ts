/// <reference path="../untyped-modules.d.ts" />
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSupervisor } from './supervisor.mjs';

let folder: string;
let said: string[];
let givenUp: string[];
let supervisor: ReturnType<typeof createSupervisor>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-supervisor-'));
  said = [];
  givenUp = [];
  supervisor = supervise();
});

afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

function supervise(more: object = {}) {
  return createSupervisor({
    say: (line: string) => said.push(line),
    giveUp: (line: string) => givenUp.push(line),
    pauses: { firstMs: 10, longestMs: 40 },
    ...more,
  });
}

/** A server that notes each of its starts in a file before it does what the test needs. */
function program(name: string, body: string, isEssential = false) {
  const file = join(folder, `${name}.mjs`);
  const notes = join(folder, `${name}.notes`);
  const note =
    "import { appendFileSync } from 'node:fs';\nconst note = (line) => appendFileSync(process.env.NOTES, line + '\\n');\n";
  writeFileSync(file, `${note}note(process.pid);\n${body}`);
  const lines = () => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []);
  return { name, file, env: { ...process.env, NOTES: notes }, isEssential, lines };
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
  const server = program('server', SERVE);
  await supervisor.keep(server);
  const pid = Number(server.lines()[0]);
  expect(lives(pid)).toBe(true);
  await supervisor.stop();
  expect(lives(pid)).toBe(false);
  expect(said).toEqual([]);
});

test('stop lets every child finish what it is doing', async () => {
  const leave = "process.on('SIGTERM', () => setTimeout(() => { note('left'); process.exit(); }, 300));";
  const server = program('server', leave + SERVE);
  const worker = program('worker', leave + SERVE);
  await Promise.all([supervisor.keep(server), supervisor.keep(worker)]);
  await supervisor.stop();
  expect([server.lines()[1], worker.lines()[1]]).toEqual(['left', 'left']);
});

test('a server that is killed is started again, and that is reported in one line', async () => {
  const server = program('server', SERVE, true);
  await supervisor.keep(server);
  process.kill(Number(server.lines()[0]), 'SIGKILL');
  await until(() => server.lines().length === 2);
  expect(said).toEqual(['server ended unexpectedly (signal SIGKILL); starting it again in 0.01 s']);
});

test('a worker that dies again and again ends nothing: each death is one line, and the pauses grow to their bound', async () => {
  const server = program('server', SERVE, true);
  const worker = program('worker', 'process.exit(7);');
  await supervisor.keep(server);
  await supervisor.keep(worker);
  await until(() => said.length >= 5);
  expect(said.slice(0, 5)).toEqual(
    [0.01, 0.02, 0.04, 0.04, 0.04].map(
      (pause) => `worker ended unexpectedly (code 7); starting it again in ${pause} s; the site serves on`,
    ),
  );
  expect(givenUp).toEqual([]);
  expect(lives(Number(server.lines()[0]))).toBe(true);
});

test('a server that has served is tried for ever, however often it cannot start', async () => {
  const once = "import { existsSync, writeFileSync } from 'node:fs';\n";
  const server = program(
    'server',
    `${once}const file = process.env.NOTES + '.served';
    if (existsSync(file)) process.exit(3);
    writeFileSync(file, '');
    ${SERVE}`,
    true,
  );
  await supervisor.keep(server);
  process.kill(Number(server.lines()[0]), 'SIGKILL');
  await until(() => said.length >= 6);
  expect(said.at(-1)).toBe('server ended unexpectedly (code 3); starting it again in 0.04 s');
  expect(givenUp).toEqual([]);
});

test('the server is told which parts serve', async () => {
  const server = program(
    'server',
    `process.on('message', ({ parts }) => note(JSON.stringify(parts)));${SERVE}`,
    true,
  );
  const serveOnce = 'process.send({ ready: true }); setTimeout(() => process.exit(7), 300);';
  const worker = program('worker', `setTimeout(() => { ${serveOnce} }, 50);`);
  await supervisor.keep(server);
  await supervisor.keep(worker);
  await until(() => server.lines().length >= 4);
  expect(server.lines().slice(1, 4)).toEqual([
    '{"server":"serving"}',
    '{"server":"serving","worker":"serving"}',
    '{"server":"serving","worker":"unhealthy"}',
  ]);
});

test('a server that cannot start three times in a row is given up with a sentence', async () => {
  const server = program('server', 'process.exit(7);', true);
  void supervisor.keep(server);
  await until(() => givenUp.length > 0);
  await sleep(100);
  expect(givenUp).toEqual([
    'server could not start 3 times in a row (last: code 7). Its own words are above.',
  ]);
  expect(server.lines()).toHaveLength(3);
});

test('a server that serves and dies is not given up', async () => {
  const server = program('server', 'process.send({ ready: true }, () => process.exit(7));', true);
  void supervisor.keep(server);
  await until(() => server.lines().length >= 5);
  expect(givenUp).toEqual([]);
});

test.each([
  ['is stopped', SERVE, (pid: number) => process.kill(pid, 'SIGSTOP')],
  [
    'is caught in a loop',
    `process.on('SIGUSR2', () => { for (;;); }); ${SERVE}`,
    (pid: number) => process.kill(pid, 'SIGUSR2'),
  ],
])('a child that %s is killed and replaced', async (_, body, hang) => {
  supervisor = supervise({ pulse: { everyMs: 500, limit: 4 } });
  const server = program('server', body);
  await supervisor.keep(server);
  const pid = Number(server.lines()[0]);
  hang(pid);
  await until(() => server.lines().length === 2);
  expect(lives(pid)).toBe(false);
  expect(said[0]).toMatch(/^server ended unexpectedly \(it did not respond for 2 s\)/);
});

test('a child that waits for something is not taken for one that hangs', async () => {
  supervisor = supervise({ pulse: { everyMs: 500, limit: 4 } });
  const server = program('server', SERVE);
  await supervisor.keep(server);
  await sleep(3_500);
  expect(said).toEqual([]);
});

test('a child that never serves counts as dead', async () => {
  supervisor = supervise({ readyWithinMs: 300 });
  void supervisor.keep(program('server', 'setInterval(() => {}, 1000);'));
  await until(() => said.length > 0);
  expect(said[0]).toContain('it did not serve within 0.3 s');
});

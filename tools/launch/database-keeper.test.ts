/// <reference path="../untyped-modules.d.ts" />
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keepDatabases } from './database-keeper.mjs';

const settings = {
  port: 3000,
  sandboxPort: 3001,
  dataFolder: '/d',
  databaseUrl: undefined,
  sandboxDatabaseUrl: undefined,
  redisUrl: undefined,
  demo: true,
  runsSandbox: true,
};

interface OpenOptions {
  onRecovering: (sentence: string) => void;
  onExit: (reason: string) => void;
  port?: number;
}

/** A PostgreSQL that starts unless `failures` says otherwise, one for each start. */
function keep(failures: readonly (string | undefined)[] = []) {
  const said: string[] = [];
  const opened: OpenOptions[] = [];
  let stops = 0;
  const keeper = keepDatabases(settings, {
    say: (line: string) => said.push(line),
    pauses: { firstMs: 10, longestMs: 40 },
    openWith: async (_settings: unknown, options: OpenOptions) => {
      opened.push(options);
      const failure = failures[opened.length - 1];
      if (failure !== undefined) throw new Error(failure);
      return {
        databases: { hanpan: 'h', sandbox: 's' },
        port: 5999,
        stop: async () => {
          stops += 1;
        },
      };
    },
  });
  return { keeper, said, opened, stops: () => stops };
}

async function until(condition: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < 20_000; waitedMs += 20) {
    if (condition()) return;
    await sleep(20);
  }
  throw new Error('it never came true');
}

test('a database that died starts again on its port, with one line', async () => {
  const { keeper, said, opened } = keep();
  expect(await keeper.open()).toEqual({ hanpan: 'h', sandbox: 's' });
  opened[0]?.onExit('PostgreSQL ended');
  await until(() => opened.length === 2);
  expect(opened[1]?.port).toBe(5999);
  expect(said).toEqual(['PostgreSQL ended; starting it again in 0.01 s']);
});

test('a database that dies many times is started again each time', async () => {
  const { keeper, said, opened } = keep();
  await keeper.open();
  for (let death = 1; death <= 4; death += 1) {
    opened.at(-1)?.onExit('PostgreSQL ended');
    await until(() => opened.length === death + 1);
  }
  expect(said).toHaveLength(4);
});

test('one that has served and cannot start is tried for ever, and each time it is said why', async () => {
  const failures = Array.from({ length: 8 }, () => 'the disk is full');
  const { keeper, said, opened } = keep([undefined, ...failures]);
  await keeper.open();
  opened[0]?.onExit('PostgreSQL ended');
  await until(() => opened.length === failures.length + 2);
  await sleep(100);
  expect(opened).toHaveLength(failures.length + 2);
  const waits = said.map((line) => Number(/again in (.+) s/.exec(line)?.[1]));
  expect(waits).toEqual([0.01, 0.02, 0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.04]);
  expect(said.at(-1)).toContain('the disk is full\nThe database cannot start; trying again');
});

test('a recovery is said also where the database was started again', async () => {
  const { keeper, said, opened } = keep();
  await keeper.open();
  opened[0]?.onExit('PostgreSQL ended');
  await until(() => opened.length === 2);
  opened[1]?.onRecovering('it is recovering');
  expect(said.at(-1)).toBe('it is recovering');
});

test('the first start fails at once with its reason', async () => {
  const { keeper, opened } = keep(['the disk is full']);
  await expect(keeper.open()).rejects.toThrow('the disk is full');
  await sleep(100);
  expect(opened).toHaveLength(1);
});

test('a database that cannot start is not tried again after a stop', async () => {
  const { keeper, opened, said } = keep([undefined, 'no', 'no', 'no', 'no']);
  await keeper.open();
  opened[0]?.onExit('PostgreSQL ended');
  await until(() => said.length >= 2);
  await keeper.stop();
  const tried = opened.length;
  await sleep(200);
  expect(opened).toHaveLength(tried);
});

test('a database that is stopped on purpose stays stopped', async () => {
  const { keeper, opened, stops } = keep();
  await keeper.open();
  await keeper.stop();
  opened[0]?.onExit('PostgreSQL ended');
  await sleep(300);
  expect(opened).toHaveLength(1);
  expect(stops()).toBe(1);
});

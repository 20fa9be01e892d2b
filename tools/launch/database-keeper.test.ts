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
  onExit: (reason: string) => void;
  port?: number;
}

/** A PostgreSQL that starts unless `failures` says otherwise, one for each start. */
function keep(failures: readonly (string | undefined)[] = []) {
  const said: string[] = [];
  const givenUp: string[] = [];
  const opened: OpenOptions[] = [];
  let stops = 0;
  const keeper = keepDatabases(settings, {
    say: (line: string) => said.push(line),
    giveUp: (line: string) => givenUp.push(line),
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
  return { keeper, said, givenUp, opened, stops: () => stops };
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
  expect(said).toEqual(['PostgreSQL ended; starting it again in 0.1 s']);
});

test('a database that dies many times is not given up', async () => {
  const { keeper, givenUp, opened } = keep();
  await keeper.open();
  for (let death = 1; death <= 4; death += 1) {
    opened.at(-1)?.onExit('PostgreSQL ended');
    await until(() => opened.length === death + 1);
  }
  expect(givenUp).toEqual([]);
});

test('a database that cannot start three times in a row is given up with its reason', async () => {
  const { keeper, givenUp, opened } = keep([undefined, 'no', 'no', 'the disk is full']);
  await keeper.open();
  opened[0]?.onExit('PostgreSQL ended');
  await until(() => givenUp.length > 0);
  expect(givenUp).toEqual(['the disk is full\nNothing that was committed is lost.']);
  expect(opened).toHaveLength(4);
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

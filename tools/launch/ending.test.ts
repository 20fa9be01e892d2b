/// <reference path="../untyped-modules.d.ts" />
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';

/** A launcher whose stopping takes `stopMs`; on standard error it says "up" when it listens for signals. */
async function launch(stopMs: number, stdout: 'ignore' | number = 'ignore') {
  const script = `
    import { runUntilEnded } from ${JSON.stringify(inRoot('tools/launch/ending.mjs'))};
    import { say } from ${JSON.stringify(inRoot('tools/say.mjs'))};
    const rest = setInterval(() => {}, 1000);
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    await runUntilEnded(async ({ stopWith }) => {
      stopWith(() => pause(${stopMs}).then(() => console.error('drained')));
      for (let line = 0; line < 3; line += 1) {
        say('a line of the log');
        await pause(20);
      }
      console.error('up');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', stdout, 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'exit');
  await expect.poll(() => output).toContain('up');
  return { child, said: () => output, ended };
}

const onUnix = test.runIf(process.platform !== 'win32');

async function signalTwice(child: ChildProcess, pauseMs: number): Promise<void> {
  child.kill('SIGINT');
  await sleep(pauseMs);
  child.kill('SIGINT');
}

onUnix('a signal that npm sends on as well is one signal: everything is stopped in order', async () => {
  const { child, said, ended } = await launch(600);
  await signalTwice(child, 100);
  expect(await ended).toEqual([0, null]);
  expect(said()).toContain('drained');
});

onUnix('a second Ctrl-C of a person who does not want to wait ends at once', async () => {
  const { child, said, ended } = await launch(600_000);
  await signalTwice(child, 1_300);
  expect(await ended).toEqual([130, null]);
  expect(said()).not.toContain('drained');
});

test.runIf(existsSync('/dev/full'))('a log on a full disk does not end what runs', async () => {
  const full = openSync('/dev/full', 'w');
  const { child, said, ended } = await launch(0, full);
  expect(child.exitCode).toBe(null);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  closeSync(full);
  expect(said()).toBe('up\ndrained\n');
});

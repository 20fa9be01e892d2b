import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@hanpan/db';
import type { Installation } from '../api-process.ts';

const api = new URL('../../../apps/api/dist/', import.meta.url);
const libraries = '/usr/lib';
const library = 'faketime/libfaketimeMT.so.1';

/** Where libfaketime is: below the folder of the machine's architecture, or of all. */
export function findFakeTime(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const folders = [libraries, ...readdirSync(libraries).map((name) => join(libraries, name))];
  return folders.map((folder) => join(folder, library)).find((file) => existsSync(file));
}

/** A program of the installation whose clock is another than that of the machine. */
export interface Skewed {
  readonly url: string;
  readonly aheadMs: number;
  /** What it has logged. */
  readonly lines: readonly string[];
  readonly child: ChildProcess;
}

/** Starts it and waits until it serves. Time that passes stays what it is: only the date is another. */
export async function startSkewed(
  { environment }: Installation,
  program: 'server' | 'worker',
  { fakeTime, aheadMs }: { readonly fakeTime: string; readonly aheadMs: number },
): Promise<Skewed> {
  const port = await findFreePort();
  const seconds = aheadMs / 1000;
  const child = fork(new URL(`${program}.js`, api), {
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      HANPAN_SLOT: String(Math.sign(aheadMs) + 1),
      LOG_LEVEL: 'error',
      LD_PRELOAD: fakeTime,
      FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr])
    if (output !== null) createInterface({ input: output }).on('line', (line) => lines.push(line));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code, signal) =>
      reject(new Error(`${program} ended with ${code ?? signal}\n${lines.slice(-20).join('\n')}`)),
    );
  });
  return { url: `http://127.0.0.1:${port}`, aheadMs, lines, child };
}

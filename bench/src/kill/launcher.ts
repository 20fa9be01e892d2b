import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort, runningPostgres } from '@hanpan/db';

const checkout = fileURLToPath(new URL('../../../', import.meta.url));
const everyMs = 20;
const startWithinMs = 120_000;

/** Children of the launcher, by what stands in their command line. */
const commands = {
  api: 'apps/api/dist/server.js',
  worker: 'apps/api/dist/worker.js',
  vendor: 'apps/sandbox-vendor/dist/main.js',
  postgres: 'bin/postgres -D',
} as const;

export type Child = keyof typeof commands;
export const children = Object.keys(commands) as Child[];

/** An installation as `npm start` makes it, in a folder of its own, with the ids of its processes. */
export class Launcher {
  readonly lines: string[] = [];
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  private constructor(folder: string, port: number, sandboxPort: number) {
    this.#folder = folder;
    this.#env = {
      ...process.env,
      HANPAN_DATA: folder,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
    };
    delete this.#env.DATABASE_URL;
  }

  static async in(folder: string): Promise<Launcher> {
    const port = await findFreePort();
    let sandboxPort = await findFreePort();
    while (sandboxPort === port) sandboxPort = await findFreePort();
    return new Launcher(folder, port, sandboxPort);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#env.PORT}`;
  }

  get vendorUrl(): string {
    return `http://127.0.0.1:${this.#env.SANDBOX_PORT}`;
  }

  /** Of the running cluster, as its owner. */
  databaseUrl(): string {
    const url = runningPostgres(join(this.#folder, 'postgres'), 'hanpan');
    if (url === undefined) throw new Error('there is no database');
    return url;
  }

  vendorPrivateKey(): string {
    return readFileSync(join(this.#folder, 'keys', 'sandbox-private.pem'), 'utf8');
  }

  /** Resolves when it says that everything serves. */
  start(): Promise<void> {
    const child = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: checkout,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    return new Promise((resolve, reject) => {
      const read = (line: string) => {
        this.lines.push(line);
        if (line.startsWith('ready:')) resolve();
      };
      createInterface({ input: child.stdout }).on('line', read);
      createInterface({ input: child.stderr }).on('line', read);
      child.once('exit', (code, signal) =>
        reject(new Error(`the launcher ended with ${code ?? signal}\n${this.lines.slice(-20).join('\n')}`)),
      );
    });
  }

  /** SIGTERM ends all in order, SIGKILL leaves orphans. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** It starts nothing again while `work` runs: it stands still. */
  async standStill<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#process?.kill('SIGSTOP');
    try {
      return await work();
    } finally {
      this.#process?.kill('SIGCONT');
    }
  }

  /** The ids of the children that live now. */
  async pids(): Promise<Partial<Record<Child, number>>> {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
    const found: Partial<Record<Child, number>> = {};
    for (const line of stdout.split('\n')) {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      if (Number(parent) !== this.#process?.pid) continue;
      const name = children.find((each) => command.includes(commands[each]));
      if (name !== undefined) found[name] = Number(pid);
    }
    return found;
  }

  async pidOf(name: Child): Promise<number> {
    const pid = (await this.pids())[name];
    if (pid === undefined) throw new Error(`${name} does not run`);
    return pid;
  }

  /** Resolves when another process has taken the place of this one. */
  async replaced(name: Child, pid: number): Promise<void> {
    for (const startedMs = performance.now(); performance.now() - startedMs < startWithinMs; ) {
      const found = (await this.pids())[name];
      if (found !== undefined && found !== pid) return;
      await sleep(everyMs);
    }
    throw new Error(`nothing took the place of ${name}`);
  }

  /** The verdict of `npm run ledger:verify` over this installation, in its own line. */
  async verify(): Promise<{ isRight: boolean; line: string }> {
    const args = ['tools/ledger-verify.mjs'];
    try {
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: checkout, env: this.#env });
      return { isRight: true, line: stdout.trim() };
    } catch (error) {
      return { isRight: false, line: String(error) };
    }
  }
}

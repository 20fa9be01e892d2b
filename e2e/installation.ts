import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const startProgram = fileURLToPath(new URL('../tools/start.mjs', import.meta.url));

/**
 * How many times faster than real ones matches pass, and of what sports. In a fast season a football match takes a minute
 * and a half, so that a journey sees it begin and end. For boards that are looked at and bet on a calm one does. Each leaves
 * the cores to the journeys: every match under way is priced anew with each of its ticks.
 */
const seasons = {
  fast: { speed: 75, sports: 'soccer' },
  calm: { speed: 1, sports: 'soccer,hockey,handball,esport' },
} as const;
export type Season = keyof typeof seasons;
/** A round of a mini game is over before a journey gets tired of it. */
const roundSeconds = 40;
const readyWithinMs = 600_000;

/** Where an installation keeps its data and listens; starting on the same place again is a restart. */
export interface Place {
  readonly dataFolder: string;
  readonly port: number;
  readonly sandboxPort: number;
  readonly season: Season;
}

export interface Installation {
  readonly url: string;
  readonly child: ChildProcess;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address();
      const port = typeof found === 'object' && found !== null ? found.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** A new folder and two free ports. `clear` removes the folder. */
export async function choosePlace(season: Season): Promise<Place & { clear: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-e2e-'));
  // An unprivileged database user must be able to pass through when the tests run as root.
  await chmod(folder, 0o755);
  return {
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    sandboxPort: await freePort(),
    season,
    clear: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Runs `npm start`'s program, or another such, as a stranger would and waits for its `ready:` line. */
export function startInstallation(
  { dataFolder, port, sandboxPort, season }: Place,
  program = startProgram,
): Promise<Installation> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      HANPAN_DATA: dataFolder,
      HANPAN_SEASON_SPEED: String(seasons[season].speed),
      HANPAN_SEASON_SPORTS: seasons[season].sports,
      HANPAN_MINIGAME_ROUND_SECONDS: String(roundSeconds),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${said}`)), readyWithinMs);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /^ready: (\S+)$/m.exec(said);
      if (ready?.[1] === undefined) return;
      clearTimeout(timer);
      resolve({ url: ready[1], child });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the installation ended with ${code}:\n${said}`)));
  });
}

export async function stopInstallation({ child }: Installation): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

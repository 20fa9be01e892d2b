import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** True while any process has this id. A zombie counts as gone: it holds nothing any more. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return linuxStat(pid)?.state !== 'Z';
}

/**
 * A text that stays the same while a process lives and differs for the next process that gets its id.
 * Undefined where the system does not report it (Windows) or the process is gone.
 */
export function processBirth(pid: number): string | undefined {
  const stat = linuxStat(pid);
  if (stat) return `${bootId()}:${stat.startTicks}`;
  return askPs(pid, 'lstart=');
}

/** 'yes' or 'no' where the system lets us see the process, 'unknown' where it does not. */
export function isPostmasterOf(pid: number, dataFolder: string): 'yes' | 'no' | 'unknown' {
  if (process.platform === 'linux') return isPostgresOnLinux(pid, dataFolder);
  const command = askPs(pid, 'command=');
  if (command === undefined) return isAlive(pid) ? 'unknown' : 'no';
  return command.includes('postgres') && command.includes(dataFolder) ? 'yes' : 'no';
}

/** The PostgreSQL processes that work in this folder; none where the system does not show them. */
export function postgresProcessesOf(dataFolder: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => isPostgresOnLinux(pid, dataFolder) === 'yes');
}

/** All its processes work inside the data folder, and only a postmaster writes its id into that folder. */
function isPostgresOnLinux(pid: number, dataFolder: string): 'yes' | 'no' | 'unknown' {
  const stat = linuxStat(pid);
  if (!stat || stat.state === 'Z' || stat.name !== 'postgres') return 'no';
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dataFolder ? 'yes' : 'no';
  } catch {
    return isAlive(pid) ? 'unknown' : 'no';
  }
}

function linuxStat(pid: number): { name: string; state: string; startTicks: string } | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may itself contain brackets and blanks, so the last one ends it.
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      state: fields[0] ?? '',
      startTicks: fields[19] ?? '',
    };
  } catch {
    return undefined;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'no-boot-id';
  }
}

function askPs(pid: number, column: string): string | undefined {
  if (process.platform === 'win32' || process.platform === 'linux') return undefined;
  const answer = spawnSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' });
  const text = answer.status === 0 ? answer.stdout.trim() : '';
  return text === '' ? undefined : text;
}

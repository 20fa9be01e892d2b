import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, processBirth } from './processes.ts';

interface Keeper {
  pid: number;
  birth: string;
}

/**
 * Makes this process the keeper of the cluster, or throws a sentence that names the current keeper.
 * Without it a second start would take the first one's running PostgreSQL for an orphan and stop it.
 * Returns the function that ends this.
 */
export function becomeKeeper(dataFolder: string): () => void {
  const file = `${dataFolder}.keeper`;
  const mine: Keeper = { pid: process.pid, birth: processBirth(process.pid) ?? '' };
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      refuseIfKept(file, dataFolder);
      rmSync(file, { force: true });
    }
  }
  throw new Error(
    `The database folder ${dataFolder} is being started by several processes at once. Start it once.`,
  );
}

function refuseIfKept(file: string, dataFolder: string): void {
  const other = readKeeper(file);
  if (!other || !isAlive(other.pid)) return;
  if ((processBirth(other.pid) ?? '') !== other.birth) return;
  throw new Error(
    `The database folder ${dataFolder} is in use by process ${other.pid}. ` +
      'Stop that one first, or give this one another folder.',
  );
}

/** A crash in the middle of writing leaves an unreadable file: the folder has no keeper then. */
function readKeeper(file: string): Keeper | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, birth } = value as Partial<Keeper>;
    return typeof pid === 'number' && typeof birth === 'string' ? { pid, birth } : undefined;
  } catch {
    return undefined;
  }
}

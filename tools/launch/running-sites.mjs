import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as checkout } from '../root.mjs';

const folderOf = (root) => join(root, '.cache', 'running');

/**
 * Notes that this process runs a site from the checkout: nothing is installed or built there while it does. Returns the
 * function that ends this. A checkout that cannot be written in needs no note, because nothing can be built in it either.
 *
 * @param {string} dataFolder
 * @param {string} root
 */
export function noteRunningSite(dataFolder, root = checkout) {
  const { pid } = process;
  const file = join(folderOf(root), `${pid}.json`);
  try {
    mkdirSync(folderOf(root), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify({ pid, birth: birthOf(pid), dataFolder }));
    renameSync(`${file}.new`, file);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
  return () => rmSync(file, { force: true });
}

/**
 * The sites that run from the checkout. The note of a process that is gone, or whose id another process has by now, is
 * removed.
 *
 * @param {string} root
 * @returns {{ pid: number, dataFolder: string }[]}
 */
export function listRunningSites(root = checkout) {
  return namesIn(folderOf(root)).flatMap((name) => {
    const file = join(folderOf(root), name);
    const note = read(file);
    if (note && isAlive(note.pid) && birthOf(note.pid) === note.birth) return [note];
    rmSync(file, { force: true });
    return [];
  });
}

/**
 * Throws the sentence for the person at the terminal when a site runs from the checkout, whose programs and pages would
 * change underneath it.
 *
 * @param {string} work
 * @param {string} root
 */
export function refuseUnderRunningSite(work, root = checkout) {
  const [site] = listRunningSites(root);
  if (!site) return;
  throw new Error(
    `${work} would change the programs of the site that is running from this checkout (process ${site.pid}, data in ` +
      `${site.dataFolder}). Stop it first.`,
  );
}

/**
 * Throws the sentence when a site already runs in the data folder.
 *
 * @param {string} dataFolder
 * @param {string} root
 */
export function refuseSecondSite(dataFolder, root = checkout) {
  const site = listRunningSites(root).find((one) => one.dataFolder === dataFolder);
  if (!site) return;
  throw new Error(
    `A site is already running in ${dataFolder} (process ${site.pid}). Stop it first, or set HANPAN_DATA and PORT for another.`,
  );
}

/**
 * @param {string} folder
 */
function namesIn(folder) {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

/**
 * @param {string} file
 * @returns {{ pid: number, birth: string, dataFolder: string } | undefined}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * A text that differs for the next process that gets the id; '' where the system does not report it. As in packages/db,
 * which is not built yet when this is asked.
 *
 * @param {number} pid
 */
function birthOf(pid) {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).stdout?.trim() ?? '';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold blanks and brackets itself. The start is the twentieth field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie runs nothing any more.
    if (fields[0] === 'Z') return '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return '';
  }
}

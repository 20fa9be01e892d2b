import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The ledger while the disk of its database is full, and when there is room again: what was acknowledged is there once, and
 * what was refused happens once when it is sent again.
 *   npm run bench -- full-disk
 * It needs a small file system: Linux, as root or where users may have namespaces of their own.
 */
const size = '320m';
const program = fileURLToPath(new URL('./full-disk/inside.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hanpan-full-disk-'));

/** The mount is seen by what runs below alone, and is gone with it. */
const apart =
  process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-current-user', '--keep-caps', '--mount'];
const mounted = (then: string) => `mount -t tmpfs -o size=${size},mode=1777 hanpan "$1" && ${then}`;
const run = (then: string, stdio: 'ignore' | 'inherit') =>
  spawnSync('unshare', [...apart, 'sh', '-c', mounted(then), 'sh', folder, process.execPath, program], {
    stdio,
  });

if (run('true', 'ignore').status !== 0) {
  process.stderr.write('This machine lets nobody mount a small file system, so its disk cannot be filled.\n');
  process.exitCode = 2;
} else process.exitCode = run('TMPDIR="$1" exec "$2" --enable-source-maps "$3"', 'inherit').status ?? 1;
rmSync(folder, { recursive: true, force: true });

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../tools/build.mjs', import.meta.url));

/** Playwright's global setup: what the installations of the workers run is built before the first of them starts. */
export default function buildOnce(): void {
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed; its words are above');
}

import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { stopChild } from './launch/children.mjs';
import { inRoot } from './root.mjs';
import { say } from './say.mjs';

const SOURCE = /\.(ts|tsx|css|html|json|sql)$/;
const GENERATED = /(^|[/\\])(node_modules|dist|\.types|\.cache)[/\\]/;
const SETTLE_MS = 200;

let running;
let settle;
let restarting = Promise.resolve();

/** A start builds exactly what changed, so a developer needs nothing but a restart at the right moment. */
function launch() {
  running = spawn(process.execPath, [inRoot('tools/start.mjs')], { stdio: 'inherit', detached: true });
  running.once('exit', (code) => {
    if (code !== 0 && code !== null) say('waiting for a change');
  });
}

async function restart(file) {
  say(`\n${file} changed`);
  await stopChild(running, 15_000);
  launch();
}

function onChange(_event, file) {
  if (file === null || GENERATED.test(file) || !SOURCE.test(file) || file.includes('.test.')) return;
  clearTimeout(settle);
  settle = setTimeout(() => {
    // One after the other: an editor that saves twice must not start two.
    restarting = restarting.then(() => restart(file));
  }, SETTLE_MS);
}

async function leave() {
  clearTimeout(settle);
  await restarting;
  await stopChild(running, 15_000);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void leave());
for (const folder of ['packages', 'apps']) watch(inRoot(folder), { recursive: true }, onChange);
launch();

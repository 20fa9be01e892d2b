import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inRoot, root } from './root.mjs';

/**
 * Runs a program to its end. Resolves to { code, output }; with `show` the output goes to the terminal as it comes
 * and `output` is empty. Never rejects: a program that cannot be started has code 127 and says why in `output`.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('./types.d.ts').RunOptions} options
 * @returns {Promise<import('./types.d.ts').RunResult>}
 */
export function run(command, args, { cwd = root, env = process.env, show = false, onChild } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    onChild?.(child);
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) => {
      resolve({
        code: code ?? 1,
        output: Buffer.concat(chunks).toString() + (signal ? `\nended by ${signal}` : ''),
      });
    });
  });
}

/**
 * Runs a program of node_modules with this Node, without a shell and without npx.
 *
 * @param {string} packageName
 * @param {string} binPath
 * @param {string[]} args
 * @param {import('./types.d.ts').RunOptions} [options]
 */
export function runBin(packageName, binPath, args, options) {
  return run(process.execPath, [inRoot('node_modules', packageName, binPath), ...args], options);
}

/**
 * The npm that started this, or npm beside Node, so that the version is the one in use.
 *
 * @param {string[]} args
 * @param {import('./types.d.ts').RunOptions} [options]
 */
export function runNpm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js') && existsSync(script)) return run(process.execPath, [script, ...args], options);
  const npm = findOnPath(['npm', 'npm.cmd']);
  return npm?.endsWith('.cmd')
    ? run('cmd.exe', ['/c', npm, ...args], options)
    : run(npm ?? 'npm', args, options);
}

/**
 * The first of these programs on PATH, as an absolute path; undefined when there is none.
 *
 * @param {string[]} names
 * @param {string} path
 */
export function findOnPath(names, path = process.env.PATH ?? '') {
  for (const name of names) {
    for (const folder of path.split(delimiter)) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return undefined;
}

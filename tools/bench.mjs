import { existsSync, readdirSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { refuse, say } from './say.mjs';

const [name, ...args] = process.argv.slice(2);

await bootstrap(say).catch((error) => refuse(error.message));
const known = readdirSync(inRoot('bench/src'))
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));
const program = inRoot(`bench/dist/${name}.js`);
if (name === undefined || !known.includes(name) || !existsSync(program)) {
  refuse(`Which benchmark? npm run bench -- <${known.join('|')}>`);
}
const { code } = await run(process.execPath, ['--enable-source-maps', program, ...args], { show: true });
process.exitCode = code;

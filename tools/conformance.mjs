import { bootstrap } from './bootstrap.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { refuse, say } from './say.mjs';

/** The suite for seamless wallets, against any address: `npm run -s conformance -- --dialect hub88 --url https://…`. */
await bootstrap(say).catch((error) => refuse(error.message));
const program = inRoot('packages/vendor-kit/dist/conformance-command.js');
const { code } = await run(process.execPath, [program, ...process.argv.slice(2)], { show: true });
process.exitCode = code;

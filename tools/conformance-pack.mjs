import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { inRoot } from './root.mjs';
import { runNpm } from './run.mjs';

/**
 * Packs the conformance suite alone, with all that it needs in one file, as a tarball that runs outside this repository:
 * `npm run -s conformance:pack -- <folder>` prints where it is, and `npx <tarball> --dialect …` runs it.
 */
const folder = resolve(process.argv[2] ?? inRoot('packages/vendor-kit/dist/packed'));
const staged = join(folder, 'package');
await rm(staged, { recursive: true, force: true });
await mkdir(staged, { recursive: true });
await build({
  configFile: false,
  root: inRoot('packages/vendor-kit'),
  logLevel: 'error',
  build: {
    ssr: inRoot('packages/vendor-kit/src/conformance-command.ts'),
    outDir: staged,
    emptyOutDir: false,
    rollupOptions: { output: { entryFileNames: 'conformance.mjs' } },
  },
  ssr: { noExternal: true, resolve: { conditions: ['@hanpan/source', 'node'] } },
});
const { version, license } = JSON.parse(await readFile(inRoot('packages/vendor-kit/package.json'), 'utf8'));
const manifest = {
  name: 'hanpan-conformance',
  version,
  license,
  description: 'Tries a seamless wallet in the dialects that game vendors speak',
  type: 'module',
  bin: { 'hanpan-conformance': 'conformance.mjs' },
  engines: { node: '>=20.19' },
};
await writeFile(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await copyFile(inRoot('LICENSE'), join(staged, 'LICENSE'));
await copyFile(inRoot('packages/vendor-kit/README.md'), join(staged, 'README.md'));
await cp(inRoot('packages/vendor-kit/src/vectors'), join(staged, 'vectors'), { recursive: true });
const { code, output } = await runNpm(['pack', staged, '--pack-destination', folder], { cwd: folder });
if (code !== 0) process.stderr.write(output);
else process.stdout.write(`${join(folder, `hanpan-conformance-${version}.tgz`)}\n`);
process.exitCode = code;

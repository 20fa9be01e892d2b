import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Files of text; fonts and pictures are compressed by their own formats. */
const text = /\.(js|css|svg|json)$/;
/** Below a packet's size there is nothing to gain. */
const leastBytes = 1024;

async function pack(file: string): Promise<void> {
  const source = readFileSync(file);
  if (source.length < leastBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  await Promise.all([
    packBrotli(source, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    packGzip(source, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
      writeFile(`${file}.gz`, packed),
    ),
  ]);
}

/** Lays `<file>.br` and `<file>.gz` beside every file of text that is served, so that the server compresses none. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const environments = Object.values(builder.environments);
        // Vite builds an app that has no builder of its own only after the last hook, which is this one.
        if (!environments.some((environment) => environment.isBuilt)) {
          for (const environment of environments) await builder.build(environment);
        }
        const folder = join(builder.config.root, 'dist', 'assets');
        const files = readdirSync(folder).filter((name) => text.test(name));
        await Promise.all(files.map((name) => pack(join(folder, name))));
      },
    },
  };
}

import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const left = new Set(['node_modules', '.git', '.cache', '.hanpan']);
const configs = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
];
/** The marks of an installed and built copy. */
const stamps = ['node_modules/.hanpan-install', '.cache/build/types'];

export interface CheckoutCopy {
  readonly devProgram: string;
  /** Replaces the first `before` in a file; throws where there is none. */
  edit(path: string, before: string | RegExp, after: string): Promise<void>;
  clear(): Promise<void>;
}

/**
 * A copy of the checkout, built as that is, whose sources a journey may change. It lies inside the checkout, so that
 * Node finds the installed packages above it; our own packages are those of the copy.
 */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = join(checkout, '.cache', 'checkout-copy');
  await rm(folder, { recursive: true, force: true });
  for (const part of ['apps', 'packages', 'tools', 'e2e', 'bench']) {
    await cp(join(checkout, part), join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !left.has(basename(path)),
    });
  }
  for (const file of configs) {
    await cp(join(checkout, file), join(folder, file));
  }
  const own = join('node_modules', '@hanpan');
  await cp(join(checkout, own), join(folder, own), { recursive: true, verbatimSymlinks: true });
  for (const stamp of stamps) {
    await mkdir(dirname(join(folder, stamp)), { recursive: true });
    await cp(join(checkout, stamp), join(folder, stamp));
  }
  return {
    devProgram: join(folder, 'tools', 'dev.mjs'),
    async edit(path, before, after) {
      const file = join(folder, path);
      const text = await readFile(file, 'utf8');
      const edited = text.replace(before, after);
      if (edited === text) throw new Error(`${path} has no ${before}`);
      await writeFile(file, edited);
    },
    clear: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

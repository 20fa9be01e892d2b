import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, type Plugin } from 'vite';
import { inRoot } from '../root.mjs';

const environmentName = 'firstScreens';
const bundle = '.cache/first-screens';
const renderer = fileURLToPath(new URL('render-first-screens.mjs', import.meta.url));

/**
 * Draws the first screen of the main pages at build time, in every language and both layouts, as each is before the first
 * response: `dist/first-screens.<language>.json` has the markup by address, and the server puts it into the page that
 * it sends. So the first paint waits for no script.
 */
export function firstScreens(): Plugin {
  return {
    name: 'first-screens',
    apply: 'build',
    config: () => ({
      environments: {
        [environmentName]: {
          consumer: 'server',
          resolve: { conditions: ['@hanpan/source', ...defaultClientConditions], noExternal: true },
          build: {
            ssr: true,
            outDir: inRoot(bundle),
            emptyOutDir: true,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: { input: 'src/first-screen.tsx', output: { codeSplitting: true } },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const environment = builder.environments[environmentName];
        if (environment === undefined) throw new Error('nothing draws the first screens');
        await builder.build(environment);
        execFileSync(
          process.execPath,
          [renderer, inRoot(bundle, 'first-screen.js'), environment.config.root],
          {
            stdio: ['ignore', 'inherit', 'inherit'],
            env: { ...process.env, NODE_ENV: 'production' },
          },
        );
      },
    },
  };
}

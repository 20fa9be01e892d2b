import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, type Plugin } from 'vite';
import { inRoot } from '../root.mjs';
import { criticalCss } from './critical-css.ts';
import { languages } from './one-language.ts';

const environmentName = 'firstScreens';
const bundle = '.cache/first-screens';
const renderer = fileURLToPath(new URL('render-first-screens.mjs', import.meta.url));

/** What the server puts into a page: its markup, and the part of the style that dresses it. */
export interface FirstScreen {
  readonly html: string;
  readonly style: string;
}

function readSheet(folder: string): string {
  const [name, ...others] = readdirSync(join(folder, 'assets')).filter((each) =>
    /^style-.*\.css$/.test(each),
  );
  if (name === undefined || others.length > 0) throw new Error('the member site has not one style');
  return readFileSync(join(folder, 'assets', name), 'utf8');
}

/** The renderer leaves markup by address; each page is given its style. */
function dress(folder: string): void {
  const css = readSheet(folder);
  for (const language of languages) {
    const file = join(folder, `first-screens.${language}.json`);
    const markup = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const screens = Object.entries(markup).map(([address, html]): [string, FirstScreen] => [
      address,
      { html, style: criticalCss(css, html) },
    ]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(screens)));
  }
}

/**
 * Draws the first screen of the main pages at build time, in every language and both layouts, as each is before the first
 * response: `dist/first-screens.<language>.json` has the markup and its style by address, and the server puts both into
 * the page that it sends. So the first paint waits for no file but the page.
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
        const { root } = environment.config;
        execFileSync(process.execPath, [renderer, inRoot(bundle, 'first-screen.js'), root], {
          stdio: ['ignore', 'inherit', 'inherit'],
          env: { ...process.env, NODE_ENV: 'production' },
        });
        dress(join(root, 'dist'));
      },
    },
  };
}

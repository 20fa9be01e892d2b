import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isLanguage } from './one-language.ts';

/** Scripts of the page itself that run before the first paint, by the comments in whose place they stand. */
const early = ['theme', 'letters'];
const startFile = 'start.js';
const entryTag = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
/** What the bundler adds by itself: the entry's own imports and the style. */
const bundlerLinks = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

const tag = (rel: string, href: string, priority = '') =>
  `<link rel="${rel}" crossorigin href="/${href}"${priority}>`;

/** The scripts that every page asks for as soon as it has started, by the names of their chunks. */
const soon = ['response-checks', 'checks', 'browser-caller', 'caller'];

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((each) => each.type === 'chunk');
}

/** What the entry imports is run before it, each in a task of its own, in the order of their own imports. */
const first = ['react', 'library'];

function addressesOf(bundle: Rolldown.OutputBundle): string[] {
  return first.map((wanted) => {
    const chunk = chunksOf(bundle).find(({ name }) => name === wanted);
    if (chunk === undefined) throw new Error(`the build has no ${wanted}`);
    return `/${chunk.fileName}`;
  });
}

function linksTo(bundle: Rolldown.OutputBundle): string[] {
  return chunksOf(bundle)
    .filter(({ name }) => soon.includes(name))
    .map(({ fileName }) => tag('modulepreload', fileName, ' fetchpriority="low"'));
}

/** All that a page fetches, between two marks: beside a first screen the server holds it back (`packed-page.ts`). */
function filesOf(html: string, entry: string, bundle: Rolldown.OutputBundle): string {
  const own = (html.match(bundlerLinks) ?? []).map((link) => link.trim());
  const links = [tag('modulepreload', entry), ...linksTo(bundle), ...own];
  return ['<!-- files -->', ...links, '<!-- /files -->'].join('\n    ');
}

/**
 * Lets the page paint before it starts: its files are fetched and its script is run once the first screen, which is in the
 * HTML with its style, has been painted. The short scripts stand in the page itself; the server names their hashes in
 * the page's content security policy.
 */
export function startScript(): Plugin {
  return {
    name: 'start-script',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => isLanguage(name),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        const html = String(page.source);
        const [entry, src = ''] = entryTag.exec(html) ?? [];
        if (entry === undefined) throw new Error('the page names no script');
        const read = (file: string) => readFileSync(join(this.environment.config.root, file), 'utf8').trim();
        const scripts = [...addressesOf(bundle), src];
        const start = read(startFile).replace('[]', JSON.stringify(scripts));
        const files = filesOf(html, src.slice(1), bundle);
        page.source = early
          .reduce(
            (text, name) => text.replace(`<!-- ${name} -->`, () => `<script>${read(`${name}.js`)}</script>`),
            html,
          )
          .replaceAll(bundlerLinks, '')
          .replace(entry, () => files)
          .replace('<!-- start -->', () => `<script>${start}</script>`);
      },
    },
  };
}

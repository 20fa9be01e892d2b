import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const startScript = 'start.js';
const entryStyle = /<link rel="stylesheet"[^>]* href="[^"]*\/(assets\/index-[\w-]+\.css)"[^>]*>/;

/** The style of the first chunk is in the page, so the chunks that are fetched later need not ask for it. */
export function laterStyles(_file: string, needed: string[]): string[] {
  return needed.filter((file) => !/(^|\/)assets\/index-[\w-]+\.css$/.test(file));
}

function styleOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`the build has no ${file}`);
  delete bundle[file];
  return String(asset.source).trim();
}

/**
 * A chunk that is fetched later, and by another than the first, asks for the style of the first chunk all the same: Vite
 * lets nobody take styles out of what it preloads. The first chunk's script, which is there, stands in its place.
 */
function dropStyle(bundle: Rolldown.OutputBundle, file: string): void {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const first = chunks.find((each) => each.isEntry);
  if (first === undefined) throw new Error('the build has no first chunk');
  for (const chunk of chunks)
    chunk.code = chunk.code.replaceAll(JSON.stringify(file), JSON.stringify(first.fileName));
}

/**
 * Puts the style of the first screen and the script that chooses theme and layout into the page itself: the first paint
 * then waits for nothing but the page. The server names their hashes in the page's content security policy.
 */
export function inlineStart(): Plugin {
  return {
    name: 'inline-start',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        const html = String(page.source);
        const [link, file = ''] = entryStyle.exec(html) ?? [];
        if (link === undefined) throw new Error('the page names no style of its own');
        const style = styleOf(bundle, file);
        const script = readFileSync(join(this.environment.config.root, startScript), 'utf8').trim();
        dropStyle(bundle, file);
        page.source = html
          .replace(link, () => `<style>${style}</style>`)
          .replace('<!-- start -->', () => `<script>${script}</script>`);
      },
    },
  };
}

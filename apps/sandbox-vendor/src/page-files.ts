import { existsSync, readFileSync } from 'node:fs';

/** A file of the built page, as Vite's manifest lists it (`build.manifest`). */
interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type PageManifest = Readonly<Record<string, ManifestEntry>>;

/** Empty where the page was built without one: the hints are left out then, and nothing else. */
export function readManifest(file: string): PageManifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageManifest) : {};
}

/**
 * The `Link` header with which the browser fetches a game's own files beside those of the page, and not only once the
 * session is open (RFC 8288; `modulepreload` of the HTML standard). `page` is the name in `client/src/games/pages.ts`.
 */
export function preloadOf(manifest: PageManifest, page: string): string | undefined {
  // What the page itself begins with is named by its own HTML.
  const begun = reached(manifest, 'index.html');
  const own = reached(manifest, `src/games/${page}/page.tsx`).filter((entry) => !begun.includes(entry));
  const links = own.flatMap(({ file, css = [] }) => [
    `</${file}>; rel=modulepreload`,
    // As Vite's own loader asks for it, or the browser would fetch it twice.
    ...css.map((sheet) => `</${sheet}>; rel=preload; as=style; crossorigin`),
  ]);
  return links.length === 0 ? undefined : links.join(', ');
}

/** The entry of this name and all that it imports at once, each of them once. */
function reached(manifest: PageManifest, name: string, found: ManifestEntry[] = []): ManifestEntry[] {
  const entry = manifest[name];
  if (entry === undefined || found.includes(entry)) return found;
  found.push(entry);
  for (const imported of entry.imports ?? []) reached(manifest, imported, found);
  return found;
}

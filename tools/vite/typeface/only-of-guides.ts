import type { Rolldown } from 'vite';

export type LinkedChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'isEntry' | 'imports' | 'dynamicImports'
>;

const guidePages = /\/apps\/web\/src\/pages\/guide-pages\.tsx$/;

/** The chunks that nobody loads who does not open a guide. A chunk that no page is known to load is not among them. */
export function onlyOfGuides(chunks: readonly LinkedChunk[]): ReadonlySet<string> {
  const guides = chunks.filter(({ facadeModuleId }) => guidePages.test(facadeModuleId ?? ''));
  const names = new Set(guides.map(({ fileName }) => fileName));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const loadedElsewhere = reachedFrom(entries, chunks, names);
  const loadedByGuides = reachedFrom(guides, chunks, new Set());
  return new Set([...loadedByGuides].filter((name) => !loadedElsewhere.has(name)));
}

/** These chunks and all that they may load, but for what lies behind the closed ones. */
function reachedFrom(
  from: readonly LinkedChunk[],
  chunks: readonly LinkedChunk[],
  closed: ReadonlySet<string>,
): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const queue = from.map(({ fileName }) => fileName);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = byName.get(name);
    if (chunk === undefined || reached.has(name) || closed.has(name)) continue;
    reached.add(name);
    queue.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return reached;
}

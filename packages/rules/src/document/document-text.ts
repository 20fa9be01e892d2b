/** A heading, and below it paragraphs, each with the points that follow it. */
export interface DocumentSection {
  readonly heading: string;
  readonly blocks: readonly DocumentBlock[];
}

export interface DocumentBlock {
  /** Empty where points stand alone. */
  readonly text: string;
  readonly points: readonly string[];
}

interface OpenSection {
  readonly heading: string;
  readonly blocks: { readonly text: string; readonly points: string[] }[];
}

const headingMark = '# ';
const pointMark = '- ';

/**
 * Reads a document that members accept: a line with "# " is a heading, one with "- " a point of the paragraph above it, and every
 * other line that says something a paragraph. Nothing else means anything, markup least of all. Text above the first heading is in
 * a section without one.
 */
export function documentSections(text: string): DocumentSection[] {
  const sections: OpenSection[] = [];
  const section = (): OpenSection => {
    const last = sections.at(-1);
    if (last !== undefined) return last;
    const first = { heading: '', blocks: [] };
    sections.push(first);
    return first;
  };
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    if (line === '#' || line.startsWith(headingMark)) {
      sections.push({ heading: line.slice(headingMark.length).trim(), blocks: [] });
    } else if (line.startsWith(pointMark)) {
      const { blocks } = section();
      if (blocks.length === 0) blocks.push({ text: '', points: [] });
      blocks.at(-1)?.points.push(line.slice(pointMark.length).trim());
    } else {
      section().blocks.push({ text: line, points: [] });
    }
  }
  return sections;
}

/** Whether every part of a document is below a heading that says something. */
export function isWholeDocument(text: string): boolean {
  const sections = documentSections(text);
  return sections.length > 0 && sections.every(({ heading, blocks }) => heading !== '' && blocks.length > 0);
}

/** The names in braces of a text, each once, those too that choose a word: `{name|one|many}`, as `fill` reads them. */
export function documentPlaceNames(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:\|[^|{}]+\|[^|{}]+)?\}/g)].map(([, name = '']) => name))];
}

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

const headingMark = '# ';
const pointMark = '- ';

/**
 * Reads a document that members accept: a line with "# " is a heading, one with "- " a point, an empty line ends a paragraph, and
 * lines that follow each other are one paragraph. Nothing else means anything, markup least of all. Text above the first heading
 * is in a section without one.
 */
export function documentSections(text: string): DocumentSection[] {
  const sections: { heading: string; blocks: { text: string; points: string[] }[] }[] = [];
  let isOpen = false;
  const section = () => {
    const last = sections.at(-1);
    if (last !== undefined) return last;
    const first = { heading: '', blocks: [] };
    sections.push(first);
    return first;
  };
  const block = () => {
    const { blocks } = section();
    const last = blocks.at(-1);
    if (last !== undefined && isOpen) return last;
    const next = { text: '', points: [] };
    blocks.push(next);
    isOpen = true;
    return next;
  };
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith(headingMark)) {
      sections.push({ heading: line.slice(headingMark.length).trim(), blocks: [] });
      isOpen = false;
    } else if (line.startsWith(pointMark)) {
      block().points.push(line.slice(pointMark.length).trim());
    } else if (line === '') {
      isOpen = false;
    } else {
      if (isOpen && block().points.length > 0) isOpen = false;
      const open = block();
      open.text = open.text === '' ? line : `${open.text} ${line}`;
    }
  }
  return sections;
}

/** Whether every part of a document is below a heading that says something. */
export function isWholeDocument(text: string): boolean {
  const sections = documentSections(text);
  return sections.length > 0 && sections.every(({ heading, blocks }) => heading !== '' && blocks.length > 0);
}

/** The names in braces of a text, each once. */
export function documentPlaceNames(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}

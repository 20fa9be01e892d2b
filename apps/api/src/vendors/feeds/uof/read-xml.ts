import { SaxesParser } from 'saxes';
import { BadMessage } from '../sink.ts';

/** An element without its text: messages of this feed say everything in attributes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

/** Far above the greatest message of a match with all its markets (about 1 MB), far below what could hurt. */
const longestText = 8_000_000;
const deepestElement = 16;

/**
 * Reads a whole document or throws BadMessage. A document type is refused before anything of it is read, and an entity
 * that XML itself does not define is an error, so nothing can be expanded and nothing is fetched.
 */
export function readXml(text: string): XmlElement {
  if (text.length > longestText) throw new BadMessage('not-readable', `${text.length} characters of XML`);
  const open: Growing[] = [];
  let root: XmlElement | undefined;
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  parser.on('doctype', () => {
    throw new BadMessage('not-readable', 'a document type is not allowed');
  });
  parser.on('error', (error) => {
    throw new BadMessage('not-readable', error.message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === deepestElement) throw new BadMessage('not-readable', 'elements too deep');
    const element = { name, attributes: { ...attributes }, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    root = open.pop();
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (root === undefined) throw new BadMessage('not-readable', 'no element at all');
  return root;
}

interface Growing extends XmlElement {
  readonly children: XmlElement[];
}

export function childrenNamed(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

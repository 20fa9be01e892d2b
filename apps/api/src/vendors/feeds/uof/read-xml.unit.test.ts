import { describe, expect, test } from 'vitest';
import { BadMessage } from '../sink.ts';
import { childNamed, childrenNamed, readXml } from './read-xml.ts';

test('elements and attributes are read in their order, text and comments are not', () => {
  const root = readXml('<?xml version="1.0"?><!-- c --><a x="1 &lt; 2"><b n="1"/>text<c/><b n="2"/></a>\n');
  expect(root.name).toBe('a');
  expect(root.attributes).toEqual({ x: '1 < 2' });
  expect(childrenNamed(root, 'b').map(({ attributes }) => attributes.n)).toEqual(['1', '2']);
  expect(childNamed(root, 'c')?.children).toEqual([]);
  expect(childNamed(root, 'd')).toBeUndefined();
});

test('a byte order mark and spaces after the end are harmless', () => {
  expect(readXml('\uFEFF<a/> \n').name).toBe('a');
});

describe('what is no plain document is refused', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY x "xxxx"><!ENTITY y "&x;&x;">]><a b="&y;"/>`;
  const outside = `<!DOCTYPE a SYSTEM "file:///etc/hosts"><a/>`;
  test.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['a tag that is not closed', '<a><b></a>'],
    ['a document cut off', '<a><b/>'],
    ['two roots', '<a/><b/>'],
    ['an attribute twice', '<a x="1" x="2"/>'],
    ['an entity that XML does not define', '<a x="&y;"/>'],
    ['a document type with entities', bomb],
    ['a document type from outside', outside],
    ['depth without end', '<a>'.repeat(17) + '</a>'.repeat(17)],
    ['more than any message has', `<a x="${'x'.repeat(8_000_001)}"/>`],
  ])('%s', (_, text) => {
    expect(() => readXml(text)).toThrow(BadMessage);
  });
});

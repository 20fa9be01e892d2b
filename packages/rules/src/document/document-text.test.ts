import { expect, test } from 'vitest';
import { documentPlaceNames, documentSections, isWholeDocument } from './document-text.ts';

test('headings, paragraphs and points are read from lines', () => {
  const text = '# One\nfirst line\nsecond line\n\nanother\n- a\n- b\nafter the points\n# Two\n- alone';
  expect(documentSections(text)).toEqual([
    {
      heading: 'One',
      blocks: [
        { text: 'first line', points: [] },
        { text: 'second line', points: [] },
        { text: 'another', points: ['a', 'b'] },
        { text: 'after the points', points: [] },
      ],
    },
    { heading: 'Two', blocks: [{ text: '', points: ['alone'] }] },
  ]);
});

test('what looks like markup is text', () => {
  const [section] = documentSections('# <b>T</b>\n<script>alert(1)</script>\n- <img src=x>');
  expect(section).toEqual({
    heading: '<b>T</b>',
    blocks: [{ text: '<script>alert(1)</script>', points: ['<img src=x>'] }],
  });
});

test.each([
  ['', false],
  ['only a paragraph', false],
  ['above\n# One\ntext', false],
  ['# One', false],
  ['# \ntext', false],
  ['# One\ntext', true],
])('%j is whole: %s', (text, whole) => expect(isWholeDocument(text)).toBe(whole));

test('the places of a text are named once each', () => {
  expect(documentPlaceNames('# {a}\n{b} and {a}, not { c } or {}')).toEqual(['a', 'b']);
});

test('a place that chooses between two words is a place', () => {
  expect(documentPlaceNames('# {a|day|days}\n{a} and {nobody|x|y}, not {b|one}')).toEqual(['a', 'nobody']);
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDocumentMark } from './use-document-mark.ts';

afterEach(cleanup);

const isMarked = () => document.documentElement.hasAttribute('data-has-bar');

function Bar({ isThere = true }: { isThere?: boolean }) {
  useDocumentMark('bar', isThere);
  return null;
}

test('the document is marked until the last of them is gone', () => {
  const one = render(<Bar />);
  const other = render(<Bar />);
  expect(isMarked()).toBe(true);
  one.unmount();
  expect(isMarked()).toBe(true);
  other.unmount();
  expect(isMarked()).toBe(false);
});

test('one that shows nothing yet marks nothing', () => {
  const bar = render(<Bar isThere={false} />);
  expect(isMarked()).toBe(false);
  bar.rerender(<Bar />);
  expect(isMarked()).toBe(true);
  bar.rerender(<Bar isThere={false} />);
  expect(isMarked()).toBe(false);
});

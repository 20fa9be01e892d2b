import { UiProvider, type UiTexts } from '@hanpan/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListPages } from './list-pages.tsx';

afterEach(cleanup);

/** Names of texts stand in for the texts. */
const texts = new Proxy({} as UiTexts, { get: (_, name) => (name === 'page' ? () => '' : String(name)) });

interface Shown {
  /** The page that is asked for, and the one that is on screen. */
  readonly page: number;
  readonly shown: number;
  readonly total: number;
}

function follow(...steps: Shown[]): number[] {
  const onPageChange = vi.fn<(page: number) => void>();
  const list = ({ page, shown, total }: Shown) => (
    <UiProvider texts={texts} locale="ko" timeZone="Asia/Seoul" now={Date.now}>
      <ListPages info={{ page: shown, count_per_list: 10, total }} page={page} onPageChange={onPageChange} />
    </UiProvider>
  );
  const [first, ...rest] = steps;
  if (first === undefined) throw new Error('there is a first step');
  const { rerender } = render(list(first));
  for (const step of rest) rerender(list(step));
  return onPageChange.mock.calls.map(([page]) => page);
}

test.each<[string, Shown[], number[]]>([
  [
    'its last page empties',
    [
      { page: 2, shown: 2, total: 11 },
      { page: 2, shown: 2, total: 10 },
    ],
    [1],
  ],
  ['an address names a page that there is not', [{ page: 9, shown: 9, total: 25 }], [3]],
  [
    'that page has emptied too by the time it comes',
    [
      { page: 3, shown: 3, total: 15 },
      { page: 2, shown: 3, total: 15 },
      { page: 2, shown: 2, total: 10 },
    ],
    [2, 1],
  ],
  ['what is on screen is another page', [{ page: 3, shown: 1, total: 10 }], []],
  ['there is nothing at all', [{ page: 2, shown: 2, total: 0 }], []],
  ['the page is one of its own', [{ page: 2, shown: 2, total: 11 }], []],
])('a list leads to the page that is the last one now: %s', (_, steps, pages) => {
  expect(follow(...steps)).toEqual(pages);
});

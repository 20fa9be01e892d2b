// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { changed } from './changed.ts';
import { clearPages, draw } from './testing.ts';
import { useView } from './use-view.ts';

afterEach(clearPages);

function store() {
  let view = { balance: 1, result: '' };
  const listeners = new Set<() => void>();
  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    patch: (change: Partial<typeof view>) => {
      const next = changed(view, change);
      if (next === view) return;
      view = next;
      for (const listener of listeners) listener();
    },
  };
}

test('what several steps of an answer change is drawn once, and what changes nothing is not drawn', async () => {
  const controller = store();
  const drawn: string[] = [];
  const Page = () => {
    const { balance, result } = useView(controller);
    drawn.push(`${balance}${result}`);
    return null;
  };
  const isThere = draw(createElement(Page));
  // Said after the page was drawn first, and before it listens.
  controller.patch({ balance: 2 });
  await isThere;
  expect(drawn.at(-1)).toBe('2');
  drawn.length = 0;
  await act(async () => {
    controller.patch({ balance: 3 });
    await Promise.resolve();
    controller.patch({ result: 'won' });
  });
  await act(async () => controller.patch({ balance: 3 }));
  expect(drawn).toEqual(['3won']);
});

test('a view that a change leaves as it was is the same one', () => {
  const view = { reconnecting: false, balance: 1 };
  expect(changed(view, { reconnecting: false })).toBe(view);
  expect(changed(view, { balance: 2 })).toEqual({ reconnecting: false, balance: 2 });
});

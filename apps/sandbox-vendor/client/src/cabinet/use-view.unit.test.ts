// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clearPages, draw } from './testing.ts';
import { useView } from './use-view.ts';
import { ViewStore } from './view-store.ts';

afterEach(clearPages);

test('what several steps of an answer change is drawn once, and what changes nothing is not drawn', async () => {
  const controller = new ViewStore({ balance: 1, result: '' });
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

test('a view that a change leaves as it was is the same one, and told to nobody', () => {
  const store = new ViewStore({ reconnecting: false, balance: 1 });
  const told: number[] = [];
  const end = store.subscribe(() => told.push(store.view().balance));
  const view = store.view();
  store.patch({ reconnecting: false });
  expect([store.view() === view, told]).toEqual([true, []]);
  store.patch({ balance: 2 });
  expect([store.view(), told]).toEqual([{ reconnecting: false, balance: 2 }, [2]]);
  end();
  store.patch({ balance: 3 });
  expect(told).toEqual([2]);
});

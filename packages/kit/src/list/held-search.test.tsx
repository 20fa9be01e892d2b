import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useHeldSearch } from './held-search.ts';
import { type RawSearch, readPage, readText } from './page-search.ts';

let arrive: () => void = () => undefined;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const read = (raw: RawSearch) => ({ search: readText(raw.search), page: readPage(raw.page) });

function List() {
  const [{ search, page }, change] = useHeldSearch(read);
  return (
    <>
      <input
        aria-label="find"
        value={search}
        onChange={(event) => change({ search: event.target.value, page: 1 })}
      />
      <p>page {page}</p>
    </>
  );
}

async function open(address: string) {
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List });
  const isThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const item = createRoute({
    getParentRoute: () => root,
    path: '/item',
    beforeLoad: () => isThere,
    component: () => <p>one</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([list, item]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router as never} />);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'find' });
  await waitFor(field);
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const go = (to: string) => act(() => router.navigate({ to } as never));
  return { router, field, type, go, address: () => router.state.location.href };
}

test('what is typed is on the page at once and in the address a moment later, without a new entry', async () => {
  const { router, field, type, address } = await open('/list?page=3');
  expect(screen.getByText('page 3')).toBeTruthy();
  type('울');
  type('울산');
  expect(field().value).toBe('울산');
  expect(screen.getByText('page 1')).toBeTruthy();
  expect(address()).toBe('/list?page=3');
  await waitFor(() => expect(router.state.location.search).toEqual({ page: 1, search: '울산' }));
  expect(router.history.length).toBe(1);
});

test('back from another page, and a reload, find it again', async () => {
  const { router, field, type, go } = await open('/list');
  type('울산');
  await waitFor(() => expect(router.state.location.search).toEqual({ page: 1, search: '울산' }));
  arrive();
  await go('/item');
  await screen.findByText('one');
  act(() => router.history.back());
  await waitFor(() => expect(field().value).toBe('울산'));
});

test('the same page without a search, as a menu asks for it, begins anew', async () => {
  const { router, field, type, go } = await open('/list');
  type('울산');
  await waitFor(() => expect(router.state.location.search).toEqual({ page: 1, search: '울산' }));
  await go('/list');
  await waitFor(() => expect(field().value).toBe(''));
});

test('what comes to the same as the address leaves nothing behind that would hold against a menu', async () => {
  const { field, type, go } = await open('/list?search=%EC%9A%B8%EC%82%B0&page=1');
  type('울');
  type('울산');
  expect(field().value).toBe('울산');
  await go('/list');
  await waitFor(() => expect(field().value).toBe(''));
});

test('a page that is asked for meanwhile gets nothing of what was typed here, however long it takes to come', async () => {
  const { router, field, type } = await open('/list');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('울산');
  const asked = router.navigate({ to: '/item' } as never);
  act(() => void vi.advanceTimersByTime(300));
  expect(field().value).toBe('울산');
  arrive();
  await act(() => asked);
  expect(screen.getByText('one')).toBeTruthy();
  expect(router.state.location.href).toBe('/item');
});

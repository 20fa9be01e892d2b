import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

afterEach(cleanup);

function Above({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  useCloseOnNavigation(onClose);
  return <p>above</p>;
}

function Frame() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && <Above onClose={() => setOpen(false)} />}
      <Outlet />
    </>
  );
}

const root = createRootRoute({ component: Frame });
const pageAt = (path: string) =>
  createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> });
const routeTree = root.addChildren(['/first', '/second', '/third'].map(pageAt));

/** Two pages of a browser's own history, the second of them open. */
async function onSecondPage() {
  window.history.pushState(null, '', '/first');
  const history = createBrowserHistory();
  const router = createRouter({ routeTree, history });
  render(<RouterProvider router={router as never} />);
  const at = (path: string) => screen.findByRole('heading', { name: path });
  const go = (path: string) => act(() => router.navigate({ to: path } as never));
  await at('/first');
  await go('/second');
  await at('/second');
  return { at, go, history };
}

const openAbove = () => fireEvent.click(screen.getByRole('button', { name: 'open' }));
const isClosed = () => waitFor(() => expect(screen.queryByText('above')).toBeNull());

test('Back closes what lies above the page, and the next Back leaves the page', async () => {
  const { at, history } = await onSecondPage();
  openAbove();
  await screen.findByText('above');
  window.history.back();
  await isClosed();
  await waitFor(() => expect(window.location.pathname).toBe('/second'));
  expect(await at('/second')).toBeTruthy();
  window.history.back();
  await at('/first');
  expect(window.location.pathname).toBe('/first');
  history.destroy();
});

test('another page is reached while it is open, and closes it', async () => {
  const { at, go, history } = await onSecondPage();
  openAbove();
  await screen.findByText('above');
  await go('/third');
  await at('/third');
  await isClosed();
  window.history.back();
  await at('/second');
  history.destroy();
});

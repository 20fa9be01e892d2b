import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

const reload = vi.fn();
const ask = vi.fn<typeof fetch>();
const answers = (status: number) => ask.mockImplementation(async () => new Response(null, { status }));
const unfetched = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://site.example/assets/${file}`);
const arrived = { Shown: () => <p>the page</p> };

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { ...window.location, reload });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class Failing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>failed</p> : this.props.children;
  }
}

async function show(Page: ReturnType<typeof lazyPage>) {
  await act(async () => {
    render(
      <Failing>
        <Suspense fallback={<p>waiting</p>}>
          <Page />
        </Suspense>
      </Failing>,
    );
  });
}

const findNetwork = () => act(async () => void window.dispatchEvent(new Event('online')));

test('without a network a page waits, loads nothing again, and opens when it can be fetched', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const load = vi.fn<() => Promise<typeof arrived>>();
  load.mockRejectedValueOnce(unfetched('a.js')).mockResolvedValue(arrived);
  const Page = lazyPage(load, 'Shown');
  await show(Page);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(screen.getByText('waiting')).toBeTruthy();
  await findNetwork();
  expect(await screen.findByText('the page')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  expect(Page.preload).toBeUndefined();
});

test('a browser that says it has no network is not asked for a file', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => arrived);
  await show(lazyPage(load, 'Shown'));
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await findNetwork();
  expect(await screen.findByText('the page')).toBeTruthy();
});

test('a server that is away counts as no network', async () => {
  answers(502);
  const load = vi.fn<() => Promise<typeof arrived>>();
  load.mockRejectedValueOnce(unfetched('b.js')).mockResolvedValue(arrived);
  await show(lazyPage(load, 'Shown'));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await findNetwork();
  expect(await screen.findByText('the page')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a file that a new version took away loads the site again, once; then the page says that it failed', async () => {
  answers(200);
  const missing = () => lazyPage<typeof arrived, 'Shown'>(() => Promise.reject(unfetched('c.js')), 'Shown');
  await show(missing());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.getByText('waiting')).toBeTruthy();
  cleanup();
  await show(missing());
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('pointing at a link whose file is gone loads nothing again', async () => {
  answers(200);
  const Page = lazyPage<typeof arrived, 'Shown'>(() => Promise.reject(unfetched('d.js')), 'Shown');
  await Page.preload?.();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that breaks as it runs fails at once, and is fetched anew when it is tried again', async () => {
  const load = vi.fn<() => Promise<typeof arrived>>();
  load.mockRejectedValueOnce(new ReferenceError('x is not defined')).mockResolvedValue(arrived);
  const Page = lazyPage(load, 'Shown');
  await show(Page);
  expect(await screen.findByText('failed')).toBeTruthy();
  expect([reload.mock.calls.length, ask.mock.calls.length]).toEqual([0, 0]);
  cleanup();
  await new Promise((done) => setTimeout(done, 600));
  await show(Page);
  expect(await screen.findByText('the page')).toBeTruthy();
});

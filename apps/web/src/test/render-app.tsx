import type { ConnectionState, Realtime } from '@hanpan/client';
import type { RealtimeEvent, RealtimeEvents } from '@hanpan/contract';
import { AppProviders, createQueryClient } from '@hanpan/kit';
import type { Locale } from '@hanpan/messages';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { useAlerts } from '../app/alerts.ts';
import { usePopups } from '../app/popups.ts';
import { createAppRouter } from '../router.tsx';
import type { FakeCaller } from './fake-caller.ts';

interface FakeRealtime extends Realtime {
  push<E extends RealtimeEvent>(event: E, payload: RealtimeEvents[E]): void;
  setState(state: ConnectionState): void;
}

export function fakeRealtime(): FakeRealtime {
  const handlers = new Map<RealtimeEvent, Set<(payload: never) => void>>();
  const watchers = new Set<(state: ConnectionState) => void>();
  return {
    on: (event, handler) => {
      const set = handlers.get(event) ?? new Set();
      handlers.set(event, set.add(handler));
      return () => set.delete(handler);
    },
    push: (event, payload) => {
      for (const handler of handlers.get(event) ?? []) handler(payload as never);
    },
    subscribe: () => () => undefined,
    onState: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    setState: (state) => {
      for (const watcher of watchers) watcher(state);
    },
    reconnect: () => undefined,
    close: () => undefined,
  };
}

let turn: (width: number) => void = () => undefined;

/** Changes the width of a page that is open, as turning a phone does. */
export function turnTo(width: number): void {
  turn(width);
}

/** Sets the width that `matchMedia` reports: a query for a largest width holds up to that very width. */
export function setWidth(width: number): void {
  const listeners = new Set<() => void>();
  let now = width;
  window.matchMedia = (query) =>
    ({
      get matches() {
        const [, most] = /max-width: (\d+)px/.exec(query) ?? [];
        return most !== undefined && now <= Number(most);
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  turn = (next) => {
    now = next;
    for (const listener of listeners) listener();
  };
}

interface AppSettings {
  readonly path?: string;
  readonly locale?: Locale;
  readonly home?: () => React.ReactNode;
  /** Whether the site is opened again on a device that has been there; otherwise nothing is remembered. */
  readonly isSameDevice?: boolean;
}

/** The whole site over a fake server, from its router down; the main page is a plain sentence unless one is given. */
export function renderApp(
  fake: FakeCaller,
  { path = '/', locale = 'ko', home, isSameDevice = false }: AppSettings = {},
) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the language is kept in, as the page would have it.
  document.cookie = `locale=${locale}; path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: the mark that lets the page ask who is signed in; the fake server responds.
  document.cookie = 'hanpan-signed-in=1; path=/';
  if (!isSameDevice) localStorage.clear();
  useAlerts.setState({ queue: [] });
  usePopups.setState({ queue: [], left: [], modal: undefined, holds: 0, joinedMemId: undefined });
  const queryClient = createQueryClient({ freshMs: 15_000, retryAfterMs: 5000 });
  const realtime = fakeRealtime();
  const context = { queryClient, caller: fake.caller, recheck: () => void router.invalidate() };
  const router = createAppRouter(context, home ?? (() => <p>main page</p>));
  router.update({ context, history: createMemoryHistory({ initialEntries: [path] }) });
  const view = render(
    <AppProviders queryClient={queryClient} caller={fake.caller} realtime={realtime} locale={locale}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { ...view, router, queryClient, realtime };
}

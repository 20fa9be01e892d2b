import type { Realtime } from '@hanpan/client';
import type { Member } from '@hanpan/contract';
import { AppProviders, createQueryClient } from '@hanpan/kit';
import type { Locale } from '@hanpan/messages';
import { zero } from '@hanpan/money';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { enterSession, sessionKey } from './app/session-cache.ts';
import { paths } from './app/urls.ts';
import { createAppRouter } from './router.tsx';
import { preloadShell } from './shell/preload-shell.ts';

/** Nothing arrives: what is drawn is what stands before the first response. */
const silent: Realtime = {
  on: () => () => undefined,
  subscribe: () => () => undefined,
  onState: () => () => undefined,
  reconnect: () => undefined,
  close: () => undefined,
};
const never = () => new Promise<never>(() => undefined);

/** Somebody of whom nothing is known. The page hides the amounts of a first screen. */
const unknownMember = {
  memId: '',
  memNick: '',
  cashAmt: zero,
  pointAmt: zero,
  isPartnerMember: 'N',
  dormantSince: null,
} as unknown as Member;

const tickMs = 10;
const ticksAtMost = 1000;
const tick = () => new Promise((resolve) => setTimeout(resolve, tickMs));

/** The markup once it has a heading and stays as it is; a machine with other work takes its time. */
async function settled(root: HTMLElement, path: string): Promise<string> {
  let before = '';
  for (let count = 0; count < ticksAtMost; count += 1) {
    await tick();
    const html = root.innerHTML;
    if (html === before && root.querySelector('h1') !== null) return html;
    before = html;
  }
  throw new Error(`the first screen of ${path} is never complete`);
}

/**
 * The markup of a page as it is before any response has arrived, for the HTML that the server sends. The build calls it in a
 * document of its own, whose width decides the layout.
 */
export async function renderFirstScreen(path: string, locale: Locale, isMember: boolean): Promise<string> {
  const queryClient = createQueryClient({ freshMs: Number.POSITIVE_INFINITY, retryAfterMs: 0 });
  const session = {
    member: unknownMember,
    version: 0,
    msgInfo: { newMsg: 0 },
    expiresAt: '9999-12-31T00:00:00Z',
  };
  if (isMember) enterSession(queryClient, session as Parameters<typeof enterSession>[1]);
  else queryClient.setQueryData(sessionKey, null);
  const router = createAppRouter({ queryClient, caller: never, recheck: () => undefined });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  await preloadShell();
  const root = document.createElement('div');
  const drawn = createRoot(root);
  drawn.render(
    <AppProviders queryClient={queryClient} caller={never} realtime={silent} locale={locale}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  const html = await settled(root, path);
  drawn.unmount();
  queryClient.clear();
  return html;
}

/** The addresses that are drawn, and whether their reader is a member. A phone and a desktop may have two for one page. */
export const firstScreens: Readonly<Record<string, boolean>> = Object.fromEntries([
  [paths.guestMain.desktop, false],
  ...(['main', 'charge', 'exchange', 'sport', 'liveSport', 'betList', 'messageList'] as const).flatMap(
    (place) => [
      [paths[place].desktop, true],
      [paths[place].mobile, true],
    ],
  ),
]);

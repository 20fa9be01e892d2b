import './app/run-react.ts';
import './app/run-library.ts';
import '@hanpan/ui/styles.css';
import { callQuery, openRealtime } from '@hanpan/client';
import {
  AppProviders,
  createQueryClient,
  currentLocale,
  loadNameGlyphs,
  loadRareGlyphs,
  siteQuery,
} from '@hanpan/kit';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createLazyCaller, loadCaller } from './app/caller.ts';
import { learnDates } from './app/learn-dates.ts';
import { nextTask } from './app/next-task.ts';
import { sessionQuery } from './app/session-cache.ts';
import { announceSessionEnd } from './app/session-end.ts';
import { paths } from './app/urls.ts';
import { whenIdle } from './app/when-idle.ts';
import { createAppRouter } from './router.tsx';
import { preloadShell } from './shell/preload-shell.ts';

/** A page that does not come is drawn all the same: it then says what it waits for. */
const firstPageMs = 4000;
/** On a slow line the files of the page are asked for before all that came earlier is there. */
const checksMs = 100;

/** The home pages and the boards: what they show first is names of clubs. */
const fullOfNames = /^\/$|\/main$|sport/;

/** Resolves when something is there or has failed, and at the latest after so long. */
async function soonest(wanted: Promise<unknown>, latestMs: number): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, latestMs));
  await Promise.race([wanted, late]).catch(() => undefined);
}

/**
 * The HTML has the first screen already: it stays until the page that replaces it is complete. Every step is a task of its
 * own, because a phone takes a tenth of a second for all of them together.
 */
async function start(container: HTMLElement): Promise<void> {
  const dates = learnDates(currentLocale());
  const queryClient = createQueryClient({ freshMs: 15_000, retryAfterMs: 5000 });
  const checks = loadCaller(announceSessionEnd);
  const caller = createLazyCaller(checks);
  // Requested before anything is drawn, because every page needs these two.
  void queryClient.prefetchQuery(sessionQuery(caller));
  void queryClient.prefetchQuery(siteQuery(caller));
  if (location.pathname === paths.guestMain.desktop)
    void queryClient.prefetchQuery(callQuery(caller, '/api/main', {}));
  if (fullOfNames.test(location.pathname)) loadNameGlyphs();
  await nextTask();
  const router = createAppRouter({ queryClient, caller, recheck: () => void router.invalidate() });
  await nextTask();
  // A browser compiles a file while it arrives: beside the checks that would take from a phone what these run with.
  await soonest(checks, checksMs);
  const page = Promise.all([router.load(), preloadShell(), dates]);
  await soonest(page, firstPageMs);
  await nextTask();
  const realtime = openRealtime('member', '', whenIdle());
  // As a transition it is drawn in slices, so that a press in between is not lost.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <AppProviders queryClient={queryClient} caller={caller} realtime={realtime} locale={currentLocale()}>
          <RouterProvider router={router} />
        </AppProviders>
      </StrictMode>,
    ),
  );
  loadRareGlyphs();
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
void start(root);

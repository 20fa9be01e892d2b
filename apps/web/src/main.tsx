import '@hanpan/ui/styles.css';
import { callQuery, openRealtime } from '@hanpan/client';
import { AppProviders, createQueryClient, currentLocale, loadRareGlyphs, siteQuery } from '@hanpan/kit';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createLazyCaller } from './app/caller.ts';
import { sessionQuery } from './app/session-cache.ts';
import { announceSessionEnd } from './app/session-end.ts';
import { paths } from './app/urls.ts';
import { createAppRouter } from './router.tsx';
import { preloadShell } from './shell/preload-shell.ts';

const queryClient = createQueryClient({ freshMs: 15_000, retryAfterMs: 5000 });
const caller = createLazyCaller(announceSessionEnd);
const realtime = openRealtime('member');
const router = createAppRouter({ queryClient, caller, recheck: () => void router.invalidate() });

// Requested before anything is drawn, because every page needs these two.
void queryClient.prefetchQuery(sessionQuery(caller));
void queryClient.prefetchQuery(siteQuery(caller));
if (location.pathname === paths.guestMain.desktop)
  void queryClient.prefetchQuery(callQuery(caller, '/api/main', {}));

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

/** A page that does not come is drawn all the same: it then says what it waits for. */
const firstPageMs = 4000;

/** The HTML has the first screen already: it stays until the page that replaces it is complete. */
async function start(container: HTMLElement): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, firstPageMs));
  await Promise.race([Promise.all([router.load(), preloadShell()]), late]).catch(() => undefined);
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
}

void start(root);
loadRareGlyphs();

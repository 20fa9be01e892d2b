import '@hanpan/ui/styles.css';
import { CallerProvider, callQuery, LocaleProvider, openRealtime, RealtimeProvider } from '@hanpan/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createLazyCaller } from './app/caller.ts';
import { currentLocale } from './app/locale.ts';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { sessionQuery } from './app/session-cache.ts';
import { announceSessionEnd } from './app/session-end.ts';
import { siteQuery } from './app/site.ts';
import { HomePage } from './pages/home-page.tsx';
import { PageFailed, PageLoading } from './shell/page-states.tsx';
import { Shell, Words } from './shell/shell.tsx';

const queryClient = createQueryClient();
const caller = createLazyCaller(announceSessionEnd);
const realtime = openRealtime();
const router = createAppRouter(
  { shell: Shell, words: Words, home: HomePage, loading: PageLoading, failed: PageFailed },
  { queryClient, caller, recheck: () => void router.invalidate() },
);

// Asked for before anything is drawn, because every page needs these two and the first one most of all.
void queryClient.prefetchQuery(sessionQuery(caller));
void queryClient.prefetchQuery(siteQuery(caller));
if (location.pathname === '/') void queryClient.prefetchQuery(callQuery(caller, '/api/main', {}));

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <CallerProvider caller={caller}>
        <RealtimeProvider realtime={realtime}>
          <LocaleProvider initial={currentLocale()}>
            <RouterProvider router={router} />
          </LocaleProvider>
        </RealtimeProvider>
      </CallerProvider>
    </QueryClientProvider>
  </StrictMode>,
);

// After the first paint: the faces are fetched only as their glyphs are needed.
void import('@hanpan/ui/fonts.css');

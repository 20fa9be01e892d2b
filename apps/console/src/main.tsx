import '@hanpan/ui/styles.css';
import {
  CallerProvider,
  LocaleProvider,
  openRealtime,
  RealtimeProvider,
  readLocaleCookie,
} from '@hanpan/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserCaller } from './app/caller.ts';
import { applyTheme, usePreferences } from './app/preferences.ts';
import { createQueryClient } from './app/query-client.ts';
import { endedByAnswer, startSession } from './app/session.ts';
import { createConsoleRouter } from './router.tsx';

const locale = readLocaleCookie(document.cookie);
document.documentElement.lang = locale;
applyTheme(usePreferences.getState().theme);
startSession(document.cookie);

const queryClient = createQueryClient();
const caller = createBrowserCaller((error) => endedByAnswer(queryClient, error));
const realtime = openRealtime();
const router = createConsoleRouter();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root');
createRoot(root).render(
  <StrictMode>
    <LocaleProvider initial={locale}>
      <QueryClientProvider client={queryClient}>
        <CallerProvider caller={caller}>
          <RealtimeProvider realtime={realtime}>
            <RouterProvider router={router} />
          </RealtimeProvider>
        </CallerProvider>
      </QueryClientProvider>
    </LocaleProvider>
  </StrictMode>,
);
void import('@hanpan/ui/fonts.css');

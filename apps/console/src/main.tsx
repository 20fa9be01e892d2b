import '@hanpan/ui/styles.css';
import { openRealtime } from '@hanpan/client';
import { consoleCalls } from '@hanpan/contract';
import {
  AppProviders,
  createBrowserCaller,
  createQueryClient,
  currentLocale,
  loadRareGlyphs,
  shareActivityAs,
  startTheme,
} from '@hanpan/kit';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from './app/session.ts';
import { withStepUp } from './app/step-up.ts';
import { createConsoleRouter } from './router.tsx';

const locale = currentLocale();
document.documentElement.lang = locale;
startTheme();
shareActivityAs('operator');
session.start();

const queryClient = createQueryClient({ freshMs: 5000, retryAfterMs: 2000 });
const caller = withStepUp(
  createBrowserCaller(consoleCalls, (error) => session.endByError(queryClient, error)),
);
const realtime = openRealtime('operator');
const router = createConsoleRouter();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root');
createRoot(root).render(
  <StrictMode>
    <AppProviders queryClient={queryClient} caller={caller} realtime={realtime} locale={locale}>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);
loadRareGlyphs();

import '@hanpan/ui/styles.css';
import { openRealtime } from '@hanpan/client';
import { partnerCalls } from '@hanpan/contract';
import {
  AppProviders,
  createBrowserCaller,
  createQueryClient,
  currentLocale,
  loadRareGlyphs,
  startTheme,
} from '@hanpan/kit';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from './app/session.ts';
import { createPartnerRouter } from './router.tsx';

const locale = currentLocale();
document.documentElement.lang = locale;
startTheme();
session.start();

const queryClient = createQueryClient({ freshMs: 5000, retryAfterMs: 2000 });
const caller = createBrowserCaller(partnerCalls, (error) => session.endByError(queryClient, error));
const realtime = openRealtime('member');
const router = createPartnerRouter();

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

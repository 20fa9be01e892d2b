import { type Caller, CallerProvider, LocaleProvider, type Realtime, RealtimeProvider } from '@hanpan/client';
import type { Locale } from '@hanpan/messages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSite } from './site.ts';

interface AppProvidersProps {
  readonly queryClient: QueryClient;
  readonly caller: Caller;
  readonly realtime: Realtime;
  /** What the reader chose earlier (LG-01); the site may offer fewer. */
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** The context of every page of every app: the cache, the server, its pushes, and the reader's language. */
export function AppProviders({ queryClient, caller, realtime, locale, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <CallerProvider caller={caller} onDoneBefore={sayDoneBefore}>
        <RealtimeProvider realtime={realtime}>
          <SiteLocales initial={locale}>{children}</SiteLocales>
        </RealtimeProvider>
      </CallerProvider>
    </QueryClientProvider>
  );
}

/** Happens to few, and is no part of the first load. */
function sayDoneBefore(): void {
  void import('./say-done-before.ts').then((later) => later.sayDoneBefore());
}

function SiteLocales({ initial, children }: { initial: Locale; children: ReactNode }) {
  return (
    <LocaleProvider initial={initial} offered={useSite()?.locales}>
      {children}
    </LocaleProvider>
  );
}

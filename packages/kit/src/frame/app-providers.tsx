import { type Caller, CallerProvider, LocaleProvider, type Realtime, RealtimeProvider } from '@hanpan/client';
import { commonTexts, type Locale, translate } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentLocale } from './current-locale.ts';
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

/** Long enough to be read by somebody who looks at the balance first. */
const doneBeforeMs = 15_000;

function sayDoneBefore(): void {
  const text = translate(commonTexts['common.doneBefore'], currentLocale());
  toast({ kind: 'warn', text, durationMs: doneBeforeMs });
}

function SiteLocales({ initial, children }: { initial: Locale; children: ReactNode }) {
  return (
    <LocaleProvider initial={initial} offered={useSite()?.locales}>
      {children}
    </LocaleProvider>
  );
}

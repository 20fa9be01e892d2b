import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { UiTexts } from './ui-texts.ts';

export interface UiSettings {
  readonly texts: UiTexts;
  /** BCP 47 tag for numbers and times, such as `ko`. */
  readonly locale: string;
  /** IANA name of the site's zone, such as `Asia/Seoul`; never the browser's. */
  readonly timeZone: string;
  /** The server's clock in milliseconds, because a phone's own clock may be wrong by minutes. */
  readonly now: () => number;
}

const SettingsContext = createContext<UiSettings | undefined>(undefined);

export function UiProvider({ texts, locale, timeZone, now, children }: UiSettings & { children: ReactNode }) {
  const settings = useMemo(() => ({ texts, locale, timeZone, now }), [texts, locale, timeZone, now]);
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** Throws where the app shell forgot the provider: a primitive without texts would fail silently. */
export function useUi(): UiSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('UiProvider is missing above this component');
  return settings;
}

import {
  type AnyParams,
  isLocale,
  type Locale,
  locales,
  type ParamsOf,
  pageLocale,
  type Text,
  type Texts,
  translate,
} from '@hanpan/messages';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

const cookieName = 'locale';
const oneYearSeconds = 31_536_000;

/** The language of the cookie (LG-01), else Korean. */
export function readLocaleCookie(cookies: string): Locale {
  const value = cookies
    .split('; ')
    .find((each) => each.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return isLocale(value) ? value : 'ko';
}

interface LocaleState {
  readonly locale: Locale;
  /** The locales that the reader may choose from. */
  readonly offered: readonly Locale[];
  /** A locale that is not offered changes nothing. */
  readonly setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleState>({
  locale: 'ko',
  offered: locales,
  setLocale: () => undefined,
});

/** Tells the server and the browser the reader's language. */
function remember(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
  document.documentElement.lang = locale;
}

/** The locale to show: what was chosen, or the first of the site's where the site does not offer that. */
function offeredLocale(chosen: Locale, offered: readonly Locale[]): Locale {
  return offered.includes(chosen) ? chosen : (offered[0] ?? chosen);
}

/** A built page has the texts of one language: the server sends the page of the other. */
function show(locale: Locale, choose: (locale: Locale) => void): void {
  remember(locale);
  if (pageLocale === undefined) choose(locale);
  else location.reload();
}

interface LocaleProviderProps {
  readonly initial: Locale;
  /** The locales of the site; every one of the product until they are known. */
  readonly offered?: readonly Locale[] | undefined;
  readonly children: ReactNode;
}

export function LocaleProvider({ initial, offered = locales, children }: LocaleProviderProps) {
  const [chosen, choose] = useState(initial);
  const wanted = offeredLocale(chosen, offered);
  useEffect(() => {
    if (wanted !== chosen) show(wanted, choose);
  }, [wanted, chosen]);
  const setLocale = useCallback(
    (next: Locale) => {
      if (offered.includes(next)) show(next, choose);
    },
    [offered],
  );
  const locale = pageLocale ?? wanted;
  const state = useMemo(() => ({ locale, offered, setLocale }), [locale, offered, setLocale]);
  return <LocaleContext value={state}>{children}</LocaleContext>;
}

export function useLocale(): LocaleState {
  return useContext(LocaleContext);
}

type Translate<T extends Texts> = <K extends keyof T & string>(
  key: K,
  ...params: keyof ParamsOf<T[K]> extends never ? [] : [ParamsOf<T[K]>]
) => string;

/** `const t = useText(cashTexts); t('cash.in.title')`. Keys and placeholders are checked by the compiler. */
export function useText<const T extends Texts>(texts: T): Translate<T> {
  const { locale } = useLocale();
  return useCallback(
    (key: keyof T & string, ...params: readonly AnyParams[]) => {
      const text = texts[key];
      return text === undefined ? key : translate(text, locale, params[0]);
    },
    [texts, locale],
  ) as Translate<T>;
}

/**
 * Texts whose keys are made from what the server calls by code. Undefined where there is none: the code is newer than the
 * texts, or an installation's own.
 */
export function useTextIfAny(texts: Texts): (key: string, params?: AnyParams) => string | undefined {
  const { locale } = useLocale();
  return useCallback(
    (key, params) => {
      const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
      return text && translate(text, locale, params);
    },
    [texts, locale],
  );
}

/** Texts that arrive from the server in every language: team names, titles, messages. */
export function useLocalText(): (text: Text) => string {
  const { locale } = useLocale();
  return useCallback((text: Text) => translate(text, locale), [locale]);
}

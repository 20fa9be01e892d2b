import {
  type AnyParams,
  isLocale,
  type Locale,
  type ParamsOf,
  pageLocale,
  type Text,
  type Texts,
  translate,
} from '@hanpan/messages';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

const cookieName = 'locale';
const oneYearSeconds = 31_536_000;

/** The language that a built page carries; where it carries all, that of the cookie (LG-01), else Korean. */
export function readLocaleCookie(cookies: string): Locale {
  if (pageLocale !== undefined) return pageLocale;
  const value = cookies
    .split('; ')
    .find((each) => each.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return isLocale(value) ? value : 'ko';
}

interface LocaleState {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleState>({ locale: 'ko', setLocale: () => undefined });

export function LocaleProvider(props: { initial: Locale; children: ReactNode }) {
  const [locale, change] = useState(props.initial);
  const setLocale = useCallback((next: Locale) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
    document.cookie = `${cookieName}=${next}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
    // A built page has the words of one language: the server gives the page of the other.
    if (pageLocale !== undefined) return location.reload();
    document.documentElement.lang = next;
    change(next);
  }, []);
  const state = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return <LocaleContext value={state}>{props.children}</LocaleContext>;
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

/** Texts that arrive from the server in every language: team names, titles, messages. */
export function useLocalText(): (text: Text) => string {
  const { locale } = useLocale();
  return useCallback((text: Text) => translate(text, locale), [locale]);
}

export const locales = ['ko', 'en', 'vi'] as const;
export type Locale = (typeof locales)[number];

/** Each language by its own name, so that a reader finds theirs on a page that they cannot read. */
export const localeNames = { ko: '한국어', en: 'English', vi: 'Tiếng Việt' } as const satisfies Record<
  Locale,
  string
>;

/** One text in every language. A missing language is a compile error. */
export type Text = { readonly [L in Locale]: string };

/** A group of texts; every key begins with the group's own name, so that a key says where it lives. */
export type Texts = Readonly<Record<string, Text>>;

type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values that a text needs, read from its Korean wording. */
export type ParamsOf<T extends Text> = { readonly [K in Placeholders<T['ko']>]: string | number };

export type AnyParams = Readonly<Record<string, string | number>>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Named once each: a formatter is slow to make. Vietnamese groups by points, "950.000", the others by commas. */
const numberStyles = new Map<Locale, Intl.NumberFormat>();

const thousands: Readonly<Record<Locale, string>> = { ko: ',', en: ',', vi: '.' };
const groups = /\B(?=(\d{3})+$)/g;

/**
 * A number as the language writes it, with its thousands apart. Whole ones are written without the browser's formatter,
 * the first of which takes a phone fifty milliseconds to make.
 */
export function formatNumber(value: number, locale: Locale): string {
  if (Number.isSafeInteger(value)) {
    const digits = String(Math.abs(value)).replace(groups, thousands[locale]);
    return value < 0 || Object.is(value, -0) ? `-${digits}` : digits;
  }
  const style = numberStyles.get(locale) ?? new Intl.NumberFormat(locale);
  numberStyles.set(locale, style);
  return style.format(value);
}

/** How many characters something may have, as texts name it: "4" where there is one length, else "4–6". */
export function lengthText(min: number, max: number): string {
  return min === max ? String(min) : `${min}–${max}`;
}

function shown(value: string | number, locale: Locale): string {
  return typeof value === 'number' ? formatNumber(value, locale) : value;
}

/**
 * Fills `{name}` places. Numbers get the thousands separators of the language. A place without a value stays
 * visible, because a gap in a sentence about money is worse than an odd-looking one. `{days|day|days}` is the first word
 * where `days` is one, else the second: of our languages English alone has a plural.
 */
export function fill(template: string, params: AnyParams, locale: Locale): string {
  return template.replace(/\{(\w+)(?:\|([^|{}]+)\|([^|{}]+))?\}/g, (place, name: string, one, many) => {
    const value = params[name];
    if (value === undefined) return place;
    return one === undefined ? shown(value, locale) : String(value) === '1' ? one : many;
  });
}

/** A missing text falls back to English (LG-01). */
export function translate(text: Partial<Text>, locale: Locale, params: AnyParams = {}): string {
  return fill(text[locale] ?? text.en ?? '', params, locale);
}

/** `ko-KR,ko;q=0.9,en;q=0.8` → the first language the site offers. */
export function negotiateLocale(
  header: string | undefined,
  offered: readonly Locale[] = locales,
): Locale | undefined {
  // Our own pages name one language and nothing else.
  const named = offered.find((locale) => locale === header);
  if (named !== undefined) return named;
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return {
        language: tag.slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter((part) => part.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted
    .map((part) => part.language)
    .find((language): language is Locale => offered.some((each) => each === language));
}

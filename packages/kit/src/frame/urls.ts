type NamesIn<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : P extends `${string}$${infer Name}`
    ? Name
    : never;

/** The parameters of a pattern such as `/messages/$msgIdx`; a pattern without parameters takes none. */
export type UrlParams<P extends string> = { readonly [Name in NamesIn<P>]: string | number };

/** The patterns without parameters. */
export type PlainUrl<P extends string> = NamesIn<P> extends never ? P : never;

/** Fills the parameters of a pattern. A value is escaped, so that it stays one part of the path. */
export function fillUrl<const P extends string>(pattern: P, params: UrlParams<P>): string {
  const values = params as Readonly<Record<string, string | number>>;
  return pattern.replace(/\$(\w+)/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : encodeURIComponent(value);
  });
}

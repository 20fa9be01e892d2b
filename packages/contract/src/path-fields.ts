import type { z } from 'zod';

/** The names in braces of a path, such as "boardType" of "/api/board/{boardType}/list". */
export type PathField<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathField<Rest>
  : never;

/** A field of a path is text: what the address carries between two slashes. */
export type PathFields<P extends string> = z.ZodObject<{
  readonly [Name in PathField<P>]: z.ZodType<unknown, string>;
}>;

const braced = /\{(\w+)\}/g;

/** The names in braces of a path, in their order. */
export function pathFieldsOf(path: string): readonly string[] {
  return [...path.matchAll(braced)].map(([, name]) => name as string);
}

/** Where a call is sent: its path with the fields in braces taken from the body. One that the body lacks stays as it is. */
export function addressOf(path: string, body: unknown): string {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  return path.replace(braced, (whole, name: string) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return typeof value === 'string' || typeof value === 'number'
      ? encodeURIComponent(value)
      : encodeURIComponent(whole);
  });
}

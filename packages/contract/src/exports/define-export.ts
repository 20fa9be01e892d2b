import { z } from 'zod';
import type { Audience, LimitClass } from '../define-call.ts';
import { siteDay } from '../fields.ts';

/**
 * A file that is streamed: GET, so that a browser saves it as it arrives. A refusal is an envelope with a status of
 * its own, because a 200 would be saved as the file.
 */
export interface ExportSpec {
  readonly path: `/api/${string}.${'csv' | 'xlsx'}`;
  readonly summary: string;
  readonly audience: Exclude<Audience, 'guest'>;
  readonly limit: LimitClass;
  readonly query: z.ZodObject;
}

export function defineExport<
  const P extends `/api/${string}.csv`,
  const A extends 'member' | 'operator',
  Q extends z.ZodObject,
>(
  spec: ExportSpec & { readonly path: P; readonly audience: A; readonly query: Q },
): {
  readonly path: P;
  readonly summary: string;
  readonly audience: A;
  readonly limit: LimitClass;
  readonly query: Q;
} {
  return spec;
}

/** Why an operator saves a file: every file of the console asks for it, and the audit log keeps it. */
export const fileReason = z.string().normalize('NFC').trim().min(1).max(200);

/**
 * Whether a file begins with what it is, of which days, when and by whom it was made (OPS-14), or with its columns, for programs
 * that read it.
 */
export const fileHead = z.enum(['full', 'columns']).default('full');

/**
 * A query with days of the site's calendar, both inclusive; one that is left out leaves that end open. The last is not
 * before the first.
 */
export function withDays<S extends z.ZodRawShape>(fields: S) {
  return z.object({ ...fields, head: fileHead, from: siteDay.optional(), to: siteDay.optional() }).refine(
    (query) => {
      const { from, to } = query as { from?: string; to?: string };
      return from === undefined || to === undefined || from <= to;
    },
    { path: ['to'] },
  );
}

export type WorkbookPath<P extends string> = P extends `/api/${infer Stem}.csv` ? `/api/${Stem}.xlsx` : never;

/** The same list for a spreadsheet, beside the one as text: numbers can be summed in it. */
export function workbookOf<S extends { readonly path: `/api/${string}.csv` }>(
  spec: S,
): Omit<S, 'path'> & { readonly path: WorkbookPath<S['path']> } {
  return { ...spec, path: spec.path.replace(/csv$/, 'xlsx') as WorkbookPath<S['path']> };
}

/** Where a file is saved from: the path of an export with its query; what is null is left out. */
export function exportHref(
  { path }: Pick<ExportSpec, 'path'>,
  query: Readonly<Record<string, string | number | null>>,
): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null) given.set(name, String(value));
  return given.size === 0 ? path : `${path}?${given}`;
}

import { type AuditAction, type CsvCell, type ExportSpec, workbookOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { recordAction } from './audit.ts';
import type { OperatorContext } from './call-context.ts';
import { type Export, type ExportFile, exportOf } from './register-exports.ts';

/** So many rows are read at once, each lot when the one before it is on its way. */
const lot = 500;

/** The named fields of a row; what it does not have is left empty. */
export function cellsOf(row: object, fields: readonly string[]): CsvCell[] {
  return fields.map((field) => {
    const value: unknown = Reflect.get(row, field);
    return typeof value === 'number' || typeof value === 'string' ? value : null;
  });
}

type Read = (page: { limit: number; offset: number }) => Promise<readonly object[]>;

async function* lotsOf(columns: readonly string[], read: Read): AsyncGenerator<CsvCell[][]> {
  for (let offset = 0; ; offset += lot) {
    const rows = await read({ limit: lot, offset });
    if (rows.length > 0) yield rows.map((row) => cellsOf(row, columns));
    if (rows.length < lot) return;
  }
}

/** A list as a file; head and cells are the same columns. */
export async function fileOf(name: string, columns: readonly string[], read: Read): Promise<ExportFile> {
  return { name, head: columns, pages: lotsOf(columns, read) };
}

interface DeskFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly read: Read;
  readonly action: AuditAction;
  /** The choice by which its rows are there, as the operator made it. */
  readonly chosen: Readonly<Record<string, unknown>>;
}

/** A list of the console as a file. Who took it, and by which choice, is recorded before its first line leaves. */
export async function deskFileOf(
  database: Database,
  context: OperatorContext,
  { name, columns, read, action, chosen }: DeskFile,
): Promise<ExportFile> {
  const beforeSending = () =>
    database.transaction((tx) => recordAction(tx, context, action, `list:${name}`, chosen));
  return { ...(await fileOf(name, columns, read)), beforeSending };
}

/** The first part of the name of a file with its days. */
export const nameOf = (what: string, { from, to }: { from?: string | undefined; to?: string | undefined }) =>
  [what, from, to].filter((part) => part !== undefined).join('-');

/** A list as text and as a spreadsheet. */
export function inBoth<S extends ExportSpec & { readonly path: `/api/${string}.csv` }>(
  spec: S,
  open: Parameters<typeof exportOf<S>>[1],
): Export[] {
  return [exportOf(spec, open), { spec: workbookOf(spec), open: open as Export['open'] }];
}

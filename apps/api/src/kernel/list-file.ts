import { type AuditAction, type CsvCell, type ExportSpec, workbookOf } from '@hanpan/contract';
import type { Database, Queryable } from '@hanpan/db';
import { recordAction } from './audit.ts';
import type { OperatorContext } from './call-context.ts';
import type { FileAbout } from './file-head.ts';
import { type Export, type ExportFile, exportOf } from './register-exports.ts';
import { RowSpool } from './row-spool.ts';

/** So many rows are read at once. */
const lot = 500;
/** A list that takes longer breaks off: what it sees is kept from being tidied up as long as it is read. */
const mostMs = 600_000;

/** The named fields of a row; what it does not have is left empty. */
export function cellsOf(row: object, fields: readonly string[]): CsvCell[] {
  return fields.map((field) => {
    const value: unknown = Reflect.get(row, field);
    return typeof value === 'number' || typeof value === 'string' ? value : null;
  });
}

type Rows = readonly object[];

/** What a list asks for, it asks `snapshot`: there, all lots see the same moment. */
type Reading =
  /** One lot of it. The further behind it is, the more is read for it: a list that may be long has `lots`. */
  | { readonly read: (snapshot: Queryable, page: { limit: number; offset: number }) => Promise<Rows> }
  /** All of its lots in their order, each read from where the one before ended. */
  | { readonly lots: (snapshot: Queryable, limit: number) => AsyncIterable<Rows> };

type ListFile = Reading &
  FileAbout & {
    readonly name: string;
    readonly columns: readonly string[];
  };

async function* readLots(snapshot: Queryable, list: ListFile): AsyncGenerator<Rows> {
  if ('lots' in list) return yield* list.lots(snapshot, lot);
  for (let offset = 0; ; offset += lot) {
    const rows = await list.read(snapshot, { limit: lot, offset });
    yield rows;
    if (rows.length < lot) return;
  }
}

/**
 * The lots of a list as it stood at one moment: a row that leaves or enters it meanwhile would move those behind it from
 * one lot to another, and some would be in the file twice or not at all.
 */
async function* snapshotOf(database: Database, list: ListFile): AsyncGenerator<CsvCell[][]> {
  const { connection, release } = await database.lease();
  const untilMs = performance.now() + mostMs;
  try {
    await connection.run('begin isolation level repeatable read, read only');
    for await (const rows of readLots(connection, list)) {
      if (rows.length > 0) yield rows.map((row) => cellsOf(row, list.columns));
      if (performance.now() > untilMs) throw new Error(`a list was not read within ${mostMs} ms`);
    }
  } finally {
    // Nothing was written; whoever has read no further leaves the transaction open, too.
    await connection.run('rollback').then(
      () => release(),
      () => release(true),
    );
  }
}

/**
 * Reads the list as fast as the database gives it and hands it over as fast as it is taken: a reader that stands still holds
 * no connection. The empty lots meanwhile are where it ends when nobody reads any more.
 */
async function* lotsOf(database: Database, list: ListFile): AsyncGenerator<CsvCell[][]> {
  const spool = await RowSpool.open();
  try {
    for await (const rows of snapshotOf(database, list)) {
      await spool.add(rows);
      yield [];
    }
    yield* spool.lots();
  } finally {
    await spool.close();
  }
}

/** A list as a file; head and cells are the same columns. */
export async function fileOf(database: Database, list: ListFile): Promise<ExportFile> {
  const { name, columns, period } = list;
  return { name, head: columns, pages: lotsOf(database, list), ...(period && { period }) };
}

type DeskFile = ListFile & {
  readonly action: AuditAction;
  /** The choice by which its rows are there, as the operator made it. */
  readonly chosen: Readonly<Record<string, unknown>>;
};

/** A list of the console as a file. Who took it, and by which choice, is recorded before its first line leaves. */
export async function deskFileOf(
  { database, longDatabase }: { readonly database: Database; readonly longDatabase: Database },
  context: OperatorContext,
  { action, chosen, ...list }: DeskFile,
): Promise<ExportFile> {
  const beforeSending = () =>
    database.transaction((tx) => recordAction(tx, context, action, `list:${list.name}`, chosen));
  return { ...(await fileOf(longDatabase, list)), beforeSending };
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

import { Readable } from 'node:stream';
import {
  type CsvCell,
  csvLine,
  csvMark,
  csvRemark,
  type ExportSpec,
  type ResultCode,
} from '@hanpan/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { admit } from './admit.ts';
import type { MemberContext, OperatorContext } from './call-context.ts';
import { type CallLimit, limitOf } from './call-limits.ts';
import { sendCode } from './envelope.ts';
import { type Failure, isFailure } from './failure.ts';
import {
  bareHead,
  type FileAbout,
  type FileHead,
  type FileHeadServices,
  headOf,
  titleOf,
} from './file-head.ts';
import { type IdentityFailure, localeFor } from './identify.ts';
import type { CallServices } from './register-calls.ts';
import { workbookOf, workbookType } from './workbook.ts';

type Rows = readonly (readonly CsvCell[])[];

export interface ExportFile extends FileAbout {
  /** Without its ending; ASCII. */
  readonly name: string;
  readonly head: readonly CsvCell[];
  /** Read page by page, each when the one before it is on its way. */
  readonly pages: AsyncIterable<Rows>;
  /** What has to be done before the first line leaves, such as an entry in the audit log. */
  readonly beforeSending?: () => Promise<void>;
}

type ContextOfExport<S extends ExportSpec> = S['audience'] extends 'member' ? MemberContext : OperatorContext;

/** An export with what makes its file. Its refusals have a status above 200, or they would be saved as the file. */
export interface Export {
  readonly spec: ExportSpec;
  readonly open: (context: never, query: never) => Promise<ExportFile | Failure<'E400' | 'E404'>>;
}

export function exportOf<S extends ExportSpec>(
  spec: S,
  open: (
    context: ContextOfExport<S>,
    query: z.output<S['query']>,
  ) => Promise<ExportFile | Failure<'E400' | 'E404'>>,
): Export {
  return { spec, open: open as Export['open'] };
}

async function* textOf({ above, head, pages, none }: ExportFile & FileHead): AsyncGenerator<string> {
  yield csvMark + above.map(csvRemark).join('') + csvLine(head);
  let isEmpty = true;
  for await (const rows of pages) {
    isEmpty &&= rows.length === 0;
    yield rows.map(csvLine).join('');
  }
  if (isEmpty && none !== null) yield csvRemark([none]);
}

/** What comes with 200 would be saved as the file. */
const codeForFile = {
  B0093: 'E002',
  L009: 'E403',
  L011: 'E403',
  E401: 'E401',
  E403: 'E403',
  E429: 'E429',
  TK999: 'TK999',
} as const satisfies Record<IdentityFailure | 'E429', ResultCode>;

const formats = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', write: textOf },
  xlsx: { type: workbookType, ending: 'xlsx', write: workbookOf },
} as const;

type FileServices = CallServices & FileHeadServices;

async function serve(
  services: FileServices,
  { spec, open }: Export,
  isOverLimit: CallLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const context = await admit(services, spec, isOverLimit, request, reply);
  if (typeof context === 'string') {
    return sendCode(reply, codeForFile[context], await localeFor(services, request));
  }
  const query = spec.query.safeParse(request.query);
  if (!query.success) return sendCode(reply, 'E400', context.locale);
  const file = await open(context as never, query.data as never);
  if (isFailure(file)) return sendCode(reply, file.code, context.locale);
  const isAsked = request.method === 'GET';
  const isBare = query.data.head === 'columns' || !isAsked;
  const told = isBare ? bareHead : await headOf(services, context as never, spec, query.data, file);
  if (isAsked) await file.beforeSending?.();
  const { type, ending, write } = spec.path.endsWith('.xlsx') ? formats.xlsx : formats.csv;
  const body = Readable.from(isAsked ? write({ ...file, ...told }) : []);
  // The headers are sent by then: all that is left is to cut the connection, so that half a file is not taken for a
  // whole one.
  body.on('error', (error) => request.log.error({ err: error }, 'an export broke off'));
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${file.name}.${ending}"`)
    .send(body);
}

export function registerExports(
  app: FastifyInstance,
  services: FileServices,
  exports: readonly Export[],
): void {
  for (const each of exports) {
    titleOf(each.spec);
    const isOverLimit = limitOf(app, each.spec, services.limits);
    app.route({
      method: ['GET', 'HEAD'],
      url: each.spec.path,
      handler: (request, reply) => serve(services, each, isOverLimit, request, reply),
    });
  }
}

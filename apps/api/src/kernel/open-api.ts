import {
  type CallSpec,
  calls,
  type ExportSpec,
  everyExport,
  kernelFailures,
  type ResultCode,
} from '@hanpan/contract';
import { results } from '@hanpan/messages';
import { type ZodType, z } from 'zod';

type Json = Record<string, unknown>;

function schemaOf(schema: ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function failureLines(codes: readonly ResultCode[]): string {
  return codes.map((code) => `- \`${code}\` ${results[code].en}`).join('\n');
}

const entityTag = { schema: { type: 'string' } };

/** What a cached call has beyond the others. */
const cachedOperation = {
  parameters: [
    {
      name: 'if-none-match',
      in: 'header',
      required: false,
      ...entityTag,
      description: 'The ETag of the answer held',
    },
  ],
  unchanged: { 304: { description: 'The answer held is still the same; there is no body' } },
  headers: { headers: { etag: { description: 'Of this answer, to ask again with', ...entityTag } } },
};

function operationOf(call: CallSpec): Json {
  const cached = call.cached === true ? cachedOperation : undefined;
  const envelope = {
    type: 'object',
    required: ['resultCode', 'resultMessage', 'data'],
    properties: {
      resultCode: { type: 'string', enum: ['0', ...call.failures, ...kernelFailures] },
      resultMessage: { type: 'string' },
      data: { anyOf: [schemaOf(call.data, 'output'), { type: 'null' }] },
    },
  };
  return {
    summary: call.summary,
    description:
      call.failures.length === 0 ? '' : `Failures, in order of precedence:\n${failureLines(call.failures)}`,
    tags: [call.path.split('/')[2] ?? 'api'],
    security: call.audience === 'guest' ? [{ site: [] }] : [{ site: [], token: [] }],
    ...(cached && { parameters: cached.parameters }),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
    },
    responses: {
      200: {
        description: 'The envelope',
        ...cached?.headers,
        content: { 'application/json': { schema: envelope } },
      },
      ...cached?.unchanged,
    },
  };
}

/** A file: its query as parameters, and text in place of the envelope. */
function exportOperationOf({ path, summary, query }: ExportSpec): Json {
  return {
    summary,
    description: 'UTF-8 with a byte order mark, streamed. A refusal is an envelope with a status above 200.',
    tags: [path.split('/')[2] ?? 'api'],
    security: [{ site: [], token: [] }],
    parameters: Object.entries(query.shape).map(([name, schema]) => ({
      name,
      in: 'query',
      required: !(schema as ZodType).safeParse(undefined).success,
      schema: schemaOf(schema as ZodType, 'output'),
    })),
    responses: { 200: { description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } } },
  };
}

/** OpenAPI 3.1, generated from the contract: what the server checks is what the document says. */
export function openApiDocument(publicUrl: string): Json {
  const paths = [
    ...Object.values<CallSpec>(calls).map((call) => [call.path, { post: operationOf(call) }]),
    ...everyExport.map((each) => [each.path, { get: exportOperationOf(each) }]),
  ];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hanpan API',
      version: '1.0.0',
      description: `Every call is POST with JSON; files are GET. Every answer is an envelope; any call may also answer:\n${failureLines(kernelFailures)}`,
    },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        site: { type: 'apiKey', in: 'header', name: 'authorization', description: 'the site key' },
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'the session, for clients without cookies',
        },
      },
    },
  };
}

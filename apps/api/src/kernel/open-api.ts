import {
  addressFailures,
  byStatus,
  type CallSpec,
  codesOfCall,
  codesOfExport,
  consoleCalls,
  type ExportSpec,
  everyExport,
  memberCalls,
  type ResultCode,
} from '@hanpan/contract';
import { results } from '@hanpan/messages';
import { type ZodType, z } from 'zod';
import { bodyExample } from './body-example.ts';
import { workbookType } from './workbook.ts';

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

function envelopeOf(codes: readonly ResultCode[], data: Json): Json {
  return {
    type: 'object',
    required: ['resultCode', 'resultMessage', 'data'],
    properties: { resultCode: { type: 'string', enum: codes }, resultMessage: { type: 'string' }, data },
  };
}

/** The fields in braces of a path; the body may repeat them. */
function pathParametersOf({ params }: CallSpec): Json[] {
  return Object.entries(params?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(schema as ZodType, 'input'),
  }));
}

function bodySchemaOf({ body, params }: CallSpec): Json {
  const schema = schemaOf(body, 'input');
  if (params === undefined || !Array.isArray(schema.required)) return schema;
  const required = schema.required.filter((name) => !Object.hasOwn(params.shape, String(name)));
  return { ...schema, required };
}

const nothing = { type: 'null' };
/** A refusal that passes says when to come again. */
const retryAfter = { 'retry-after': { description: 'seconds', schema: { type: 'integer' } } };
const passing: readonly number[] = [429, 503];

function responseOf(status: number, codes: readonly ResultCode[], schema: Json): Json {
  return {
    description: failureLines(codes),
    ...(passing.includes(status) ? { headers: retryAfter } : {}),
    content: { 'application/json': { schema } },
  };
}

/** The data of a refusal: none, or its outcome once more. */
function refusedData(codes: readonly ResultCode[], call?: CallSpec): Json {
  if (call?.saysOutcomeInData !== true) return nothing;
  return {
    type: 'object',
    required: ['resultCode', 'resultMessage'],
    properties: { resultCode: { type: 'string', enum: codes }, resultMessage: { type: 'string' } },
  };
}

/** A response for each status, with the codes that it may carry. */
function refusalsOf(codes: readonly ResultCode[], call?: CallSpec): Json {
  return Object.fromEntries(
    [...byStatus(codes)].map(([status, each]) => [
      status,
      responseOf(status, each, envelopeOf(each, refusedData(each, call))),
    ]),
  );
}

/** Status 200 carries the data, and the refusals of the product itself. */
function responsesOf(call: CallSpec): Json {
  const codes = codesOfCall(call);
  const outcomes = byStatus(codes).get(200) ?? [];
  const failures = outcomes.filter((code) => code !== '0');
  const success = envelopeOf(['0'], schemaOf(call.data, 'output'));
  const schema =
    failures.length === 0 ? success : { oneOf: [success, envelopeOf(failures, refusedData(failures, call))] };
  const answered = responseOf(200, outcomes, schema);
  if (call.cached !== true) return { ...refusalsOf(codes, call), 200: answered };
  const { headers, unchanged } = cachedOperation;
  return { ...refusalsOf(codes), ...unchanged, 200: { ...answered, ...headers } };
}

function bodyOf(call: CallSpec): Json {
  const schema = bodySchemaOf(call);
  return { schema, example: bodyExample(schema) };
}

/** When an operator has to show first who it is. */
const stepUpLines = {
  always: 'Asks first who the operator is: `L008`, until `/api/console/confirm`.',
  sum: 'From the sum `stepUpAmount` of the site on, asks first who the operator is: `L008`, until `/api/console/confirm`.',
} as const;

/** Of a call whose operation is confirmed: no step-up of the session ever helps. */
const confirmsLine =
  'What it would do is confirmed itself: `L008`, until it is sent again with the `confirmationKey` of `/api/console/confirmation/show`, after `/api/console/confirmation/give` with the password or code and the digest that was shown. It holds once, for two minutes; `L015` where anything has changed since.';

const confirmsLines = {
  always: confirmsLine,
  sum: `From the sum \`stepUpAmount\` of the site on: ${confirmsLine}`,
} as const;

function stepUpLinesOf({ stepUp, confirms, confirmsWhen }: CallSpec): string[] {
  if (stepUp === undefined) return [];
  if (confirms !== true) return [stepUpLines[stepUp]];
  // Where some bodies alone are confirmed, the session is enough for the others.
  return confirmsWhen === undefined
    ? [confirmsLines[stepUp]]
    : [`${stepUpLines[stepUp]} Of some bodies, though: ${confirmsLine}`];
}

function descriptionOf(call: CallSpec): string {
  const { failures } = call;
  const refusals =
    failures.length === 0 ? [] : [`Failures, in order of precedence:\n${failureLines(failures)}`];
  return [...stepUpLinesOf(call), ...refusals].join('\n\n');
}

function operationOf(call: CallSpec): Json {
  const parameters = [...pathParametersOf(call), ...(call.cached === true ? cachedOperation.parameters : [])];
  return {
    summary: call.summary,
    description: descriptionOf(call),
    tags: [call.path.split('/').slice(2, -1).join('/') || 'api'],
    security: call.audience === 'guest' ? [{ site: [] }] : [{ site: [], token: [] }],
    ...(parameters.length > 0 && { parameters }),
    requestBody: {
      required: true,
      content: { 'application/json': bodyOf(call) },
    },
    responses: responsesOf(call),
  };
}

/** A file: its query as parameters, and what is saved in place of the envelope. */
function exportOperationOf(spec: ExportSpec): Json {
  const isText = spec.path.endsWith('.csv');
  const kind = isText ? 'UTF-8 with a byte order mark' : 'A spreadsheet in which numbers are numbers';
  return {
    summary: spec.summary,
    description: `${kind}, streamed. A refusal is an envelope with a status above 200.`,
    tags: [spec.path.split('/')[2] ?? 'api'],
    security: [{ site: [], token: [] }],
    parameters: Object.entries(spec.query.shape).map(([name, schema]) => ({
      name,
      in: 'query',
      required: !(schema as ZodType).safeParse(undefined).success,
      schema: schemaOf(schema as ZodType, 'output'),
    })),
    responses: {
      ...refusalsOf(codesOfExport(spec)),
      200: {
        description: 'The file',
        content: isText
          ? { 'text/csv': { schema: { type: 'string' } } }
          : { [workbookType]: { schema: { type: 'string', format: 'binary' } } },
      },
    },
  };
}

interface Part {
  readonly title: string;
  readonly calls: Readonly<Record<string, CallSpec>>;
  readonly exports: readonly ExportSpec[];
}

const madePaths = new Map<Part, Json>();

/** Made once in a process: the contract does not change, and a tenth of a second goes into it. */
function pathsOf(part: Part): Json {
  const made = madePaths.get(part);
  if (made !== undefined) return made;
  const paths = Object.fromEntries([
    ...Object.values(part.calls).map((call) => [call.path, { post: operationOf(call) }]),
    ...part.exports.map((each) => [each.path, { get: exportOperationOf(each) }]),
  ]);
  madePaths.set(part, paths);
  return paths;
}

/** OpenAPI 3.1, generated from the contract: what the server checks is what the document says. */
function documentOf(part: Part, publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: part.title,
      version: '1.0.0',
      description: `Every call is POST with JSON; files are GET, or HEAD without the file. Every answer is an envelope. Where there is no such call, or none by that method, also:\n${failureLines(addressFailures)}`,
    },
    servers: [{ url: publicUrl }],
    paths: pathsOf(part),
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

const isOfConsole = ({ path }: { readonly path: string }) => path.startsWith('/api/console/');

const memberPart: Part = {
  title: 'Hanpan API',
  calls: memberCalls,
  exports: everyExport.filter((each) => !isOfConsole(each)),
};
const consolePart: Part = {
  title: 'Hanpan console API',
  calls: consoleCalls,
  exports: everyExport.filter(isOfConsole),
};

/** The calls of members' pages and apps. */
export const memberDocument = (publicUrl: string): Json => documentOf(memberPart, publicUrl);

/** The calls of the operators' console. */
export const consoleDocument = (publicUrl: string): Json => documentOf(consolePart, publicUrl);

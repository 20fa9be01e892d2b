import {
  byStatus,
  type CallSpec,
  calls,
  codesOfCall,
  codesOfExport,
  consoleCalls,
  everyExport,
  memberCalls,
  type ResultCode,
} from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { consoleDocument, memberDocument } from './open-api.ts';
import { workbookType } from './workbook.ts';

const schema = z.looseObject({});
const content = z.object({ 'application/json': z.object({ schema, example: z.unknown().optional() }) });
const headers = z.record(z.string(), z.object({ description: z.string(), schema }));
const unchanged = z.strictObject({ description: z.string().min(1) });
const response = z.strictObject({ description: z.string().min(1), headers: headers.optional(), content });
const fileContent = z.union([
  z.strictObject({ 'text/csv': z.strictObject({ schema }) }),
  z.strictObject({ [workbookType]: z.strictObject({ schema }) }),
]);
const file = z.object({ description: z.string(), content: fileContent });
const operation = z.strictObject({
  summary: z.string().min(1),
  description: z.string(),
  tags: z.array(z.string().min(1)).min(1),
  security: z.array(z.record(z.string(), z.array(z.never()))).min(1),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.enum(['header', 'path']) })).optional(),
  requestBody: z.object({ required: z.literal(true), content }),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), z.union([response, unchanged])),
});
const fileOperation = operation.omit({ requestBody: true }).extend({
  parameters: z.array(
    z.strictObject({ name: z.string(), in: z.literal('query'), required: z.boolean(), schema }),
  ),
  responses: z.object({ 200: file }).catchall(response),
});
const document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.url() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.union([z.strictObject({ post: operation }), z.strictObject({ get: fileOperation })]),
  ),
  components: z.object({
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal('apiKey'), name: z.string() })),
  }),
});

const ofMembers = document.parse(memberDocument('https://play.test'));
const ofConsole = document.parse(consoleDocument('https://play.test'));
const both = { ...ofMembers.paths, ...ofConsole.paths };

/** Fields of paths stand in the address, not in the example of the body. */
const pathExamples = { boardType: 'board', prodId: 'sandbox', type: 'slot' };

/** Every `$ref` of a schema: each must point into the document. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' ? [String(each)] : referencesIn(each),
  );
}

const envelope = z.object({
  required: z.tuple([z.literal('resultCode'), z.literal('resultMessage'), z.literal('data')]),
  properties: z.object({ resultCode: z.object({ enum: z.array(z.string()) }), data: schema }),
});

/** The codes of an envelope, or of one of several. */
function codesIn(found: unknown): string[] {
  const { oneOf } = z.object({ oneOf: z.array(schema).optional() }).parse(found);
  return (oneOf ?? [found]).flatMap((each) => envelope.parse(each).properties.resultCode.enum);
}

/** What each status of an operation may carry, as the document says it. */
function declaredIn(responses: Readonly<Record<string, object>>): (readonly [number, string[]])[] {
  return Object.entries(responses).flatMap(([status, each]) =>
    'content' in each
      ? [[Number(status), codesIn(response.parse(each).content['application/json'].schema)] as const]
      : [],
  );
}

const sorted = (codes: Iterable<readonly [number, readonly ResultCode[]]>) =>
  [...codes].sort(([a], [b]) => a - b);

describe('the two documents', () => {
  test('[SEC-27] have the shape of OpenAPI 3.1 and hold the calls and files of their audience, and nothing else', () => {
    const isConsole = (path: string) => path.startsWith('/api/console/');
    const files = everyExport.map(({ path }) => path);
    expect(Object.keys(ofMembers.paths)).toEqual([
      ...Object.keys(memberCalls),
      ...files.filter((path) => !isConsole(path)),
    ]);
    expect(Object.keys(ofConsole.paths)).toEqual([...Object.keys(consoleCalls), ...files.filter(isConsole)]);
    expect(Object.keys(ofMembers.paths).filter(isConsole)).toEqual([]);
  });

  test('are self-contained, and name security schemes that exist', () => {
    for (const { paths, components } of [ofMembers, ofConsole]) {
      expect(referencesIn(paths)).toEqual([]);
      const schemes = Object.keys(components.securitySchemes);
      for (const path of Object.values(paths)) {
        const { security } = 'post' in path ? path.post : path.get;
        for (const name of security.flatMap(Object.keys)) expect(schemes).toContain(name);
      }
    }
  });
});

test.each(Object.entries<CallSpec>(calls))(
  '%s has a summary, and an example that the server takes',
  (path, call) => {
    const found = both[path];
    if (found === undefined || !('post' in found)) throw new Error(`${path} is not in the document`);
    expect(found.post.summary).not.toBe('');
    const { example } = found.post.requestBody.content['application/json'];
    const ofPath = Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, 'all']));
    const named = call.params?.safeParse(ofPath).success === true ? ofPath : pathExamples;
    expect(call.body.safeParse({ ...named, ...(example as object) }).error?.issues ?? []).toEqual([]);
  },
);

describe('what can come from a call', () => {
  const declared: [string, CallSpec][] = Object.entries<CallSpec>(calls);

  test.each(declared)('%s declares every failure under its status, and no other', (path, call) => {
    const found = both[path];
    const responses = found !== undefined && 'post' in found ? found.post.responses : {};
    expect(declaredIn(responses)).toEqual(sorted(byStatus(codesOfCall(call))));
    for (const code of call.failures)
      expect(declaredIn(responses).flatMap(([, codes]) => codes)).toContain(code);
  });

  test('only who must be signed in can be told to sign in, and only files have no body to refuse', () => {
    const statuses = (path: string) => {
      const found = both[path];
      const responses = found === undefined ? {} : ('post' in found ? found.post : found.get).responses;
      return Object.keys(responses).map(Number);
    };
    expect(statuses('/api/member/login')).toEqual([200, 400, 403, 408, 413, 415, 421, 429, 431, 500, 503]);
    expect(statuses('/api/cash/in')).toEqual([200, 400, 401, 403, 408, 413, 415, 421, 429, 431, 500, 503]);
    expect(statuses('/api/wallet/statement.csv')).toEqual([
      200, 400, 401, 403, 404, 408, 421, 429, 431, 500, 503,
    ]);
  });

  test.each(declared)('%s takes and gives an entity tag only where its answer is kept', (path, call) => {
    const found = both[path];
    const { parameters, responses } = found !== undefined && 'post' in found ? found.post : {};
    const told = [
      parameters?.some(({ name }) => name === 'if-none-match') === true,
      JSON.stringify(responses?.[200]).includes('"etag"'),
      responses?.[304] !== undefined,
    ];
    expect(told).toEqual(Array.from({ length: 3 }, () => call.cached === true));
  });

  test('what passes says when to come again', () => {
    for (const path of Object.values(both)) {
      const { responses } = 'post' in path ? path.post : path.get;
      for (const status of ['429', '503'])
        expect(responses[status as '429'], status).toHaveProperty('headers.retry-after');
    }
  });

  test.each(everyExport.map((each) => [each.path, each] as const))(
    '%s is a file, or an envelope with a status of its own',
    (path, spec) => {
      const found = both[path];
      const { 200: saved, ...refusals } = found !== undefined && 'get' in found ? found.get.responses : {};
      expect(saved).toHaveProperty(['content', spec.path.endsWith('.csv') ? 'text/csv' : workbookType]);
      expect(declaredIn(refusals)).toEqual(sorted(byStatus(codesOfExport(spec))));
    },
  );
});

test('[SEC-18] who is refused with L008 is told what helps: a step-up of the session, a confirmation of the operation, or which of the two', () => {
  const told = (path: string) => {
    const { description } = z.object({ post: operation }).parse(ofConsole.paths[path]).post;
    return ['`/api/console/confirm`', '`/api/console/confirmation/show`'].map((each) =>
      description.includes(each),
    );
  };
  expect(told('/api/console/members/reveal')).toEqual([true, false]);
  expect(told('/api/console/cash/approve')).toEqual([false, true]);
  expect(told('/api/console/settings/save')).toEqual([true, true]);
});

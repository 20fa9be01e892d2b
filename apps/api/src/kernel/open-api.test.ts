import { type CallSpec, calls, everyExport, kernelFailures } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createWorld } from '../testing/world.ts';

const world = await createWorld();

const schema = z.looseObject({});
const operation = z.object({
  summary: z.string().min(1),
  description: z.string(),
  tags: z.array(z.string().min(1)).min(1),
  security: z.array(z.record(z.string(), z.array(z.never()))).min(1),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.enum(['path', 'header']) })).optional(),
  requestBody: z.object({
    required: z.literal(true),
    content: z.object({ 'application/json': z.object({ schema }) }),
  }),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.object({
      description: z.string(),
      headers: z.record(z.string(), z.object({ description: z.string(), schema })).optional(),
      content: z.object({ 'application/json': z.object({ schema }) }).optional(),
    }),
  ),
});
const file = operation.omit({ requestBody: true }).extend({
  parameters: z.array(
    z.object({ name: z.string(), in: z.literal('query'), required: z.boolean(), schema }).strict(),
  ),
  responses: z.object({
    200: z.object({ description: z.string(), content: z.object({ 'text/csv': z.object({ schema }) }) }),
  }),
});
const document = z.object({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.url() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.union([z.object({ post: operation }).strict(), z.object({ get: file }).strict()]),
  ),
  components: z.object({
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal('apiKey'), name: z.string() })),
  }),
});

async function read() {
  const response = await world.app.inject({ method: 'GET', url: '/api/openapi.json' });
  return document.parse(response.json());
}

/** Every `$ref` of a schema: each must point into the document. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' ? [String(each)] : referencesIn(each),
  );
}

test('the document has the shape of OpenAPI 3.1 and holds every call, and nothing else', async () => {
  const { paths } = await read();
  const exports = everyExport.map(({ path }) => path);
  expect(Object.keys(paths).sort()).toEqual([...Object.keys(calls), ...exports].sort());
});

test('each call lists its failures in order, with those that any call may return', async () => {
  const { paths } = await read();
  for (const call of Object.values<CallSpec>(calls)) {
    const path = paths[call.path];
    const post = path !== undefined && 'post' in path ? path.post : undefined;
    const answer = post?.responses[200]?.content?.['application/json'].schema;
    const codes = z
      .object({ properties: z.object({ resultCode: z.object({ enum: z.array(z.string()) }) }) })
      .parse(answer).properties.resultCode.enum;
    expect(codes, call.path).toEqual(['0', ...call.failures, ...kernelFailures]);
  }
});

test('a cached call has an entity tag, takes it back and may return 304, and no other call does', async () => {
  const { paths } = await read();
  for (const call of Object.values<CallSpec>(calls)) {
    const path = paths[call.path];
    const post = path !== undefined && 'post' in path ? path.post : undefined;
    const told = [
      post?.parameters?.some(({ name }) => name === 'if-none-match') === true,
      post?.responses[200]?.headers?.etag !== undefined,
      post?.responses[304] !== undefined,
    ];
    expect(told, call.path).toEqual(Array.from({ length: 3 }, () => call.cached === true));
  }
});

test('schemas are self-contained, and security names schemes that exist', async () => {
  const { paths, components } = await read();
  expect(referencesIn(paths)).toEqual([]);
  const schemes = Object.keys(components.securitySchemes);
  for (const path of Object.values(paths)) {
    const { security } = 'post' in path ? path.post : path.get;
    for (const name of security.flatMap(Object.keys)) expect(schemes).toContain(name);
  }
});

test('the docs page is served without inline scripts', async () => {
  const response = await world.app.inject({ method: 'GET', url: '/api/docs/' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-security-policy']).toContain("script-src 'self'");
});

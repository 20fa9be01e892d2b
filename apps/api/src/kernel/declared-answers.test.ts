import {
  byStatus,
  type CallSpec,
  calls,
  codesOfCall,
  codesOfExport,
  everyExport,
  type ResultCode,
} from '@hanpan/contract';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';
import { bodyLimitBytes } from './limits.ts';

const world = await createWorld();
const hurried = await createWorld({
  limits: { read: 1, search: 1, write: 1, money: 1, credential: 1, heavy: 1, upload: 1 },
});
const all: [string, CallSpec][] = Object.entries<CallSpec>(calls);

const json = { 'content-type': 'application/json' };
const own = ({ site }: World) => ({ ...json, authorization: site.key });

/** Sends it, and expects a code that is declared for the status that came with it. */
async function codeOf(request: InjectOptions, declared: readonly ResultCode[], { app } = world) {
  const response = await app.inject(request);
  const { resultCode } = response.json<{ resultCode: ResultCode }>();
  expect(byStatus(declared).get(response.statusCode), `${request.url} ${response.statusCode}`).toContain(
    resultCode,
  );
  return resultCode;
}

describe('what really comes is declared', () => {
  test.each(all)('%s, refused in every way that the transport knows', async (url, call) => {
    const declared = codesOfCall(call);
    const send = (headers: Record<string, string>, payload: string = '{}') =>
      codeOf({ method: 'POST', url, headers, payload }, declared);
    expect(await send(own(world), '{')).toBe('E400');
    expect(await send(json)).toBe('E403');
    expect(await send({ ...own(world), 'sec-fetch-site': 'cross-site' })).toBe('E403');
    expect(await send({ ...own(world), host: 'evil.test' })).toBe('E421');
    expect(await send({ ...own(world), 'content-type': 'text/plain' })).toBe('E415');
    expect(await send(own(world), ' '.repeat((call.bodyLimitBytes ?? bodyLimitBytes) + 1))).toBe('E413');
    if (call.audience !== 'guest') expect(await send(own(world))).toBe('E401');
  });

  test.each(all)('%s, called too often', async (url, call) => {
    const request: InjectOptions = { method: 'POST', url, headers: own(hurried), payload: '{}' };
    await hurried.app.inject(request);
    expect(await codeOf(request, codesOfCall(call), hurried)).toBe('E429');
  });

  test.each(everyExport.map((each) => [each.path, each] as const))(
    '%s, in place of the file',
    async (url, spec) => {
      const save = (headers: Record<string, string>) =>
        codeOf({ method: 'GET', url, headers }, codesOfExport(spec));
      expect(await save({})).toBe('E401');
      expect(await save({ 'sec-fetch-site': 'cross-site' })).toBe('E403');
      expect(await save({ host: 'evil.test' })).toBe('E421');
    },
  );
});

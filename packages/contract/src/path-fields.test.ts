import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { addressOf, type CallSpec, calls, codesOfCall, pathFieldsOf } from './index.ts';

const base = {
  path: '/api/test/{kind}/list',
  summary: 'a call of the test',
  audience: 'member',
  limit: 'read',
  body: z.object({ page: z.int().default(1) }),
  data: z.object({}),
} as const;
const params = z.object({ kind: z.enum(['a', 'b']) });
const call = defineCall({ ...base, params, failures: [] });

/** These are checked by the compiler: a line under `@ts-expect-error` that compiles is itself an error. */
test('the fields of a path are described, and are text', () => {
  // @ts-expect-error a field that the path does not have
  defineCall({ ...base, path: '/api/test/list', params, failures: [] });
  // @ts-expect-error the field has another name
  defineCall({ ...base, params: z.object({ type: z.string() }), failures: [] });
  // @ts-expect-error an address carries text
  defineCall({ ...base, params: z.object({ kind: z.int() }), failures: [] });
  expect(call.body.parse({ kind: 'a' })).toEqual({ kind: 'a', page: 1 });
});

test('an idempotent call has its key first, then the fields of its path', () => {
  const keyed = defineCall({ ...base, params, failures: ['C999'], idempotent: true });
  expect(Object.keys(keyed.body.shape)).toEqual(['idempotencyKey', 'kind', 'page']);
});

test('a call whose path has fields may be answered as if there were none', () => {
  expect(codesOfCall(call)).toContain('E404');
  expect(codesOfCall({ ...call, params: undefined })).not.toContain('E404');
});

describe('the address of a call', () => {
  test.each([
    [{ kind: 'a' }, '/api/test/a/list'],
    [{ kind: 7 }, '/api/test/7/list'],
    [{ kind: '../x?y#z' }, '/api/test/..%2Fx%3Fy%23z/list'],
    [{}, '/api/test/%7Bkind%7D/list'],
    [{ kind: {} }, '/api/test/%7Bkind%7D/list'],
    [null, '/api/test/%7Bkind%7D/list'],
  ])('of %j is %s', (body, address) => {
    expect(addressOf(call.path, body)).toBe(address);
  });

  test('is the path itself where it has no fields', () => {
    expect(addressOf('/api/cash/list/', { kind: 'a' })).toBe('/api/cash/list/');
  });
});

test('every field in braces of a path is described', () => {
  for (const each of Object.values<CallSpec>(calls)) {
    expect(Object.keys(each.params?.shape ?? {}), each.path).toEqual(pathFieldsOf(each.path));
  }
});

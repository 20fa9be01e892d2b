import type { CallSpec } from '@hanpan/contract';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { givenTo, routeOf } from './path-fields.ts';

const params = z.object({ kind: z.string() });
const call = { path: '/api/test/{kind}/list', params } as unknown as CallSpec;
const given = (body: unknown) => givenTo(call, { body, params: { kind: '7' } } as unknown as FastifyRequest);

test('a path is written as the router reads it', () => {
  expect(routeOf('/api/a/{one}/{two}')).toBe('/api/a/:one/:two');
  expect(routeOf('/api/cash/list/')).toBe('/api/cash/list/');
});

test.each([
  ['no body', undefined, { kind: '7' }],
  ['a body without the field', { page: 2 }, { page: 2, kind: '7' }],
  ['a body that repeats it', { kind: '7' }, { kind: '7' }],
  ['a body that repeats it as a number', { kind: 7 }, { kind: '7' }],
])('the field of the path joins %s', (_, body, expected) => {
  expect(given(body)).toEqual(expected);
});

test.each([[{ kind: '8' }], [{ kind: null }], [{ kind: ['7'] }], [{ kind: { toString: 1 } }]])(
  'a body that names another one disagrees: %j',
  (body) => {
    expect(given(body)).toBeUndefined();
  },
);

test('what is no object stays what it is, and is refused by the contract', () => {
  expect(given(['7'])).toEqual(['7']);
  expect(given('7')).toBe('7');
});

import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Tally, TargetFuzz } from './fuzz-target.ts';
import type { Target } from './target.ts';

interface Body {
  readonly day: string;
  readonly note: string;
  readonly legs: readonly { readonly odds: number }[];
}
const ready: Body = { day: '2026-11-20', note: 'ready', legs: [{ odds: 2 }] };

/** What the planted server breaks on. */
let breaksOn: (body: Body) => boolean = () => false;

const app = Fastify();
app.post('/planted', async (request, reply) => {
  const { body } = request;
  const isBody = typeof body === 'object' && body !== null && 'note' in body;
  return reply.code(isBody && breaksOn(body as Body) ? 500 : 200).send({});
});
afterAll(() => app.close());

const target: Target = {
  path: '/planted',
  schema: z.object({
    day: z.iso.date(),
    note: z.string().max(40),
    legs: z.array(z.object({ odds: z.number() })),
  }),
  isKeyed: false,
  prepare: async () => ({
    body: ready,
    request: (payload) => ({
      method: 'POST',
      url: '/planted',
      headers: { 'content-type': 'application/json' },
      payload,
    }),
  }),
  faultOf: ({ status }) => (status >= 500 ? `status ${status}` : undefined),
  hasSucceeded: ({ status }) => status === 200,
  isSpent: () => false,
  codeOf: ({ status }) => String(status),
};

async function messageOf(fault: typeof breaksOn, seed: number, perCall = 1_000): Promise<string> {
  breaksOn = fault;
  const tally: Tally = { requests: 0, slowestMs: 0, codes: new Map() };
  const run = new TargetFuzz(app, target, tally).run({ seed, perCall });
  const message = await run.then(
    () => 'nothing was found',
    (error: Error) => error.message,
  );
  breaksOn = () => false;
  return message;
}

const isHigh = (text: unknown) => typeof text === 'string' && /[\ud800-\udbff](?![\udc00-\udfff])/.test(text);

describe('a planted fault', () => {
  test.each<[string, typeof breaksOn, string]>([
    ['a day before the first year', ({ day }) => day === '0000-01-01', '"day":"0000-01-01"'],
    ['half of a pair of surrogates', ({ note }) => isHigh(note), String.raw`"note":"\ud800"`],
    ['a zero byte', ({ note }) => String(note).includes('\0'), String.raw`\u0000`],
    ['a number beyond a double', ({ legs }) => legs?.[0]?.odds === Number.POSITIVE_INFINITY, '"odds":'],
    ['a field that is missing', ({ legs }) => legs === undefined, '"note":"ready"'],
    ['a field that is null', ({ note }) => note === null, '"note":null'],
    ['a deep body', (body) => nestedIn(body), '[[['],
  ])('[REL-11] %s is found, and the report names the seed and the request', async (_, fault, part) => {
    const message = await messageOf(fault, 11);
    expect(message).toMatch(/^seed 11: status 500\n {2}POST \/planted/);
    expect(message).toContain(part);
    expect(await messageOf(fault, 11)).toBe(message);
  });

  test('is reported with the smallest body: everything else in it is as it succeeds', async () => {
    const message = await messageOf(({ day }) => day === '9999-12-31', 12);
    expect(message).toContain(JSON.stringify({ ...ready, day: '9999-12-31' }));
  });

  test('is not invented where there is none', async () => {
    expect(await messageOf(() => false, 13, 200)).toBe('nothing was found');
  });
});

/** Whether anything in it is nested more than ten levels deep; the parser of the planted server takes any depth. */
function nestedIn(value: unknown, level = 0): boolean {
  if (level > 10) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((each) => nestedIn(each, level + 1));
}

import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { callTable, defineCall } from './define-call.ts';
import type {
  AnswerOf,
  BodyOf,
  CachedPath,
  CallPath,
  FailureOf,
  IdempotentPath,
  RealtimeEvents,
  RequestOf,
  ResultCode,
  SumPath,
} from './index.ts';

const base = {
  path: '/api/test/call',
  summary: 'a call of the test',
  audience: 'member',
  limit: 'read',
  body: z.object({ amount: z.int(), note: z.string().default('') }),
  data: z.object({ balance: z.int() }),
} as const;

/** These are checked by the compiler: a line under `@ts-expect-error` that compiles is itself an error. */
test('what a call may not say does not compile', () => {
  defineCall({ ...base, failures: ['C101'], invalid: { amount: 'C101' } });
  // @ts-expect-error a code that the catalogue does not have
  defineCall({ ...base, failures: ['X999'] });
  // @ts-expect-error a field that the body does not have
  defineCall({ ...base, failures: ['C101'], invalid: { sum: 'C101' } });
  // @ts-expect-error a code that the call does not declare
  defineCall({ ...base, failures: ['C101'], invalid: { amount: 'C102' } });
  // @ts-expect-error a path outside the interface
  defineCall({ ...base, path: '/other/call', failures: [] });
  defineCall({ ...base, failures: ['C999'], idempotent: true, secrets: ['note'] });
  // @ts-expect-error a secret that the body does not have
  defineCall({ ...base, failures: ['C999'], idempotent: true, secrets: ['pin'] });
  defineCall({ ...base, audience: 'guest', failures: [], cached: true });
  // @ts-expect-error what a member gets is nobody else's
  defineCall({ ...base, failures: [], cached: true });
  // @ts-expect-error a refusal is never kept
  defineCall({ ...base, audience: 'guest', failures: ['C101'], cached: true });
  defineCall({ ...base, audience: 'operator', failures: [], stepUp: 'sum' });
  // @ts-expect-error a member is never asked
  defineCall({ ...base, failures: [], stepUp: 'sum' });
  // @ts-expect-error an audience that does not exist
  defineCall({ ...base, audience: 'everybody', failures: [] });
});

test('the types of a call follow from its block', () => {
  expectTypeOf<FailureOf<'/api/console/login'>>().toEqualTypeOf<'L010' | 'L005' | 'L001' | 'L006' | 'L007'>();
  expectTypeOf<FailureOf<'/api/member/info'>>().toEqualTypeOf<never>();
  expectTypeOf<RequestOf<'/api/board/msgList'>>().toEqualTypeOf<{ page?: number | undefined }>();
  expectTypeOf<BodyOf<'/api/board/msgList'>>().toEqualTypeOf<{ page: number }>();
  expectTypeOf<BodyOf<'/api/point/change'>['idempotencyKey']>().toEqualTypeOf<string>();
  expectTypeOf<'/api/point/change'>().toExtend<IdempotentPath>();
  expectTypeOf<'/api/point/list'>().not.toExtend<IdempotentPath>();
  expectTypeOf<'/api/sport/events'>().toExtend<CachedPath>();
  expectTypeOf<'/api/sport/openBets'>().not.toExtend<CachedPath>();
  expectTypeOf<'/api/console/point/give'>().toExtend<SumPath>();
  expectTypeOf<'/api/console/members/reveal'>().not.toExtend<SumPath>();
  expectTypeOf<'/api/no/such/call'>().not.toExtend<CallPath>();
  expectTypeOf<'E401'>().toExtend<ResultCode>();
});

test('an answer of the wrong shape, a missing handler and an undeclared failure do not compile', () => {
  type Handlers<P extends CallPath> = {
    readonly [Path in P]: (body: BodyOf<Path>) => AnswerOf<Path> | FailureOf<Path>;
  };
  type Two = '/api/kgon/isPlayGame' | '/api/console/login';
  const isPlayGame = (): { isPlayGame: 'Y' } => ({ isPlayGame: 'Y' });
  ({ '/api/kgon/isPlayGame': isPlayGame, '/api/console/login': () => 'L001' }) satisfies Handlers<Two>;
  // @ts-expect-error the second handler is missing
  ({ '/api/kgon/isPlayGame': isPlayGame }) satisfies Handlers<Two>;
  // @ts-expect-error L002 is not declared for this call
  ({ '/api/kgon/isPlayGame': isPlayGame, '/api/console/login': () => 'L002' }) satisfies Handlers<Two>;
  // @ts-expect-error true is not what the contract calls yes
  ({ '/api/kgon/isPlayGame': () => ({ isPlayGame: true }) }) satisfies Handlers<'/api/kgon/isPlayGame'>;
});

test('a push carries what its event declares', () => {
  expectTypeOf<RealtimeEvents['LOGOUT']>().toEqualTypeOf<{ data1: 'TK999' | 'E401' }>();
  expectTypeOf<RealtimeEvents['MSG']>().toEqualTypeOf<{ data1: number }>();
});

test('the table is keyed by path', () => {
  const call = defineCall({ ...base, failures: ['C101'] });
  const table = callTable(call);
  expectTypeOf(table['/api/test/call']).toEqualTypeOf(call);
});

test('a page’s copy of a call has no body, and is defined all the same, also where its operation is confirmed', () => {
  const copy = { path: '/api/b', idempotent: true, confirms: true } as unknown as Parameters<
    typeof defineCall
  >[0];
  expect(defineCall(copy)).toMatchObject({ path: '/api/b', confirms: true });
});

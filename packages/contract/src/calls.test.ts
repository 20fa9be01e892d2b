import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { odds } from './fields.ts';
import { type CallSpec, calls, consoleCalls, isResultCode, memberCalls, resultCodes } from './index.ts';

const all = Object.values<CallSpec>(calls);

describe('the table of calls', () => {
  test('every path occurs once, under its own name, and begins with /api/', () => {
    expect(all.length).toBeGreaterThan(40);
    for (const [path, call] of Object.entries<CallSpec>(calls)) expect(call.path).toBe(path);
  });

  test.each([
    ['CL-01', '/api/member/login'],
    ['CL-02', '/api/member/signup'],
    ['CL-26', '/api/cash/in'],
    ['CL-28', '/api/cash/list/'],
    ['CL-32', '/api/cash/getAcc'],
    ['CL-12', '/api/etc/siteOption'],
  ])('the path of %s is the one of the specification: %s', (_, path) => {
    expect(Object.keys(calls)).toContain(path);
  });

  test('no call declares a failure twice, or one that no field and no text can have', () => {
    for (const call of all) {
      expect(new Set(call.failures).size, call.path).toBe(call.failures.length);
      for (const code of call.failures) expect(isResultCode(code), `${call.path} ${code}`).toBe(true);
    }
  });

  test('a field with a code of its own is a field of the body, and the code is declared', () => {
    for (const call of all) {
      for (const [field, code] of Object.entries(call.invalid ?? {})) {
        expect(Object.keys(call.body.shape), call.path).toContain(field);
        expect(call.failures, `${call.path} ${field}`).toContain(code);
      }
    }
  });

  test('whatever moves money takes an idempotency key and is limited as money', () => {
    const keyed = all.filter((call) => call.idempotent).map((call) => call.path);
    const limited = all.filter((call) => call.limit === 'money').map((call) => call.path);
    expect(keyed).toEqual(expect.arrayContaining(['/api/cash/in', '/api/cash/out', '/api/bet/betProc']));
    for (const path of limited.filter((each) => each !== '/api/console/cash/claim')) {
      expect(keyed).toContain(path);
    }
  });

  test('whatever moves money at an operator’s word asks who that is', () => {
    const silent = all.filter(
      ({ path, limit, stepUp }) =>
        path.startsWith('/api/console/') && limit === 'money' && stepUp === undefined,
    );
    // A request is taken, and what waits for a second operator is dropped: nothing moves.
    const still = ['adjustment/reject', 'approval/reject', 'cash/claim'];
    expect(silent.map(({ path }) => path).sort()).toEqual(still.map((name) => `/api/console/${name}`));
  });

  test('an idempotent call has a key in its body, and C999 before everything else', () => {
    for (const call of all.filter(({ idempotent }) => idempotent)) {
      expect(Object.keys(call.body.shape)[0], call.path).toBe('idempotencyKey');
      expect(call.failures[0], call.path).toBe('C999');
    }
  });

  test('[EN-02] neither a password, a code of a second factor nor a phone number is part of what is hashed under a key', () => {
    for (const call of all.filter(({ idempotent }) => idempotent)) {
      const passwords = Object.keys(call.body.shape).filter((field) => /pass|pin|phone|^code$/i.test(field));
      expect(call.secrets ?? [], call.path).toEqual(passwords);
    }
  });

  test('a secret counts as part of the body, unless it only shows who asks', () => {
    const withProofs = all.filter(({ proofs }) => proofs !== undefined);
    expect(withProofs.map(({ path, proofs }) => [path, proofs]).sort()).toEqual([
      ['/api/cash/out', ['cashOutPass']],
      ['/api/give/takeBack', ['cashOutPass']],
      ['/api/member/update', ['memPass', 'cashOutPass', 'code']],
    ]);
    for (const { path, secrets, proofs } of withProofs)
      expect(secrets, path).toEqual(expect.arrayContaining([...(proofs ?? [])]));
  });

  test('calls of the console are never open to guests or members, except the login', () => {
    for (const call of all.filter(({ path }) => path.startsWith('/api/console/'))) {
      const isDoor = call.path === '/api/console/login';
      expect(isDoor ? ['guest'] : ['operator', 'supervisor', 'platform'], call.path).toContain(call.audience);
    }
  });

  test('each table holds the calls of its own audience, and those that several pages of a site make', () => {
    const every = ['/api/etc/siteOption', '/api/etc/bank', '/api/common/siteCheckInfo'];
    const isConsole = (path: string) => path.startsWith('/api/console/');
    for (const { path, audience } of Object.values<CallSpec>(memberCalls)) {
      expect(isConsole(path), path).toBe(false);
      expect(['guest', 'member'], path).toContain(audience);
    }
    const ofConsole = Object.keys(consoleCalls);
    expect(ofConsole.filter((path) => !isConsole(path)).sort()).toEqual([...every].sort());
    expect(Object.keys(memberCalls)).toEqual(expect.arrayContaining(every));
    expect(new Set([...Object.keys(memberCalls), ...ofConsole])).toEqual(new Set(Object.keys(calls)));
  });

  test('[EN-02] the withdrawal password is in no answer', () => {
    for (const call of all) {
      expect(JSON.stringify(z.toJSONSchema(call.data, { unrepresentable: 'any' }))).not.toMatch(
        /"(cashOutPass|memPass|password|pin|\w*hash)":/i,
      );
    }
  });
});

describe('the result codes', () => {
  test('business outcomes travel with 200, and only the transport has a status of its own', () => {
    for (const [code, status] of Object.entries(resultCodes)) {
      if (/^E4\d\d$/.test(code)) expect(status).toBe(Number(code.slice(1)));
      else if (!['E001', 'E002', 'TK999'].includes(code)) expect(status, code).toBe(200);
    }
    expect(resultCodes).toMatchObject({ E001: 500, E002: 503, TK999: 401 });
  });

  test('names that every object has are no codes', () => {
    for (const name of ['toString', 'constructor', '__proto__', '']) expect(isResultCode(name)).toBe(false);
  });
});

describe('odds on the wire', () => {
  test('every price of three places is accepted, however a double writes it', () => {
    for (let milli = 1_000; milli <= 100_000; milli += 1) {
      expect(odds.safeParse(milli / 1000).success, String(milli)).toBe(true);
    }
  });

  test.each([0.999, 1.0005, 2.12345, Number.NaN, Number.POSITIVE_INFINITY, -2, '2', null])(
    '%s is no price',
    (value) => {
      expect(odds.safeParse(value).success).toBe(false);
    },
  );
});

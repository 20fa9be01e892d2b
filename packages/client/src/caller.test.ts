import { consoleCalls, memberCalls, storedAnswerHeader } from '@hanpan/contract';
import { results } from '@hanpan/messages';
import { describe, expect, test, vi } from 'vitest';
import { CallError, codeOf } from './call-error.ts';
import { type CallerSettings, createCaller } from './caller.ts';
import { newIdempotencyKey } from './idempotency.ts';

type Fetch = typeof globalThis.fetch;

function callerOver(fetch: Fetch, settings: Partial<CallerSettings> = {}) {
  return createCaller({
    calls: memberCalls,
    origin: 'http://site.test',
    siteKey: 'site-1',
    locale: () => 'vi',
    fetch,
    ...settings,
  });
}

const answering = (body: unknown, status = 200) =>
  vi.fn<Fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

const success = { resultCode: '0', resultMessage: '', data: { isPlayGame: 'Y' } };
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('what is sent', () => {
  test('[CL-00][EN-01] a POST with JSON, the site key, the token, the language, and the site in the body', async () => {
    const fetch = answering({
      resultCode: '0',
      resultMessage: '',
      data: { list: [], pageInfo: page, newMsg: 0, keepDays: 30, keepCount: 100 },
    });
    await callerOver(fetch, { token: () => 'the-token' })('/api/board/msgList', { page: 2 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://site.test/api/board/msgList');
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(new Headers(init?.headers).get('authorization')).toBe('site-1');
    expect(new Headers(init?.headers).get('token')).toBe('the-token');
    expect(new Headers(init?.headers).get('accept-language')).toBe('vi');
    expect(JSON.parse(String(init?.body))).toEqual({ page: 2, siteId: 'site-1' });
  });

  test('without a token there is no token header', async () => {
    const fetch = answering(success);
    await callerOver(fetch)('/api/kgon/isPlayGame', {});
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('token')).toBe(false);
  });
});

test('what a page says as it is left is sent to its end, and nothing else is', async () => {
  const fetch = answering({ ...success, data: {} });
  const caller = callerOver(fetch);
  await caller(
    '/api/etc/visit',
    { page: 'main', reader: 'guest', layout: 'mobile', cls: 0 },
    { keepalive: true },
  );
  await failureOf(caller('/api/kgon/isPlayGame', {}));
  expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

test('a page may send the calls of its own audience, and no others', async () => {
  const fetch = answering(success);
  const refused = await failureOf(callerOver(fetch, { calls: consoleCalls })('/api/kgon/isPlayGame', {}));
  expect(String(refused)).toContain('/api/kgon/isPlayGame is no call of this page');
  expect(fetch).not.toHaveBeenCalled();
});

const page = { page: 1, count_per_list: 10, total: 0 };

describe('what comes back', () => {
  test('a success is its data', async () => {
    await expect(callerOver(answering(success))('/api/kgon/isPlayGame', {})).resolves.toEqual({
      isPlayGame: 'Y',
    });
  });

  test('a success that was stored with its key before is marked as such', async () => {
    const onStored = vi.fn();
    await callerOver(answering(success))('/api/kgon/isPlayGame', {}, { onStored });
    expect(onStored).not.toHaveBeenCalled();
    const headers = { [storedAnswerHeader]: 'true' };
    const fetch = async () => new Response(JSON.stringify(success), { headers });
    await callerOver(fetch)('/api/kgon/isPlayGame', {}, { onStored });
    expect(onStored).toHaveBeenCalledOnce();
  });

  test('data that breaks the contract is an error in the words of the reader, and unknown fields are dropped', async () => {
    const wrong = answering({ ...success, data: { isPlayGame: true } });
    await expect(callerOver(wrong)('/api/kgon/isPlayGame', {})).rejects.toMatchObject({
      code: 'E001',
      message: expect.not.stringContaining('isPlayGame'),
      indeterminate: true,
    });
    const more = answering({ ...success, data: { isPlayGame: 'N', secret: 1 } });
    await expect(callerOver(more)('/api/kgon/isPlayGame', {})).resolves.toEqual({ isPlayGame: 'N' });
  });

  test('[ER-01] any other result is an error with its code and the text of the server', async () => {
    const fetch = answering({ resultCode: 'C101', resultMessage: 'too much', data: null });
    const error = await failureOf(callerOver(fetch)('/api/kgon/isPlayGame', {}));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: 'C101', message: 'too much', indeterminate: false });
    expect(codeOf(error)).toBe('C101');
    expect(codeOf(new Error('C101'))).toBeUndefined();
  });

  test('[ER-01] a result without a text, and a response that is no envelope, say RESPONSE_FAILED', async () => {
    for (const body of [{ resultCode: 'C101', resultMessage: '', data: null }, 'hello', '[]', '{}']) {
      const error = await failureOf(callerOver(answering(body))('/api/kgon/isPlayGame', {}));
      expect(error).toMatchObject({ message: 'RESPONSE_FAILED' });
    }
  });

  test('an unknown code becomes E001', async () => {
    const fetch = answering({ resultCode: 'Z123', resultMessage: 'new', data: null });
    expect(await failureOf(callerOver(fetch)('/api/kgon/isPlayGame', {}))).toMatchObject({ code: 'E001' });
  });
});

describe('when the outcome is indeterminate', () => {
  test('a lost connection is NT99 in the language of the reader, and says that the server may have acted', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.reject(new TypeError('fetch failed')));
    const error = await failureOf(callerOver(fetch)('/api/kgon/isPlayGame', {}));
    expect(error).toMatchObject({ code: 'NT99', message: results.NT99.vi, indeterminate: true });
  });

  test.each(['<html>bad gateway</html>', ''])(
    '[ER-01] so is a gateway that returns 502 with "%s"',
    async (body) => {
      const error = await failureOf(callerOver(answering(body, 502))('/api/kgon/isPlayGame', {}));
      expect(error).toMatchObject({ code: 'NT99', indeterminate: true });
    },
  );

  test('[ER-01] a fault of the server is indeterminate, a refusal is not', async () => {
    const fault = answering({ resultCode: 'E001', resultMessage: 'x', data: null }, 500);
    expect(await failureOf(callerOver(fault)('/api/kgon/isPlayGame', {}))).toMatchObject({
      indeterminate: true,
    });
    const refusal = answering({ resultCode: 'E429', resultMessage: 'x', data: null }, 429);
    expect(await failureOf(callerOver(refusal)('/api/kgon/isPlayGame', {}))).toMatchObject({
      indeterminate: false,
    });
  });

  test('so is a response that does not arrive in time', async () => {
    const fetch = vi.fn<Fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    const call = callerOver(fetch)('/api/kgon/isPlayGame', {}, { timeoutMs: 5 });
    expect(await failureOf(call)).toMatchObject({ code: 'NT99', indeterminate: true });
  });

  test.each(['NT99', 'TE99'])(
    'and so is %s, with which the server says that the outcome is open',
    async (code) => {
      const fetch = answering({ resultCode: code, resultMessage: 'delayed', data: null });
      expect(await failureOf(callerOver(fetch)('/api/kgon/isPlayGame', {}))).toMatchObject({
        code,
        indeterminate: true,
      });
    },
  );

  test('a call that the page has aborted is no network failure', async () => {
    const controller = new AbortController();
    const fetch = vi.fn<Fetch>(async () => {
      controller.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    const call = callerOver(fetch)('/api/kgon/isPlayGame', {}, { signal: controller.signal });
    expect(await failureOf(call)).toMatchObject({ name: 'AbortError' });
  });
});

test.each(['E401', 'TK999'] as const)('%s ends the session, and the page is told once', async (code) => {
  const onSessionEnd = vi.fn();
  const fetch = answering({ resultCode: code, resultMessage: 'over', data: null }, 401);
  await failureOf(callerOver(fetch, { onSessionEnd })('/api/kgon/isPlayGame', {}));
  expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code }));
});

test('other failures leave the session alone', async () => {
  const onSessionEnd = vi.fn();
  const fetch = answering({ resultCode: 'E403', resultMessage: 'no', data: null }, 403);
  await failureOf(callerOver(fetch, { onSessionEnd })('/api/kgon/isPlayGame', {}));
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('each intention has its own key, in the form that the contract requires', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

describe('a cached call', () => {
  const board = { leagues: [], events: [], feedAt: '2026-01-01T10:00:00Z', sports: [] };
  const answer = { resultCode: '0', resultMessage: '', data: board };
  /** A server whose answer has one entity tag, and says so to whoever has it. */
  const serving = (entityTag: string) =>
    vi.fn<Fetch>(async (_url, init) =>
      new Headers(init?.headers).get('if-none-match') === entityTag
        ? new Response(null, { status: 304 })
        : new Response(JSON.stringify(answer), { headers: { etag: entityTag } }),
    );
  const tagOf = (fetch: ReturnType<typeof serving>, index: number) =>
    new Headers(fetch.mock.calls[index]?.[1]?.headers).get('if-none-match');

  test('is asked for with the tag of the last answer, which 304 returns again', async () => {
    const fetch = serving('W/"a"');
    const call = callerOver(fetch);
    const first = await call('/api/sport/events', {});
    expect(tagOf(fetch, 0)).toBeNull();
    expect(await call('/api/sport/events', {})).toBe(first);
    expect(tagOf(fetch, 1)).toBe('W/"a"');
  });

  test('is kept for the body that it was asked with', async () => {
    const fetch = serving('W/"a"');
    const call = callerOver(fetch);
    await call('/api/sport/events', { when: 'soon' });
    await call('/api/sport/events', { when: 'live' });
    expect(tagOf(fetch, 1)).toBeNull();
  });

  test('has its new answer where it has moved', async () => {
    const fetch = serving('W/"a"');
    const call = callerOver(fetch);
    await call('/api/sport/events', {});
    fetch.mockImplementation(serving('W/"b"'));
    expect(await call('/api/sport/events', {})).toEqual(board);
    await call('/api/sport/events', {});
    expect(tagOf(fetch, 2)).toBe('W/"b"');
  });

  test('is kept for so many bodies and no more', async () => {
    const fetch = serving('W/"a"');
    const call = callerOver(fetch);
    for (let index = 0; index < 100; index += 1) await call('/api/sport/events', { sport: `sport ${index}` });
    await call('/api/sport/events', { sport: 'sport 99' });
    await call('/api/sport/events', { sport: 'sport 0' });
    expect([tagOf(fetch, 100), tagOf(fetch, 101)]).toEqual(['W/"a"', null]);
  });

  test('of another kind is never asked for with a tag', async () => {
    const fetch = vi.fn<Fetch>(
      async () => new Response(JSON.stringify(success), { headers: { etag: 'W/"a"' } }),
    );
    const call = callerOver(fetch);
    for (let index = 0; index < 2; index += 1) await call('/api/kgon/isPlayGame', {});
    expect(tagOf(fetch, 1)).toBeNull();
  });
});

describe('[ER-01] what is for the log', () => {
  const faultsOf = async (body: unknown, status = 200) => {
    const onFault = vi.fn();
    await failureOf(callerOver(answering(body, status), { onFault })('/api/kgon/isPlayGame', {}));
    return onFault.mock.calls.map(([fault]) => fault);
  };
  const path = '/api/kgon/isPlayGame';
  const none = { requestId: undefined, breaches: [] };

  test('a breach of the contract says where it is, and not what was there', async () => {
    const faults = await faultsOf({ ...success, data: { isPlayGame: 'a private word' } });
    expect(faults).toEqual([
      { ...none, path, status: 200, code: '0', breaches: ['isPlayGame invalid_value'] },
    ]);
    expect(JSON.stringify(faults)).not.toContain('private');
  });

  test('an unreadable answer, a failure of the server and a code that nobody knows', async () => {
    expect(await faultsOf('<html>', 502)).toEqual([{ ...none, path, status: 502, code: undefined }]);
    const broken = { resultCode: 'E001', resultMessage: 'no', data: null };
    expect(await faultsOf(broken, 500)).toEqual([{ ...none, path, status: 500, code: 'E001' }]);
    const unknown = { ...broken, resultCode: 'X123' };
    expect(await faultsOf(unknown)).toEqual([{ ...none, path, status: 200, code: 'X123' }]);
  });

  test('a refusal and a success are nothing of the kind, nor is a network that is away', async () => {
    expect(await faultsOf({ resultCode: 'C002', resultMessage: 'no', data: null })).toEqual([]);
    expect(await faultsOf({ resultCode: 'E401', resultMessage: 'no', data: null }, 401)).toEqual([]);
    expect(await faultsOf(success)).toEqual([]);
    const onFault = vi.fn();
    const away = () => Promise.reject(new TypeError('fetch failed'));
    await failureOf(callerOver(away, { onFault })(path, {}));
    expect(onFault).not.toHaveBeenCalled();
  });

  test('nor is an answer that breaks off, because its page is left or the network is lost: it is lost', async () => {
    const onFault = vi.fn();
    const breaksOff = new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"resultCode":'));
        body.error(new TypeError('network error'));
      },
    });
    const fetch = async () => new Response(breaksOff, { status: 200 });
    const error = await failureOf(callerOver(fetch, { onFault })(path, {}));
    expect(error).toMatchObject({ code: 'NT99', indeterminate: true });
    expect(onFault).not.toHaveBeenCalled();
  });

  test('it names the request as the server has written it down', async () => {
    const onFault = vi.fn();
    const fetch = async () => new Response('{}', { status: 500, headers: { 'x-request-id': 'a-request' } });
    await failureOf(callerOver(fetch, { onFault })(path, {}));
    expect(onFault).toHaveBeenCalledWith({
      ...none,
      path,
      status: 500,
      code: undefined,
      requestId: 'a-request',
    });
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { NoResponse, PlayApi, Refusal } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: object): PlayApi {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  return new PlayApi();
}

test('a server that closes has an error in its answer too, and has refused nothing', async () => {
  const closing = { error: 'Service Unavailable', message: 'Service Unavailable', statusCode: 503 };
  await expect(answering(503, closing).balance()).rejects.toBeInstanceOf(NoResponse);
  const { signal } = new AbortController();
  await expect(answering(503, closing).listen('/stream', signal)).rejects.toBeInstanceOf(NoResponse);
});

test('a refusal says why', async () => {
  const refused = answering(401, { error: 'session-replaced' }).balance();
  await expect(refused).rejects.toThrow(new Refusal({ error: 'session-replaced' }));
});

test('a launch whose response was lost is exchanged again for the same token', async () => {
  const sent: { launch: string; playToken: string }[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    if (sent.length === 1) throw new TypeError('lost');
    return Response.json({ playToken: sent[0]?.playToken, lang: 'ko' });
  });
  const api = new PlayApi();
  await expect(api.open('launch-1')).rejects.toBeInstanceOf(NoResponse);
  expect(api.hasSession).toBe(false);
  expect(await api.open('launch-1')).toEqual({ lang: 'ko' });
  expect(sent[1]).toEqual(sent[0]);
  expect(api.hasSession).toBe(true);
});

test('every load of the page is a page of its own', () => {
  expect(new PlayApi().page).not.toBe(new PlayApi().page);
});

import { beforeEach, expect, test } from 'vitest';
import { BreakingLedger } from '../testing/breaking-ledger.ts';
import { password, pin } from '../testing/people.ts';
import { createWorld } from '../testing/world.ts';

const lines: string[] = [];
let ledger: BreakingLedger | undefined;
const world = await createWorld({
  server: { logTo: { write: (line) => lines.push(line) } },
  change: (services) => {
    ledger = new BreakingLedger(services.database);
    return { ...services, ledger };
  },
});

beforeEach(() => {
  lines.length = 0;
});

const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

async function post(url: string, payload: object | string, headers: Record<string, string> = {}) {
  const response = await world.app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', authorization: world.site.key, ...headers },
  });
  return { id: response.headers['x-request-id'], code: response.json().resultCode as string };
}

test('[OPS-1][SEC-24][ER-01] a refusal and an error are written down with the correlation id that the client was told', async () => {
  const member = await world.member();
  lines.length = 0;
  const refused = await post('/api/cash/in', { amount: 0 }, { token: member.token });
  const unknown = await post('/api/no/such/call', {});
  const malformed = await post('/api/cash/in', '{"amount":');
  if (ledger !== undefined) ledger.brokenMember = member.key;
  const broken = await post('/api/cash/getUserCash', {}, { token: member.token });
  if (ledger !== undefined) ledger.brokenMember = undefined;
  const known = [
    [refused, 'C002', 200, '/api/cash/in'],
    [unknown, 'E404', 404, undefined],
    [malformed, 'E400', 400, '/api/cash/in'],
    [broken, 'E001', 500, '/api/cash/getUserCash'],
  ] as const;
  for (const [{ id, code }, expected, status, path] of known) {
    expect(code).toBe(expected);
    expect(id).toMatch(/^[\w-]{16,}$/);
    const line = written().find((each) => each.reqId === id && each.code !== undefined);
    expect(line).toMatchObject({ code, status, ...(path === undefined ? {} : { path }) });
  }
  expect(
    written()
      .filter(({ reqId }) => reqId === broken.id)
      .map(({ msg }) => msg),
  ).toContain('a request failed');
});

test('a call that a lost connection ends is no line of its own: the outage is named once, when it lasts', async () => {
  const member = await world.member();
  lines.length = 0;
  if (ledger !== undefined) ledger.lostMember = member.key;
  const lost = await post('/api/cash/getUserCash', {}, { token: member.token });
  if (ledger !== undefined) ledger.lostMember = undefined;
  expect(lost.code).toBe('E002');
  expect(lost.id).toMatch(/^[\w-]{16,}$/);
  expect(lines).toEqual([]);
});

test('a success is not written down', async () => {
  const member = await world.member();
  lines.length = 0;
  await member.call('/api/wallet/balance', {});
  expect(lines).toEqual([]);
});

test('[SEC-24][ER-01] no name, phone, account number, token or password is in the log', async () => {
  const secrets = {
    memId: 'canaryid1',
    memNick: '카나리아별명',
    memPass: 'canary in the mine',
    cashOutPass: '9182',
    memPhone: '01098765432',
    memName: '카나리아 이름',
    bankacc: '99887766554433',
  };
  const form = { ...secrets, memPassCheck: secrets.memPass, bank: '999', recommenderId: world.site.storeId };
  expect((await post('/api/member/signup', form)).code).toBe('U107');
  await post('/api/member/signup', { ...form, bank: '004' });
  expect((await post('/api/member/signup', { ...form, bank: '004' })).code).toBe('U116');
  expect((await post('/api/member/login', { memId: secrets.memId, memPass: secrets.memPass })).code).toBe(
    'L002',
  );
  const member = await world.member({ cash: 100_000 });
  const withdrawal = { amount: 20_000, cashOutPass: '9182' };
  expect((await post('/api/cash/out', withdrawal, { token: member.token })).code).toBe('C008');
  expect(
    (await post('/api/member/info', {}, { token: 'canarytokencanarytokencanarytokencanarytoke' })).code,
  ).toBe('E401');
  await post(`/api/${secrets.memId}/${secrets.memPhone}?name=${secrets.memPhone}`, {});
  expect(lines.length).toBeGreaterThanOrEqual(6);
  // Digits of a moment, of a process or of a random correlation id may be those of a PIN; they say nothing of anybody.
  const log = written()
    .map(({ time: _time, pid: _pid, reqId: _reqId, ...line }) => JSON.stringify(line))
    .join('\n');
  for (const secret of [...Object.values(secrets), password, pin, member.token, 'canarytoken', 'Kim Dohyun'])
    expect(log).not.toContain(secret);
});

test('what anybody can repeat at will does not fill the log: the rest is counted', async () => {
  const guest = world.guest();
  for (let index = 0; index < 120; index += 1) await guest.codeOf('/api/member/info', {});
  expect(written().filter(({ code }) => code === 'E401').length).toBeLessThanOrEqual(50);
});

test('a foreign site that a payload names fills no log either, and is not repeated', async () => {
  const siteId = 'canarysite'.repeat(20_000);
  for (let index = 0; index < 120; index += 1)
    expect((await post('/api/etc/siteOption', { siteId })).code).toBe('E403');
  const told = written().filter(({ msg }) => msg === 'a request names another site than its key');
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(50);
  expect(told[0]).toMatchObject({ site: world.site.key });
  expect(lines.join('')).not.toContain('canarysite');
});

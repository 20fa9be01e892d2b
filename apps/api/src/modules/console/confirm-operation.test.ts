import { type CallSpec, calls, type RequestOf } from '@hanpan/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../../kernel/confirmation/show-operation.ts';
import { need } from '../../kernel/need.ts';
import { codeAt, stepOf } from '../../kernel/totp.ts';
import { TestCaller } from '../../testing/caller.ts';
import { minutes } from '../../testing/clock.ts';
import { failToTheBound } from '../../testing/failed-attempts.ts';
import { password, pin } from '../../testing/people.ts';
import { reachedBy } from '../../testing/reached-by.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { waitingForLocks } from '../../testing/waiting-for-locks.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
await world.changeSite(world.site, { stepUpAmount: 20_000 });
const askPath = '/api/console/adjustment/ask';
const approvePath = '/api/console/cash/approve';
const show = '/api/console/confirmation/show';
const give = '/api/console/confirmation/give';

let operator: Person;
let member: Person;
beforeEach(async () => {
  operator = await world.operator('supervisor');
  member = await world.member({ cash: 1_000_000 });
});

/** A credit that is large enough to be asked about. */
const credit = (change: Partial<RequestOf<typeof askPath>> = {}): RequestOf<typeof askPath> => ({
  memId: member.memId,
  direction: 'credit',
  amount: 50_000,
  reason: 'a mistake of ours',
  idempotencyKey: newKey(),
  ...change,
});

const shown = (path: string, body: object, by = operator) =>
  by.call(show, { path, body: { ...body } as never });

async function confirmed(path: string, body: object, by = operator): Promise<string> {
  const { confirmationKey, digest } = await shown(path, body, by);
  await by.call(give, { confirmationKey, digest, password });
  return confirmationKey;
}

const codeWith = async (
  body: RequestOf<typeof askPath>,
  confirmationKey: string,
  by: Pick<Person, 'askOnce'> = operator,
) => (await by.askOnce(askPath, { ...body, confirmationKey })).code;

/** A withdrawal that the operator has claimed. */
async function claimed(): Promise<{ cashIdx: number; payoutReference: string }> {
  const { request } = await member.call('/api/cash/out', {
    amount: 60_000,
    cashOutPass: pin,
    idempotencyKey: newKey(),
  });
  await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  return { cashIdx: request.cashIdx, payoutReference: 'bank-77' };
}

describe('[SEC-18] what an operator confirms', () => {
  test('is put together by the server: who, what, how much, and to which account', async () => {
    const { lines, memIds } = await shown(approvePath, await claimed());
    expect(lines).toEqual([
      { name: 'member', text: member.memId, amount: null },
      { name: 'withdrawal', text: null, amount: 60_000 },
      { name: 'account', text: expect.stringMatching(/^KB \*+\d{4}$/), amount: null },
      { name: 'reference', text: 'bank-77', amount: null },
      { name: 'outcome', text: 'now', amount: null },
    ]);
    expect(memIds).toEqual([member.memId]);
    expect((await shown(askPath, credit())).lines.map(({ name }) => name)).toEqual([
      'member',
      'credit',
      'reason',
      'outcome',
    ]);
  });

  test('says of a deposit until when its member has excluded itself, and is void where that was not shown', async () => {
    const depositor = await world.member();
    const asked = { amount: 50_000, idempotencyKey: newKey() };
    const { cashIdx } = (await depositor.call('/api/cash/in', asked)).request;
    await operator.call('/api/console/cash/claim', { cashIdx });
    const names = async () => (await shown(approvePath, { cashIdx })).lines.map(({ name }) => name);
    expect(await names()).not.toContain('excludedUntil');
    const confirmationKey = await confirmed(approvePath, { cashIdx });
    await depositor.call('/api/protection/exclude', { period: 'week' });
    const body = { cashIdx, idempotencyKey: newKey(), confirmationKey };
    expect((await operator.askOnce(approvePath, body)).code).toBe('L015');
    expect(await names()).toContain('excludedUntil');
  });

  test('says whether its money moves at once, and is void where that has changed', async () => {
    const outcome = async (body: object) =>
      (await shown(askPath, body)).lines.find(({ name }) => name === 'outcome')?.text;
    const body = credit({ amount: 2_000_000 });
    expect(await outcome(body)).toBe('now');
    const key = await confirmed(askPath, body);
    const before = credit({ amount: 1_500_000 });
    expect(await codeWith(before, await confirmed(askPath, before))).toBe('0');
    expect(await codeWith(body, key)).toBe('L015');
    expect(await outcome(body)).toBe('waits');
  });

  test('is asked for although the session has just shown who it is, and moves nothing before', async () => {
    await operator.call('/api/console/confirm', { password });
    const body = credit();
    expect((await operator.askOnce(askPath, body)).code).toBe('L008');
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 1_000_000 });
    expect(await codeWith(body, await confirmed(askPath, body))).toBe('0');
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 1_050_000 });
  });

  test('below the sum of the site nobody is asked', async () => {
    expect((await operator.askOnce(askPath, credit({ amount: 5_000 }))).code).toBe('0');
  });

  test('is nothing where there is no such operation, or none that this operator may do', async () => {
    expect(await operator.codeOf(show, { path: askPath, body: { memId: 'nobody' } })).toBe('E404');
    expect(await operator.codeOf(show, { path: askPath, body: credit({ memId: 'nobody' }) as never })).toBe(
      'E404',
    );
    expect(await operator.codeOf(show, { path: '/api/console/logout', body: {} })).toBe('E404');
    const content = await world.operator('content');
    expect(await content.codeOf(show, { path: askPath, body: credit() as never })).toBe('E404');
  });
});

describe('[SEC-18] a confirmation', () => {
  test('is good once, also at once', async () => {
    const body = credit();
    const key = await confirmed(askPath, body);
    const again = () => codeWith({ ...body, idempotencyKey: newKey() }, key);
    const codes = await Promise.all([again(), again(), again()]);
    expect(codes.sort()).toEqual(['0', 'L015', 'L015']);
    expect(await again()).toBe('L015');
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 1_050_000 });
  });

  test('is told again what came of it where the call is sent again with its key, and nothing moves twice', async () => {
    const body = credit();
    const key = await confirmed(askPath, body);
    const send = (more: object) => operator.askOnce(askPath, { ...body, ...more });
    const [first, ...again] = [
      await send({ confirmationKey: key }),
      await send({ confirmationKey: key }),
      await send({}),
      await send({ confirmationKey: newKey() }),
    ];
    expect(first.code).toBe('0');
    for (const answer of again) expect(answer).toEqual(first);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 1_050_000 });
  });

  test('that was given, of which the answer was lost, is looked at anew, and the operation happens once', async () => {
    let gives = 0;
    const app = reachedBy(world.app, async (request) => {
      const isFirst = request.url === give && gives++ === 0;
      // The first answer is lost, so it is sent again.
      if (isFirst) await world.app.inject(request);
      return world.app.inject(request);
    });
    const client = new TestCaller({ app, siteKey: world.site.key, token: operator.token });
    await client.call(askPath, credit());
    expect(gives).toBe(2);
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 1_050_000 });
  });

  test.each([
    ['another sum', { amount: 60_000 }],
    ['another direction', { direction: 'debit' as const }],
    ['another reason', { reason: 'something else' }],
  ])('is of exactly this operation: not of %s', async (_, change) => {
    const key = await confirmed(askPath, credit());
    expect(await codeWith(credit(change), key)).toBe('L015');
    expect(await world.holdingsOf(member)).toMatchObject({ cash: 1_000_000 });
  });

  test('is of no other member, call, operator or session', async () => {
    const body = credit();
    const key = await confirmed(askPath, body);
    const other = await world.addMember();
    expect(await codeWith({ ...body, memId: other.memId }, key)).toBe('L015');
    expect(await codeWith(body, key, await world.operator('supervisor'))).toBe('L015');
    const request = await claimed();
    expect((await operator.askOnce(approvePath, { ...request, confirmationKey: key })).code).toBe('L015');
    const login = { operatorId: operator.memId, password };
    const { token } = await world.guest().call('/api/console/login', login);
    expect(await codeWith(body, key, world.guest().withToken(need(token, 'token')))).toBe('L015');
    expect(await codeWith(body, key)).toBe('0');
  });

  test('has a digest of its own for each call, body, operator, session, site and state', () => {
    const call: CallSpec = calls[askPath];
    const digest = (change: object, of = call, body: object = credit({ idempotencyKey: '' }), state = {}) => {
      const context = { site: { id: 1 }, operatorId: 1, session: { sessionId: 1 }, ...change };
      const operation = { lines: [], memIds: [], state };
      return digestOf(world.services, of, context as never, body as never, operation).toString('hex');
    };
    const all = [
      digest({}),
      digest({ site: { id: 2 } }),
      digest({ operatorId: 2 }),
      digest({ session: { sessionId: 2 } }),
      digest({}, calls[approvePath]),
      digest({}, call, credit({ amount: 50_001 })),
      digest({}, call, undefined, { status: 'closed' }),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(digest({})).toBe(all[0]);
  });

  test('that there is none of is refused before the call does anything', async () => {
    const tooMuch = credit({ direction: 'debit', amount: 50_000_000 });
    expect(await codeWith(tooMuch, newKey())).toBe('L015');
    expect(await codeWith(tooMuch, (await shown(askPath, tooMuch)).confirmationKey)).toBe('L015');
    expect(await codeWith(tooMuch, await confirmed(askPath, tooMuch))).toBe('B6000');
  });

  test('is over two minutes after it was shown, given or not', async () => {
    const body = credit();
    const late = await shown(askPath, body);
    const key = await confirmed(askPath, body);
    world.clock.advance(minutes(2));
    expect(await codeWith(body, key)).toBe('L015');
    const { confirmationKey, digest } = late;
    expect(await operator.codeOf(give, { confirmationKey, digest, password })).toBe('L015');
  });

  test('is none before it was given, and not given for something else than was shown', async () => {
    const body = credit();
    const { confirmationKey, digest } = await shown(askPath, body);
    expect(await codeWith(body, confirmationKey)).toBe('L015');
    const other = await shown(askPath, credit({ amount: 90_000 }));
    expect(await operator.codeOf(give, { confirmationKey, digest: other.digest, password })).toBe('L015');
    expect(await operator.codeOf(give, { confirmationKey, digest, password })).toBe('0');
    expect(await operator.codeOf(give, { confirmationKey, digest, password })).toBe('L015');
  });

  test('ends with three wrong passwords, also at once, and the operation has to be looked at anew', async () => {
    const body = credit();
    const { confirmationKey, digest } = await shown(askPath, body);
    const guess = () => operator.codeOf(give, { confirmationKey, digest, password: 'wrong' });
    const codes = await Promise.all([guess(), guess(), guess(), guess(), guess()]);
    expect(codes.sort()).toEqual(['L001', 'L001', 'L001', 'L015', 'L015']);
    expect(await operator.codeOf(give, { confirmationKey, digest, password })).toBe('L015');
    // Three failures in a row lock the place as well.
    world.clock.advance(minutes(15));
    expect(await codeWith(body, await confirmed(askPath, body))).toBe('0');
  });

  test('is void where the account that is paid to has changed since', async () => {
    const request = await claimed();
    const key = await confirmed(approvePath, request);
    const { sealer } = world.services;
    await world.database.run('update member set account_cipher = $2, account_index = $3 where id = $1', [
      member.key,
      sealer.seal('member.account', '99998888777'),
      sealer.blindIndex('account', '99998888777'),
    ]);
    const approve = async (confirmationKey: string) =>
      (await operator.askOnce(approvePath, { ...request, confirmationKey, idempotencyKey: newKey() })).code;
    expect(await approve(key)).toBe('L015');
    expect(await world.holdingsOf(member)).toMatchObject({ hold: 60_000 });
    expect(await approve(await confirmed(approvePath, request))).toBe('0');
    expect(await world.holdingsOf(member)).toMatchObject({ hold: 0 });
  });

  test('is void where the account changes while the call waits for its member', async () => {
    const request = await claimed();
    const confirmationKey = await confirmed(approvePath, request);
    const approving = await world.database.transaction(async (tx) => {
      await tx.run('select member_lock($1::bigint[])', [[member.key]]);
      const answer = operator.askOnce(approvePath, { ...request, confirmationKey });
      await expect.poll(() => waitingForLocks(world), { timeout: 30_000 }).toBe(1);
      const sealed = world.services.sealer.blindIndex('account', '99996666555');
      await tx.run('update member set account_cipher = $2, account_index = $3 where id = $1', [
        member.key,
        world.services.sealer.seal('member.account', '99996666555'),
        sealed,
      ]);
      return { answer };
    });
    expect((await approving.answer).code).toBe('L015');
    expect(await world.holdingsOf(member)).toMatchObject({ hold: 60_000 });
  });

  test('is void where somebody else has taken the request over; what the call refuses itself is said first', async () => {
    const request = await claimed();
    const key = await confirmed(approvePath, request);
    await operator.call('/api/console/cash/release', { cashIdx: request.cashIdx });
    expect((await operator.askOnce(approvePath, { ...request, confirmationKey: key })).code).toBe('C502');
    const other = await world.operator('supervisor');
    await other.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
    // A supervisor may approve it all the same, but not what it has not seen.
    expect((await operator.askOnce(approvePath, { ...request, confirmationKey: key })).code).toBe('L015');
  });

  test('is in the audit log with what it was of, and the database turns none of its steps back', async () => {
    const body = credit();
    const { confirmationKey, digest } = await shown(askPath, body);
    await operator.call(give, { confirmationKey, digest, password });
    const entry = await world.database.row(
      "select detail from audit_log where action = 'operator.confirm' and actor_key = $1 order by id desc limit 1",
      [operator.key],
    );
    expect(entry).toMatchObject({ detail: { by: 'password', path: askPath, digest } });
    expect(await codeWith(body, confirmationKey)).toBe('0');
    for (const change of [
      'used_at = null',
      'tries = 0',
      "digest = sha256('x')",
      "expires_at = now() + interval '1 day'",
    ])
      await expect(
        world.database.run(`update operation_confirmation set ${change} where key = $1`, [confirmationKey]),
        change,
      ).rejects.toThrow('does not go back');
  });
});

/** Somebody with an operation that was shown, and what it is confirmed with. */
async function asking() {
  const { confirmationKey, digest } = await shown(askPath, credit());
  const confirming = (proof: { password?: string; code?: string }) =>
    operator.codeOf(give, { confirmationKey, digest, ...proof });
  return { confirming };
}

async function withTotp(): Promise<Buffer> {
  const key = Buffer.alloc(20, 7);
  const sealed = world.services.sealer.seal('operator.totp', key.toString('base64'));
  await world.database.run('update operator set totp_sealed = $2 where id = $1', [operator.key, sealed]);
  return key;
}

test.each([
  ...refusalsOf(give, {
    L015: [
      'a key of nothing that was shown',
      () => operator.codeOf(give, { confirmationKey: newKey(), digest: 'ab'.repeat(32), password }),
    ],
    L006: [
      'a password where a code is due',
      async () => {
        await withTotp();
        return (await asking()).confirming({ password });
      },
    ],
    L010: [
      'whose attempts have failed a hundred times in a row',
      async () => {
        await failToTheBound(world, `operator:${operator.memId}`);
        return (await asking()).confirming({ password });
      },
    ],
    L005: [
      'who has tried too often',
      async () => {
        for (let tries = 0; tries < 10; tries += 1)
          await operator.codeOf('/api/console/confirm', { password: 'wrong' });
        return (await asking()).confirming({ password });
      },
    ],
    L001: ['a wrong password', async () => (await asking()).confirming({ password: 'wrong' })],
    L007: [
      'a code that was used',
      async () => {
        const code = codeAt(await withTotp(), stepOf(world.clock.read()));
        await operator.call('/api/console/confirm', { code });
        return (await asking()).confirming({ code });
      },
    ],
  }),
])('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

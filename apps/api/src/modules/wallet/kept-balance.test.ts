import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { minutes } from '../../testing/clock.ts';
import { createFakeVendor, gameKey, installVendor, vendorCode } from '../../testing/game-vendor.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { sendMessage } from '../message/index.ts';

const path = '/api/wallet/balance';
/** How often the balances of a group were read, and what happens right after one reading. */
let reads = 0;
let afterRead: (() => Promise<unknown>) | undefined;
const world = await createWorld({
  vendors: [createFakeVendor()],
  change: (services) => ({
    ...services,
    database: {
      ...services.database,
      async prepared<Row>(name: string, text: string, values: readonly unknown[]) {
        const rows = await services.database.prepared<Row>(name, text, values);
        if (name !== 'ledger-balances') return rows;
        reads += 1;
        const act = afterRead;
        afterRead = undefined;
        await act?.();
        return rows;
      },
    },
  }),
});

await installVendor(world);

const credit = (member: Person, value: number) => {
  const holder = { siteId: world.site.id, memberId: member.key };
  return world.services.ledger.post(flows.adjustmentCredit({ holder, amount: amount(value) }, newKey()));
};

/** Somebody with both accounts open, who has asked twice: the first question also finds where the feed stands. */
async function known(): Promise<Person> {
  const member = await world.member({ cash: 5_000 });
  const holder = { siteId: world.site.id, memberId: member.key };
  await world.services.ledger.post(flows.pointGrant({ holder, amount: amount(100) }, newKey()));
  await member.call(path, {});
  await member.call(path, {});
  return member;
}

/** How often the balances are read for this. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const before = reads;
  await work();
  return reads - before;
}

test('while nothing moves, an answer is read once', async () => {
  const member = await known();
  expect(
    await readsOf(async () => {
      for (let index = 0; index < 5; index += 1)
        expect(await member.call(path, {})).toMatchObject({ balance: 5_000, point: 100, newMsg: 0 });
    }),
  ).toBe(0);
});

test('[ST-04] after every movement of cash the next answer has it, whoever moved it', async () => {
  const member = await known();
  for (let index = 1; index <= 10; index += 1) {
    await credit(member, 1);
    expect(await member.call(path, {})).toMatchObject({ balance: 5_000 + index });
  }
});

test('what others move leaves it alone', async () => {
  const [member, other] = [await known(), await known()];
  await credit(other, 7);
  expect(await readsOf(() => member.call(path, {}))).toBe(0);
  expect(await other.call(path, {})).toMatchObject({ balance: 5_007 });
});

test('a new message is counted, and its reading', async () => {
  const member = await known();
  const message = { ko: '알림', en: 'News', vi: 'Tin' };
  await world.database.transaction((tx) =>
    sendMessage(tx, {
      siteId: world.site.id,
      memberId: member.key,
      title: message,
      body: message,
      copyText: null,
      sentBy: 'operator',
      sentAt: new Date(),
    }),
  );
  expect(await member.call(path, {})).toMatchObject({ newMsg: 1 });
  const [first] = (await member.call('/api/board/msgList', {})).list;
  await member.call('/api/board/msgRead', { msgIdx: first?.msgIdx ?? 0 });
  expect(await member.call(path, {})).toMatchObject({ newMsg: 0 });
});

test('what moves while an answer is read is not missed: that answer is not kept', async () => {
  const member = await known();
  await credit(member, 1);
  afterRead = () => credit(member, 10);
  expect(await member.call(path, {})).toMatchObject({ balance: 5_001 });
  expect(await member.call(path, {})).toMatchObject({ balance: 5_011 });
});

test('[RL-03] a session that has ended gets no answer any more, and is told why', async () => {
  const member = await known();
  await world.signIn(member.memId);
  expect(await member.codeOf(path, {})).toBe('TK999');
  const gone = await known();
  await gone.call('/api/member/logout', {});
  expect(await gone.codeOf(path, {})).toBe('E401');
});

test('a session ends by the clock as well, and what a page asks by itself does not keep it alive', async () => {
  const member = await known();
  for (let passed = 0; passed < 29; passed += 1) {
    world.clock.advance(minutes(1));
    expect(await member.codeOf(path, {})).toBe('0');
  }
  world.clock.advance(minutes(2));
  expect(await member.codeOf(path, {})).toBe('E401');
});

test('a payload that names another site is refused, kept or not, and so is one that is no object', async () => {
  const member = await known();
  expect(await member.codeOf(path, { siteId: 'another' } as never)).toBe('E403');
  expect(await member.codeOf(path, [] as never)).toBe('E400');
});

test('each caller gets its own language', async () => {
  const member = await known();
  const texts = await Promise.all(
    ['ko', 'en', 'vi'].map(async (locale) => {
      const response = await world.app.inject({
        method: 'POST',
        url: path,
        headers: { ...member.headers, 'accept-language': locale },
        payload: {},
      });
      return [response.json().resultMessage, response.json().data.balance];
    }),
  );
  expect(new Set(texts.map(([text]) => text)).size).toBe(3);
  expect(new Set(texts.map(([, balance]) => balance))).toEqual(new Set([5_000]));
});

test('[CL-35] somebody who is in a game is told so, and when it is silent, and so is who opens one', async () => {
  const member = await known();
  expect(await member.call(path, {})).toMatchObject({ isPlayGame: 'N' });
  await member.call('/api/minigame/getGame', { vendorKey: vendorCode, gameType: 'slot', gameKey });
  expect(await member.call(path, {})).toMatchObject({ isPlayGame: 'Y' });
  world.clock.advance(minutes(1) + 1);
  expect(await member.call(path, {})).toMatchObject({ isPlayGame: 'N' });
});

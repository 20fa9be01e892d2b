import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { sendMessage } from '../../modules/message/index.ts';
import { createStage } from '../fuzz/stage.ts';
import { hub88GameKey } from '../hub88-vendor.ts';
import { type Known, oldPassword, type SpecifiedCall, sectionSeven } from './section-seven.ts';
import { SpecifiedClient } from './specified-client.ts';

const stage = await createStage();
const { world, hub, moon, match } = stage;
const clients = new Map<SpecifiedCall['by'], SpecifiedClient>();
let known: Known;

async function logIn(origin: string, memId?: string): Promise<SpecifiedClient> {
  const client = new SpecifiedClient(origin, world.site.key);
  if (memId !== undefined) await client.login(memId, oldPassword);
  return client;
}

/** What the calls speak of: a message, a processed request, a post, and somebody below a partner. */
async function prepare(member: SpecifiedClient, key: number, memId: string): Promise<Known> {
  const text = { ko: '안녕하세요', en: 'Hello', vi: 'Xin chào' };
  await world.database.transaction((tx) =>
    sendMessage(tx, {
      siteId: world.site.id,
      memberId: key,
      title: text,
      body: text,
      copyText: null,
      sentBy: 'test',
      sentAt: world.clock.read.date(),
    }),
  );
  const { list } = await member.data('/api/board/msgList', { page: 1 });
  const { request } = await member.data('/api/cash/in', { amount: 30_000 });
  const operator = await world.operator();
  await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  await operator.call('/api/console/cash/reject', { cashIdx: request.cashIdx, reason: 'test' });
  world.clock.advance(120_000);
  const post = await member.post('/api/board/board/save', {
    memId,
    memName: '김민수',
    title: '첫 글',
    content: '내용',
    category: 'normal',
  });
  return {
    memId,
    memName: '김민수',
    underMe: (await world.addMember()).memId,
    vendorKey: hub.code,
    gameKey: hub88GameKey,
    selectionId: match.selection('WDL', 'home'),
    cashIdx: request.cashIdx,
    msgIdx: list[0].msgIdx,
    boardIdx: post.data?.boardIdx ?? 0,
  };
}

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
  const { key, memId } = await world.addMember({ cash: 500_000 });
  const member = await logIn(origin, memId);
  clients.set('guest', await logIn(origin));
  clients.set('member', member);
  clients.set('partner', await logIn(origin, world.site.storeId));
  known = await prepare(member, key, memId);
});
afterAll(() => moon.close());

const nobody: Known = {
  memId: '',
  memName: '',
  underMe: '',
  vendorKey: hub.code,
  gameKey: '',
  selectionId: 0,
  cashIdx: 0,
  msgIdx: 0,
  boardIdx: 0,
};

test.each(sectionSeven(nobody).map(({ id, path }, index) => [id, path, index] as const))(
  '[%s] %s takes the payload of section 7 and returns what is written there',
  async (_, path, index) => {
    const call = need(sectionSeven(known)[index], path);
    const client = need(clients.get(call.by), call.by);
    const answer = await client.post(call.path, call.payload);
    expect(`${path}: ${answer.resultCode} ${answer.resultCode === '0' ? '' : answer.resultMessage}`).toBe(
      `${path}: 0 `,
    );
    for (const field of call.data ?? []) expect(answer.data, field).toHaveProperty(field);
    await world.passTime(5_000);
  },
);

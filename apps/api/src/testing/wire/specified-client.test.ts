import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStage, transferGame } from '../fuzz/stage.ts';
import { hub88GameKey } from '../hub88-vendor.ts';
import { pin } from '../people.ts';
import { SpecifiedClient } from './specified-client.ts';

/** Nothing here is of the contract or of the client package: paths, payloads and fields are those of the specification. */
const stage = await createStage();
const { world, hub, moon, match } = stage;
let origin = '';
const password = 'correct horse 1';
const newClient = () => new SpecifiedClient(origin, world.site.key);

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(() => moon.close());

const application = (number: number) => ({
  memId: `wire${number}`,
  memNick: `배선${number}`,
  memPass: 'fourWords1',
  memPassCheck: 'fourWords1',
  cashOutPass: '4821',
  memPhone: `010-${number}-1234`,
  recommenderId: world.site.storeId,
  bank: '004',
  memName: '김민수',
  bankacc: `11020${number}`,
  memLevel: 1,
  partSendYn: 'N',
  firstBetConfYn: 'N',
  memStatus: 0,
});

/** A client that is logged in as a member with money. */
async function member(cash = 100_000) {
  const { key, memId } = await world.addMember({ cash });
  const client = newClient();
  await client.login(memId, password);
  return { client, key, memId };
}

describe('a client written from the specification alone', () => {
  test('[CL-00][CL-01][CL-02][CL-03][CL-05][EN-03][EN-04] signs up, waits for the approval, logs in and out', async () => {
    const client = newClient();
    const model = application(5555);
    expect((await client.post('/api/member/signup', model)).resultCode).toBe('0');
    expect((await client.post('/api/member/login', model)).resultCode).toBe('L002');
    const operator = await world.operator();
    const { list } = await operator.call('/api/console/members', { search: model.memId });
    const memberKey = list[0]?.memberKey ?? 0;
    const decision = { memberKey, decision: 'approve', birthDate: '1990-01-01' } as const;
    await operator.call('/api/console/members/decide', decision);

    const data = await client.login(model.memId, model.memPass);
    expect(data.member).toMatchObject({
      memId: model.memId,
      memNick: model.memNick,
      memLevel: 1,
      cashAmt: 0,
      pointAmt: 0,
      isPartnerMember: 'N',
      recommenderId: world.site.storeId,
      token: data.token,
    });
    for (const field of ['memName', 'phone', 'bankName', 'accountNumber', 'accountHolder'])
      expect(data.member[field], field).toEqual(expect.any(String));
    expect(data.msgInfo.newMsg).toEqual(expect.any(Number));
    expect((await client.data('/api/member/info')).member).toEqual(data.member);
    await client.data('/api/member/logout');
    expect((await client.post('/api/member/info')).status).toBe(401);
  });

  test('[CL-38][CL-01] a log-in that fails has the message of the specification, whoever it was', async () => {
    const { memId } = await member();
    for (const memPass of ['wrong', '']) {
      const said = await newClient().post('/api/member/login', { memId, memPass });
      expect(said.resultMessage).toBe('로그인정보가 올바르지 않습니다. 확인해주세요.');
    }
    const nobody = await newClient().post('/api/member/login', { memId: 'nobody', memPass: 'x' });
    expect(nobody.resultMessage).toBe('로그인정보가 올바르지 않습니다. 확인해주세요.');
  });

  test('[CL-04][ST-01] refreshes its token, and goes on with the new one', async () => {
    const { client } = await member();
    const first = await client.refresh();
    expect(await client.refresh()).not.toBe(first);
    expect((await client.post('/api/wallet/balance')).resultCode).toBe('0');
  });

  test('[EN-01][BC-12] a payload that names another site is refused; the preset site is that of the key', async () => {
    const stranger = new SpecifiedClient(origin, 'no-such-site');
    expect((await stranger.post('/api/etc/siteOption')).status).toBe(403);
    const response = await fetch(`${origin}/api/etc/siteOption`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: world.site.key },
      body: JSON.stringify({ siteId: 'another-site' }),
    });
    expect(response.status).toBe(403);
  });

  test('[CL-26][CL-27][CL-28][CL-29][CL-31][CL-32][CL-34][CL-35] uses the cash desk without a field of ours', async () => {
    const { client } = await member();
    expect((await client.post('/api/cash/getAcc')).resultCode).toBe('0');
    expect((await client.post('/api/cash/in', { amount: 50_000 })).resultCode).toBe('0');
    const { list } = await client.data('/api/cash/list/', { page: 1 });
    expect(list).toHaveLength(1);
    expect((await client.post('/api/cash/del', { cashIdx: list[0].cashIdx })).resultCode).toBe('F001');

    const rich = await member();
    const withdrawal = { amount: 20_000, cashOutPass: pin };
    const first = await rich.client.data('/api/cash/out', withdrawal);
    expect(await rich.client.data('/api/cash/out', withdrawal)).toEqual(first);
    expect(await rich.client.data('/api/cash/getUserCash')).toMatchObject({ cashAmt: 80_000, pointAmt: 0 });
    expect(await rich.client.data('/api/wallet/balance')).toMatchObject({ balance: 80_000, isPlayGame: 'N' });
    const today = { page: 1, startDate: '2026-01-01', endDate: '2099-12-31', cashType: 'all' };
    expect((await rich.client.data('/api/wallet/history', today)).list.length).toBeGreaterThan(0);
  });

  test('[CL-08][CL-17][CL-18][EN-14][EN-16] opens a game of a vendor', async () => {
    const { client } = await member();
    const { games } = await client.data('/api/minigame/getSlotList', { vendorKey: hub.code });
    expect(games[0]).toMatchObject({
      key: expect.any(String),
      image: expect.any(String),
      names: { ko: expect.any(String) },
    });
    const launch = { vendorKey: hub.code, gameType: 'slot', gameKey: hub88GameKey };
    expect((await client.data('/api/minigame/getGame', launch)).gameurl).toMatch(/^https?:/);
    expect((await client.data('/api/kgon/isPlayGame')).isPlayGame).toBe('Y');
  });

  test('[CL-07][CL-30][CL-33] converts game money, and the merge calls say every outcome in data', async () => {
    const { client, key, memId } = await member();
    await client.data('/api/minigame/getGame', transferGame);
    const player = moon.fake.player(`hanpan-${key}`);
    player.game = 'open';
    const store = newClient();
    await store.login(world.site.storeId, password);
    for (const refused of [
      await client.post('/api/cash/merge'),
      await store.post('/api/partner/merge', { memId }),
    ]) {
      const { resultMessage } = refused;
      expect(refused).toMatchObject({ resultCode: 'C009', data: { resultCode: 'C009', resultMessage } });
    }
    player.game = 'closed';
    expect((await client.post('/api/cash/outGameMoney', { amount: 1_000 })).resultCode).toBe('0');
    const merged = await client.post('/api/cash/merge');
    expect(merged.data).toMatchObject({ resultCode: '0', resultMessage: merged.resultMessage });
    const again = await store.post('/api/partner/merge', { memId });
    expect(again.data).toMatchObject({ resultCode: '0', resultMessage: again.resultMessage });
    const nobody = await store.post('/api/partner/merge', { memId: 'nobody' });
    expect(nobody.data).toEqual({ resultCode: 'E404', resultMessage: nobody.resultMessage });
    const guest = await newClient().post('/api/cash/merge');
    expect(guest.data).toEqual({ resultCode: 'E401', resultMessage: guest.resultMessage });
    expect((await client.data('/api/member/changeMemCashFlag', { flag: 'N' })).flag).toBe('N');
  });

  test('[CL-21][CL-22][CL-23][EN-09] bets, and finds the bet in both lists', async () => {
    const { client } = await member();
    const bet = { stake: 10_000, legs: [{ selectionId: match.selection('WDL', 'home'), odds: 2 }] };
    const placed = await client.data('/api/bet/betProc', bet);
    expect(await client.data('/api/bet/betProc', bet)).toEqual(placed);
    const sports = await client.data('/api/bet/sportBetlist', { page: 1 });
    expect(sports.list).toMatchObject([
      { betIdx: placed.bet.betIdx, status: 'BET', stake: 10_000, totalOdds: 2, legs: [{ pick: 'home' }] },
    ]);
    expect(sports.pageInfo).toMatchObject({ page: 1, count_per_list: 10, total: 1 });
    const asked = { groupKey: 'sports', vendorCode: '', startDate: '2026-11-01', endDate: '2026-11-30' };
    const { list } = await client.data('/api/bet/betlistNew', { ...asked, page: 1, oldYn: 'N' });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ type: expect.any(String), cash: 10_000 });
    expect(list[0]).toHaveProperty('winCash');
    expect(list[0]).toHaveProperty('resultCash');
  });
});

import { need } from '../../kernel/need.ts';
import { announceSeries, drawOf } from '../../modules/draws/index.ts';
import type { TestCaller } from '../caller.ts';
import { closeBody } from '../closed-accounts.ts';
import { installTexts } from '../documents.ts';
import { activation, makeDormant } from '../dormant-accounts.ts';
import { offeredCode, withFactor } from '../factors.ts';
import { gameKey, vendorCode } from '../game-vendor.ts';
import { hub88GameKey } from '../hub88-vendor.ts';
import { wantLimit } from '../own-limits.ts';
import { password, pin } from '../people.ts';
import { deposit, giveCompTo, givePointsTo } from '../points.ts';
import { signUpForm } from '../sign-up-form.ts';
import { slipOn } from '../slips.ts';
import { newKey, type World } from '../world.ts';
import type { ReadyTable } from './ready-state.ts';
import { accountRequestOf, bonusCode, claimedDeposit, couponFor, family, played } from './stage.ts';

const keyed = () => ({ idempotencyKey: newKey() });

/** A picture of one pixel. */
export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function postOf(caller: TestCaller): Promise<number> {
  const post = { ...keyed(), boardType: 'board', title: 'fuzz', content: 'fuzz' } as const;
  return (await caller.call('/api/board/{boardType}/save', post)).boardIdx;
}

/** The first draw of a series of powerball rounds, drawn. */
async function drawn(world: World): Promise<{ series: string; draw: number }> {
  const first = { series: `fuzz.${world.next()}`, draw: 1 };
  const { services, clock } = world;
  const nowMs = clock.read() + 1;
  await services.database.transaction(async (tx) => {
    const terms = { game: 'powerball', series: first.series, draws: 3, firstDrawAtMs: nowMs, everyMs: 1 };
    await announceSeries(services, tx, terms);
    await drawOf(services, tx, { ...first, nowMs });
  });
  return first;
}

export const memberReady: ReadyTable = {
  '/api/fair/reveal': async ({ world }) => ({ caller: world.guest(), body: await drawn(world) }),
  '/api/fair/verify': async ({ world }) => {
    const caller = world.guest();
    const { proof } = await caller.call('/api/fair/reveal', await drawn(world));
    return { caller, body: { proof: { ...need(proof, 'proof') } } };
  },
  '/api/etc/visit': async ({ world }) => ({
    caller: world.guest(),
    body: { page: 'main', reader: 'guest', layout: 'mobile', lcp: 3, inp: 0, cls: 1 },
  }),
  '/api/member/login': async ({ world }) => {
    const { memId } = await world.addMember();
    return { caller: world.guest(), body: { memId, memPass: password } };
  },
  '/api/member/signup': async ({ world }) => ({
    caller: world.guest(),
    body: { ...keyed(), ...signUpForm(world) },
  }),
  '/api/member/update': async ({ world }) => ({
    caller: await world.member(),
    body: {
      ...keyed(),
      change: 'phone' as const,
      memPass: password,
      memPhone: `010${70_000_000 + world.next()}`,
    },
  }),
  '/api/member/close': async ({ world }) => ({
    caller: await world.member({ cash: 10_000 }),
    body: closeBody(),
  }),
  '/api/member/activate': async ({ world }) => ({
    caller: await makeDormant(world, await world.member()),
    body: activation(),
  }),
  '/api/protection/exclude': async ({ world }) => ({
    caller: await world.member(),
    body: { period: 'day' as const },
  }),
  '/api/main/document': async ({ world }) => {
    await installTexts(world);
    return { caller: world.guest(), body: { kind: 'terms' as const } };
  },
  '/api/member/acceptDocuments': async ({ world }) => {
    await installTexts(world);
    const documents = [{ kind: 'privacy' as const, version: 1 }];
    return { caller: await world.member(), body: { documents } };
  },
  '/api/protection/setLimit': async ({ world }) => ({
    caller: await world.member(),
    body: { kind: 'loss' as const, period: 'week' as const, amount: 50_000 },
  }),
  '/api/protection/confirmLimit': async ({ world }) => {
    const caller = await world.member();
    await wantLimit(world, caller);
    return { caller, body: { kind: 'loss' as const, period: 'day' as const } };
  },
  '/api/protection/dropLimit': async ({ world }) => {
    const caller = await world.member();
    await wantLimit(world, caller);
    return { caller, body: { kind: 'loss' as const, period: 'day' as const } };
  },
  '/api/protection/setCheck': async ({ world }) => ({
    caller: await world.member(),
    body: { minutes: 30 as const },
  }),
  '/api/member/forgetDevice': async ({ world }) => ({
    caller: await world.member(),
    body: { ...keyed(), deviceIdx: null },
  }),
  '/api/member/factor/begin': async ({ world }) => ({
    caller: await world.member(),
    body: { memPass: password },
  }),
  '/api/member/factor/confirm': async ({ world }) => {
    const caller = await world.member();
    return { caller, body: { code: await offeredCode(world, caller) } };
  },
  '/api/member/factor/drop': async ({ world }) => {
    const { member, recoveryCodes } = await withFactor(world, await world.member());
    return { caller: member, body: { memPass: password, code: need(recoveryCodes[0], 'a code') } };
  },
  '/api/member/checkName': async ({ world }) => ({
    caller: world.guest(),
    body: { field: 'memId' as const, value: `fuzz${world.next()}` },
  }),
  '/api/cash/getAcc': async ({ world }) => ({ caller: await world.member(), body: keyed() }),
  '/api/cash/in': async ({ world }) => ({
    caller: await world.member(),
    body: { ...keyed(), amount: 50_000, bonusCode },
  }),
  '/api/cash/outPreview': async ({ world }) => ({
    caller: await world.member({ cash: 500_000 }),
    body: { amount: 50_000 },
  }),
  '/api/cash/out': async ({ world }) => ({
    caller: await world.member({ cash: 500_000 }),
    body: { ...keyed(), amount: 50_000, cashOutPass: pin },
  }),
  '/api/cash/list/': async ({ world }) => {
    const caller = await world.member();
    await deposit(world, caller, 50_000);
    return { caller, body: { cashType: 'all', startDate: '2026-11-01', endDate: '2026-11-30', page: 1 } };
  },
  '/api/cash/del': async ({ world }) => {
    const caller = await world.member();
    return { caller, body: { cashIdx: await deposit(world, caller, 50_000) } };
  },
  '/api/cash/cancel': async ({ world }) => {
    const caller = await world.member();
    const { request } = await caller.call('/api/cash/in', { ...keyed(), amount: 50_000 });
    return { caller, body: { cashIdx: request.cashIdx } };
  },
  '/api/bonus/giveUp': async (stage) => {
    const { member, operator, cashIdx } = await claimedDeposit(stage, bonusCode);
    await operator.call('/api/console/cash/approve', { ...keyed(), cashIdx });
    const { bonuses } = await member.call('/api/bonus/list', {});
    return { caller: member, body: { ...keyed(), bonusIdx: need(bonuses[0], 'bonus').bonusIdx } };
  },
  '/api/point/change': async ({ world }) => {
    const caller = await world.member();
    await givePointsTo(world, caller, 5_000);
    return { caller, body: { ...keyed(), amount: 1_000 } };
  },
  '/api/wallet/convertComp': async ({ world }) => {
    const caller = await world.member();
    await giveCompTo(world, caller, 5_000);
    return { caller, body: { ...keyed(), amount: 1_000 } };
  },
  '/api/coupon/use': async (stage) => {
    const caller = await stage.world.member();
    const { couponCode } = await couponFor(stage, caller);
    return { caller, body: { ...keyed(), couponCode } };
  },
  '/api/coupon/gift': async (stage) => {
    const { partner, child } = await family(stage);
    const { couponIdx } = await couponFor(stage, partner);
    return { caller: partner, body: { ...keyed(), couponIdx, memId: child.memId } };
  },
  '/api/attendance/list': async ({ world }) => ({
    caller: await world.member(),
    body: { month: '2026-11' },
  }),
  '/api/board/{boardType}/list': async ({ world }) => ({
    caller: await world.member(),
    body: { boardType: 'board', search: 'fuzz' },
  }),
  '/api/board/{boardType}/datail': async ({ world }) => {
    const caller = await world.member();
    return { caller, body: { boardType: 'board', boardIdx: await postOf(caller) } };
  },
  '/api/board/{boardType}/save': async ({ world }) => ({
    caller: await world.member(),
    body: { ...keyed(), boardType: 'qna', title: 'fuzz', content: 'fuzz', type: 'etc' },
  }),
  '/api/board/{boardType}/delete': async ({ world }) => {
    const caller = await world.member();
    return { caller, body: { boardType: 'board', boardIdx: await postOf(caller) } };
  },
  '/api/board/cmtSave': async ({ world }) => {
    const caller = await world.member();
    return { caller, body: { ...keyed(), boardIdx: await postOf(caller), content: 'fuzz' } };
  },
  '/api/board/cmtDelete': async ({ world }) => {
    const caller = await world.member();
    const comment = { ...keyed(), boardIdx: await postOf(caller), content: 'fuzz' };
    const { cmtIdx } = await caller.call('/api/board/cmtSave', comment);
    return { caller, body: { cmtIdx } };
  },
  '/api/board/image': async ({ world }) => ({ caller: await world.member(), body: { data: pixel } }),
  '/api/attendance/check': async ({ world }) => ({ caller: await world.member(), body: keyed() }),
  '/api/rotary/spin': async ({ world }) => ({ caller: await world.member(), body: keyed() }),
  '/api/give/send': async (stage) => {
    const { partner, child } = await family(stage);
    return { caller: partner, body: { ...keyed(), memId: child.memId, amount: 1_000, note: 'fuzz' } };
  },
  '/api/give/takeBack': async (stage) => {
    const { partner, child } = await family(stage);
    return {
      caller: partner,
      body: { ...keyed(), memId: child.memId, amount: 1_000, note: 'fuzz', cashOutPass: pin },
    };
  },
  '/api/give/list': async (stage) => {
    const { partner, child } = await family(stage);
    await partner.call('/api/give/send', { ...keyed(), memId: child.memId, amount: 1_000 });
    return { caller: partner, body: { search: child.memId, page: 1 } };
  },
  '/api/give/targets': async (stage) => {
    const { partner, child } = await family(stage);
    return { caller: partner, body: { search: child.memId, memId: child.memId, page: 1 } };
  },
  '/api/board/msgRead': async ({ world }) => {
    const [caller, operator] = [await world.member(), await world.operator()];
    const requestIdx = await accountRequestOf(world, caller);
    await operator.call('/api/console/account/send', { requestIdx });
    const messages = await caller.call('/api/board/msgList', {});
    return { caller, body: { msgIdx: need(messages.list[0], 'message').msgIdx } };
  },
  '/api/board/msgUpdate': async ({ world }) => {
    const [caller, operator] = [await world.member(), await world.operator()];
    await operator.call('/api/console/account/send', { requestIdx: await accountRequestOf(world, caller) });
    const { list } = await caller.call('/api/board/msgList', {});
    return { caller, body: { act: 'read', msgIdxs: [need(list[0], 'message').msgIdx] } };
  },
  '/api/minigame/lobby': async ({ world }) => ({ caller: await world.member(), body: { type: 'slot' } }),
  '/api/main/bestGames': async ({ world }) => ({ caller: world.guest(), body: { type: 'slot' } }),
  '/api/main/topGames': async ({ world }) => ({ caller: world.guest(), body: { type: 'slot' } }),
  '/api/minigame/getSlotList': async ({ world }) => ({
    caller: await world.member(),
    body: { vendorKey: vendorCode },
  }),
  '/api/minigame/slots/{prodId}/{type}': async ({ world }) => ({
    caller: await world.member(),
    body: { prodId: vendorCode, type: 'slot' },
  }),
  '/api/sport/event': async ({ world, match }) => ({
    caller: world.guest(),
    body: { eventId: match.eventId },
  }),
  '/api/bet/money': async ({ world, match }) => {
    const caller = await world.member({ cash: 1_000_000 });
    const { bet } = await caller.call('/api/bet/betProc', slipOn([match]));
    return { caller, body: { family: 'sports', betIdx: bet.betIdx } };
  },
  '/api/minigame/getGame': async ({ world }) => ({
    caller: await world.member({ cash: 10_000 }),
    body: { vendorKey: vendorCode, gameType: 'slot', gameKey, platform: 'desktop' },
  }),
  '/api/minigame/launch': async ({ world, hub }) => {
    const caller = await world.member({ cash: 10_000 });
    const game = { vendorKey: hub.code, gameType: 'slot', gameKey: hub88GameKey };
    const { launchId } = await caller.call('/api/minigame/getGame', game);
    return { caller, body: { launchId: need(launchId, 'launch') } };
  },
  '/api/minigame/replay': async ({ world, hub }) => {
    const caller = await world.member();
    const row = await world.database.row<{ id: number }>(
      `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, started_at, closed_at)
       select id, 'replayed', $3, $2, $4, 100, now(), now() from vendor where code = $1 returning id`,
      [hub.code, caller.key, world.site.id, hub88GameKey],
    );
    return { caller, body: { betIdx: need(row?.id, 'round') } };
  },
  '/api/cash/outGameMoney': async (stage) => ({
    caller: await played(stage),
    body: { ...keyed(), amount: 1_000, vendorKey: 'moon' },
  }),
  '/api/cash/merge': async (stage) => ({ caller: await played(stage), body: keyed() }),
  '/api/partner/merge': async (stage) => {
    const { partner } = await family(stage);
    const { memId } = await played(stage, partner.key);
    return { caller: partner, body: { ...keyed(), memId } };
  },
  '/api/member/changeMemCashFlag': async ({ world }) => ({
    caller: await world.member(),
    body: { flag: 'N' },
  }),
  '/api/bet/betProc': async ({ world, match }) => ({
    caller: await world.member({ cash: 1_000_000 }),
    body: slipOn([match]),
  }),
  '/api/bet/cashOutQuote': async ({ world, match }) => {
    const caller = await world.member({ cash: 1_000_000 });
    const { bet } = await caller.call('/api/bet/betProc', slipOn([match]));
    return { caller, body: { bets: [bet.betIdx] } };
  },
  '/api/bet/cashOut': async ({ world, match }) => {
    await world.changeSite(world.site, { cashOut: { isOn: true } });
    const caller = await world.member({ cash: 1_000_000 });
    const { bet } = await caller.call('/api/bet/betProc', slipOn([match]));
    return { caller, body: { ...keyed(), betIdx: bet.betIdx, quotedAmount: 1 } };
  },
  '/api/bet/betlistNew': async ({ world, match }) => {
    const caller = await world.member({ cash: 1_000_000 });
    await caller.call('/api/bet/betProc', slipOn([match]));
    return { caller, body: { groupKey: 'sports', page: 1 } };
  },
};

import { partnerForm } from '../partners/forms.ts';
import { giveRates, rateAll, sameRates } from '../partners/tree.ts';
import { outcomeOf, settle } from '../settlements.ts';
import { newKey } from '../world.ts';
import type { ReadyTable } from './ready-state.ts';
import type { Stage } from './stage.ts';

const keyed = () => ({ idempotencyKey: newKey() });
const reason = 'fuzz';

/** A distributor with a store and a member below it, who has played. */
async function tree({ world }: Stage) {
  const partner = await world.member({ rank: 'PTN_4' });
  await giveRates(world, partner, 200, 3_000);
  const store = await world.addMember({ rank: 'PTN_5', parentId: partner.key });
  const member = await world.addMember({ parentId: store.key, cash: 10_000 });
  world.clock.advance(1_000);
  await settle(world, outcomeOf(world, member, { stake: 10_000 }));
  await rateAll(world);
  return { partner, store, member };
}

const asPartner =
  <Body extends object>(body: Body) =>
  async (stage: Stage) => ({
    caller: (await tree(stage)).partner,
    body: { ...body },
  });
const onPartner =
  <Body extends object>(body: Body) =>
  async (stage: Stage) => ({
    caller: await stage.world.operator(),
    body: { ...body, memberKey: (await tree(stage)).store.key },
  });
const page = { page: 1 };
const days = { startDate: null, endDate: null };

/** A settlement that waits, of a site of its own: days are settled once. */
export async function waitingSettlement({ world }: Stage) {
  const site = await world.addSite();
  const partner = await world.addMember({ site, rank: 'PTN_5' });
  await giveRates(world, partner, 200, 3_000);
  const member = await world.addMember({ site, parentId: partner.key });
  world.clock.advance(1_000);
  await settle(world, outcomeOf(world, member, { stake: 10_000 }, { site }));
  world.clock.advance(3 * 86_400_000);
  await rateAll(world);
  const caller = await world.operator('operator', site);
  const { settlement } = await caller.call('/api/console/partner/settlementCompute', keyed());
  return { caller, settlement };
}

export const partnersReady: ReadyTable = {
  '/api/partner/summary': asPartner(days),
  '/api/partner/tree': asPartner({ memId: '', levels: 4, ...days }),
  '/api/partner/members': asPartner({ kind: 'all', status: 'all', memId: '', search: '', ...page, ...days }),
  '/api/partner/rates': asPartner({ memId: '' }),
  '/api/partner/setRates': async (stage) => {
    const { partner, store } = await tree(stage);
    return { caller: partner, body: { ...keyed(), memId: store.memId, rates: sameRates(100, 1_000) } };
  },
  '/api/partner/create': async (stage) => {
    const { partner } = await tree(stage);
    return { caller: partner, body: { ...partnerForm(stage.world) } };
  },
  '/api/partner/cashList': asPartner({
    kind: 'all',
    state: 'all',
    basis: 'applied',
    memId: '',
    scope: 'below',
    search: '',
    ...page,
    ...days,
  }),
  '/api/partner/bettingList': asPartner({
    groupKey: '',
    type: 'all',
    basis: 'placed',
    memId: '',
    scope: 'below',
    search: '',
    ...page,
    ...days,
  }),
  '/api/partner/moneyMoves': asPartner({
    kind: 'all',
    success: 'all',
    memId: '',
    search: '',
    ...page,
    ...days,
  }),
  '/api/partner/calculations': asPartner(page),
  '/api/partner/commissions': asPartner({ settlementIdx: null, kind: 'all', gameType: 'all', ...days }),
  '/api/partner/calculationUsers': asPartner({
    kind: 'rolling',
    branch: 'partner',
    basisPoints: 200,
    search: '',
    ...page,
    ...days,
  }),
  '/api/partner/commissionBets': asPartner({
    kind: 'losing',
    branch: 'all',
    gameType: 'sports',
    memId: '',
    ...page,
    ...days,
  }),
  '/api/console/partner/detail': onPartner(days),
  '/api/console/partner/create': async ({ world }) => {
    const { parentMemId: _, ...form } = partnerForm(world);
    return { caller: await world.operator(), body: { ...form, parentKey: null } };
  },
  '/api/console/partner/decide': async (stage) => {
    const { partner } = await tree(stage);
    const form = partnerForm(stage.world);
    await partner.call('/api/partner/create', form);
    const caller = await stage.world.operator();
    const { list } = await caller.call('/api/console/partner/tree', { search: form.memId });
    return { caller, body: { memberKey: list[0]?.memberKey ?? 0, decision: 'approve', reason } };
  },
  '/api/console/partner/move': async (stage) => {
    const { store } = await tree(stage);
    const { partner } = await tree(stage);
    const caller = await stage.world.operator();
    return {
      caller,
      body: { ...keyed(), memberKey: store.key, parentKey: partner.key, partnerRank: null, reason },
    };
  },
  '/api/console/partner/closing': onPartner({}),
  '/api/console/partner/close': async ({ world }) => ({
    caller: await world.operator(),
    body: { ...keyed(), memberKey: (await world.addMember({ rank: 'PTN_5', cash: 5_000 })).key, reason },
  }),
  '/api/console/partner/reopen': async ({ world }) => {
    const caller = await world.operator();
    const { key: memberKey } = await world.addMember({ rank: 'PTN_5' });
    await caller.call('/api/console/partner/close', { ...keyed(), memberKey, reason });
    return { caller, body: { memberKey, reason } };
  },
  '/api/console/partner/block': onPartner({ isBlocked: true, reason }),
  '/api/console/partner/rights': onPartner({ giveAllowed: true, takeBackAllowed: false, reason }),
  '/api/console/partner/setRates': async (stage) => {
    const { store } = await tree(stage);
    const caller = await stage.world.operator();
    return { caller, body: { ...keyed(), memberKey: store.key, rates: sameRates(50, 500), reason } };
  },
  '/api/console/partner/settlementCompute': async (stage) => {
    const { caller, settlement } = await waitingSettlement(stage);
    const { settlementIdx, startDate, endDate } = settlement;
    await caller.call('/api/console/partner/settlementDrop', { settlementIdx, reason });
    return { caller, body: { ...keyed(), startDate, endDate } };
  },
  '/api/console/partner/settlement': async (stage) => {
    const { caller, settlement } = await waitingSettlement(stage);
    return { caller, body: { settlementIdx: settlement.settlementIdx, search: '', ...page } };
  },
  '/api/console/partner/settlementConfirm': async (stage) => {
    const { caller, settlement } = await waitingSettlement(stage);
    const { settlementIdx, creditAmount } = settlement;
    return { caller, body: { ...keyed(), settlementIdx, creditAmount } };
  },
  '/api/console/partner/settlementDrop': async (stage) => {
    const { caller, settlement } = await waitingSettlement(stage);
    return { caller, body: { settlementIdx: settlement.settlementIdx, reason } };
  },
  '/api/console/partner/commissions': onPartner({ settlementIdx: null, kind: 'all', ...days }),
  '/api/console/partner/commissionUsers': onPartner({
    kind: 'losing',
    branch: 'own',
    search: '',
    ...page,
    ...days,
  }),
  '/api/console/partner/commissionBets': onPartner({
    kind: 'rolling',
    branch: 'all',
    ofMemberKey: null,
    ...page,
    ...days,
  }),
};

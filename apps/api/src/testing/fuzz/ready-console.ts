import type { CallPath } from '@hanpan/contract';
import { need } from '../../kernel/need.ts';
import type { TestCaller } from '../caller.ts';
import { closeAccount } from '../closed-accounts.ts';
import { makeDormant } from '../dormant-accounts.ts';
import { password, pin } from '../people.ts';
import { givePointsTo } from '../points.ts';
import { newKey } from '../world.ts';
import { pixel, postOf } from './ready-member.ts';
import type { ReadyTable } from './ready-state.ts';
import { accountRequestOf, claimedDeposit, couponBody, couponFor, type Stage } from './stage.ts';

const keyed = () => ({ idempotencyKey: newKey() });
const reason = 'fuzz';
const words = { ko: 'fuzz', en: '', vi: '' };
const maintenance = { revision: null, startDate: null, endDate: null, reason: words, contact: '' };

/** An adjustment of another operator that waits for a second one. */
const account = { bankName: 'KB', accountNumber: '110-1111', accountHolder: 'Hanpan', levels: [1] };

async function openedAccount({ world }: Stage) {
  const caller = await world.operator('supervisor');
  const body = await caller.call('/api/console/depositAccount/open', {
    ...keyed(),
    ...account,
    accountNumber: '110-2222',
  });
  return { caller, body };
}

async function waitingAdjustment({ world }: Stage) {
  const [member, asker] = [await world.addMember(), await world.operator()];
  const asked = { ...keyed(), memId: member.memId, direction: 'credit', amount: 50_000_000, reason } as const;
  const { adjustment } = await asker.call('/api/console/adjustment/ask', asked);
  return { caller: await world.operator(), body: { ...keyed(), adjustmentIdx: adjustment.adjustmentIdx } };
}

/** Coupons of another operator that wait for a second one, because they are worth more than one may give. */
async function waitingApproval({ world }: Stage) {
  const asker = await world.operator();
  const order = { ...couponBody(world), amount: 1_000_000, memIds: [], codeCount: 5 };
  const { waiting } = await asker.call('/api/console/coupon/issue', order);
  const { approvalIdx } = need(waiting, 'what waits');
  return { caller: await world.operator(), body: { ...keyed(), approvalIdx } };
}

/** With the key of its operation, which is worth so much that it has to be confirmed. */
async function confirmed<Body extends object>(
  path: CallPath,
  { caller, body }: { caller: TestCaller; body: Body },
) {
  return { caller, body: { ...body, confirmationKey: await caller.confirm(path, body) } };
}

/** Something that could not be priced, and whoever may decide what becomes of it: what the fuzz makes ready has several sites. */
async function openReview({ world }: Stage) {
  const { eventId } = await world.match();
  const row = await world.database.row<{ id: number }>(
    `insert into sports_review (subject, subject_id, reason, first_at, next_at) values ('price', $1, 'fuzz', now(), now())
     returning id`,
    [eventId],
  );
  const caller = await world.operator('platform');
  return { caller, body: { ...keyed(), reviewId: need(row?.id, 'review') } };
}

async function eventOfDesk({ world }: Stage, rank: 'operator' | 'platform' = 'operator') {
  const { eventId } = await world.match();
  return { caller: await world.operator(rank), body: { ...keyed(), eventId, reason } };
}

export const consoleReady: ReadyTable = {
  '/api/console/sports/event': async (stage) => {
    const { caller, body } = await eventOfDesk(stage);
    return { caller, body: { eventId: body.eventId } };
  },
  // Of a trader it would be refused, for the same reason.
  '/api/console/sports/hold': (stage) => eventOfDesk(stage, 'platform'),
  '/api/console/sports/release': async (stage) => {
    const { caller, body } = await eventOfDesk(stage, 'platform');
    const { hold } = await caller.call('/api/console/sports/hold', body);
    return { caller, body: { ...keyed(), holdId: hold.holdId, reason } };
  },
  '/api/console/sports/shift': async (stage) => {
    const { caller, body } = await eventOfDesk(stage, 'platform');
    return { caller, body: { ...body, axis: 'lead', logOdds: 0.1 } };
  },
  '/api/console/sports/limit': async (stage) => {
    const { caller, body } = await eventOfDesk(stage);
    return { caller, body: { ...body, share: 5_000 } };
  },
  '/api/console/sports/setLimits': async ({ world }) => {
    const caller = await world.operator('supervisor');
    const { defaults, revision } = await caller.call('/api/console/sports/limits', {});
    const { legSetAmount: _, ...amounts } = defaults;
    const rules = [{ sport: 'soccer' as const, fromHours: 24, ...amounts }];
    return { caller, body: { ...keyed(), defaults, rules, revision, reason } };
  },
  '/api/console/sports/resultPreview': async (stage) => {
    const { caller, body } = await eventOfDesk(stage, 'platform');
    return { caller, body: { eventId: body.eventId, kind: 'void' } };
  },
  '/api/console/sports/result': async (stage) => {
    const { caller, body } = await eventOfDesk(stage, 'platform');
    return { caller, body: { ...body, kind: 'void' } };
  },
  '/api/console/sports/reviewRetry': openReview,
  '/api/console/sports/reviewClose': async (stage) => {
    const { caller, body } = await openReview(stage);
    return { caller, body: { ...body, reason } };
  },
  '/api/console/board/list': async ({ world }) => ({
    caller: await world.operator(),
    body: { boardType: 'qna', search: 'fuzz' },
  }),
  '/api/console/board/detail': async ({ world }) => ({
    caller: await world.operator(),
    body: { boardIdx: await postOf(await world.member()) },
  }),
  '/api/console/board/publish': async ({ world }) => {
    const post = { boardType: 'notice', category: 'event', titles: words, contents: words } as const;
    return { caller: await world.operator(), body: { ...keyed(), ...post } };
  },
  '/api/console/board/reply': async ({ world }) => ({
    caller: await world.operator(),
    body: { ...keyed(), boardIdx: await postOf(await world.member()), content: 'fuzz' },
  }),
  '/api/console/board/hide': async ({ world }) => ({
    caller: await world.operator(),
    body: { boardIdx: await postOf(await world.member()), hiddenYn: 'Y', reason },
  }),
  '/api/console/board/image': async ({ world }) => ({
    caller: await world.operator(),
    body: { data: pixel },
  }),
  '/api/console/view/list': async ({ world }) => ({
    caller: await world.operator(),
    body: { list: 'members' },
  }),
  '/api/console/view/save': async ({ world }) => ({
    caller: await world.operator(),
    body: { list: 'members', name: 'fuzz', query: '' },
  }),
  '/api/console/view/delete': async ({ world }) => {
    const caller = await world.operator();
    const view = { list: 'members', name: 'fuzz', query: '' } as const;
    const { views } = await caller.call('/api/console/view/save', view);
    return { caller, body: { viewIdx: need(views[0], 'view').viewIdx } };
  },
  '/api/console/login': async ({ world }) => {
    const { memId } = await world.operator();
    return { caller: world.guest(), body: { operatorId: memId, password } };
  },
  '/api/console/members/decide': async ({ world }) => ({
    caller: await world.operator(),
    body: { memberKey: (await world.addMember({ status: 'pending' })).key, decision: 'approve', reason },
  }),
  '/api/console/members/unlockPin': async ({ world }) => {
    const { key } = await world.addMember();
    await world.setMember({ key }, 'pin_failures = 10');
    return { caller: await world.operator(), body: { memberKey: key } };
  },
  '/api/console/members/cashBlocks': async ({ world }) => ({
    caller: await world.operator(),
    body: {
      memberKey: (await world.addMember()).key,
      depositAllowed: false,
      withdrawalAllowed: true,
      reason,
    },
  }),
  '/api/console/members/playAccess': async ({ world }) => ({
    caller: await world.operator(),
    body: { memberKey: (await world.addMember()).key, locked: true, bettingAllowed: false, reason },
  }),
  '/api/console/members/activate': async ({ world }) => ({
    caller: await world.operator(),
    body: { memberKey: (await makeDormant(world, await world.addMember())).key, reason },
  }),
  '/api/console/members/reopen': async ({ world }) => {
    const member = await world.member();
    await closeAccount(member);
    return { caller: await world.operator(), body: { memberKey: member.key, reason } };
  },
  // Of a site of their own: the others stay open for everything else that is tried.
  '/api/console/maintenance/set': async ({ world }) => ({
    caller: await world.operator('supervisor', await world.addSite()),
    body: { ...keyed(), ...maintenance },
  }),
  '/api/console/maintenance/end': async ({ world }) => {
    const caller = await world.operator('supervisor', await world.addSite());
    const body = { ...keyed(), ...maintenance };
    const { window } = await caller.call('/api/console/maintenance/set', body);
    return { caller, body: { revision: window?.revision ?? '' } };
  },
  '/api/console/cash/list': async ({ world }) => ({
    caller: await world.operator(),
    body: { kind: 'in', state: 'open', page: 1 },
  }),
  '/api/console/cash/detail': async (stage) => {
    const { operator, cashIdx } = await claimedDeposit(stage);
    return { caller: operator, body: { cashIdx } };
  },
  '/api/console/cash/claim': async ({ world }) => {
    const member = await world.member();
    const { request } = await member.call('/api/cash/in', { ...keyed(), amount: 50_000 });
    return { caller: await world.operator(), body: { cashIdx: request.cashIdx } };
  },
  '/api/console/cash/release': async (stage) => {
    const { operator, cashIdx } = await claimedDeposit(stage);
    return { caller: operator, body: { cashIdx } };
  },
  '/api/console/cash/note': async (stage) => {
    const { operator, cashIdx } = await claimedDeposit(stage);
    return { caller: operator, body: { cashIdx, note: 'waits' } };
  },
  '/api/console/cash/approve': async (stage) => {
    const { operator, cashIdx } = await claimedDeposit(stage);
    return { caller: operator, body: { ...keyed(), cashIdx } };
  },
  '/api/console/cash/payoutAccount': async ({ world }) => {
    const member = await world.member({ cash: 100_000 });
    const withdrawal = { ...keyed(), amount: 50_000, cashOutPass: pin };
    const { cashIdx } = (await member.call('/api/cash/out', withdrawal)).request;
    const caller = await world.operator();
    await caller.call('/api/console/cash/claim', { cashIdx });
    return { caller, body: { cashIdx } };
  },
  '/api/console/depositAccount/list': async (stage) => ({
    caller: (await openedAccount(stage)).caller,
    body: { page: 1 },
  }),
  '/api/console/depositAccount/shown': async (stage) => ({
    caller: (await openedAccount(stage)).caller,
    body: { search: '', page: 1 },
  }),
  '/api/console/depositAccount/open': async ({ world }) => ({
    caller: await world.operator('supervisor'),
    body: { ...keyed(), ...account },
  }),
  '/api/console/depositAccount/close': openedAccount,
  '/api/console/depositAccount/assign': async (stage) => {
    const { caller, body } = await openedAccount(stage);
    return { caller, body: { ...body, memId: (await stage.world.addMember()).memId } };
  },
  '/api/console/cash/reject': async (stage) => {
    const { operator, cashIdx } = await claimedDeposit(stage);
    return { caller: operator, body: { ...keyed(), cashIdx, reason } };
  },
  '/api/console/point/list': async ({ world }) => {
    const { key, memId } = await world.addMember();
    await givePointsTo(world, { key }, 1_000);
    return { caller: await world.operator(), body: { memberKey: key, search: memId, page: 1 } };
  },
  '/api/console/point/give': async ({ world }) => ({
    caller: await world.operator(),
    body: { ...keyed(), memberKey: (await world.addMember()).key, amount: 1_000, kind: 'event', reason },
  }),
  '/api/console/point/takeBack': async ({ world }) => {
    const { key } = await world.addMember();
    await givePointsTo(world, { key }, 5_000);
    return { caller: await world.operator(), body: { ...keyed(), memberKey: key, amount: 1_000, reason } };
  },
  '/api/console/coupon/issue': async ({ world }) => ({
    caller: await world.operator(),
    body: { ...couponBody(world), memIds: [(await world.addMember()).memId], codeCount: 1 },
  }),
  '/api/console/coupon/cancel': async (stage) => {
    const { couponIdx, operator } = await couponFor(stage, await stage.world.addMember());
    return { caller: operator, body: { couponIdx, reason } };
  },
  '/api/console/adjustment/ask': async ({ world }) => ({
    caller: await world.operator(),
    body: { ...keyed(), memId: (await world.addMember()).memId, direction: 'credit', amount: 1_000, reason },
  }),
  '/api/console/adjustment/approve': async (stage) =>
    confirmed('/api/console/adjustment/approve', await waitingAdjustment(stage)),
  '/api/console/adjustment/reject': async (stage) => {
    const { caller, body } = await waitingAdjustment(stage);
    return { caller, body: { ...body, reason } };
  },
  '/api/console/approval/approve': async (stage) =>
    confirmed('/api/console/approval/approve', await waitingApproval(stage)),
  '/api/console/approval/reject': async (stage) => {
    const { caller, body } = await waitingApproval(stage);
    return { caller, body: { ...body, reason } };
  },
  '/api/console/account/send': async ({ world }) => {
    const [member, caller] = [await world.member(), await world.operator()];
    return { caller, body: { requestIdx: await accountRequestOf(world, member) } };
  },
  '/api/console/ledger/statement': async ({ world }) => {
    const caller = await world.operator();
    const { memId } = await world.addMember({ cash: 10_000 });
    const { list } = await caller.call('/api/console/ledger/accounts', { search: memId });
    const account = need(list[0], 'account');
    return { caller, body: { accountId: account.accountId, startDate: '2026-11-01' } };
  },
};

import { randomUUID } from 'node:crypto';
import { need } from '../../kernel/need.ts';
import { installCodes } from '../../modules/catalogue/index.ts';
import { newKey } from '../world.ts';
import { noticeOf } from './ready-reports.ts';
import type { ReadyTable } from './ready-state.ts';
import type { Stage } from './stage.ts';

const reason = 'fuzz';

async function firstVendor({ world }: Stage) {
  const caller = await world.operator('supervisor');
  const { list } = await caller.call('/api/console/vendors', {});
  return { caller, vendorCode: need(list[0], 'a vendor').code };
}

const names = { ko: 'fuzz', en: 'fuzz', vi: 'fuzz' };
const entered = {
  dialect: 'evolution',
  names,
  baseUrl: 'https://vendor.invalid',
  operatorId: 'fuzz',
  reason,
} as const;
const setup = {
  names,
  baseUrl: 'https://vendor.invalid',
  operatorId: 'fuzz',
  timeoutMs: 1_000,
  windowKind: 'popup' as const,
  largestWin: 1_000_000,
  gameOrigins: [] as string[],
  imageOrigins: [] as string[],
  isEnabled: false,
};

/** A vendor of its own, so that everything else that is tried finds the others as they were. */
async function enteredVendor({ world }: Stage) {
  const caller = await world.operator('platform');
  const vendorCode = `fuzz-${world.next()}`;
  await caller.call('/api/console/vendors/create', { vendorCode, ...entered });
  return { caller, vendorCode };
}

async function heldMovement(stage: Stage) {
  const { caller, vendorCode } = await firstVendor(stage);
  const [transactionId, member] = [randomUUID(), await stage.world.addMember()];
  await stage.world.database.run(
    `insert into vendor_held (vendor_id, transaction_id, kind, reason, site_id, member_id, round, game_key, amount, first_at, last_at)
     select id, $2, 'win', 'held', $3, $4, 'fuzz', 'fuzz', 1, now(), now() from vendor where code = $1`,
    [vendorCode, transactionId, stage.world.site.id, member.key],
  );
  return { caller, body: { vendorCode, transactionId, reason } };
}

async function unknownTransfer(stage: Stage) {
  const { caller, vendorCode } = await firstVendor(stage);
  const [transferId, member] = [randomUUID(), await stage.world.addMember()];
  await stage.world.database.run(
    `insert into game_transfer (id, site_id, member_id, vendor_id, direction, state, next_attempt_at, asked_at)
     select $2, $3, $4, id, 'out', 'unknown', now() + interval '1 year', now() from vendor where code = $1`,
    [vendorCode, transferId, stage.world.site.id, member.key],
  );
  return { caller, body: { transferId, reason } };
}

/** For the calls about providers and the menu of games. */
export const vendorsReady: ReadyTable = {
  '/api/console/why': async ({ world }) => {
    const member = await world.member();
    const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 50_000 });
    return { caller: await world.operator(), body: { receiptId: request.receiptId } };
  },
  '/api/console/cash/bankMatch': async ({ world }) => ({
    caller: await world.operator(),
    body: { statement: '12:00\tKim Haneul\t50,000' },
  }),
  '/api/console/report/reconcile': async (stage) => {
    const { caller, vendorCode } = await firstVendor(stage);
    return { caller, body: { vendorCode } };
  },
  '/api/console/report/returns/look': async (stage) => {
    const noticeIdx = await noticeOf(stage, stage.world.site.id);
    const body = { idempotencyKey: randomUUID(), noticeIdx, note: 'fuzz' };
    return { caller: await stage.world.operator('supervisor'), body };
  },
  '/api/console/report/schedules/create': async ({ world }) => ({
    caller: await world.operator('supervisor'),
    body: { idempotencyKey: randomUUID(), report: 'days', every: 'day', format: 'csv' },
  }),
  '/api/console/report/schedules/end': async ({ world }) => {
    const caller = await world.operator('supervisor');
    const wish = { report: 'game', every: 'week', format: 'xlsx' } as const;
    const { scheduleIdx } = await caller.call('/api/console/report/schedules/create', {
      idempotencyKey: randomUUID(),
      ...wish,
    });
    return { caller, body: { idempotencyKey: randomUUID(), scheduleIdx } };
  },
  '/api/console/report/revenue': async ({ world }) => ({
    caller: await world.operator('supervisor'),
    body: { by: 'vendor' },
  }),
  '/api/console/vendors/games': async (stage) => {
    const { caller, vendorCode } = await firstVendor(stage);
    return { caller, body: { vendorCode } };
  },
  // On again, so that everything else that is tried finds it.
  '/api/console/vendors/switch': async (stage) => {
    const { caller, vendorCode } = await firstVendor(stage);
    return { caller, body: { vendorCode, gameKey: null, off: false, reason } };
  },
  '/api/console/vendors/releaseHeld': heldMovement,
  '/api/console/vendors/dismissHeld': heldMovement,
  '/api/console/vendors/endTransfer': async (stage) => {
    const { caller, body } = await unknownTransfer(stage);
    return { caller, body: { ...body, moved: { amount: 1, left: 0 } } };
  },
  '/api/console/vendors/retryTransfer': unknownTransfer,
  '/api/console/codes/save': async ({ world }) => {
    await world.database.transaction((tx) => installCodes(tx, world.site.id));
    const caller = await world.operator();
    const { list } = await caller.call('/api/console/codes', {});
    const { groupCode, code, nameKo, nameEn, nameVi, isShown, ord, revision } = need(list[0], 'a code');
    return { caller, body: { groupCode, code, nameKo, nameEn, nameVi, isShown, ord, revision, reason } };
  },
  '/api/console/codes/order': async ({ world }) => {
    await world.database.transaction((tx) => installCodes(tx, world.site.id));
    const caller = await world.operator();
    const { list, revision } = await caller.call('/api/console/codes', {});
    const { groupCode } = need(list[0], 'a code');
    const codes = list.filter((each) => each.groupCode === groupCode).map(({ code }) => code);
    return { caller, body: { groupCode, codes, revision } };
  },
  '/api/console/bestGames/search': async ({ world }) => ({
    caller: await world.operator(),
    body: { list: 'home' },
  }),
  '/api/console/bestGames/save': async ({ world }) => {
    const caller = await world.operator();
    const { lists } = await caller.call('/api/console/bestGames', {});
    const { list, revision } = need(lists.at(-1), 'a list');
    return { caller, body: { list, revision, games: [], reason } };
  },
  '/api/console/vendors/detail': async (stage) => {
    const { caller, vendorCode } = await firstVendor(stage);
    return { caller, body: { vendorCode } };
  },
  '/api/console/vendors/save': async (stage) => {
    const { vendorCode } = await enteredVendor(stage);
    const caller = await stage.world.operator('platform');
    const { revision } = await caller.call('/api/console/vendors/detail', { vendorCode });
    return { caller, body: { vendorCode, revision, ...setup, reason } };
  },
  '/api/console/vendors/create': async ({ world }) => ({
    caller: await world.operator('platform'),
    body: { vendorCode: `fuzz-${world.next()}`, ...entered },
  }),
  '/api/console/vendors/key': async (stage) => {
    const { caller, vendorCode } = await enteredVendor(stage);
    return {
      caller,
      body: { vendorCode, side: 'ours', key: 'a-secret-of-both', keepOldMinutes: 0, reason },
    };
  },
  '/api/console/vendors/test': async (stage) => {
    const { vendorCode } = await enteredVendor(stage);
    return { caller: await stage.world.operator('supervisor'), body: { vendorCode } };
  },
};

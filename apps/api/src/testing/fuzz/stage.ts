import { need } from '../../kernel/need.ts';
import { createFakeVendor, installVendor } from '../game-vendor.ts';
import { type Hub88TestVendor, startHub88Vendor } from '../hub88-vendor.ts';
import type { TestMatch } from '../matches.ts';
import { startTransferVendor, type TransferTestVendor, transferGameKey } from '../transfer-vendor.ts';
import { createWorld, newKey, type Person, type World, type WorldSettings } from '../world.ts';

/** A site where everything may be done, with vendors of each kind and an open match. */
export interface Stage {
  readonly world: World;
  readonly moon: TransferTestVendor;
  readonly hub: Hub88TestVendor;
  readonly match: TestMatch;
}

const names = { ko: '보너스', en: 'Bonus', vi: 'Thưởng' };
const bonus = { code: 'fuzz', names, percent: 10, maxAmount: 100_000, turnoverTimes: 3 };

const settings = {
  depositBonuses: [bonus],
  attendance: { dayPoints: 100, streakRewards: [] },
  rotary: { freePerDay: 100 },
};

export async function createStage(more: Pick<WorldSettings, 'change'> = {}): Promise<Stage> {
  const moon = await startTransferVendor('moon', 2);
  const world = await createWorld({ vendors: [createFakeVendor(), moon.vendor], ...more });
  await installVendor(world);
  await moon.install(world);
  const hub = await startHub88Vendor(world, 'hub');
  await world.database.run("update vendor set game_origins = '{https://hub.test}' where code = 'hub'");
  await world.changeSite(world.site, settings);
  // Far enough away that no test reaches it.
  const match = await world.match({ startsInMs: 86_400_000 });
  return { world, moon, hub, match };
}

export const bonusCode = bonus.code;
export const launch = '/api/minigame/getGame';
export const transferGame = { vendorKey: 'moon', gameType: 'slot', gameKey: transferGameKey };

/** A member whose money is at the vendor, in a game that is closed. */
export async function played({ world, moon }: Stage, parentId = world.site.storeKey): Promise<Person> {
  const member = await world.member({ cash: 100_000, parentId });
  await member.call(launch, transferGame);
  moon.fake.player(`hanpan-${member.key}`).game = 'closed';
  return member;
}

/** A deposit that was asked for and claimed. */
export async function claimedDeposit({ world }: Stage, code: string | null = null) {
  const [member, operator] = [await world.member(), await world.operator()];
  const asked = { idempotencyKey: newKey(), amount: 50_000, bonusCode: code };
  const { request } = await member.call('/api/cash/in', asked);
  await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  return { member, operator, cashIdx: request.cashIdx };
}

/** A request for the deposit account; more of them are open than a page of the console shows. */
export async function accountRequestOf({ database }: World, member: Person): Promise<number> {
  await member.call('/api/cash/getAcc', { idempotencyKey: newKey() });
  const row = await database.row<{ id: number }>('select id from account_request where member_id = $1', [
    member.key,
  ]);
  return need(row?.id, 'request');
}

/** A coupon of 5,000 won for somebody. */
export async function couponFor({ world }: Stage, { memId }: { memId: string }) {
  const operator = await world.operator();
  const { list } = await operator.call('/api/console/coupon/issue', {
    ...couponBody(world),
    memIds: [memId],
  });
  const coupon = need(list[0], 'coupon');
  return { couponIdx: coupon.couponIdx, couponCode: need(coupon.couponCode, 'code'), operator };
}

export function couponBody({ clock }: World) {
  const expiresAt = new Date(clock.read() + 86_400_000).toISOString();
  return {
    idempotencyKey: newKey(),
    name: names,
    worth: 'point' as const,
    amount: 5_000,
    expiresAt,
    note: 'fuzz',
  };
}

/** A partner with a member right below it. */
export async function family({ world }: Stage) {
  const partner = await world.member({ rank: 'PTN_4', cash: 1_000_000 });
  const child = await world.member({ parentId: partner.key, cash: 100_000 });
  return { partner, child };
}

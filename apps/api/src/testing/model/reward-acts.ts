import { pinFailuresBeforeLock } from '@hanpan/rules';
import fc from 'fast-check';
import { bonusPlug } from '../../modules/bonus/index.ts';
import { couponEnd, couponName } from '../coupons.ts';
import { pin } from '../people.ts';
import { giveCompTo } from '../points.ts';
import { newKey } from '../world.ts';
import { actOf, below, index, operator, person, smallAmount } from './act.ts';
import { type PersonModel, type PersonName, personOf, pickFrom, playedFor } from './model.ts';
import { dayPoints, pointMinAmount } from './site.ts';

const points = fc.integer({ min: 1, max: 20_000 });

export const givePoints = actOf(
  'give points',
  { person, operator, amount: points },
  async (model, real, { person: to, operator: by, amount }) => {
    const body = { memberKey: real.person(to).key, amount, reason: 'for the model' };
    await real.keyed(real.operator(by), '/api/console/point/give', body, { amount: amount + 1 }, '0');
    personOf(model, to).purse.point += amount;
  },
);

const takePoints = actOf(
  'take points back',
  { person, operator, amount: points },
  async (model, real, { person: from, operator: by, amount }) => {
    const { purse } = personOf(model, from);
    const code = amount > purse.point ? 'P003' : '0';
    const body = { memberKey: real.person(from).key, amount, reason: 'for the model' };
    await real.keyed(real.operator(by), '/api/console/point/takeBack', body, { amount: amount + 1 }, code);
    if (code === '0') purse.point -= amount;
  },
);

export const changePoints = actOf(
  'convert points',
  { person, amount: points },
  async (model, real, { person: who, amount }) => {
    const state = personOf(model, who);
    const { purse, blocked } = state;
    const tooFew = amount < pointMinAmount ? 'P010' : undefined;
    const tooMany = amount > purse.point ? 'P002' : undefined;
    const code = blocked.has('point_conversion') ? 'P009' : (tooFew ?? tooMany ?? '0');
    await real.keyed(real.person(who), '/api/point/change', { amount }, { amount: amount + 1 }, code);
    if (code !== '0') return;
    purse.point -= amount;
    purse.cash += amount;
    state.cameIn += playedFor(amount, real.turnover.rewardPercent);
  },
);

const earnComp = actOf(
  'earn comp',
  { person, amount: points },
  async (model, real, { person: who, amount }) => {
    await giveCompTo(real.world, real.person(who), amount);
    personOf(model, who).purse.comp += amount;
  },
);

const convertComp = actOf(
  'convert comp',
  { person, amount: points },
  async (model, real, { person: who, amount }) => {
    const { purse } = personOf(model, who);
    const code = amount > purse.comp ? 'C702' : '0';
    await real.keyed(real.person(who), '/api/wallet/convertComp', { amount }, { amount: amount + 1 }, code);
    if (code !== '0') return;
    purse.comp -= amount;
    purse.cash += amount;
  },
);

const issueCoupon = actOf(
  'issue a coupon',
  { person, operator, worth: fc.constantFrom('cash' as const, 'point' as const), amount: points },
  async (model, real, { operator: by, worth, amount }) => {
    const body = { name: couponName, worth, amount, expiresAt: couponEnd, codeCount: 1 };
    const path = '/api/console/coupon/issue';
    const data = await real.keyed(real.operator(by), path, body, { amount: amount + 1 }, '0');
    const code = data?.list[0]?.couponCode;
    if (code == null) throw new Error('no coupon was issued');
    model.coupons.push({ code, worth, amount, usedBy: undefined });
  },
);

/** A used one belongs to the member who used it; for everybody else it does not exist. */
const couponCode = (usedBy: PersonName | undefined, who: PersonName) =>
  usedBy === undefined ? '0' : usedBy === who ? 'T999' : 'R004';

const useCoupon = actOf(
  'use a coupon',
  { person, index },
  async (model, real, { person: who, index: which }) => {
    const coupon = pickFrom(model.coupons, which);
    const code = coupon === undefined ? 'R004' : couponCode(coupon.usedBy, who);
    const body = { couponCode: coupon?.code ?? 'NO-SUCH-CODE' };
    const change = { couponCode: 'ANOTHER-CODE' };
    await real.keyed(real.person(who), '/api/coupon/use', body, change, code);
    if (coupon === undefined || code !== '0') return;
    coupon.usedBy = who;
    const state = personOf(model, who);
    state.purse[coupon.worth] += coupon.amount;
    if (coupon.worth === 'cash') state.cameIn += playedFor(coupon.amount, real.turnover.rewardPercent);
  },
);

const checkIn = actOf('check in', { person }, async (model, real, { person: who }) => {
  const state = personOf(model, who);
  const code = state.hasCheckedIn ? 'T999' : '0';
  await real.keyed(real.person(who), '/api/attendance/check', {}, {}, code);
  if (code === '0') state.purse.point += dayPoints;
  state.hasCheckedIn = true;
});

export const spin = actOf('turn the wheel', { person }, async (model, real, { person: who }) => {
  const state = personOf(model, who);
  const code = state.hasSpun ? 'R002' : '0';
  const data = await real.keyed(real.person(who), '/api/rotary/spin', {}, {}, code);
  state.hasSpun = true;
  // The draw is random; that exactly its prize is paid is not.
  state.purse.point += data?.spin.points ?? 0;
});

function release({ purse }: PersonModel, amount: number): void {
  purse.bonus -= amount;
  purse.cash += amount;
}

export const giveUpBonus = actOf('give a bonus up', { person }, async (model, real, { person: who }) => {
  const state = personOf(model, who);
  const caller = real.person(who);
  const [newest] = (await caller.call('/api/bonus/list', {})).bonuses;
  const code = newest === undefined ? 'E404' : state.bonus === undefined ? 'T999' : '0';
  const bonusIdx = newest?.bonusIdx ?? 999_999_999;
  await real.keyed(caller, '/api/bonus/giveUp', { bonusIdx }, { bonusIdx: bonusIdx + 1 }, code);
  if (state.bonus === undefined) return;
  if (state.bonus.done >= state.bonus.required) release(state, state.bonus.amount);
  else state.purse.bonus -= state.bonus.amount;
  state.bonus = undefined;
});

const releaseBonuses = actOf('let the bonus job run', { person }, async (model, real) => {
  await real.run(bonusPlug.jobs(real.world.services));
  real.sent += 1;
  for (const state of model.people.values()) {
    if (state.bonus === undefined || state.bonus.done < state.bonus.required) continue;
    release(state, state.bonus.amount);
    state.bonus = undefined;
  }
});

export const give = actOf(
  'give cash',
  { person: below, amount: smallAmount },
  async (model, real, { person: to, amount }) => {
    const [partner, member] = [personOf(model, 'partner'), personOf(model, to)];
    const isStopped = partner.blocked.has('withdrawal');
    const code = isStopped ? 'C301' : amount > partner.purse.cash ? 'C303' : '0';
    const body = { memId: real.person(to).memId, amount };
    await real.keyed(real.person('partner'), '/api/give/send', body, { amount: amount + 1 }, code);
    if (code !== '0') return;
    partner.purse.cash -= amount;
    member.purse.cash += amount;
    // What the giver had to play of it goes with the money.
    const passed = playedFor(amount, real.turnover.depositPercent);
    partner.served += passed;
    member.cameIn += passed;
  },
);

export const takeBack = actOf(
  'take cash back',
  { person: below, amount: smallAmount },
  async (model, real, { person: from, amount }) => {
    const giver = personOf(model, 'partner');
    const [partner, member] = [giver.purse, personOf(model, from).purse];
    const isLocked = giver.pinFailures >= pinFailuresBeforeLock;
    if (!isLocked) giver.pinFailures = 0;
    const { bonus, blocked } = personOf(model, from);
    const missing = await real.missingOf(model, from);
    const owes = missing > 0 || (bonus !== undefined && bonus.done < bonus.required);
    const isStopped = blocked.has('betting') || blocked.has('withdrawal');
    const refused = isStopped ? 'C402' : owes ? 'C404' : amount > member.cash ? 'C403' : '0';
    const code = isLocked ? 'C218' : refused;
    const body = { memId: real.person(from).memId, amount, cashOutPass: pin };
    await real.keyed(real.person('partner'), '/api/give/takeBack', body, { amount: amount + 1 }, code);
    if (code !== '0') return;
    partner.cash += amount;
    member.cash -= amount;
  },
);

/** A member may not give at all, and a partner only to its downline and while its withdrawals are not stopped. */
const giveWrongly = actOf(
  'give cash without the right',
  { person: below },
  async (model, real, { person: from }) => {
    const isStopped = personOf(model, 'partner').blocked.has('withdrawal');
    const up = { idempotencyKey: newKey(), memId: real.person('partner').memId, amount: 1_000 };
    await real.ask(real.person(from), '/api/give/send', up, 'C301');
    await real.ask(
      real.person('partner'),
      '/api/give/send',
      { ...up, idempotencyKey: newKey() },
      isStopped ? 'C301' : 'C302',
    );
  },
);

export const rewardActs = [
  { ...givePoints, weight: 2 },
  { ...takePoints, weight: 2 },
  { ...changePoints, weight: 3 },
  { ...earnComp, weight: 1 },
  { ...convertComp, weight: 1 },
  { ...issueCoupon, weight: 2 },
  { ...useCoupon, weight: 3 },
  { ...checkIn, weight: 1 },
  { ...spin, weight: 1 },
  { ...giveUpBonus, weight: 1 },
  { ...releaseBonuses, weight: 1 },
  { ...give, weight: 2 },
  { ...takeBack, weight: 2 },
  { ...giveWrongly, weight: 1 },
];

import fc from 'fast-check';
import { pin } from '../people.ts';
import { actOf, deskAmount, index, operator, person } from './act.ts';
import {
  type DeskRequest,
  type Model,
  type OperatorName,
  openRequestsOf,
  personOf,
  pickFrom,
  playedFor,
} from './model.ts';
import type { Real } from './real.ts';
import { bonusOffer, depositPointsPercent, deskLimits, fourEyesAmount } from './site.ts';

const unknownRequest = 999_999_999;
const repeatAfterMs = 60_000;
const pinFailuresBeforeLock = 5;

function depositCode(
  model: Model,
  wanted: { person: DeskRequest['person']; amount: number; hasBonus: boolean },
  nowMs: number,
) {
  const { blocked, bonus } = personOf(model, wanted.person);
  if (blocked.has('deposit')) return 'C105';
  if (wanted.amount < deskLimits.minAmount) return 'C102';
  if (wanted.amount > deskLimits.maxAmount) return 'C101';
  if (wanted.amount % deskLimits.unitAmount !== 0) return 'C103';
  const open = openRequestsOf(model, wanted.person);
  const deposit = open.find(({ kind }) => kind === 'in');
  if (deposit !== undefined)
    return deposit.amount === wanted.amount && nowMs - deposit.appliedAtMs < repeatAfterMs ? 'c104' : 'C003';
  if (open.length > 0) return 'F001';
  return wanted.hasBonus && bonus !== undefined ? 'C106' : '0';
}

export const askDeposit = actOf(
  'ask for a deposit',
  { person, amount: deskAmount, hasBonus: fc.boolean() },
  async (model, real, wanted) => {
    const { amount, hasBonus } = wanted;
    const nowMs = real.world.clock.read();
    const data = await real.keyed(
      real.person(wanted.person),
      '/api/cash/in',
      { amount, bonusCode: hasBonus ? bonusOffer.code : null },
      { amount: amount + 1_000 },
      depositCode(model, wanted, nowMs),
    );
    if (data === null) return;
    const bonusAmount = Math.min(Math.floor((amount * bonusOffer.percent) / 100), bonusOffer.maxAmount);
    model.requests.push({
      cashIdx: data.request.cashIdx,
      person: wanted.person,
      kind: 'in',
      amount,
      bonusAmount: hasBonus ? bonusAmount : 0,
      appliedAtMs: nowMs,
      state: 0,
      claimedBy: null,
      firstApprovedBy: null,
    });
  },
);

function withdrawalCode(
  model: Model,
  wanted: { person: DeskRequest['person']; amount: number; isPinRight: boolean },
  missing: number,
) {
  const { blocked, bonus, purse, pinFailures } = personOf(model, wanted.person);
  if (blocked.has('withdrawal')) return 'C203';
  if (wanted.amount > deskLimits.maxAmount) return 'C220';
  if (wanted.amount < deskLimits.minAmount) return 'C214';
  if (wanted.amount % deskLimits.unitAmount !== 0) return 'C215';
  if (pinFailures >= pinFailuresBeforeLock) return 'C218';
  if (!wanted.isPinRight) return 'C008';
  const open = openRequestsOf(model, wanted.person);
  if (open.some(({ kind }) => kind === 'out')) return 'C209';
  if (open.length > 0) return 'F001';
  if (missing > 0 || (bonus !== undefined && bonus.done < bonus.required)) return 'C221';
  return wanted.amount > purse.cash ? 'C202' : '0';
}

export const askWithdrawal = actOf(
  'ask for a withdrawal',
  { person, amount: deskAmount, isPinRight: fc.constantFrom(true, true, true, true, true, false) },
  async (model, real, wanted) => {
    const { amount } = wanted;
    // No withdrawal passes while something is still to be played.
    const code = withdrawalCode(model, wanted, await real.missingOf(model, wanted.person));
    const state = personOf(model, wanted.person);
    const cashOutPass = wanted.isPinRight ? pin : '0000';
    const caller = real.person(wanted.person);
    const change = { amount: amount + 1_000 };
    const data = await real.keyed(caller, '/api/cash/out', { amount, cashOutPass }, change, code);
    if (code === 'C008') state.pinFailures += 1;
    // The right PIN was typed, whatever is refused afterwards.
    if (['C209', 'F001', 'C221', 'C202', '0'].includes(code)) state.pinFailures = 0;
    if (data === null) return;
    state.purse.cash -= amount;
    state.purse.hold += amount;
    model.requests.push({
      cashIdx: data.request.cashIdx,
      person: wanted.person,
      kind: 'out',
      amount,
      bonusAmount: 0,
      appliedAtMs: real.world.clock.read(),
      state: 0,
      claimedBy: null,
      firstApprovedBy: null,
    });
  },
);

function heldCode(request: DeskRequest | undefined, by: OperatorName, secondApproval = false): string {
  if (request === undefined) return 'E404';
  if (request.state === 1 || request.state === -1) return 'C503';
  if (secondApproval && request.state === 2 && request.firstApprovedBy !== null) return '0';
  if (request.claimedBy === null) return 'C502';
  return request.claimedBy !== by && by !== 'supervisor' ? 'C507' : '0';
}

const onDesk = { person, operator, index };
const idOf = (request: DeskRequest | undefined) => request?.cashIdx ?? unknownRequest;

export const claim = actOf('claim', onDesk, async (model, real, { operator: by, index: which }) => {
  const request = pickFrom(model.requests, which);
  const isDone = request?.state === 1 || request?.state === -1;
  const open = request?.claimedBy === null ? '0' : 'C501';
  const code = request === undefined ? 'E404' : isDone ? 'C503' : open;
  await real.ask(real.operator(by), '/api/console/cash/claim', { cashIdx: idOf(request) }, code);
  if (request === undefined || code !== '0') return;
  request.state = 2;
  request.claimedBy = by;
});

const release = actOf('release', onDesk, async (model, real, { operator: by, index: which }) => {
  const request = pickFrom(model.requests, which);
  const code = heldCode(request, by);
  await real.ask(real.operator(by), '/api/console/cash/release', { cashIdx: idOf(request) }, code);
  if (request !== undefined && code === '0') request.claimedBy = null;
});

function settleApproved(model: Model, request: DeskRequest, real: Real): void {
  const state = personOf(model, request.person);
  request.state = 1;
  if (request.kind === 'out') {
    state.purse.hold -= request.amount;
    return;
  }
  state.purse.cash += request.amount;
  state.cameIn += playedFor(request.amount, real.turnover.depositPercent);
  state.purse.point += Math.floor((request.amount * depositPointsPercent) / 100);
  if (request.bonusAmount === 0) return;
  state.purse.bonus += request.bonusAmount;
  const required = (request.amount + request.bonusAmount) * bonusOffer.turnoverTimes;
  // A bet of this very millisecond counts; none is settled in it, because time passes when the match has ended.
  state.bonus = { amount: request.bonusAmount, required, grantedAtMs: real.world.clock.read(), done: 0 };
}

export const approve = actOf('approve', onDesk, async (model, real, { operator: by, index: which }) => {
  const request = pickFrom(model.requests, which);
  const held = heldCode(request, by, true);
  const worth = (request?.amount ?? 0) + (request?.bonusAmount ?? 0);
  const needsSecond = worth >= fourEyesAmount;
  const isSame = request?.firstApprovedBy === by;
  const code = held === '0' && isSame ? 'C504' : held;
  const other = { cashIdx: unknownRequest };
  const body = { cashIdx: idOf(request), payoutReference: 'bank-1' };
  await real.keyed(real.operator(by), '/api/console/cash/approve', body, other, code);
  if (request === undefined || code !== '0') return;
  if (needsSecond && request.firstApprovedBy === null) request.firstApprovedBy = by;
  else settleApproved(model, request, real);
});

export const reject = actOf('reject', onDesk, async (model, real, { operator: by, index: which }) => {
  const request = pickFrom(model.requests, which);
  const held = heldCode(request, by);
  // Every approval here brings the number of its transfer, so what was approved once may have been paid.
  const mayBePaid = request?.kind === 'out' && request.firstApprovedBy !== null;
  const code = held === '0' && mayBePaid ? 'C508' : held;
  const body = { cashIdx: idOf(request), reason: 'the name does not match' };
  const change = { reason: 'another reason' };
  await real.keyed(real.operator(by), '/api/console/cash/reject', body, change, code);
  if (request === undefined || code !== '0') return;
  request.state = -1;
  if (request.kind === 'in') return;
  const { purse } = personOf(model, request.person);
  purse.hold -= request.amount;
  purse.cash += request.amount;
});

export const cashDeskActs = [
  { ...askDeposit, weight: 5 },
  { ...askWithdrawal, weight: 5 },
  { ...claim, weight: 7 },
  { ...release, weight: 1 },
  { ...approve, weight: 7 },
  { ...reject, weight: 3 },
];

import fc from 'fast-check';
import { expect } from 'vitest';
import { actOf, index, operator, person } from './act.ts';
import { blocks, personOf, pickFrom } from './model.ts';
import { fourEyesAmount } from './site.ts';

const direction = fc.constantFrom('credit' as const, 'debit' as const);
const amount = fc.constantFrom(1, 3_333, 50_000, 250_000, 300_000, 700_000);

const adjust = actOf('adjust', { person, operator, direction, amount }, async (model, real, wanted) => {
  const { purse } = personOf(model, wanted.person);
  const isTooMuch = wanted.direction === 'debit' && wanted.amount > purse.cash;
  const code = isTooMuch ? 'B6000' : '0';
  const body = {
    memId: real.person(wanted.person).memId,
    direction: wanted.direction,
    amount: wanted.amount,
    reason: 'model',
  };
  const change = { amount: wanted.amount + 1 };
  const data = await real.keyed(
    real.operator(wanted.operator),
    '/api/console/adjustment/ask',
    body,
    change,
    code,
  );
  if (data === null) return;
  if (wanted.amount < fourEyesAmount) {
    purse.cash += wanted.direction === 'credit' ? wanted.amount : -wanted.amount;
    return;
  }
  const { adjustmentIdx } = data.adjustment;
  model.adjustments.push({ ...wanted, adjustmentIdx, askedBy: wanted.operator, isDecided: false });
});

const decide = actOf(
  'decide an adjustment',
  { person, operator, index, approves: fc.boolean() },
  async (model, real, { operator: by, index: which, approves }) => {
    const adjustment = pickFrom(model.adjustments, which);
    if (adjustment === undefined) return;
    const { purse } = personOf(model, adjustment.person);
    const isTooMuch = adjustment.direction === 'debit' && adjustment.amount > purse.cash;
    const { adjustmentIdx } = adjustment;
    const caller = real.operator(by);
    const change = { adjustmentIdx: adjustmentIdx + 1 };
    if (!approves) {
      const code = adjustment.isDecided ? 'T999' : '0';
      const body = { adjustmentIdx, reason: 'model' };
      await real.keyed(caller, '/api/console/adjustment/reject', body, change, code);
      adjustment.isDecided = true;
      return;
    }
    const open = adjustment.askedBy === by ? 'C504' : isTooMuch ? 'B6000' : '0';
    const code = adjustment.isDecided ? 'T999' : open;
    await real.keyed(caller, '/api/console/adjustment/approve', { adjustmentIdx }, change, code);
    if (code !== '0') return;
    adjustment.isDecided = true;
    purse.cash += adjustment.direction === 'credit' ? adjustment.amount : -adjustment.amount;
  },
);

export const block = actOf(
  'block or unblock',
  { person, block: fc.constantFrom(...blocks), isBlocked: fc.constantFrom(true, false, false) },
  async (model, real, { person: who, block: which, isBlocked }) => {
    await real.world.setMember(real.person(who), `${which}_allowed = ${!isBlocked}`);
    const { blocked } = personOf(model, who);
    if (isBlocked) blocked.add(which);
    else blocked.delete(which);
  },
);

/** Unlocks as an operator does: the count of wrong PINs starts again. */
const unlockPin = actOf('unlock withdrawals', { person }, async (model, real, { person: who }) => {
  await real.world.setMember(real.person(who), 'pin_failures = 0');
  personOf(model, who).pinFailures = 0;
});

/** The action is not repeated, but the response shows the request as it is now. */
const presentedAnew = new Set<string>(['/api/console/cash/approve', '/api/console/cash/reject']);

/** A stored answer is returned again, however often and whatever has happened since. */
const repeat = actOf(
  'send an old call again',
  { person, index, times: fc.integer({ min: 1, max: 4 }) },
  async (_, real, { index: which, times }) => {
    const done = pickFrom(real.done, which);
    if (done === undefined) return;
    real.sent += times;
    const answers = await Promise.all(Array.from({ length: times }, done.again));
    for (const answer of answers) {
      expect(answer.code, done.label).toBe('0');
      if (presentedAnew.has(done.label)) continue;
      expect(answer.data, done.label).toEqual(done.answer);
    }
  },
);

const contentless = new Set(['/api/cash/merge', '/api/attendance/check', '/api/rotary/spin']);

const change = actOf(
  'send an old key with other content',
  { person, index },
  async (_, real, { index: which }) => {
    const done = pickFrom(
      real.done.filter(({ label }) => !contentless.has(label)),
      which,
    );
    if (done === undefined) return;
    real.sent += 1;
    const { code } = await done.changed();
    real.codes.add(code);
    expect(code, done.label).toBe('C999');
  },
);

export const operatorActs = [
  { ...adjust, weight: 3 },
  { ...decide, weight: 2 },
  { ...block, weight: 2 },
  { ...unlockPin, weight: 1 },
  { ...repeat, weight: 6 },
  { ...change, weight: 4 },
];

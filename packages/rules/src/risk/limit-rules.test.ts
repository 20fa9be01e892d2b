import { describe, expect, test } from 'vitest';
import { defaultLimits, eventLimits } from './limit-policy.ts';
import { type LimitRule, limitRuleOf } from './limit-rules.ts';

const hourMs = 3_600_000;
const ruleOf = (sport: string, fromHours: number, eventAmount = 1_000_000): LimitRule => ({
  sport,
  fromHours,
  selectionAmount: 300_000,
  marketAmount: 600_000,
  eventAmount,
  memberEventAmount: 200_000,
  memberDayAmount: 900_000,
});
const rules = [ruleOf('all', 0), ruleOf('soccer', 0), ruleOf('soccer', 24), ruleOf('tennis', 6)];

describe('the rule of an event', () => {
  test.each([
    ['soccer', 30, 'soccer', 24],
    ['soccer', 24, 'soccer', 24],
    ['soccer', 23.9, 'soccer', 0],
    ['soccer', -1, 'soccer', 0],
    ['tennis', 6, 'tennis', 6],
    ['tennis', 5, 'all', 0],
    ['hockey', 100, 'all', 0],
  ])('%s, %d hours before kick-off, is that of %s from %d hours', (sport, hours, ofSport, fromHours) => {
    expect(limitRuleOf(rules, { sport, untilStartMs: hours * hourMs })).toMatchObject({
      sport: ofSport,
      fromHours,
    });
  });

  test('does not exist where no rule reaches so near to kick-off', () => {
    const near = { sport: 'tennis', untilStartMs: hourMs };
    expect(limitRuleOf([ruleOf('tennis', 6)], near)).toBeUndefined();
    expect(limitRuleOf([], near)).toBeUndefined();
  });

  test('is found whatever order the rules are kept in', () => {
    const at = { sport: 'soccer', untilStartMs: 30 * hourMs };
    expect(limitRuleOf(rules.toReversed(), at)).toEqual(limitRuleOf(rules, at));
  });
});

describe('the limits of an event with a rule', () => {
  const policy = { ...defaultLimits, rules };

  test('are the amounts of the rule, whatever the shares of its sport and its time are', () => {
    expect(eventLimits(policy, { sport: 'hockey', untilStartMs: 30 * hourMs })).toEqual({
      selectionAmount: 300_000,
      marketAmount: 600_000,
      eventAmount: 1_000_000,
      memberEventAmount: 200_000,
      memberDayAmount: 900_000,
    });
  });

  test('are shared by the match in play and by the trader, the day of a member is not', () => {
    const live = { sport: 'soccer', untilStartMs: 0, traderShare: 5_000 };
    expect(eventLimits(policy, live)).toMatchObject({ eventAmount: 250_000, memberDayAmount: 900_000 });
  });

  test('without a rule are those of the policy', () => {
    const near = { sport: 'soccer', untilStartMs: hourMs };
    expect(eventLimits(defaultLimits, near)).toMatchObject({
      eventAmount: defaultLimits.eventAmount,
      memberDayAmount: defaultLimits.memberDayAmount,
    });
  });
});

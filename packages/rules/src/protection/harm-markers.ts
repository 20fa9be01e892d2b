import { type Amount, add, negate, zero } from '@hanpan/money';
import { addDays } from '../reward/attendance-reward.ts';
import {
  daysUpTo,
  mergeSpans,
  minutesWithin,
  siteDaySpan,
  siteNightSpan,
  startOfSiteDay,
} from './harm-days.ts';
import { type HarmFacts, type HarmFigures, type HarmKind, type HarmMarker, harmKinds } from './harm-facts.ts';

/** What the figures are held against. */
export const harmRules = {
  /** Deposits of seven days come to so many times the usual week. */
  risingTimes: 3,
  /** The usual week is that of so many before. */
  usualWeeks: 4,
  /** Deposits of one day, each within the hour after a loss. */
  chasedDeposits: 3,
  lossDays: 30,
  nights: 3,
  nightMinutes: 60,
  longDays: 3,
  longDayMinutes: 360,
  loosenings: 2,
  loosenedDays: 30,
  backWithinMs: 24 * 3_600_000,
} as const;

/** What a marker counts for where members are put in order. */
export const harmWeights: Readonly<Record<HarmKind, number>> = {
  chasing: 3,
  'back-at-once': 3,
  'rising-deposits': 2,
  'growing-loss': 2,
  'loosened-limits': 2,
  'night-play': 1,
  'long-days': 1,
};

/**
 * For how many days a marker says it all: what it looks back over does not make it anew every day. Of kinds that need something
 * that happened on the day itself every day stands alone.
 */
export const harmQuietDays: Readonly<Record<HarmKind, number>> = {
  chasing: 1,
  'back-at-once': 1,
  'rising-deposits': 7,
  'growing-loss': 30,
  'loosened-limits': 1,
  'night-play': 7,
  'long-days': 7,
};

export interface HarmDay {
  /** Of the site's calendar, and over. */
  readonly day: string;
  readonly timeZone: string;
  /** Deposits of a week and losses of a month below it are not looked at. */
  readonly floorAmount: Amount;
  readonly watched: readonly HarmKind[];
}

type Rule = (facts: HarmFacts, of: HarmDay) => HarmFigures | undefined;

const weekDays = 7;
const sum = (amounts: readonly Amount[]) => add(zero, ...amounts);

/** The days that end with the one that is looked at, as one span. */
function spanOf({ day, timeZone }: HarmDay, days: number, before = 0) {
  return {
    fromMs: startOfSiteDay(addDays(day, 1 - days - before), timeZone),
    untilMs: startOfSiteDay(addDays(day, 1 - before), timeZone),
  };
}
const isWithin = (atMs: number, { fromMs, untilMs }: ReturnType<typeof spanOf>) =>
  atMs >= fromMs && atMs < untilMs;

/** Who deposited nothing in the weeks before has no usual week: the first deposits of a member are not marked. */
function risingDeposits({ deposits }: HarmFacts, of: HarmDay): HarmFigures | undefined {
  const { risingTimes, usualWeeks } = harmRules;
  const within = (span: ReturnType<typeof spanOf>) => deposits.filter(({ atMs }) => isWithin(atMs, span));
  const latest = within(spanOf(of, weekDays));
  const amount = sum(latest.map((each) => each.amount));
  const before = sum(within(spanOf(of, weekDays * usualWeeks, weekDays)).map((each) => each.amount));
  if (amount < of.floorAmount || before === 0 || amount * usualWeeks < before * risingTimes) return undefined;
  return { amount, beforeAmount: Math.floor(before / usualWeeks), count: latest.length };
}

function growingLoss({ results }: HarmFacts, of: HarmDay): HarmFigures | undefined {
  const { lossDays } = harmRules;
  const lossOf = (lastDay: string) => {
    const days = new Set(daysUpTo(lastDay, lossDays));
    return negate(sum(results.filter(({ day }) => days.has(day)).map(({ result }) => result)));
  };
  const amount = lossOf(of.day);
  const beforeAmount = lossOf(addDays(of.day, -lossDays));
  return amount > 0 && amount >= of.floorAmount && amount > beforeAmount
    ? { amount, beforeAmount }
    : undefined;
}

/** A deposit chases a loss where at least half of what it brings was lost in the hour before it and since the deposit before it. */
function chasing({ deposits }: HarmFacts, of: HarmDay): HarmFigures | undefined {
  const day = spanOf(of, 1);
  const chased = deposits.filter(
    ({ atMs, amount, lostAmount }) => isWithin(atMs, day) && lostAmount * 2 >= amount,
  );
  if (chased.length < harmRules.chasedDeposits) return undefined;
  return {
    amount: sum(chased.map(({ amount }) => amount)),
    beforeAmount: sum(chased.map(({ lostAmount }) => lostAmount)),
    count: chased.length,
  };
}

/** The time within such a part of each of seven days, where enough of them have enough of it. */
function timeRule(partOf: typeof siteDaySpan, least: { count: number; minutes: number }): Rule {
  return ({ spans }, { day, timeZone }) => {
    const merged = mergeSpans(spans);
    const found = daysUpTo(day, weekDays)
      .map((each) => minutesWithin(merged, partOf(each, timeZone)))
      .filter((minutes) => minutes >= least.minutes);
    if (found.length < least.count) return undefined;
    return { count: found.length, minutes: found.reduce((all, minutes) => all + minutes, 0) };
  };
}

/** It is marked on a day on which one was asked for. */
function loosenedLimits({ loosenedAtMs }: HarmFacts, of: HarmDay): HarmFigures | undefined {
  const count = loosenedAtMs.filter((atMs) => isWithin(atMs, spanOf(of, harmRules.loosenedDays))).length;
  const isToday = loosenedAtMs.some((atMs) => isWithin(atMs, spanOf(of, 1)));
  return isToday && count >= harmRules.loosenings ? { count } : undefined;
}

function backAtOnce({ returns }: HarmFacts, of: HarmDay): HarmFigures | undefined {
  const found = returns.find(
    ({ endedAtMs, playedAtMs }) =>
      playedAtMs >= endedAtMs &&
      playedAtMs < endedAtMs + harmRules.backWithinMs &&
      isWithin(playedAtMs, spanOf(of, 1)),
  );
  return found && { minutes: Math.floor((found.playedAtMs - found.endedAtMs) / 60_000) };
}

const ruleOf: Readonly<Record<HarmKind, Rule>> = {
  chasing,
  'back-at-once': backAtOnce,
  'rising-deposits': risingDeposits,
  'growing-loss': growingLoss,
  'loosened-limits': loosenedLimits,
  'night-play': timeRule(siteNightSpan, { count: harmRules.nights, minutes: harmRules.nightMinutes }),
  'long-days': timeRule(siteDaySpan, { count: harmRules.longDays, minutes: harmRules.longDayMinutes }),
};

/**
 * What the facts of a member say at the end of a day, in the order of the kinds. `lastDays`: on which day before each kind was marked
 * last; one that is quiet still is not marked again.
 */
export function harmMarkers(
  facts: HarmFacts,
  of: HarmDay,
  lastDays: Partial<Readonly<Record<HarmKind, string>>> = {},
): HarmMarker[] {
  return harmKinds.flatMap((kind) => {
    const last = lastDays[kind];
    const isQuiet = last !== undefined && addDays(last, harmQuietDays[kind]) > of.day;
    if (isQuiet || !of.watched.includes(kind)) return [];
    const figures = ruleOf[kind](facts, of);
    return figures === undefined ? [] : [{ kind, figures }];
  });
}

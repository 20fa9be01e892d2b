import { amount, zero } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../replay/random.ts';
import { addDays } from '../reward/attendance-reward.ts';
import { siteDate, siteTimeOfDayMs } from '../validation/site-time.ts';
import { siteDaySpan, siteNightSpan, startOfSiteDay } from './harm-days.ts';
import { type HarmFacts, type HarmKind, harmKinds } from './harm-facts.ts';
import { type HarmDay, harmMarkers, harmQuietDays } from './harm-markers.ts';

const seoul = 'Asia/Seoul';
const day = '2026-11-28';
const hourMs = 3_600_000;
const minuteMs = 60_000;
const of: HarmDay = { day, timeZone: seoul, floorAmount: amount(100_000), watched: harmKinds };
const nothing: HarmFacts = { deposits: [], results: [], spans: [], loosenedAtMs: [], returns: [] };

/** That time so many days before the day that is looked at. */
const at = (back: number, time = '12:00') => Date.parse(`${addDays(day, -back)}T${time}:00+09:00`);
const deposit = (back: number, value: number, lost = 0, time = '12:00') => ({
  atMs: at(back, time),
  amount: amount(value),
  lostAmount: amount(lost),
});
const span = (back: number, from: string, minutes: number) => ({
  fromMs: at(back, from),
  untilMs: at(back, from) + minutes * minuteMs,
});
const result = (back: number, value: number) => ({ day: addDays(day, -back), result: amount(value) });
const returned = (hours: number, back = 0) => {
  const playedAtMs = at(back);
  return { endedAtMs: playedAtMs - hours * hourMs, playedAtMs };
};

/** The figures of one kind, of facts of which everything else is nothing. */
const figuresOf = (kind: HarmKind, facts: Partial<HarmFacts>, change: Partial<HarmDay> = {}) =>
  harmMarkers({ ...nothing, ...facts }, { ...of, watched: [kind], ...change })[0]?.figures;

describe('[RG-20] deposits that rise', () => {
  test.each([
    [
      'three times the usual week',
      [deposit(0, 300_000), deposit(7, 400_000)],
      { amount: 300_000, beforeAmount: 100_000, count: 1 },
    ],
    ['a won less', [deposit(0, 299_999), deposit(7, 400_000)], undefined],
    [
      'at the floor',
      [deposit(6, 100_000, 0, '00:00'), deposit(34, 1, 0, '00:00')],
      { amount: 100_000, beforeAmount: 0, count: 1 },
    ],
    ['below the floor', [deposit(0, 99_999), deposit(7, 1)], undefined],
    ['the first deposits of a member', [deposit(0, 900_000)], undefined],
    ['a deposit of the day after', [deposit(-1, 900_000, 0, '00:00'), deposit(7, 1_000)], undefined],
    ['what is older than the four weeks', [deposit(0, 900_000), deposit(35, 1_000, 0, '23:59')], undefined],
  ])('%s', (_, deposits, figures) => {
    expect(figuresOf('rising-deposits', { deposits })).toEqual(figures);
  });
});

describe('[RG-20] losses that grow', () => {
  test.each([
    [
      'more than in the thirty days before',
      [result(0, -60_000), result(29, -40_000), result(30, -99_999)],
      { amount: 100_000, beforeAmount: 99_999 },
    ],
    ['as much as before', [result(0, -100_000), result(30, -100_000)], undefined],
    [
      'after days that were won',
      [result(0, -100_000), result(59, 30_000)],
      { amount: 100_000, beforeAmount: -30_000 },
    ],
    ['below the floor', [result(0, -99_999)], undefined],
    ['what was won counts against it', [result(0, -150_000), result(1, 60_000)], undefined],
    [
      'what is older than sixty days',
      [result(0, -100_000), result(60, -900_000)],
      { amount: 100_000, beforeAmount: 0 },
    ],
  ])('%s', (_, results, figures) => {
    const found = figuresOf('growing-loss', { results });
    expect(found && { amount: found.amount, beforeAmount: (found.beforeAmount ?? 0) + 0 }).toEqual(figures);
  });

  test('without a floor nothing lost is nothing', () => {
    const free = { floorAmount: zero };
    expect(figuresOf('growing-loss', { results: [result(30, 5_000)] }, free)).toBeUndefined();
    expect(figuresOf('growing-loss', { results: [result(0, -1)] }, free)).toMatchObject({ amount: 1 });
  });
});

describe('[RG-20] deposits that chase a loss', () => {
  const three = [
    deposit(0, 50_000, 25_000, '00:00'),
    deposit(0, 60_000, 90_000),
    deposit(0, 10_000, 5_000, '23:59'),
  ];
  test.each([
    ['three on one day', three, { amount: 120_000, beforeAmount: 120_000, count: 3 }],
    ['two', three.slice(1), undefined],
    ['one of the day before', [...three.slice(1), deposit(1, 50_000, 25_000, '23:59')], undefined],
    ['one after less than half of it was lost', [...three.slice(1), deposit(0, 50_000, 24_999)], undefined],
    ['one after a win', [...three.slice(1), deposit(0, 50_000, -25_000)], undefined],
  ])('%s', (_, deposits, figures) => {
    expect(figuresOf('chasing', { deposits })).toEqual(figures);
  });
});

describe('[RG-20] hours at night and long days', () => {
  const nights = [span(0, '01:00', 60), span(3, '04:00', 60), span(6, '02:30', 61)];
  test.each([
    ['three nights of an hour', nights, { count: 3, minutes: 181 }],
    ['two', nights.slice(1), undefined],
    ['a night a minute short', [...nights.slice(1), span(1, '01:00', 59)], undefined],
    [
      'before one and after five',
      [...nights.slice(1), span(1, '00:00', 119), span(1, '05:00', 90)],
      undefined,
    ],
    ['of eight days ago', [...nights.slice(1), span(7, '01:00', 120)], undefined],
    [
      'two pieces that overlap are one time',
      [...nights.slice(1), span(1, '01:00', 50), span(1, '01:20', 39)],
      undefined,
    ],
    [
      'two pieces apart make the hour',
      [...nights.slice(1), span(1, '01:00', 30), span(1, '03:00', 30)],
      { count: 3, minutes: 181 },
    ],
  ])('at night: %s', (_, spans, figures) => {
    expect(figuresOf('night-play', { spans })).toEqual(figures);
  });

  const days = [span(0, '06:00', 360), span(1, '06:00', 720), span(6, '18:00', 360)];
  test.each([
    ['three days of six hours', days, { count: 3, minutes: 1_440 }],
    ['two', days.slice(1), undefined],
    ['one a minute short', [...days.slice(1), span(2, '06:00', 359)], undefined],
    ['a session over midnight is cut there', [...days.slice(1), span(3, '21:00', 359)], undefined],
    [
      'with both sides of midnight long enough',
      [span(3, '12:00', 1_080), span(0, '06:00', 360)],
      { count: 3, minutes: 1_440 },
    ],
  ])('by day: %s', (_, spans, figures) => {
    expect(figuresOf('long-days', { spans })).toEqual(figures);
  });

  test('a night is that of the clock of the site, also where it changes', () => {
    const night = siteNightSpan('2026-10-25', 'Europe/Berlin');
    expect(new Date(night.fromMs).toISOString()).toBe('2026-10-24T23:00:00.000Z');
    expect(new Date(night.untilMs).toISOString()).toBe('2026-10-25T04:00:00.000Z');
    const spring = siteNightSpan('2026-03-29', 'Europe/Berlin');
    expect((spring.untilMs - spring.fromMs) / hourMs).toBe(3);
  });

  test('a day begins where the calendar says, in every zone and on every day of a year', () => {
    for (const zone of [
      seoul,
      'Europe/Berlin',
      'America/Santiago',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    ])
      for (let each = '2026-01-01'; each < '2027-01-01'; each = addDays(each, 1)) {
        const startMs = startOfSiteDay(each, zone);
        expect([zone, siteDate(startMs, zone)]).toEqual([zone, each]);
        expect(siteDate(startMs - 1, zone)).toBe(addDays(each, -1));
        expect(siteDaySpan(each, zone).untilMs).toBe(startOfSiteDay(addDays(each, 1), zone));
      }
  });
});

describe('[RG-20] limits that are loosened, and play after an exclusion', () => {
  test.each([
    ['twice in thirty days', [at(0), at(29, '00:00')], { count: 2 }],
    ['once', [at(0)], undefined],
    ['the other one longer ago', [at(0), at(30, '23:59')], undefined],
    ['neither of them today', [at(1), at(2)], undefined],
  ])('a looser limit: %s', (_, loosenedAtMs, figures) => {
    expect(figuresOf('loosened-limits', { loosenedAtMs })).toEqual(figures);
  });

  test.each([
    ['at once', [returned(0)], { minutes: 0 }],
    ['an hour and a half later', [returned(1.5)], { minutes: 90 }],
    ['a day later', [returned(24)], undefined],
    ['yesterday', [returned(1, 1)], undefined],
  ])('back: %s', (_, returns, figures) => {
    expect(figuresOf('back-at-once', { returns })).toEqual(figures);
  });
});

test('[RG-20] what a site does not look for is not found, and what was found lately is not found anew', () => {
  const facts = { ...nothing, results: [result(0, -200_000)], loosenedAtMs: [at(0), at(1)] };
  const kinds = (change: Partial<HarmDay>, last: Partial<Record<HarmKind, string>> = {}) =>
    harmMarkers(facts, { ...of, ...change }, last).map(({ kind }) => kind);
  expect(kinds({})).toEqual(['growing-loss', 'loosened-limits']);
  expect(kinds({ watched: ['loosened-limits'] })).toEqual(['loosened-limits']);
  expect(kinds({ watched: [] })).toEqual([]);
  expect(kinds({}, { 'growing-loss': addDays(day, -29) })).toEqual(['loosened-limits']);
  expect(kinds({}, { 'growing-loss': addDays(day, -30) })).toEqual(['growing-loss', 'loosened-limits']);
  expect(kinds({}, { 'loosened-limits': addDays(day, -1) })).toEqual(['growing-loss', 'loosened-limits']);
});

describe('[RG-20] a second computation, minute by minute and row by row', () => {
  const zones = [seoul, 'Europe/Berlin'];
  /** Day and hour of every minute that was asked for: the calendar is slow, and the minutes are the same in every run. */
  const known = new Map<string, { one: string; hour: number }>();
  function clockOf(atMs: number, timeZone: string) {
    const key = `${timeZone} ${atMs}`;
    const held = known.get(key);
    if (held !== undefined) return held;
    const made = { one: siteDate(atMs, timeZone), hour: siteTimeOfDayMs(atMs, timeZone) / hourMs };
    known.set(key, made);
    return made;
  }

  /** The same questions, asked of every minute and every day. */
  function byCounting(facts: HarmFacts, { timeZone, floorAmount }: HarmDay, today: string): Set<HarmKind> {
    const dayOf = (atMs: number) => clockOf(atMs, timeZone).one;
    const ago = (one: string) => Math.round((Date.parse(today) - Date.parse(one)) / 86_400_000);
    const found = new Set<HarmKind>();
    let [week, month] = [0, 0];
    let chased = 0;
    for (const each of facts.deposits) {
      const back = ago(dayOf(each.atMs));
      if (back >= 0 && back < 7) week += each.amount;
      if (back >= 7 && back < 35) month += each.amount;
      if (back === 0 && each.lostAmount >= each.amount / 2) chased += 1;
    }
    if (week >= floorAmount && month > 0 && week >= (month / 4) * 3) found.add('rising-deposits');
    if (chased >= 3) found.add('chasing');
    let [lost, lostBefore] = [0, 0];
    for (const each of facts.results) {
      const back = ago(each.day);
      if (back >= 0 && back < 30) lost -= each.result;
      if (back >= 30 && back < 60) lostBefore -= each.result;
    }
    if (lost > 0 && lost >= floorAmount && lost > lostBefore) found.add('growing-loss');
    const minutes = new Set<number>();
    for (const { fromMs, untilMs } of facts.spans)
      for (let atMs = fromMs; atMs < untilMs; atMs += minuteMs) minutes.add(atMs);
    const byDay = new Map<string, number>();
    const byNight = new Map<string, number>();
    for (const atMs of minutes) {
      const one = dayOf(atMs);
      if (ago(one) < 0 || ago(one) > 6) continue;
      byDay.set(one, (byDay.get(one) ?? 0) + 1);
      const { hour } = clockOf(atMs, timeZone);
      if (hour >= 1 && hour < 5) byNight.set(one, (byNight.get(one) ?? 0) + 1);
    }
    const count = (held: Map<string, number>, least: number) =>
      [...held.values()].filter((each) => each >= least).length;
    if (count(byNight, 60) >= 3) found.add('night-play');
    if (count(byDay, 360) >= 3) found.add('long-days');
    const loosened = facts.loosenedAtMs.map((atMs) => ago(dayOf(atMs)));
    if (loosened.includes(0) && loosened.filter((back) => back >= 0 && back < 30).length >= 2)
      found.add('loosened-limits');
    for (const { endedAtMs, playedAtMs } of facts.returns)
      if (ago(dayOf(playedAtMs)) === 0 && playedAtMs - endedAtMs < 24 * hourMs) found.add('back-at-once');
    return found;
  }

  test('finds the same in random histories, and the job that looks every day says nothing twice too soon', () => {
    const random = seededRandom('harm');
    const pick = (count: number) => Math.floor(random() * count);
    const seen = new Map<HarmKind, number>();
    for (let run = 0; run < 100; run += 1) {
      const timeZone = zones[run % 2] ?? seoul;
      const end = startOfSiteDay('2026-11-03', timeZone);
      const within = (days: number) => end - pick(days * 1_440) * minuteMs;
      const many = <Fact>(count: number, make: () => Fact) => Array.from({ length: count }, make);
      const heavy = pick(3) === 0 ? 3 : 1;
      const facts: HarmFacts = {
        deposits: many(pick(12) * heavy, () => ({
          atMs: within(pick(2) === 0 ? 3 : 40),
          amount: amount((1 + pick(20)) * 10_000),
          lostAmount: amount((pick(12) - 2) * 20_000),
        })),
        results: many(pick(60), () => ({
          day: siteDate(within(65), timeZone),
          result: amount((pick(40) - 24) * 5_000),
        })),
        spans: many(pick(20) * heavy, () => {
          const fromMs = within(9);
          return { fromMs, untilMs: fromMs + pick(600) * minuteMs };
        }),
        loosenedAtMs: many(pick(5), () => within(pick(2) === 0 ? 3 : 40)),
        returns: many(pick(2), () => {
          const playedAtMs = within(4);
          return { playedAtMs, endedAtMs: playedAtMs - pick(40) * hourMs };
        }),
      };
      const last: Partial<Record<HarmKind, string>> = {};
      for (let back = 3; back >= 0; back -= 1) {
        const today = addDays('2026-11-02', -back);
        const one: HarmDay = { day: today, timeZone, floorAmount: amount(100_000), watched: harmKinds };
        const expected = byCounting(facts, one, today);
        expect(new Set(harmMarkers(facts, one).map(({ kind }) => kind))).toEqual(expected);
        for (const { kind } of harmMarkers(facts, one, last)) {
          const before = last[kind];
          if (before !== undefined)
            expect(Date.parse(today) - Date.parse(before)).toBeGreaterThanOrEqual(
              harmQuietDays[kind] * 86_400_000,
            );
          last[kind] = today;
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
        }
      }
    }
    expect([...seen.keys()].sort()).toEqual([...harmKinds].sort());
  });
});

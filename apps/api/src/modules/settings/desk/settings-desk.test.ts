import { type CallSpec, consoleCalls, type SettingGroup } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { outcomeOf, settle } from '../../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { settingsFrom } from '../site-settings.ts';
import { everyField } from './fields.ts';
import { judgeChanges, shownValue } from './judge-changes.ts';

const world = await createWorld();
const path = '/api/console/settings/save';
const reason = 'a test';

async function desk(): Promise<Person> {
  return world.operator('supervisor', await world.addSite());
}

async function revisionOf(caller: Person, group: SettingGroup): Promise<string> {
  const { groups } = await caller.call('/api/console/settings', {});
  return need(
    groups.find((each) => each.group === group),
    group,
  ).revision;
}

async function bodyFor(caller: Person, group: SettingGroup, values: Readonly<Record<string, unknown>>) {
  const changes = Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  return { idempotencyKey: newKey(), group, revision: await revisionOf(caller, group), changes, reason };
}

const codeOf = async (group: SettingGroup, values: Readonly<Record<string, unknown>>) => {
  const caller = await desk();
  return caller.codeOf(path, await bodyFor(caller, group, values));
};

/** Every value of the settings by its path; what is a list or empty ends there. */
function leavesOf(value: unknown, at = ''): string[] {
  const isBranch =
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
  if (!isBranch) return [at];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, at === '' ? name : `${at}.${name}`));
}

test('[MS-06] every setting there is can be changed at the console, or has a page of its own there', () => {
  const keys = everyField.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const elsewhere = ['liability.rules', 'memberPolicy.timeZone'];
  const covers = (leaf: string) =>
    keys.some((key) => leaf === key || leaf.startsWith(`${key}.`) || key.startsWith(`${leaf}.`));
  const missing = leavesOf(settingsFrom({})).filter((leaf) => !elsewhere.includes(leaf) && !covers(leaf));
  expect(missing).toEqual([]);
});

test('[OPS-1] a site has no rate of a jackpot that anybody could change: those of providers are theirs', () => {
  const ofSite = [...leavesOf(settingsFrom({})), ...everyField.map(({ key }) => key)];
  const ofConsole = Object.values<CallSpec>(consoleCalls).flatMap(({ path: name, body }) => [
    name,
    ...Object.keys(body.shape),
  ]);
  expect(ofConsole.length).toBeGreaterThan(100);
  expect([...ofSite, ...ofConsole].filter((name) => /jackpot|progressive/i.test(name))).toEqual([]);
});

test('what a site begins with is within the bounds of every field, and stays what it is when it is saved', () => {
  for (const group of [
    'site',
    'signup',
    'cash',
    'bonus',
    'approval',
    'points',
    'rewards',
    'sports',
  ] as const) {
    const initial = settingsFrom({});
    const changes = everyField.map((field) => ({
      key: field.key,
      value: JSON.stringify(shownValue(field, initial)),
    }));
    const { problems } = judgeChanges({}, { group, changes, address: '127.0.0.1', zoneIsFixed: true });
    expect(problems.filter(({ kind }) => kind !== 'unknown')).toEqual([]);
  }
});

describe('a setting is changed without SQL', () => {
  test('[OPS-1][FND-18] it acts on the next call, and who changed it from what to what is kept', async () => {
    const site = await world.addSite();
    const caller = await world.operator('supervisor', site);
    const member = await world.member({ site });
    const body = await bodyFor(caller, 'cash', { 'deposit.minAmount': 50_000, depositExpiryMinutes: null });
    const { group } = await caller.call(path, body);
    expect(group.revision).not.toBe(body.revision);
    expect(await member.codeOf('/api/cash/in', { amount: 40_000 })).toBe('C102');
    const { list } = await caller.call('/api/console/settings/history', { group: 'cash' });
    expect(list).toMatchObject([
      {
        by: caller.memId,
        reason,
        changes: [
          { key: 'deposit.minAmount', before: '10000', after: '50000' },
          { key: 'depositExpiryMinutes', before: '60', after: 'null' },
        ],
      },
    ]);
  });

  test('rows of a list and of a record come back as they were saved', async () => {
    const caller = await desk();
    const prizes = [
      { points: 0, weight: 900 },
      { points: 1_000, weight: 100 },
    ];
    await caller.call(path, await bodyFor(caller, 'rewards', { 'rotary.prizes': prizes }));
    const level = { level: 2, minAmount: 5_000, maxAmount: null, maxWinAmount: null };
    await caller.call(path, await bodyFor(caller, 'minigame', { 'minigame.levels': [level] }));
    const { groups } = await caller.call('/api/console/settings', {});
    const savedAt = (key: string) =>
      JSON.parse(groups.flatMap(({ fields }) => fields).find((field) => field.key === key)?.value ?? 'null');
    expect(savedAt('rotary.prizes')).toEqual(prizes);
    expect(savedAt('minigame.levels')).toEqual([level]);
  });

  test('of two operators who save one page the second is told, and nothing of the first is lost', async () => {
    const caller = await desk();
    const first = await bodyFor(caller, 'cash', { 'deposit.minAmount': 20_000 });
    const second = await bodyFor(caller, 'cash', { 'deposit.minAmount': 30_000 });
    const codes = await Promise.all([caller.codeOf(path, first), caller.codeOf(path, second)]);
    expect(codes.sort()).toEqual(['0', 'T999']);
    const other = await bodyFor(caller, 'site', { supportContact: 'help@example.test' });
    expect(await caller.codeOf(path, other)).toBe('0');
  });

  test('a preview says what would differ, what is wrong, and what it would have meant', async () => {
    const caller = await desk();
    const preview = (group: SettingGroup, values: Readonly<Record<string, unknown>>) =>
      caller.call('/api/console/settings/preview', {
        group,
        changes: Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
      });
    const sound = await preview('bonus', { 'turnover.depositPercent': 300 });
    expect(sound).toEqual({
      changes: [{ key: 'turnover.depositPercent', before: '100', after: '300' }],
      problems: [],
      effects: [{ kind: 'turnoverOfDeposit', before: 100_000, after: 300_000, total: 0 }],
    });
    const costly = [
      { points: 0, weight: 1 },
      { points: 100_000, weight: 1 },
    ];
    expect((await preview('rewards', { 'rotary.prizes': costly })).problems).toEqual([
      { key: 'rotary.prizes', kind: 'cost' },
    ]);
    const wrong = await preview('cash', { 'deposit.minAmount': -1, nothing: 1 });
    expect(wrong.problems).toEqual([
      { key: 'deposit.minAmount', kind: 'value' },
      { key: 'nothing', kind: 'unknown' },
    ]);
    const counted = await preview('cash', { 'deposit.minAmount': 20_000, cashServiceMinutes: 10 });
    expect(counted.effects.map(({ kind }) => kind)).toEqual(['deposits', 'lateRequests']);
    const others = await preview('sports', { 'bet.minAmount': 5_000 });
    expect(others.effects).toEqual([{ kind: 'bets', before: 0, after: 0, total: 0 }]);
    const mini = await preview('minigame', { 'minigame.maxAmount': 5_000 });
    expect(mini.effects).toEqual([{ kind: 'miniBets', before: 0, after: 0, total: 0 }]);
    const attendance = await preview('rewards', {
      'attendance.dayPoints': 200,
      'attendance.streakRewards': [{ days: 10, points: 1_000 }],
    });
    // 30 × 100, 500 on the day 7 and 3,000 on the day 30; then 30 × 200, and 1,000 on the days 10, 20 and 30.
    expect(attendance.effects).toEqual([
      { kind: 'attendanceMonth', before: 6_500, after: 9_000, total: 0 },
      { kind: 'attendanceCost', before: 0, after: 0, total: 0 },
    ]);
    const second = await preview('approval', { fourEyesAmount: 1 });
    expect(second.effects).toEqual([{ kind: 'secondOperator', before: 0, after: 0, total: 0 }]);
  });

  test.each<[string, SettingGroup, Readonly<Record<string, unknown>>]>([
    ['a text where a number belongs', 'cash', { 'deposit.minAmount': '10000' }],
    ['half a won', 'cash', { 'deposit.minAmount': 0.5 }],
    ['a time that no clock shows', 'cash', { withdrawalClosedFrom: '24:10' }],
    ['no language', 'site', { locales: [] }],
    ['a field of another group', 'site', { 'deposit.minAmount': 20_000 }],
    ['a letter that no database keeps', 'site', { supportContact: '\u0000' }],
    ['a field of every object', 'site', { constructor: 1 }],
    ['an age below the law', 'signup', { 'memberPolicy.legalAgeYears': 12 }],
    ['a wheel of one prize', 'rewards', { 'rotary.prizes': [{ points: 1, weight: 1 }] }],
    ['a share of more than all', 'sports', { 'cashOut.marginBasisPoints': 10_001 }],
  ])('%s is refused, and nothing is saved', async (_, group, values) => {
    expect(await codeOf(group, values)).toBe('S001');
  });

  test.each<[string, SettingGroup, Readonly<Record<string, unknown>>]>([
    ['a smallest amount above the largest', 'cash', { 'deposit.minAmount': 9_000_000 }],
    [
      'one level twice',
      'liability',
      {
        'liability.levels': [
          { level: 1, value: 1 },
          { level: 1, value: 2 },
        ],
      },
    ],
    ['a smallest deposit below its step', 'cash', { 'deposit.minAmount': 100, 'deposit.unitAmount': 10_000 }],
    ['a wheel that costs too much', 'rewards', { 'rotary.maxExpectedCost': 1 }],
    [
      'bonuses that fall with more legs',
      'sports',
      {
        'multiLegBonus.steps': [
          { legs: 3, bonusBasisPoints: 500 },
          { legs: 4, bonusBasisPoints: 100 },
        ],
      },
    ],
  ])('%s is refused, and nothing is saved', async (_, group, values) => {
    expect(await codeOf(group, values)).toBe('S002');
  });
});

test.each(
  refusalsOf(path, {
    C999: [
      'a key that was used for another change',
      async () => {
        const caller = await desk();
        const body = await bodyFor(caller, 'site', { supportContact: 'a' });
        await caller.call(path, body);
        return caller.codeOf(path, { ...body, reason: 'another' });
      },
    ],
    S001: ['a negative amount', () => codeOf('cash', { 'deposit.minAmount': -1 })],
    S003: [
      'a list of addresses without one’s own',
      () => codeOf('site', { consoleAddresses: [{ address: '203.0.113.0/24', note: '' }] }),
    ],
    S004: [
      'another zone once a bet has been settled',
      async () => {
        const site = await world.addSite();
        const [caller, member] = [await world.operator('supervisor', site), await world.addMember({ site })];
        expect(await caller.codeOf(path, await bodyFor(caller, 'site', { timeZone: 'Asia/Tokyo' }))).toBe(
          '0',
        );
        await settle(world, outcomeOf(world, member, { stake: 1_000 }, { site }));
        const asked = await bodyFor(caller, 'site', { timeZone: 'America/Los_Angeles' });
        const { group, changes } = asked;
        const { problems } = await caller.call('/api/console/settings/preview', { group, changes });
        expect(problems).toEqual([{ key: 'timeZone', kind: 'fixed' }]);
        const { groups } = await caller.call('/api/console/settings', {});
        const fixed = groups.flatMap(({ fields }) => fields.filter((field) => field.fixed));
        expect(fixed.map(({ key }) => key)).toEqual(['timeZone']);
        const same = await bodyFor(caller, 'site', { timeZone: 'Asia/Tokyo', supportContact: 'c' });
        expect(await caller.codeOf(path, same)).toBe('0');
        return caller.codeOf(path, { ...asked, revision: await revisionOf(caller, 'site') });
      },
    ],
    S002: ['a largest amount below the smallest', () => codeOf('cash', { 'withdrawal.maxAmount': 1 })],
    T999: [
      'what was read before somebody else saved',
      async () => {
        const caller = await desk();
        const body = await bodyFor(caller, 'site', { supportContact: 'a' });
        await caller.call(path, await bodyFor(caller, 'site', { supportContact: 'b' }));
        return caller.codeOf(path, body);
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

describe('the referrer that a site presets', () => {
  const key = 'memberPolicy.presetRecommenderId';

  test('is an active partner of the site, or applicants could neither sign up nor name another one', async () => {
    const site = await world.addSite();
    const caller = await world.operator('supervisor', site);
    const save = async (value: string | null) =>
      caller.codeOf(path, await bodyFor(caller, 'signup', { [key]: value }));
    const member = await world.member({ site });
    for (const nobody of ['nobody', member.memId, world.site.storeId])
      expect(await save(nobody), nobody).toBe('S001');
    const preview = await caller.call('/api/console/settings/preview', {
      group: 'signup',
      changes: [{ key, value: '"nobody"' }],
    });
    expect(preview.problems).toEqual([{ key, kind: 'value' }]);
    expect(await save(site.storeId.toUpperCase())).toBe('0');
    expect(await save(null)).toBe('0');
  });
});

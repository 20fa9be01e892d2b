import { limitBounds, type RequestOf } from '@hanpan/contract';
import { locales, results } from '@hanpan/messages';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import type { TestMatch } from '../../../testing/matches.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
const read = '/api/console/sports/limits';
const save = '/api/console/sports/setLimits';
const place = '/api/bet/betProc';
const reason = 'a quieter week';

type Body = RequestOf<typeof save>;
type Supervisor = Awaited<ReturnType<typeof supervisorOf>>;
const amounts = {
  ...{ selectionAmount: 90_000, marketAmount: 200_000, eventAmount: 300_000 },
  ...{ memberEventAmount: 400_000, memberDayAmount: 500_000 },
};
const rule = { sport: 'soccer', fromHours: 2, ...amounts } as const;
const defaults = { ...amounts, selectionAmount: 120_000, legSetAmount: 600_000 };
const hours = (count: number) => ({ startsInMs: count * 3_600_000 });

function supervisorOf(site = world.site) {
  return world.operator('supervisor', site);
}

/** What would be saved over what is there now. */
async function bodyOf(supervisor: Supervisor, change: Partial<Body> = {}): Promise<Body> {
  const { revision } = await supervisor.call(read, {});
  return { idempotencyKey: newKey(), defaults, rules: [rule], revision, reason, ...change };
}

async function betOn(match: TestMatch, stake: number, site = world.site) {
  const member = await world.member({ cash: 1_000_000, site });
  return member.codeOf(place, slipOn([match], { stake, oddsPolicy: 'all' }));
}

async function codeOf(change: Partial<Body>) {
  const supervisor = await supervisorOf();
  return supervisor.codeOf(save, await bodyOf(supervisor, change));
}

describe('limits that are saved', () => {
  test('measure the next bet, by the rule of its hours or by the default amounts', async () => {
    const site = await world.addSite({ liability: { sports: { soccer: 10_000 }, levels: { 7: 5_000 } } });
    const supervisor = await supervisorOf(site);
    const [early, late] = [await world.match(hours(3)), await world.match(hours(1))];
    expect(await betOn(early, 150_000, site)).toBe('0');
    const saved = await supervisor.call(save, await bodyOf(supervisor));
    expect(saved).toMatchObject({ defaults, rules: [rule] });
    expect(await supervisor.call(read, {})).toEqual(saved);
    const other = await world.match(hours(3));
    expect(await betOn(other, 90_001, site)).toBe('B6015');
    expect(await betOn(other, 90_000, site)).toBe('0');
    expect(await betOn(late, 120_001, site)).toBe('B6015');
    expect(await betOn(late, 120_000, site)).toBe('0');
    // What was taken before stays, and no more is taken on it.
    expect(await betOn(early, 1_000, site)).toBe('B6016');
    const row = await world.database.row<{ settings: unknown }>('select settings from site where id = $1', [
      site.id,
    ]);
    expect(row?.settings).toEqual({
      liability: { sports: { soccer: 10_000 }, levels: { 7: 5_000 }, ...defaults, rules: [rule] },
    });
  });

  test('are those of one site, and stand in the audit log with what they were and why', async () => {
    const [one, other] = [await world.addSite(), await world.addSite()];
    const [supervisor, stranger] = [await supervisorOf(one), await supervisorOf(other)];
    const before = await supervisor.call(read, {});
    await supervisor.call(save, await bodyOf(supervisor));
    expect(await stranger.call(read, {})).toEqual(before);
    const lines = await world.database.rows(
      "select actor, subject, detail from audit_log where action = 'sports.limits' and site_id = $1",
      [one.id],
    );
    expect(lines).toEqual([
      {
        actor: supervisor.memId,
        subject: `site:${one.id}`,
        detail: expect.objectContaining({
          before: { defaults: before.defaults, rules: [] },
          after: { defaults, rules: [rule] },
          reason,
        }),
      },
    ]);
  });

  test('stand by sport, those of all sports first, and begin with the furthest', async () => {
    const supervisor = await supervisorOf(await world.addSite());
    const rules = [
      rule,
      { ...rule, sport: 'all' as const, fromHours: 0 },
      { ...rule, fromHours: 24 },
      { ...rule, sport: 'baseball' as const },
    ];
    const saved = await supervisor.call(save, await bodyOf(supervisor, { rules }));
    expect(saved.rules.map(({ sport, fromHours }) => [sport, fromHours])).toEqual([
      ['all', 0],
      ['baseball', 2],
      ['soccer', 24],
      ['soccer', 2],
    ]);
  });

  test('by two supervisors at once are saved once; the other is told, and loses nobody’s change', async () => {
    const site = await world.addSite();
    const people = await Promise.all(Array.from({ length: 8 }, () => supervisorOf(site)));
    const bodies = await Promise.all(
      people.map((person, index) => bodyOf(person, { rules: [{ ...rule, fromHours: index }] })),
    );
    const codes = await Promise.all(
      people.map((person, index) => person.codeOf(save, need(bodies[index], 'body'))),
    );
    expect(codes.toSorted()).toEqual(['0', ...Array.from({ length: 7 }, () => 'T999')]);
    const lines = await world.database.rows(
      "select 1 from audit_log where action = 'sports.limits' and site_id = $1",
      [site.id],
    );
    expect(lines).toHaveLength(1);
    const { rules } = await need(people[0], 'supervisor').call(read, {});
    expect(rules.map(({ fromHours }) => fromHours)).toEqual([codes.indexOf('0')]);
  });

  test('with the same key once more are answered again and saved once', async () => {
    const supervisor = await supervisorOf(await world.addSite());
    const body = await bodyOf(supervisor);
    const first = await supervisor.call(save, body);
    expect(await supervisor.call(save, body)).toEqual(first);
  });

  test('do not keep bets waiting while an operator’s transaction lasts', async () => {
    const site = await world.addSite();
    const member = await world.member({ cash: 100_000, site });
    const match = await world.match();
    await world.database.transaction(async (tx) => {
      await tx.run('select 1 from site where id = $1 for no key update', [site.id]);
      expect(await member.codeOf(place, slipOn([match], { stake: 10_000 }))).toBe('0');
    });
  });
});

describe('nothing is changed', () => {
  test('by an operator who is no supervisor; it may read', async () => {
    const operator = await world.operator();
    expect(await operator.codeOf(read, {})).toBe('0');
    const body = await bodyOf(await supervisorOf());
    expect(await operator.codeOf(save, body)).toBe('E403');
  });

  test.each<[string, string, Partial<Body>]>([
    ['a default of zero', 'B6053', { defaults: { ...defaults, legSetAmount: 0 } }],
    ['a default below zero', 'B6053', { defaults: { ...defaults, eventAmount: -1 } }],
    [
      'a default beyond the most',
      'B6053',
      { defaults: { ...defaults, eventAmount: limitBounds.mostAmount + 1 } },
    ],
    ['a limit of a rule of zero', 'B6054', { rules: [{ ...rule, marketAmount: 0 }] }],
    ['a sport that there is not', 'B6054', { rules: [{ ...rule, sport: 'curling' as 'soccer' }] }],
    ['hours below zero', 'B6054', { rules: [{ ...rule, fromHours: -1 }] }],
    ['half hours', 'B6054', { rules: [{ ...rule, fromHours: 1.5 }] }],
    ['more than a year', 'B6054', { rules: [{ ...rule, fromHours: limitBounds.mostHours + 1 }] }],
    [
      'too many rules',
      'B6054',
      {
        rules: Array.from({ length: limitBounds.mostRules + 1 }, (_, fromHours) => ({ ...rule, fromHours })),
      },
    ],
    ['a rule twice', 'B6055', { rules: [rule, { ...rule, eventAmount: 1 }] }],
    ['no reason', 'E400', { reason: '  ' }],
  ])('by %s: %s, said in three languages', async (_, code, change) => {
    const supervisor = await supervisorOf();
    const before = await supervisor.call(read, {});
    const sent = JSON.stringify(await bodyOf(supervisor, change));
    for (const locale of locales) {
      const answer = await supervisor.inLocale(locale).sendRaw(save, sent);
      expect(answer).toMatchObject({ code, message: results[code as 'B6053'][locale] });
    }
    expect(await supervisor.call(read, {})).toEqual(before);
  });

  test('the most of everything is taken', async () => {
    const { mostAmount, mostHours, mostRules } = limitBounds;
    const most = { ...rule, ...Object.fromEntries(Object.keys(amounts).map((name) => [name, mostAmount])) };
    const rules = Array.from({ length: mostRules }, (_, index) => ({
      ...most,
      fromHours: mostHours - index,
    }));
    const supervisor = await supervisorOf(await world.addSite());
    expect(await supervisor.codeOf(save, await bodyOf(supervisor, { rules }))).toBe('0');
  });
});

test.each(
  refusalsOf(save, {
    C999: [
      'a key that was used for other limits',
      async () => {
        const supervisor = await supervisorOf(await world.addSite());
        const body = await bodyOf(supervisor);
        await supervisor.call(save, body);
        return supervisor.codeOf(save, { ...body, reason: 'another' });
      },
    ],
    B6053: ['a default of zero', () => codeOf({ defaults: { ...defaults, eventAmount: 0 } })],
    B6054: ['a rule from before the year', () => codeOf({ rules: [{ ...rule, fromHours: 9_000 }] })],
    B6055: ['a rule that is there twice', () => codeOf({ rules: [rule, rule] })],
    T999: ['a revision that is no longer the one', () => codeOf({ revision: 'older' })],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

import { describe, expect, test } from 'vitest';
import { markHarm } from '../../testing/harm.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const listPath = '/api/console/harm/list';
const memberPath = '/api/console/harm/member';
const path = '/api/console/harm/review';

const reviewOf = (memberKey: number, untilMarker: number, change: object = {}) => ({
  idempotencyKey: newKey(),
  memberKey,
  untilMarker,
  outcome: 'contacted' as const,
  note: 'called, wants a limit',
  ...change,
});
const namesOf = async (desk: Person, body: object = {}) =>
  (await desk.call(listPath, body)).list.map(({ memId }) => memId);

describe('[RG-20] the list of members with open markers', () => {
  test('has the newest first, of one day the strongest, with the figures of each; a kind narrows it', async () => {
    const site = await world.addSite();
    const desk = await world.operator('support', site);
    const [old, weak, strong] = [
      await world.addMember({ site }),
      await world.addMember({ site }),
      await world.addMember({ site }),
    ];
    await markHarm(world, old, { site, kind: 'chasing', day: '2026-11-17' });
    await markHarm(world, weak, { site, kind: 'long-days' });
    await markHarm(world, strong, { site, kind: 'night-play', day: '2026-11-18' });
    await markHarm(world, strong, { site, kind: 'chasing' });
    await markHarm(world, strong, { site, kind: 'chasing', day: '2026-11-16' });
    const { list, openCount, lookedUntil } = await desk.call(listPath, {});
    expect(list.map(({ memId, score }) => [memId, score])).toEqual([
      [strong.memId, 4],
      [weak.memId, 1],
      [old.memId, 3],
    ]);
    expect(list[0]?.markers).toHaveLength(3);
    expect(list[1]?.markers[0]).toMatchObject({
      kind: 'long-days',
      day: '2026-11-19',
      figures: { amount: 1_200_000, beforeAmount: 300_000, count: 3, minutes: 200 },
    });
    expect([openCount, lookedUntil]).toEqual([3, null]);
    expect(await namesOf(desk, { kind: 'chasing' })).toEqual([strong.memId, old.memId]);
    // Where a page has no row, both counts are still those of the list.
    const counts = async (body: object) => {
      const { list: rows, openCount: open, pageInfo } = await desk.call(listPath, body);
      return [rows.length, pageInfo.total, open];
    };
    expect(await counts({ kind: 'loosened-limits' })).toEqual([0, 0, 3]);
    expect(await counts({ kind: 'chasing', page: 2 })).toEqual([0, 2, 3]);
  });

  test('an operator of another site sees and reviews nothing of it, a member and a partner can ask for nothing', async () => {
    const site = await world.addSite();
    const member = await world.member({ site });
    const marker = await markHarm(world, member, { site });
    const stranger = await world.operator('supervisor', await world.addSite());
    expect(await namesOf(stranger)).toEqual([]);
    expect(await stranger.codeOf(memberPath, { memberKey: member.key })).toBe('E404');
    expect(await stranger.codeOf(path, reviewOf(member.key, marker))).toBe('E404');
    const partner = await world.member({ site, rank: 'PTN_5' });
    for (const who of [member, partner, world.guest(site)]) {
      expect(await who.codeOf(listPath, {})).toBe('E401');
      expect(await who.codeOf(memberPath, { memberKey: member.key })).toBe('E401');
    }
  });

  test('who takes payments neither sees nor reviews it; who only reads sees it', async () => {
    const site = await world.addSite();
    const member = await world.addMember({ site });
    const marker = await markHarm(world, member, { site });
    const cashier = await world.operator('cashier', site);
    expect(await cashier.codeOf(listPath, {})).toBe('E403');
    const reader = await world.operator('readOnly', site);
    expect(await namesOf(reader)).toEqual([member.memId]);
    expect(await reader.codeOf(path, reviewOf(member.key, marker))).toBe('E403');
  });
});

describe('[RG-20] an operator reviews the markers of a member', () => {
  test('it leaves the list with what was done in its history and in the log, and comes again for newer markers alone', async () => {
    const site = await world.addSite();
    const desk = await world.operator('support', site);
    const member = await world.addMember({ site });
    await markHarm(world, member, { site, kind: 'chasing', day: '2026-11-18' });
    const seen = await markHarm(world, member, { site, kind: 'night-play' });
    const meanwhile = await markHarm(world, member, { site, kind: 'growing-loss' });
    const body = reviewOf(member.key, seen, { note: '  called  ' });
    for (let sent = 1; sent <= 2; sent += 1)
      expect(await desk.call(path, body)).toEqual({ memberKey: member.key });
    const { list } = await desk.call(listPath, {});
    expect(list[0]?.markers.map(({ markerIdx }) => markerIdx)).toEqual([meanwhile]);
    await desk.call(path, reviewOf(member.key, meanwhile, { outcome: 'nothing' }));
    expect(await namesOf(desk)).toEqual([]);
    await markHarm(world, member, { site, kind: 'chasing', day: '2026-11-20' });
    expect(await namesOf(desk)).toEqual([member.memId]);
    const card = await desk.call(memberPath, { memberKey: member.key });
    expect(card.markers.map(({ kind, isOpen }) => [kind, isOpen])).toEqual([
      ['chasing', true],
      ['growing-loss', false],
      ['night-play', false],
      ['chasing', false],
    ]);
    expect(card.reviews.map(({ outcome, note, by }) => [outcome, note, by])).toEqual([
      ['nothing', 'called, wants a limit', desk.memId],
      ['contacted', 'called', desk.memId],
    ]);
    const logged = await world.database.rows<{ subject: string; detail: object }>(
      "select subject, detail from audit_log where site_id = $1 and action = 'member.care-review' order by id limit 1",
      [site.id],
    );
    expect(logged).toMatchObject([
      {
        subject: `member:${member.key}`,
        detail: { outcome: 'contacted', note: 'called', kinds: ['chasing', 'night-play'], untilMarker: seen },
      },
    ]);
  });

  test('of twenty at once one is kept', async () => {
    const desk = await world.operator();
    const member = await world.addMember();
    const marker = await markHarm(world, member);
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => desk.codeOf(path, reviewOf(member.key, marker))),
    );
    expect(codes.filter((code) => code === 'T999')).toHaveLength(19);
    const { reviews } = await desk.call(memberPath, { memberKey: member.key });
    expect(reviews).toHaveLength(1);
  });

  test('what was found and what was done stay as they are, and the database refuses what belongs to another', async () => {
    const [member, other] = [await world.addMember(), await world.addMember()];
    const elsewhere = await world.addSite();
    const marker = await markHarm(world, member);
    await expect(markHarm(world, member, { site: elsewhere })).rejects.toThrow(/is not of site/);
    for (const table of ['harm_marker', 'harm_review'])
      for (const text of [
        `update ${table} set site_id = site_id`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        await expect(world.owner.run(text)).rejects.toThrow();
    const insert = (memberId: number) =>
      world.database.run(
        `insert into harm_review (site_id, member_id, until_marker, outcome, note, by, at)
         values ($1, $2, $3, 'nothing', 'x', 'x', now())`,
        [world.site.id, memberId, marker],
      );
    await expect(insert(other.key)).rejects.toThrow(/is not of member/);
    await insert(member.key);
    await expect(insert(member.key)).rejects.toThrow(/was reviewed before/);
  });

  test.each(
    refusalsOf(path, {
      C999: [
        'a key that was used for another note',
        async () => {
          const [desk, member] = [await world.operator(), await world.addMember()];
          const body = reviewOf(member.key, await markHarm(world, member));
          await desk.call(path, body);
          return desk.codeOf(path, { ...body, note: 'another' });
        },
      ],
      E404: [
        'the marker of somebody else',
        async () => {
          const [desk, member] = [await world.operator(), await world.addMember()];
          const marker = await markHarm(world, await world.addMember());
          return desk.codeOf(path, reviewOf(member.key, marker));
        },
      ],
      T999: [
        'a marker that was reviewed',
        async () => {
          const [desk, member] = [await world.operator(), await world.addMember()];
          const marker = await markHarm(world, member);
          await desk.call(path, reviewOf(member.key, marker));
          return desk.codeOf(path, reviewOf(member.key, marker));
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

  test.each(
    refusalsOf(memberPath, {
      E404: ['nobody', async () => (await world.operator()).codeOf(memberPath, { memberKey: 999_999 })],
    }),
  )('the markers of %s are refused with %s', async (_, code, act) => expect(await act()).toBe(code));

  test.each([
    ['no note', { note: '   ' }],
    ['a note that is too long', { note: 'x'.repeat(501) }],
    ['an outcome that is none', { outcome: 'punished' }],
  ])('%s is bad input and changes nothing', async (_, change) => {
    const [desk, member] = [await world.operator(), await world.addMember()];
    const marker = await markHarm(world, member);
    expect(await desk.codeOf(path, reviewOf(member.key, marker, change))).toBe('E400');
    expect((await desk.call(memberPath, { memberKey: member.key })).reviews).toEqual([]);
  });
});

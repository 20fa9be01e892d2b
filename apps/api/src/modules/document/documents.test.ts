import { documentKinds } from '@hanpan/contract';
import { locales } from '@hanpan/messages';
import { documentPlaceNames, documentSections, isWholeDocument } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { installTexts, memberToAccept } from '../../testing/documents.ts';
import { gameKey, vendorCode } from '../../testing/game-vendor.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { productText } from './install-documents.ts';

const world = await createWorld();
const publishPath = '/api/console/documents/publish';
const acceptPath = '/api/member/acceptDocuments';
const signUpPath = '/api/member/signup';

const both = [
  { kind: 'terms', version: 1 },
  { kind: 'privacy', version: 1 },
] as const;
const textsOf = (text: string) => ({ ko: text, en: text, vi: text });
const publication = (baseVersion: number, change: object = {}) => ({
  idempotencyKey: newKey(),
  kind: 'terms' as const,
  baseVersion,
  isMaterial: true,
  texts: textsOf('# 하나\n본문'),
  ...change,
});

async function siteWithTexts(settings: object = {}) {
  const site = await world.addSite(settings);
  await installTexts(world, site);
  return site;
}

const sessionOf = async (member: Person) => (await member.call('/api/member/info', {})).member;

describe('the texts that come with the product', () => {
  test.each(documentKinds)('%s is whole in every language, section by section', async (kind) => {
    const texts = await Promise.all(locales.map((locale) => productText(kind, locale)));
    const shapes = texts.map((text) =>
      documentSections(text).map(({ blocks }) => blocks.flatMap(({ points }) => points).length),
    );
    expect(texts.every(isWholeDocument)).toBe(true);
    expect(shapes[0]?.length).toBeGreaterThanOrEqual(12);
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    const places = texts.map((text) => documentPlaceNames(text).sort());
    expect(new Set(places.map((names) => JSON.stringify(names))).size).toBe(1);
  });

  test('a site that has none gets the first version, once, and one that has its own keeps it', async () => {
    const site = await world.addSite();
    await Promise.all([installTexts(world, site), installTexts(world, site)]);
    const operator = await world.operator('supervisor', site);
    await operator.call(publishPath, publication(1));
    await installTexts(world, site);
    const { list } = await operator.call('/api/console/documents', {});
    expect(
      list.map(({ kind, version, isCurrent, publishedBy }) => [kind, version, isCurrent, publishedBy]),
    ).toEqual([
      ['terms', 2, true, operator.memId],
      ['terms', 1, false, null],
      ['privacy', 1, true, null],
    ]);
  });

  test('whatever a site sets is what the text says, in the language of the reader', async () => {
    const site = await siteWithTexts({ memberPolicy: { legalAgeYears: 21 }, deposit: { minAmount: 20_000 } });
    const read = async (locale: 'ko' | 'en' | 'vi') => {
      const { sections } = await world
        .guest(site)
        .inLocale(locale)
        .call('/api/main/document', { kind: 'terms' });
      return JSON.stringify(sections);
    };
    expect(await read('ko')).toMatch(/만 21세 이상.*20,000원부터/);
    expect(await read('en')).toMatch(/aged 21 and over.*20,000 to/);
    expect(await read('vi')).toMatch(/từ 21 tuổi.*20\.000 đến/);
    for (const locale of locales) expect(await read(locale)).not.toMatch(/[{}]\w+\}/);
  });

  test('closed hours that end where they begin are none, and no text tells of them', async () => {
    const closed = await siteWithTexts({ withdrawalClosedFrom: '23:30', withdrawalClosedTo: '00:30' });
    const never = await siteWithTexts({ withdrawalClosedFrom: '00:00', withdrawalClosedTo: '00:00' });
    for (const locale of locales) {
      const read = async (site: typeof closed) =>
        JSON.stringify(
          (await world.guest(site).inLocale(locale).call('/api/main/document', { kind: 'terms' })).sections,
        );
      expect(await read(closed)).toMatch(/23:30.*00:30/);
      expect(await read(never)).not.toContain('00:00');
    }
  });
});

describe('a member accepts', () => {
  test('[ACC-13] what it accepted is kept with its version, time and address, and again changes nothing', async () => {
    const site = await siteWithTexts();
    const member = await world.member({ site });
    const before = await member.call('/api/member/documents', {});
    expect(before).toMatchObject({ isRequired: false });
    expect(before.list.map(({ kind, version, accepted, isDue }) => [kind, version, accepted, isDue])).toEqual(
      [
        ['terms', 1, null, true],
        ['privacy', 1, null, true],
      ],
    );
    const at = new Date(world.clock.read()).toISOString();
    await member.call(acceptPath, { documents: [...both] });
    await world.passTime(60_000);
    const after = await member.call(acceptPath, { documents: [...both] });
    expect(after.list.map(({ accepted, isDue }) => [accepted, isDue])).toEqual([
      [{ version: 1, at }, false],
      [{ version: 1, at }, false],
    ]);
    const rows = await world.database.rows<{ address: string }>(
      'select address from document_acceptance where member_id = $1',
      [member.key],
    );
    expect(rows).toEqual([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
    const operator = await world.operator('supervisor', site);
    const card = await operator.call('/api/console/members/detail', { memberKey: member.key });
    expect(card.documents).toEqual(both.map((each) => ({ ...each, acceptedAt: at })));
  });

  test('[ACC-13] a material version is due again, one of wording is not', async () => {
    const site = await siteWithTexts();
    const member = await world.member({ site });
    const operator = await world.operator('supervisor', site);
    await member.call(acceptPath, { documents: [...both] });
    await operator.call(publishPath, publication(1, { isMaterial: false }));
    const [wording] = (await member.call('/api/member/documents', {})).list;
    expect(wording).toMatchObject({ version: 2, accepted: { version: 1 }, isDue: false });
    expect(await sessionOf(member)).toMatchObject({ documentsDue: false });
    await operator.call(publishPath, publication(2));
    const [material] = (await member.call('/api/member/documents', {})).list;
    expect(material).toMatchObject({ version: 3, accepted: { version: 1 }, isDue: true });
    expect(await sessionOf(member)).toMatchObject({ documentsDue: true });
    await member.call(acceptPath, { documents: [{ kind: 'terms', version: 3 }] });
    expect(await sessionOf(member)).toMatchObject({ documentsDue: false });
    const { list, memberCount } = await operator.call('/api/console/documents', {});
    expect(list.map(({ kind, version, acceptedCount }) => [kind, version, acceptedCount])).toEqual([
      ['terms', 3, 1],
      ['terms', 2, 0],
      ['terms', 1, 1],
      ['privacy', 1, 1],
    ]);
    expect(memberCount).toBeGreaterThanOrEqual(1);
  });

  test('a member that is locked counts neither as one who accepted nor as one who could', async () => {
    const site = await siteWithTexts();
    const operator = await world.operator('supervisor', site);
    const member = await world.member({ site });
    await member.call(acceptPath, { documents: [...both] });
    const counts = async () => {
      const { list, memberCount } = await operator.call('/api/console/documents', {});
      return [...list.map(({ acceptedCount }) => acceptedCount), memberCount];
    };
    const before = await counts();
    await world.database.run("update member set status = 'suspended' where id = $1", [member.key]);
    expect(await counts()).toEqual(before.map((count) => count - 1));
  });

  test('who has never accepted anything is asked for the first version only where the site demands it', async () => {
    const open = await world.member({ site: await siteWithTexts() });
    expect(await sessionOf(open)).toMatchObject({ documentsDue: false });
    expect(await sessionOf(await memberToAccept(world))).toMatchObject({ documentsDue: true });
  });

  test('[ACC-13] a material change is put to everybody, also to who has never accepted anything', async () => {
    const site = await siteWithTexts();
    const operator = await world.operator('supervisor', site);
    const member = await world.member({ site });
    await operator.call(publishPath, publication(1, { isMaterial: false }));
    expect(await sessionOf(member)).toMatchObject({ documentsDue: false });
    await operator.call(publishPath, publication(2));
    expect(await sessionOf(member)).toMatchObject({ documentsDue: true });
    await member.call(acceptPath, { documents: [{ kind: 'terms', version: 3 }] });
    expect(await sessionOf(member)).toMatchObject({ documentsDue: false });
  });

  test('publishing while members accept: each acceptance is of the version that it names, and the new one is due', async () => {
    const site = await siteWithTexts();
    const operator = await world.operator('supervisor', site);
    const members = await Promise.all(Array.from({ length: 8 }, () => world.member({ site })));
    const acts = members.map((member) => member.codeOf(acceptPath, { documents: [...both] }));
    const publishing = operator.codeOf(publishPath, publication(1));
    const codes = await Promise.all([...acts, publishing]);
    expect(codes.at(-1)).toBe('0');
    for (const [place, member] of members.entries()) {
      const [terms] = (await member.call('/api/member/documents', {})).list;
      const isAccepted = codes[place] === '0';
      expect(['0', 'D002']).toContain(codes[place]);
      expect(terms).toMatchObject({ version: 2, isDue: true });
      expect(terms?.accepted?.version).toBe(isAccepted ? 1 : undefined);
    }
  });

  test.each(
    refusalsOf(acceptPath, {
      D002: [
        'a version that is not current',
        async () => {
          const member = await world.member({ site: await siteWithTexts() });
          const refused = await member.codeOf(acceptPath, { documents: [{ kind: 'terms', version: 2 }] });
          const [terms] = (await member.call('/api/member/documents', {})).list;
          expect(terms?.accepted).toBeNull();
          return refused;
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});

describe('a site that demands acceptance', () => {
  test('[ACC-2] no deposit, bet or game before both documents are accepted; a withdrawal needs nothing', async () => {
    const member = await memberToAccept(world);
    const deposit = () => member.codeOf('/api/cash/in', { idempotencyKey: newKey(), amount: 30_000 });
    const withdraw = { idempotencyKey: newKey(), amount: 20_000, cashOutPass: '' };
    const match = await world.match();
    const bet = () => member.codeOf('/api/bet/betProc', slipOn([match]));
    const launch = () =>
      member.codeOf('/api/minigame/getGame', { vendorKey: vendorCode, gameType: 'slot', gameKey });
    expect([await deposit(), await bet(), await launch()]).toEqual(['D001', 'D001', 'D001']);
    expect(await member.codeOf('/api/cash/out', withdraw)).not.toBe('D001');
    await member.call(acceptPath, { documents: [both[0]] });
    expect(await deposit()).toBe('D001');
    await member.call(acceptPath, { documents: [both[1]] });
    expect([await deposit(), await bet()]).toEqual(['0', '0']);
    expect(await launch()).not.toBe('D001');
  });

  test('every refusal is said in three languages', async () => {
    const member = await memberToAccept(world);
    const said = await Promise.all(
      locales.map((locale) =>
        member.inLocale(locale).ask('/api/cash/in', { idempotencyKey: newKey(), amount: 30_000 }),
      ),
    );
    expect(new Set(said.map(({ message }) => message)).size).toBe(3);
  });
});

describe('signing up', () => {
  test('[ACC-13][ACC-2] what the applicant accepted is kept with it; a client that knows of no documents signs up as before', async () => {
    await installTexts(world);
    const form = { ...signUpForm(world), documents: [...both] };
    await world.guest().call(signUpPath, { idempotencyKey: newKey(), ...form });
    await world.guest().call(signUpPath, { idempotencyKey: newKey(), ...signUpForm(world) });
    const rows = await world.database.rows(
      `select m.mem_id, a.kind, a.version from document_acceptance a join member m on m.id = a.member_id
        where m.site_id = $1 order by a.kind desc`,
      [world.site.id],
    );
    expect(rows).toEqual(both.map((each) => ({ mem_id: form.memId, ...each })));
  });

  test('a version that is not current is refused with D002, and nobody becomes a member', async () => {
    await installTexts(world);
    const form = { ...signUpForm(world), documents: [{ kind: 'terms' as const, version: 7 }] };
    expect(await world.guest().codeOf(signUpPath, { idempotencyKey: newKey(), ...form })).toBe('D002');
    const again = { ...form, documents: [...both] };
    expect(await world.guest().codeOf(signUpPath, { idempotencyKey: newKey(), ...again })).toBe('0');
    expect(
      await world.guest().codeOf('/api/member/login', { memId: form.memId, memPass: form.memPass }),
    ).toBe('L002');
  });
});

describe('publishing', () => {
  test('look-alike markup stays text, and a value cannot leave its sentence', async () => {
    const site = await siteWithTexts({ supportContact: '<b>x</b>\n# not a heading' });
    const operator = await world.operator('supervisor', site);
    const text = '# <script>alert(1)</script>\n<img src=x onerror=alert(1)> {support}';
    await operator.call(publishPath, publication(1, { texts: textsOf(text) }));
    const { sections } = await world.guest(site).call('/api/main/document', { kind: 'terms' });
    expect(sections).toEqual([
      {
        heading: '<script>alert(1)</script>',
        blocks: [{ text: '<img src=x onerror=alert(1)> <b>x</b>\n# not a heading', points: [] }],
      },
    ]);
  });

  test('of ten operators at once one publishes, and the log says who', async () => {
    const site = await siteWithTexts();
    const operators = await Promise.all(Array.from({ length: 5 }, () => world.operator('supervisor', site)));
    const codes = await Promise.all(operators.map((each) => each.codeOf(publishPath, publication(1))));
    expect(codes.sort()).toEqual(['0', 'D005', 'D005', 'D005', 'D005']);
    const log = await world.database.rows(
      `select subject, detail ->> 'isMaterial' as material from audit_log
        where site_id = $1 and action = 'document.publish'`,
      [site.id],
    );
    expect(log).toEqual([{ subject: 'document:terms:2', material: 'true' }]);
  });

  test('earlier versions stay readable, by guests and operators', async () => {
    const site = await siteWithTexts();
    const operator = await world.operator('supervisor', site);
    await operator.call(publishPath, publication(1));
    const old = await world.guest(site).call('/api/main/document', { kind: 'terms', version: 1 });
    expect(old).toMatchObject({ version: 1, isCurrent: false });
    const detail = await operator.call('/api/console/documents/detail', { kind: 'terms', version: 1 });
    expect(detail.texts.ko).toContain('{legalAge}');
  });

  const refusedText = async (texts: object) => {
    const operator = await world.operator('supervisor', await siteWithTexts());
    return operator.codeOf(publishPath, publication(1, { texts }));
  };
  test.each([
    ...refusalsOf(publishPath, {
      C999: [
        'a key that was used for another text',
        async () => {
          const operator = await world.operator('supervisor', await siteWithTexts());
          const first = publication(1);
          await operator.call(publishPath, first);
          return operator.codeOf(publishPath, { ...first, texts: textsOf('# 둘\n본문') });
        },
      ],
      D003: ['a language that is left out', () => refusedText({ ...textsOf('# 하나\n본문'), vi: '  ' })],
      D004: ['a name that nobody fills', () => refusedText(textsOf('# 하나\n{legalAge} {nobody}'))],
      D005: [
        'a version that was published meanwhile',
        async () => {
          const operator = await world.operator('supervisor', await siteWithTexts());
          await operator.call(publishPath, publication(1));
          return operator.codeOf(publishPath, publication(1));
        },
      ],
    }),
    [
      'a name that nobody fills and that chooses a word',
      'D004',
      () => refusedText(textsOf('# 하나\n{nobody|day|days}')),
    ],
    ['a text above the first heading', 'D003', () => refusedText(textsOf('본문\n# 하나\n본문'))],
  ] as [string, string, () => Promise<string>][])('%s is refused with %s', async (_, code, act) =>
    expect(await act()).toBe(code),
  );

  test.each(
    refusalsOf('/api/main/document', {
      E404: [
        'a version that nobody published',
        async () =>
          world.guest(await siteWithTexts()).codeOf('/api/main/document', { kind: 'terms', version: 9 }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

  test.each(
    refusalsOf('/api/console/documents/detail', {
      E404: [
        'a version that nobody published, for an operator',
        async () => {
          const operator = await world.operator('supervisor', await siteWithTexts());
          return operator.codeOf('/api/console/documents/detail', { kind: 'privacy', version: 2 });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});

describe('what the database holds', () => {
  const attempts = [
    ["update document set is_material = false where kind = 'terms'", 'a version changes'],
    ['delete from document', 'a version is deleted'],
    ['update document_acceptance set version = 2', 'an acceptance changes'],
    ['delete from document_acceptance', 'an acceptance is deleted'],
    ['truncate document cascade', 'everything is emptied'],
  ] as const;
  test.each(attempts)('[ACC-13] %s: refused even to the owner', async (sql) => {
    await world.member({ site: await siteWithTexts() });
    await expect(world.owner.run(sql, [])).rejects.toThrow(/does not change/);
  });

  test('versions have no gap, and an acceptance is of the member’s own site', async () => {
    const site = await siteWithTexts();
    const insert = (version: number) =>
      world.database.run(
        `insert into document select site_id, kind, $2, texts, is_material, published_at, published_by
           from document where site_id = $1 and kind = 'terms' and version = 1`,
        [site.id, version],
      );
    await expect(insert(3)).rejects.toThrow(/is not the next one/);
    expect(await insert(2)).toBe(1);
    const stranger = await world.addMember();
    const accept = world.database.run(
      `insert into document_acceptance values ($1, $2, 'terms', 1, now(), 'x')`,
      [stranger.key, site.id],
    );
    await expect(accept).rejects.toThrow(/another site/);
  });
});

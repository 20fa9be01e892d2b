import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { excludedPerson, withExcludedPerson } from '../../testing/excluded-person.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { type SignUpForm, signUpForm } from '../../testing/sign-up-form.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld({ change: withExcludedPerson });
const path = '/api/member/signup';
const form = (change: Partial<SignUpForm> = {}) => signUpForm(world, change);
const codeOf = (change: Partial<SignUpForm>) => world.guest().codeOf(path, form(change));

describe('applying for membership', () => {
  test('[CL-02][EN-04] the applicant is stored as pending under its referrer', async () => {
    const wanted = form();
    expect(await world.guest().call(path, wanted)).toEqual({ memId: wanted.memId });
    const row = await world.database.row(
      'select status, level, parent_id, partner_rank from member where mem_id = $1',
      [wanted.memId],
    );
    expect(row).toEqual({
      status: 'pending',
      level: 1,
      parent_id: world.site.storeKey,
      partner_rank: 'NORMAL',
    });
  });

  test('[ST-03] only the approval of an operator lets the applicant log in', async () => {
    const wanted = form();
    await world.guest().call(path, wanted);
    const signIn = () =>
      world.guest().codeOf('/api/member/login', { memId: wanted.memId, memPass: wanted.memPass });
    expect(await signIn()).toBe('L002');
    const operator = await world.operator();
    const { list } = await operator.call('/api/console/members', { status: 'pending', search: wanted.memId });
    await operator.call('/api/console/members/decide', {
      memberKey: need(list[0]?.memberKey, 'applicant'),
      decision: 'approve',
    });
    expect(await signIn()).toBe('0');
  });

  test('[SEC-11] a password of the long list of guessers is refused, after the id and before the rest', async () => {
    const frequent = { memPass: 'Liverpool', memPassCheck: 'Liverpool' };
    expect(await codeOf(frequent)).toBe('U102');
    expect(await codeOf({ ...frequent, cashOutPass: '12345' })).toBe('U102');
    expect(await codeOf({ ...frequent, memId: 'abcd' })).toBe('U101');
  });

  test.each(
    refusalsOf(path, {
      C999: [
        'a key that was used for another password',
        async () => {
          const wanted = { ...form(), idempotencyKey: newKey() };
          await world.guest().call(path, wanted);
          const other = 'another four words';
          return world.guest().codeOf(path, { ...wanted, memPass: other, memPassCheck: other });
        },
      ],
      U115: [
        'a site that takes no sign-ups',
        async () => world.guest(await world.addSite({ signupOpen: false })).codeOf(path, form()),
      ],
      D002: [
        'terms in a version that is not current',
        () => codeOf({ documents: [{ kind: 'terms', version: 99_999 }] }),
      ],
      U101: ['an id of four characters', () => codeOf({ memId: 'abcd' })],
      U102: [
        'a password that everybody uses',
        () => codeOf({ memPass: 'password1', memPassCheck: 'password1' }),
      ],
      U126: [
        'a password with the own nickname in it',
        () => codeOf({ memNick: '별빛사냥꾼', memPass: '나는별빛사냥꾼1', memPassCheck: '나는별빛사냥꾼1' }),
      ],
      U103: ['a withdrawal password of five digits', () => codeOf({ cashOutPass: '12345' })],
      U105: ['a nickname of one character', () => codeOf({ memNick: 'x' })],
      U104: ['a phone that is no Korean mobile', () => codeOf({ memPhone: '0212345678' })],
      U106: ['somebody under age', () => codeOf({ birthDate: '2007-11-21' })],
      U129: [
        'an excluded person, whose name alone is another’s,',
        async () => {
          const { name: memName, birthDate } = excludedPerson;
          expect(await codeOf({ memName, birthDate: '1990-02-01' })).toBe('0');
          // Asked last: whatever else is wrong is told first, so that names are not tried without an application.
          expect(await codeOf({ memName, birthDate, recommenderId: 'nobody-at-all' })).toBe('U112');
          return codeOf({ memName, birthDate });
        },
      ],
      U107: ['a bank that does not exist', () => codeOf({ bank: '999' })],
      U108: ['no account holder', () => codeOf({ memName: ' ' })],
      U109: ['an account number with a hyphen', () => codeOf({ bankacc: '110-22' })],
      U112: ['a recommender who does not exist', () => codeOf({ recommenderId: 'nobody' })],
      U113: [
        'a recommender who is no partner',
        async () => codeOf({ recommenderId: (await world.addMember()).memId }),
      ],
      U114: [
        'a suspended partner as recommender',
        async () => {
          const { memId } = await world.addMember({ rank: 'PTN_5', status: 'suspended' });
          return codeOf({ recommenderId: memId });
        },
      ],
      U116: [
        'an id that is taken, in any case,',
        async () => taken((first) => ({ memId: first.memId.toUpperCase() })),
      ],
      U117: ['a nickname that is taken', async () => taken((first) => ({ memNick: first.memNick }))],
      U118: [
        'a phone that is taken, written with hyphens,',
        async () =>
          taken(({ memPhone: phone }) => ({
            memPhone: `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`,
          })),
      ],
      U119: ['an account number that is taken', async () => taken((first) => ({ bankacc: first.bankacc }))],
    }),
  )('[ER-05][VL-11] %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  async function taken(again: (first: SignUpForm) => Partial<SignUpForm>) {
    const first = form();
    await world.guest().call(path, first);
    return codeOf(again(first));
  }

  test('[ACC-1] the birthday decides the age: nineteen years to the day may join, a day less may not', async () => {
    expect(await codeOf({ birthDate: '2007-11-21' })).toBe('U106');
    expect(await codeOf({ birthDate: '2007-11-20' })).toBe('0');
  });

  test.each([
    ['a password check that differs', { memPassCheck: 'something else' }, 'U102'],
    ['an empty password', { memPass: '' }, 'U102'],
    [
      'a password that is the id',
      { memId: 'abcdefgh', memPass: 'ABCDEFGH', memPassCheck: 'ABCDEFGH' },
      'U102',
    ],
    ['no recommender where none is preset', { recommenderId: '' }, 'U112'],
    ['no bank', { bank: '' }, 'U107'],
    ['no account number', { bankacc: '' }, 'U109'],
    ['an id with a space', { memId: 'two words' }, 'U101'],
  ])('%s is refused', async (_, change, code) => {
    expect(await codeOf(change)).toBe(code);
  });

  /** What the specification's own client sends: its fixed defaults, empty fields of the site, and no field of ours. */
  function specified(change: Partial<SignUpForm> = {}): Record<string, unknown> {
    const { birthDate: _, ...fields } = form(change);
    const site = { siteId: '', siteCode: '', siteName: '' };
    return { ...fields, memLevel: 1, partSendYn: 'N', firstBetConfYn: 'N', memStatus: 0, ...site };
  }
  const codeOfRaw = async (body: object) => (await world.guest().sendRaw(path, JSON.stringify(body))).code;

  test('[CL-02][EN-04] the model of the specification is accepted as it stands', async () => {
    expect(await codeOfRaw(specified())).toBe('0');
    expect(await codeOfRaw({ ...specified(), siteId: world.site.key })).toBe('0');
  });

  const order = [
    ['VL-02', 'memId', 'U101'],
    ['VL-03', 'memPassCheck', 'U102'],
    ['VL-03', 'memPass', 'U102'],
    ['VL-04', 'cashOutPass', 'U103'],
    ['VL-05', 'memNick', 'U105'],
    ['VL-06', 'memPhone', 'U104'],
    ['VL-07', 'recommenderId', 'U112'],
    ['VL-08', 'bank', 'U107'],
    ['VL-08', 'memName', 'U108'],
    ['VL-08', 'bankacc', 'U109'],
  ] as const;
  const unsound = [
    undefined,
    null,
    '',
    '  ',
    7,
    true,
    [],
    {},
    ['x'],
    { a: 1 },
    'x'.repeat(10_000),
    -1,
    1e300,
  ];

  test.each(order)(
    '[%s][ER-05] %s that is missing, empty or no text is refused with %s',
    async (_, field, code) => {
      for (const value of unsound)
        expect(await codeOfRaw({ ...specified(), [field]: value }), JSON.stringify(value)?.slice(0, 20)).toBe(
          code,
        );
    },
  );

  test.each([null, undefined])(
    '[VL-02][VL-08] of missing fields (%s) the first in the order of the form is named',
    async (missing) => {
      const body: Record<string, unknown> = specified();
      for (const [, field, code] of order.toReversed()) {
        body[field] = missing;
        expect(await codeOfRaw(body)).toBe(code);
      }
    },
  );

  test('[VL-09] two passwords that differ are named last', async () => {
    expect(await codeOf({ memPassCheck: 'something else' })).toBe('U102');
    expect(await codeOf({ memPassCheck: 'something else', bankacc: 'x' })).toBe('U109');
  });

  test('[ER-05] a field that is fixed by the model cannot be sent otherwise', async () => {
    for (const change of [{ memLevel: 9 }, { memStatus: 1 }, { partSendYn: 'Y' }, { firstBetConfYn: 'Y' }])
      expect(await codeOfRaw({ ...specified(), ...change })).toBe('E400');
  });

  test('[ER-05] the birth date may be required, and under a licence it always is; stated, it is always checked', async () => {
    const strict = await world.addSite({ memberPolicy: { birthDateRequired: true } });
    const licensed = await world.addSite({
      moneyMode: 'licensed',
      memberPolicy: { birthDateRequired: false },
    });
    for (const site of [strict, licensed]) {
      const { recommenderId: _, ...rest } = specified();
      const body = JSON.stringify({ ...rest, recommenderId: site.storeId });
      expect((await world.guest(site).sendRaw(path, body)).code).toBe('U106');
    }
    for (const birthDate of ['2020-01-01', '2007-02-30', 'yesterday', 19950505, {}, 'x'.repeat(10_000)])
      expect(await codeOfRaw({ ...specified(), birthDate })).toBe('U106');
  });

  test('the first wrong field in the order of the form is the one that is named', async () => {
    const order: [Partial<SignUpForm>, string][] = [
      [{ memId: 'x' }, 'U101'],
      [{ memPass: 'short', memPassCheck: 'short' }, 'U102'],
      [{ cashOutPass: 'abcd' }, 'U103'],
      [{ memNick: '' }, 'U105'],
      [{ memPhone: '1' }, 'U104'],
      [{ bank: '' }, 'U107'],
      [{ memName: '' }, 'U108'],
      [{ bankacc: 'x' }, 'U109'],
      [{ birthDate: '2020-01-01' }, 'U106'],
      [{ recommenderId: 'nobody' }, 'U112'],
    ];
    let wrong: Partial<SignUpForm> = {};
    for (const [change, code] of order.toReversed()) {
      wrong = { ...wrong, ...change };
      expect(await codeOf(wrong)).toBe(code);
    }
  });

  test('[VL-19] a site that sets a lower age than the law admits nobody younger, and says so', async () => {
    const site = await world.addSite();
    await world.changeSite(site, { memberPolicy: { legalAgeYears: 16 } });
    const guest = world.guest(site);
    const option = await guest.call('/api/etc/siteOption', {});
    expect(option.siteOption.memberPolicy.legalAgeYears).toBe(19);
    const young = form({ birthDate: '2007-11-21', recommenderId: site.storeId });
    const refused = await guest.sendRaw(path, JSON.stringify(young));
    expect(refused).toMatchObject({ code: 'U106', message: expect.stringContaining('19') });
    expect(await guest.codeOf(path, { ...young, birthDate: '2007-11-20' })).toBe('0');
  });

  test('[VL-07][EN-16] a preset referrer stands in for an empty one, and the site option names it', async () => {
    const site = await world.addSite();
    await world.changeSite(site, { memberPolicy: { presetRecommenderId: site.storeId } });
    const guest = world.guest(site);
    expect((await guest.call('/api/etc/siteOption', {})).joinRecommanderId).toBe(site.storeId);
    expect(await guest.codeOf(path, form({ recommenderId: '' }))).toBe('0');
  });

  test('the level, the status and the rank cannot be sent along', async () => {
    const wanted = form();
    const sent = JSON.stringify({ ...wanted, status: 'active', partner_rank: 'PTN_1' });
    expect((await world.guest().sendRaw(path, sent)).code).toBe('0');
    const row = await world.database.row('select status, partner_rank from member where mem_id = $1', [
      wanted.memId,
    ]);
    expect(row).toEqual({ status: 'pending', partner_rank: 'NORMAL' });
    expect((await world.guest().sendRaw(path, JSON.stringify(form({ memLevel: 9 as 1 })))).code).toBe('E400');
  });
});

test('a name is found however its letters are composed', async () => {
  const wanted = form({ memNick: 'Nguye\u0302\u0303n Long' });
  await world.guest().call(path, wanted);
  const operator = await world.operator();
  for (const search of ['Nguyễn Long'.normalize('NFC'), 'Nguyễn Long'.normalize('NFD')]) {
    const { list } = await operator.call('/api/console/members', { search });
    expect(list.map(({ memId }) => memId)).toEqual([wanted.memId]);
  }
});

describe('what the database decides', () => {
  test('[VL-05][VL-11] names are kept in one spelling, and a nickname that looks like another is taken', async () => {
    const first = form({ memNick: ' ｐｌａｙｅｒ   I0 ', memName: '㈜한판' });
    await world.guest().call(path, first);
    const row = await world.database.row('select nickname, holder_name from member where mem_id = $1', [
      first.memId,
    ]);
    expect(row).toEqual({ nickname: 'player I0', holder_name: '(주)한판' });
    for (const memNick of ['player I0', 'PLAYER lO', 'p1ayer 1o'])
      expect(await codeOf({ memNick })).toBe('U117');
    for (const memNick of ['pl\u0430yer I0', 'player\u200b I0', '\u202eplayer I0'])
      expect(await codeOf({ memNick })).toBe('U105');
    expect(await codeOf({ memName: 'Kim\u202e Seoyeon' })).toBe('U108');
  });

  test.each([
    ['id', (first: SignUpForm) => ({ memId: first.memId }), 'U116'],
    ['phone', (first: SignUpForm) => ({ memPhone: first.memPhone }), 'U118'],
    ['bank account', (first: SignUpForm) => ({ bankacc: first.bankacc }), 'U119'],
  ])('[ACC-3][VL-11] of ten sign-ups at once with one %s one wins', async (_, same, code) => {
    const first = form();
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(same(first))));
    expect(codes.filter((each) => each === '0')).toHaveLength(1);
    expect(codes.filter((each) => each === code)).toHaveLength(9);
  });

  test.each([
    ['phone', 'U118', (partner: SignUpForm) => ({ memPhone: partner.memPhone })],
    ['account number', 'U119', (partner: SignUpForm) => ({ bankacc: partner.bankacc })],
  ])('[VL-11] the %s of a partner is taken as well', async (_, code, same) => {
    const partner = form();
    await world.guest().call(path, partner);
    await world.owner.run("update member set partner_rank = 'PTN_5', parent_id = null where mem_id = $1", [
      partner.memId,
    ]);
    expect(await codeOf(same(partner))).toBe(code);
  });

  test('[VL-11] what a rejected applicant had is free again, once', async () => {
    const operator = await world.operator();
    const rejected = form();
    await world.guest().call(path, rejected);
    const [row] = (await operator.call('/api/console/members', { search: rejected.memId })).list;
    const decision = { memberKey: row?.memberKey ?? 0, decision: 'reject', reason: 'papers' } as const;
    expect(await codeOf(rejected)).toBe('U116');
    await operator.call('/api/console/members/decide', decision);
    const { memId, memPass } = rejected;
    expect(await world.guest().codeOf('/api/member/login', { memId, memPass })).toBe('L003');
    expect(await codeOf(rejected)).toBe('0');
    expect(await world.guest().codeOf('/api/member/login', { memId, memPass })).toBe('L002');
    expect(await codeOf(rejected)).toBe('U116');
    expect(await codeOf({ memPhone: rejected.memPhone })).toBe('U118');
    expect(await codeOf({ bankacc: rejected.bankacc })).toBe('U119');
  });

  test('what is taken at one site is free at another', async () => {
    const wanted = form();
    await world.guest().call(path, wanted);
    const site = await world.addSite();
    expect(await world.guest(site).codeOf(path, { ...wanted, recommenderId: site.storeId })).toBe('0');
  });

  test('[KR-1][KR-2] phone, account number, password and PIN are stored nowhere in plain text', async () => {
    const secrets = form({ memPass: 'canary in the mine', memPassCheck: 'canary in the mine' });
    await world.guest().call(path, secrets);
    const columns = await world.owner.rows<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
           join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'bytea', 'jsonb', 'character varying')`,
    );
    const placesOf = async (canaries: readonly string[]) => {
      const foundIn: string[] = [];
      for (const { table, column } of columns) {
        const rows = await world.owner.rows(
          `select 1 from "${table}" t, unnest($1::text[]) canary
            where position(convert_to(canary, 'UTF8') in
                   case when pg_typeof(t."${column}")::text = 'bytea' then t."${column}"::text::bytea
                        else convert_to(t."${column}"::text, 'UTF8') end) > 0`,
          [canaries],
        );
        if (rows.length > 0) foundIn.push(`${table}.${column}`);
      }
      return foundIn.sort();
    };
    expect(await placesOf([secrets.memPhone, secrets.bankacc, secrets.memPass])).toEqual([]);
    // The id is the control: a scan that finds nothing at all would prove nothing.
    expect(await placesOf([secrets.memId])).toEqual(['idempotent_answer.answer', 'member.mem_id']);
    const row = await world.owner.row<{ pin_hash: string }>('select pin_hash from member where mem_id = $1', [
      secrets.memId,
    ]);
    expect(row?.pin_hash).not.toContain(secrets.cashOutPass);
  });
});

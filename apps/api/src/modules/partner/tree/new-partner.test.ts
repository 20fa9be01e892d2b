import type { ResultCode } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { excludedPerson, nameExcluded, withExcludedPerson } from '../../../testing/excluded-person.ts';
import { type PartnerForm, partnerForm } from '../../../testing/partners/forms.ts';
import { giveRates, sameRates } from '../../../testing/partners/tree.ts';
import { password } from '../../../testing/people.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { refusedIn } from '../../../testing/refused-code.ts';
import { createWorld, type Person } from '../../../testing/world.ts';

const world = await createWorld({ change: withExcludedPerson });
const refused = refusedIn(world);
const ask = '/api/partner/create';
const open = '/api/console/partner/create';
const decide = '/api/console/partner/decide';

/** A distributor with rates, who may have stores below. */
async function distributor(): Promise<Person> {
  const partner = await world.member({ rank: 'PTN_4' });
  await giveRates(world, partner, 150, 2_000);
  return partner;
}

const opened = ({ parentMemId: _, ...form }: PartnerForm, parentKey: number | null) => ({
  ...form,
  parentKey,
});

type Send = (change: Partial<PartnerForm>) => Promise<ResultCode>;

/** What the form is refused for, the same for both who may send it. */
const formRefusals = (send: Send, accepted: Send, how: string) =>
  ({
    U101: [`${how}an id of two letters`, () => send({ memId: 'ab' })],
    U102: [`${how}a common password`, () => send({ memPass: 'password', memPassCheck: 'password' })],
    U126: [
      `${how}a password with the own phone number`,
      () => send({ memPhone: '01031415926', memPass: 'so 31415926', memPassCheck: 'so 31415926' }),
    ],
    U103: [`${how}a PIN of letters`, () => send({ cashOutPass: 'abcd' })],
    U105: [`${how}a nickname of one letter`, () => send({ memNick: 'a' })],
    U104: [`${how}a phone that is none`, () => send({ memPhone: '12' })],
    U107: [`${how}an unknown bank`, () => send({ bank: '999' })],
    U108: [`${how}no account holder`, () => send({ memName: ' ' })],
    U109: [`${how}an account of letters`, () => send({ bankacc: 'abc' })],
    U106: [
      `${how}somebody too young, or of no age that is known,`,
      async () => {
        expect(await send({ birthDate: '' })).toBe('U106');
        return send({ birthDate: '2020-01-01' });
      },
    ],
    U129: [
      `${how}an excluded person`,
      () => send({ memName: excludedPerson.name, birthDate: excludedPerson.birthDate }),
    ],
    U116: [`${how}an id that is taken`, async () => send({ memId: (await world.addMember()).memId })],
    U117: [
      `${how}a nickname that is taken`,
      async () => send({ memNick: `${(await world.addMember()).memId} nick` }),
    ],
    U118: [`${how}a phone that is taken`, () => sendTwice(accepted, send, ({ memPhone }) => ({ memPhone }))],
    U119: [`${how}an account that is taken`, () => sendTwice(accepted, send, ({ bankacc }) => ({ bankacc }))],
  }) as const;

async function sendTwice(
  accepted: Send,
  send: Send,
  same: (form: PartnerForm) => Partial<PartnerForm>,
): Promise<ResultCode> {
  const first = partnerForm(world);
  expect(await accepted(first)).toBe('0');
  return send(same(first));
}

const asked: Send = async (change) => (await distributor()).codeOf(ask, partnerForm(world, change));
const asAsked: Send = async (change) => refused(await distributor(), ask, partnerForm(world, change));
const openedAs: Send = async (change) =>
  (await world.operator()).codeOf(open, opened(partnerForm(world, change), null));
const asOpened: Send = async (change) =>
  refused(await world.operator(), open, opened(partnerForm(world, change), null));

describe('what is refused opens nobody', () => {
  test.each([
    ...refusalsOf(ask, {
      C999: [
        'a key of another form',
        async () => {
          const partner = await distributor();
          const form = partnerForm(world);
          await partner.call(ask, form);
          return refused(partner, ask, partnerForm(world, { idempotencyKey: form.idempotencyKey }));
        },
      ],
      E403: ['an ordinary member', async () => refused(await world.member(), ask, partnerForm(world))],
      PT06: [
        'a parent of another tree',
        async () => {
          const stranger = await distributor();
          return refused(await distributor(), ask, partnerForm(world, { parentMemId: stranger.memId }));
        },
      ],
      U114: [
        'a parent of its tree that was never approved',
        async () => {
          const partner = await distributor();
          const form = partnerForm(world);
          await partner.call(ask, form);
          return refused(partner, ask, partnerForm(world, { parentMemId: form.memId, partnerRank: 'PTN_5' }));
        },
      ],
      PT03: ['its own rank', async () => asAsked({ partnerRank: 'PTN_4' })],
      PT07: ['rates of one type only', async () => asAsked({ rates: sameRates(0, 0).slice(0, 1) })],
      PT01: ['rates above its own', async () => asAsked({ rates: sameRates(151, 0) })],
      ...formRefusals(asAsked, asked, 'asked for, '),
    }),
    ...refusalsOf(open, {
      C999: [
        'a key of another form',
        async () => {
          const operator = await world.operator();
          const form = opened(partnerForm(world), null);
          await operator.call(open, form);
          return refused(operator, open, {
            ...opened(partnerForm(world), null),
            idempotencyKey: form.idempotencyKey,
          });
        },
      ],
      E404: [
        'a parent of another site',
        async () => {
          const site = await world.addSite();
          return refused(await world.operator(), open, opened(partnerForm(world), site.storeKey));
        },
      ],
      U114: [
        'a parent that was rejected',
        async () => {
          const parent = await world.addMember({ rank: 'PTN_4', status: 'rejected' });
          return refused(await world.operator(), open, opened(partnerForm(world), parent.key));
        },
      ],
      PT03: [
        'a rank above its parent',
        async () => {
          const parent = await distributor();
          return refused(
            await world.operator(),
            open,
            opened(partnerForm(world, { partnerRank: 'PTN_2' }), parent.key),
          );
        },
      ],
      PT07: ['a rate of eleven percent', async () => asOpened({ rates: sameRates(1_100, 0) })],
      PT01: [
        'rates above those of its parent',
        async () => {
          const parent = await distributor();
          const form = partnerForm(world, { rates: sameRates(0, 2_001) });
          return refused(await world.operator(), open, opened(form, parent.key));
        },
      ],
      ...formRefusals(asOpened, openedAs, 'opened, '),
    }),
    ...refusalsOf(decide, {
      E404: [
        'an ordinary member',
        async () =>
          refused(await world.operator(), decide, {
            memberKey: (await world.addMember()).key,
            decision: 'approve',
          }),
      ],
      T999: [
        'a partner that is decided',
        async () =>
          refused(await world.operator(), decide, {
            memberKey: (await distributor()).key,
            decision: 'reject',
          }),
      ],
      U106: [
        'one whose age nobody knows, while it can be rejected,',
        async () => {
          const { key: memberKey } = await world.addMember({ rank: 'PTN_4', status: 'pending' });
          await world.setMember({ key: memberKey }, 'birth_date = null');
          const operator = await world.operator();
          const code = await refused(operator, decide, { memberKey, decision: 'approve' });
          expect(await operator.codeOf(decide, { memberKey, decision: 'reject' })).toBe('0');
          return code;
        },
      ],
      U129: [
        'one who was put on the list of excluded persons meanwhile',
        async () => {
          const { key: memberKey } = await world.addMember({ rank: 'PTN_4', status: 'pending' });
          await nameExcluded(world, memberKey);
          return refused(await world.operator(), decide, { memberKey, decision: 'approve' });
        },
      ],
    }),
  ])('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

test('[EN-17] a partner that is asked for waits, is approved, logs in and has a tree of its own', async () => {
  const parent = await distributor();
  const form = partnerForm(world, { rates: sameRates(100, 1_000) });
  const twice = await Promise.all([parent.call(ask, form), parent.call(ask, form)]);
  expect(twice).toEqual([
    { memId: form.memId, status: 'pending' },
    { memId: form.memId, status: 'pending' },
  ]);
  const login = { memId: form.memId, memPass: form.memPass };
  expect(await world.guest().codeOf('/api/member/login', login)).not.toBe('0');

  const operator = await world.operator();
  const { list } = await operator.call('/api/console/partner/tree', {
    status: 'pending',
    search: form.memId,
  });
  expect(list).toMatchObject([{ memId: form.memId, parentMemId: parent.memId, status: 'pending' }]);
  await operator.call(decide, { memberKey: list[0]?.memberKey ?? 0, decision: 'approve' });
  const { member } = await world.guest().call('/api/member/login', login);
  expect(member).toMatchObject({ isPartnerMember: 'Y', recommenderId: parent.memId });
  const rates = await parent.call('/api/partner/rates', { memId: form.memId });
  expect(rates).toMatchObject({ version: 1, nextChangeAt: null, partnerRank: 'PTN_5' });
  expect(rates.rates[0]).toMatchObject({ rollingBasisPoints: 100, aboveRollingBasisPoints: 150 });
});

test('an operator opens a whole tree, and its head has nobody above', async () => {
  const operator = await world.operator();
  const form = partnerForm(world, {
    partnerRank: 'PTN_1',
    rates: sameRates(300, 4_000),
    memPass: password,
    memPassCheck: password,
  });
  const { memberKey } = await operator.call(open, opened(form, null));
  const below = partnerForm(world, { partnerRank: 'PTN_3', rates: sameRates(200, 3_000) });
  await operator.call(open, opened(below, memberKey));
  const head = await world.signIn(form.memId);
  const { list } = await head.call('/api/partner/tree', {});
  expect(list.map(({ memId, depth, parentMemId }) => [memId, depth, parentMemId])).toEqual([
    [form.memId, 0, null],
    [below.memId, 1, form.memId],
  ]);
});

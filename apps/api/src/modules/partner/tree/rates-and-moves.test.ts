import { describe, expect, test } from 'vitest';
import { rateAll, sameRates, threeLevels } from '../../../testing/partners/tree.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { refusedIn } from '../../../testing/refused-code.ts';
import { outcomeOf, settle } from '../../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const refused = refusedIn(world);
const setRates = '/api/partner/setRates';
const byHand = '/api/console/partner/setRates';
const move = '/api/console/partner/move';
const block = '/api/console/partner/block';
const rights = '/api/console/partner/rights';
const ratesPath = '/api/partner/rates';
const reason = 'of the test';

const three = () => threeLevels(world);

const change = ({ memId }: { memId: string }, rolling: number, losing: number) => ({
  idempotencyKey: newKey(),
  memId,
  rates: sameRates(rolling, losing),
});
const changeByHand = ({ key }: { key: number }, rolling: number, losing: number) => ({
  idempotencyKey: newKey(),
  memberKey: key,
  rates: sameRates(rolling, losing),
  reason,
});
const moving = (
  { key }: { key: number },
  parent: { key: number } | null,
  partnerRank: 'PTN_5' | null = null,
) => ({
  idempotencyKey: newKey(),
  memberKey: key,
  parentKey: parent?.key ?? null,
  partnerRank,
  reason,
});

test('[VL-17][BC-05][EN-12] rates are set for each game type, at most the parent’s, once a day, and hold for later bets', async () => {
  const { head, distributor, store } = await three();
  const rates = sameRates(110, 2_100).map((rate) =>
    rate.gameType === 'hotelCasino' ? { ...rate, rollingBasisPoints: 140 } : rate,
  );
  const body = { ...change(store, 0, 0), rates };
  // Two clicks at once are one change.
  const [shown] = await Promise.all([distributor.call(setRates, body), distributor.call(setRates, body)]);
  expect(shown.version).toBe(2);
  const set = shown.rates.map(({ gameType, rollingBasisPoints, losingBasisPoints }) => [
    gameType,
    rollingBasisPoints,
    losingBasisPoints,
  ]);
  expect(set).toEqual([
    ['casino', 110, 2_100],
    ['hotelCasino', 140, 2_100],
    ['slot', 110, 2_100],
    ['mini', 110, 2_100],
    ['sports', 110, 2_100],
  ]);
  expect(shown.rates[1]).toMatchObject({
    gameType: 'hotelCasino',
    rollingBasisPoints: 140,
    aboveRollingBasisPoints: 150,
  });
  expect(await distributor.codeOf(setRates, change(store, 100, 2_000))).toBe('PT02');
  // Nor by somebody else on the same day of the site's calendar, and again from its next one.
  expect(await head.codeOf(setRates, change(store, 100, 2_000))).toBe('PT02');
  expect(Date.parse(shown.nextChangeAt ?? '')).toBeGreaterThan(world.clock.read());
  world.clock.set(shown.nextChangeAt ?? '');
  expect(await (await world.signIn(distributor.memId)).codeOf(setRates, change(store, 100, 2_000))).toBe('0');
});

describe('what is refused changes nothing', () => {
  const own = async () => {
    const { distributor, store } = await three();
    return {
      distributor,
      store,
      send: (rolling: number, losing: number) =>
        refused(distributor, setRates, change(store, rolling, losing)),
    };
  };
  test.each([
    ...refusalsOf(setRates, {
      C999: [
        'a key of other rates',
        async () => {
          const { distributor, store } = await three();
          const body = change(store, 110, 2_000);
          await distributor.call(setRates, body);
          return refused(distributor, setRates, { ...body, rates: sameRates(120, 2_000) });
        },
      ],
      E403: [
        'an ordinary member',
        async () => refused(await world.member(), setRates, change(await world.addMember(), 0, 0)),
      ],
      PT06: [
        'the partner’s own rates',
        async () => {
          const { distributor } = await three();
          return refused(distributor, setRates, change(distributor, 100, 2_000));
        },
      ],
      PT07: ['half a basis point', async () => (await own()).send(10.5, 0)],
      PT02: [
        'a second change on one day',
        async () => {
          const { distributor, store, send } = await own();
          await distributor.call(setRates, change(store, 110, 2_000));
          return send(120, 2_000);
        },
      ],
      PT12: [
        'a partner that is closed',
        async () => {
          const { head, store } = await three();
          await (await world.operator()).call('/api/console/partner/close', {
            ...{ idempotencyKey: newKey(), memberKey: store.key, reason },
          });
          return refused(head, setRates, change(store, 0, 0));
        },
      ],
      PT01: ['a rate above the parent’s', async () => (await own()).send(151, 2_000)],
      PT05: [
        'a rate below a child’s',
        async () => {
          const { head, distributor } = await three();
          return refused(head, setRates, change(distributor, 99, 3_000));
        },
      ],
    }),
    ...refusalsOf(byHand, {
      C999: [
        'by hand, a key of other rates',
        async () => {
          const operator = await world.operator();
          const body = changeByHand((await three()).store, 110, 2_000);
          await operator.call(byHand, body);
          return refused(operator, byHand, { ...body, reason: 'another' });
        },
      ],
      E404: [
        'by hand, an ordinary member',
        async () => refused(await world.operator(), byHand, changeByHand(await world.addMember(), 0, 0)),
      ],
      PT07: [
        'by hand, rates beyond the site’s bound',
        async () => refused(await world.operator(), byHand, changeByHand((await three()).head, 1_001, 0)),
      ],
      PT02: [
        'by hand, a second change on one day',
        async () => {
          const operator = await world.operator();
          const { head } = await three();
          await operator.call(byHand, changeByHand(head, 210, 4_000));
          return refused(operator, byHand, changeByHand(head, 220, 4_000));
        },
      ],
      PT12: [
        'by hand, a partner that is closed',
        async () => {
          const { store } = await three();
          await (await world.operator()).call('/api/console/partner/close', {
            ...{ idempotencyKey: newKey(), memberKey: store.key, reason },
          });
          return refused(await world.operator(), byHand, changeByHand(store, 0, 0));
        },
      ],
      PT01: [
        'by hand, a rate above the parent’s',
        async () => refused(await world.operator(), byHand, changeByHand((await three()).store, 100, 3_001)),
      ],
      PT05: [
        'by hand, a rate below a child’s',
        async () => refused(await world.operator(), byHand, changeByHand((await three()).head, 200, 2_999)),
      ],
    }),
    ...refusalsOf(ratesPath, {
      E403: ['the rates of an ordinary member', async () => refused(await world.member(), ratesPath, {})],
      PT06: [
        'the rates of a stranger',
        async () => refused((await three()).store, ratesPath, { memId: (await three()).store.memId }),
      ],
    }),
    ...refusalsOf(move, {
      C999: [
        'a key of another move',
        async () => {
          const operator = await world.operator();
          const { head, store } = await three();
          const body = moving(store, head);
          await operator.call(move, body);
          return refused(operator, move, { ...body, reason: 'another' });
        },
      ],
      E404: [
        'a move of an ordinary member',
        async () =>
          refused(await world.operator(), move, moving(await world.addMember(), (await three()).head)),
      ],
      T999: [
        'a move to where it stands',
        async () => {
          const { distributor, store } = await three();
          return refused(await world.operator(), move, moving(store, distributor));
        },
      ],
      U114: [
        'a place below one that was rejected',
        async () => {
          const { store } = await three();
          const gone = await world.addMember({ rank: 'PTN_3', status: 'rejected' });
          return refused(await world.operator(), move, moving(store, gone));
        },
      ],
      PT04: [
        'a loop',
        async () => {
          const { distributor, store } = await three();
          return refused(await world.operator(), move, moving(distributor, store));
        },
      ],
      PT03: [
        'a rank that its child has',
        async () => {
          const { head, distributor } = await three();
          return refused(await world.operator(), move, moving(distributor, head, 'PTN_5'));
        },
      ],
      PT01: [
        'a place below lower rates',
        async () => {
          const { store } = await three();
          const poor = await world.addMember({ rank: 'PTN_2' });
          return refused(await world.operator(), move, moving(store, poor));
        },
      ],
    }),
    ...refusalsOf(block, {
      E404: [
        'a block of an ordinary member',
        async () =>
          refused(await world.operator(), block, {
            memberKey: (await world.addMember()).key,
            isBlocked: true,
            reason,
          }),
      ],
      T999: [
        'a block that is lifted where there is none',
        async () =>
          refused(await world.operator(), block, {
            memberKey: (await three()).store.key,
            isBlocked: false,
            reason,
          }),
      ],
      PT13: [
        'a block of the referrer that the site presets',
        async () => {
          const site = await world.addSite();
          await world.changeSite(site, { memberPolicy: { presetRecommenderId: site.storeId } });
          const there = await world.operator('operator', site);
          return refused(there, block, { memberKey: site.storeKey, isBlocked: true, reason });
        },
      ],
    }),
    ...refusalsOf(rights, {
      E404: [
        'rights of an ordinary member',
        async () =>
          refused(await world.operator(), rights, {
            memberKey: (await world.addMember()).key,
            giveAllowed: false,
            takeBackAllowed: false,
            reason,
          }),
      ],
    }),
  ])('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

test('SQL refuses what no call would send: a rate above, a rank out of order, another site, a loop', async () => {
  const { head, distributor, store } = await three();
  const elsewhere = await world.addSite();
  const rate = (partner: Person, rolling: number) =>
    world.database.run(
      `insert into partner_rate (site_id, partner_id, version, day, valid_from, rolling, losing, set_by)
       values ($1, $2, 9, '2030-01-01', now(), array_fill($3::int, array[5]), '{0,0,0,0,0}', 'test')`,
      [world.site.id, partner.key, rolling],
    );
  await expect(rate(store, 151)).rejects.toMatchObject({ constraint: 'partner_rate_above' });
  await expect(rate(distributor, 99)).rejects.toMatchObject({ constraint: 'partner_rate_below' });
  const place = (set: string) => world.setMember(distributor, set);
  await expect(place("partner_rank = 'PTN_1'")).rejects.toMatchObject({ constraint: 'member_rank_above' });
  await expect(place("partner_rank = 'PTN_5'")).rejects.toMatchObject({ constraint: 'member_rank_below' });
  await expect(place(`parent_id = ${elsewhere.storeKey}`)).rejects.toMatchObject({
    constraint: 'member_rank_above',
  });
  await expect(place(`parent_id = ${store.key}`)).rejects.toMatchObject({ constraint: 'member_rank_above' });
  await expect(place(`parent_id = ${distributor.key}`)).rejects.toMatchObject({
    constraint: 'member_rank_above',
  });
  await expect(world.owner.run('update partner_path set parent_id = null')).rejects.toThrow(/append-only/);
  expect(await head.codeOf('/api/partner/tree', {})).toBe('0');
});

test('a move takes the downline along, bets of before stay with the old tree, and both are on record', async () => {
  const old = await three();
  const next = await three();
  const member = await world.addMember({ parentId: old.store.key });
  const before = outcomeOf(world, member, { stake: 100_000 });
  world.clock.advance(1_000);
  const operator = await world.operator();
  const body = moving(old.store, next.distributor);
  await Promise.all([operator.call(move, body), operator.call(move, body)]);
  world.clock.advance(1_000);
  await settle(world, before, outcomeOf(world, member, { stake: 10_000 }));
  await rateAll(world);
  const compOf = async (person: Person) => (await world.holdingsOf(person)).comp;
  expect([await compOf(old.head), await compOf(next.head), await compOf(old.store)]).toEqual([
    500, 50, 1_100,
  ]);
  const seen = async (head: Person) =>
    (await head.call('/api/partner/members', {})).list.map(({ memId }) => memId);
  expect(await seen(old.head)).toEqual([old.distributor.memId]);
  expect(await seen(next.head)).toContain(member.memId);
  const detail = await operator.call('/api/console/partner/detail', { memberKey: old.store.key });
  expect(detail).toMatchObject({
    upline: [next.head.memId, next.distributor.memId],
    moves: [{ fromMemId: old.distributor.memId, toMemId: next.distributor.memId }],
  });
});

test('bets of before a move stay in the statements of the old tree down to the last row, and tell nothing of the new one', async () => {
  const old = await three();
  const next = await three();
  const player = await world.addMember({ parentId: old.store.key });
  const period = { startDate: '2000-01-01', endDate: '2100-12-31' };
  await settle(
    world,
    outcomeOf(world, old.store, { stake: 100_000 }),
    outcomeOf(world, player, { stake: 50_000 }),
  );
  await rateAll(world);
  world.clock.advance(1_000);
  const operator = await world.operator();
  await operator.call(move, moving(old.store, next.distributor));
  const users = await old.head.call('/api/partner/calculationUsers', period);
  expect(users.list.map(({ memId, parentMemId, amount }) => [memId, parentMemId, amount]).sort()).toEqual(
    [
      [player.memId, old.store.memId, 250],
      [old.store.memId, old.distributor.memId, 500],
    ].sort(),
  );
  for (const { memId, amount } of users.list) {
    const bets = await old.head.call('/api/partner/commissionBets', { ...period, memId });
    expect(bets).toMatchObject({ amount, list: [{ memId, name: null }] });
    expect(await next.head.codeOf('/api/partner/commissionBets', { ...period, memId })).toBe('0');
  }
  const { head, distributor } = next;
  expect(JSON.stringify(users)).not.toMatch(new RegExp(`"(${head.memId}|${distributor.memId})"`));
});

test('a blocked partner is logged out at once and cannot act, and its downline goes on', async () => {
  const { head, distributor, store } = await three();
  const operator = await world.operator();
  await operator.call(block, { memberKey: distributor.key, isBlocked: true, reason });
  expect(await distributor.codeOf('/api/partner/tree', {})).toBe('E401');
  expect(await store.codeOf('/api/partner/tree', {})).toBe('0');
  const { list } = await head.call('/api/partner/tree', {});
  expect(list.map(({ status }) => status)).toEqual(['active', 'suspended', 'active']);
  await operator.call(block, { memberKey: distributor.key, isBlocked: false, reason });
  expect(await (await world.signIn(distributor.memId)).codeOf('/api/partner/tree', {})).toBe('0');
  await operator.call(rights, { memberKey: store.key, giveAllowed: false, takeBackAllowed: true, reason });
  expect(await store.call('/api/give/targets', {})).toMatchObject({ canGive: 'N', canTakeBack: 'Y' });
  const one = await operator.call(rights, { memberKey: store.key, takeBackAllowed: false, reason });
  expect(one).toEqual({ memberKey: store.key, giveAllowed: false, takeBackAllowed: false });
  expect(await operator.codeOf(rights, { memberKey: store.key, reason })).toBe('E400');
});

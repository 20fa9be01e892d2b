import { type CallPath, type CallSpec, everyExport, memberCalls } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import type { TestCaller } from '../../testing/caller.ts';
import { partnerForm } from '../../testing/partners/forms.ts';
import { fiveLevels, giveRates, rateAll, sameRates } from '../../testing/partners/tree.ts';
import { pin } from '../../testing/people.ts';
import { readWorkbook } from '../../testing/read-workbook.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { outcomeOf, settle } from '../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();

/** Every call of partners, the merge of game money included. One that is added without a row here does not compile. */
type PartnerPath = Extract<CallPath, `/api/partner/${string}` | `/api/give/${string}`>;

const keyed = () => ({ idempotencyKey: newKey() });
/** A body of each that would succeed, but for a name that is put into it. */
const bodies: Readonly<Record<PartnerPath, () => object>> = {
  '/api/give/send': () => ({ ...keyed(), amount: 1_000, note: '' }),
  '/api/give/takeBack': () => ({ ...keyed(), amount: 1_000, note: '', cashOutPass: pin }),
  '/api/give/list': () => ({}),
  '/api/give/targets': () => ({}),
  '/api/partner/merge': () => keyed(),
  '/api/partner/summary': () => ({}),
  '/api/partner/tree': () => ({}),
  '/api/partner/members': () => ({}),
  '/api/partner/rates': () => ({}),
  '/api/partner/setRates': () => ({ ...keyed(), rates: sameRates(0, 0) }),
  '/api/partner/create': () => partnerForm(world),
  '/api/partner/cashList': () => ({}),
  '/api/partner/bettingList': () => ({}),
  '/api/partner/moneyMoves': () => ({}),
  '/api/partner/calculations': () => ({}),
  '/api/partner/commissions': () => ({}),
  '/api/partner/calculationUsers': () => ({}),
  '/api/partner/commissionBets': () => ({}),
};
const paths = Object.keys(bodies) as PartnerPath[];

/** The fields by which a call names somebody; the id of a new partner names nobody yet. */
const naming = paths.flatMap((path) => {
  const spec: CallSpec = memberCalls[path];
  return Object.keys(spec.body.shape)
    .filter((field) => /memid$/i.test(field) && !(path === '/api/partner/create' && field === 'memId'))
    .map((field) => [path, field] as const);
});
const refused = new Set(['PT06', 'C302', 'C402', 'E404']);

/** Another tree of the same site with everything in it that there is to see. */
async function foreignTree(): Promise<{ names: string[]; members: Person[] }> {
  const head = await world.member({ memId: 'foreignhead', rank: 'PTN_1', cash: 50_000 });
  await giveRates(world, head, 100, 1_000);
  const store = await world.member({ memId: 'foreignstore', rank: 'PTN_5', parentId: head.key });
  const member = await world.member({ memId: 'foreignmember', parentId: store.key, cash: 90_000 });
  world.clock.advance(1_000);
  await head.call('/api/give/send', { ...keyed(), memId: member.memId, amount: 1_000 });
  await member.call('/api/cash/in', { ...keyed(), amount: 10_000, payerName: 'foreign' });
  await settle(world, outcomeOf(world, member, { stake: 10_000 }));
  return { names: [head.memId, store.memId, member.memId], members: [head, store, member] };
}

const own = await (async () => {
  const { partners, member } = await fiveLevels(world);
  const foreign = await foreignTree();
  await rateAll(world);
  return { partners, member, foreign };
})();

const callOf = (caller: TestCaller, path: PartnerPath, body: object) => caller.codeOf(path, body as never);
const signedIn = ({ memId }: { memId: string }): Promise<TestCaller> => world.signIn(memId);

test('there are calls of partners, and each that names somebody is among the generated ones', () => {
  const known = Object.keys(memberCalls).filter((path) => /^\/api\/(partner|give)\//.test(path));
  expect(paths.sort()).toEqual(known.sort());
  expect(naming.length).toBeGreaterThan(10);
});

describe('[RL-02] nobody of a foreign tree is reached', () => {
  test.each(naming)(
    '%s with a foreign %s is refused for every rank, and nothing moves',
    async (path, field) => {
      const sums = async () => Promise.all(own.foreign.members.map((each) => world.holdingsOf(each)));
      const before = await sums();
      for (const partner of own.partners) {
        const caller = await signedIn(partner);
        for (const name of [...own.foreign.names, 'nobody-at-all'])
          expect(refused, `${partner.memId} ${name}`).toContain(
            await callOf(caller, path, { ...bodies[path](), [field]: name }),
          );
      }
      expect(await sums()).toEqual(before);
    },
  );

  test.each(naming)('%s names the partners above as %s no more than strangers', async (path, field) => {
    const [head, , , , store] = own.partners as [Person, Person, Person, Person, Person];
    const caller = await signedIn(store);
    const code = await callOf(caller, path, { ...bodies[path](), [field]: head.memId });
    expect(refused).toContain(code);
  });
});

const reading = paths.filter(
  (path) => memberCalls[path].limit === 'read' || memberCalls[path].limit === 'heavy',
);

describe('[RL-02] no answer tells of a foreign tree', () => {
  test.each(reading)('%s', async (path) => {
    const period = { startDate: '2000-01-01', endDate: '2100-12-31' };
    for (const partner of own.partners) {
      const caller = await signedIn(partner);
      for (const search of ['', 'foreign'])
        expect(
          JSON.stringify(await caller.call(path, { ...bodies[path](), ...period, search } as never)),
        ).not.toMatch(/foreign/);
    }
  });

  test.each(everyExport.filter(({ path }) => path.startsWith('/api/partner/')).map(({ path }) => path))(
    '%s',
    async (path) => {
      const caller = await signedIn(own.partners[0] as Person);
      const answer = await world.app.inject({
        url: path,
        headers: { authorization: world.site.key, token: caller.token },
      });
      expect(answer.statusCode).toBe(200);
      const rows = path.endsWith('.csv')
        ? answer.body.split('\r\n')
        : [...readWorkbook(answer.rawPayload).values()].flat();
      // The head at least: the text ends with an empty line.
      expect(rows.filter((row) => row.length > 0).length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(/foreign/);
      const member = await signedIn(own.member);
      const refusal = await world.app.inject({
        url: path,
        headers: { authorization: world.site.key, token: member.token },
      });
      expect(refusal.statusCode).toBe(404);
    },
  );
});

const asMember = (path: PartnerPath) => async () => callOf(await signedIn(own.member), path, bodies[path]());
const named =
  (path: PartnerPath, field = 'memId') =>
  async () =>
    callOf(await signedIn(own.partners[0] as Person), path, { ...bodies[path](), [field]: 'foreignstore' });
const ofNoSettlement = (path: PartnerPath) => async () =>
  callOf(await signedIn(own.partners[0] as Person), path, { ...bodies[path](), settlementIdx: 999_999 });
const operatorWith = (path: CallPath, body: object) => async () =>
  (await world.operator()).codeOf(path, body as never);
const stranger = { memberKey: 999_999 };

test.each([
  ...refusalsOf('/api/partner/summary', { E403: ['summary of a member', asMember('/api/partner/summary')] }),
  ...refusalsOf('/api/partner/tree', {
    E403: ['tree of a member', asMember('/api/partner/tree')],
    PT06: ['a foreign tree', named('/api/partner/tree')],
  }),
  ...refusalsOf('/api/partner/members', {
    E403: ['members of a member', asMember('/api/partner/members')],
    PT06: ['foreign members', named('/api/partner/members')],
  }),
  ...refusalsOf('/api/partner/cashList', {
    E403: ['cash of a member', asMember('/api/partner/cashList')],
    PT06: ['foreign cash', named('/api/partner/cashList')],
  }),
  ...refusalsOf('/api/partner/bettingList', {
    E403: ['bets of a member', asMember('/api/partner/bettingList')],
    PT06: ['foreign bets', named('/api/partner/bettingList')],
  }),
  ...refusalsOf('/api/partner/moneyMoves', {
    E403: ['money moves of a member', asMember('/api/partner/moneyMoves')],
    PT06: ['foreign money moves', named('/api/partner/moneyMoves')],
  }),
  ...refusalsOf('/api/partner/calculations', {
    E403: ['settlements of a member', asMember('/api/partner/calculations')],
  }),
  ...refusalsOf('/api/partner/commissions', {
    E403: ['commission of a member', asMember('/api/partner/commissions')],
    E404: ['a settlement that there is not', ofNoSettlement('/api/partner/commissions')],
  }),
  ...refusalsOf('/api/partner/calculationUsers', {
    E403: ['users of a member', asMember('/api/partner/calculationUsers')],
    E404: ['users of no settlement', ofNoSettlement('/api/partner/calculationUsers')],
    PT06: ['users of a foreign branch', named('/api/partner/calculationUsers', 'branchMemId')],
  }),
  ...refusalsOf('/api/partner/commissionBets', {
    E403: ['bets of the commission of a member', asMember('/api/partner/commissionBets')],
    E404: ['bets of no settlement', ofNoSettlement('/api/partner/commissionBets')],
    PT06: ['bets of a foreign member', named('/api/partner/commissionBets')],
  }),
  ...refusalsOf('/api/console/partner/tree', {
    E404: ['a tree of nobody', operatorWith('/api/console/partner/tree', stranger)],
  }),
  ...refusalsOf('/api/console/partner/detail', {
    E404: ['nobody', operatorWith('/api/console/partner/detail', stranger)],
  }),
  ...refusalsOf('/api/console/partner/commissions', {
    E404: ['commission of nobody', operatorWith('/api/console/partner/commissions', stranger)],
  }),
  ...refusalsOf('/api/console/partner/commissionUsers', {
    E404: ['users of nobody', operatorWith('/api/console/partner/commissionUsers', stranger)],
  }),
  ...refusalsOf('/api/console/partner/commissionBets', {
    E404: ['bets of nobody', operatorWith('/api/console/partner/commissionBets', stranger)],
  }),
])('%s is refused with %s', async (_, code, act) => {
  expect(await act()).toBe(code);
});

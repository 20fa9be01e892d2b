import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { partnerForm } from '../../../testing/partners/forms.ts';
import { giveRates } from '../../../testing/partners/tree.ts';
import { pin } from '../../../testing/people.ts';
import { giveCompTo } from '../../../testing/points.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const close = '/api/console/partner/close';
const [first, second] = [await world.operator(), await world.operator()];
const cash = 40_000;
const comp = 3_000;

const closeBody = ({ key }: { key: number }) => ({
  idempotencyKey: newKey(),
  memberKey: key,
  reason: 'race',
});

/** Lets the event loop turn a few times, so that the two meet at different moments. */
async function someTurns(most = 60): Promise<void> {
  for (let left = randomInt(most); left > 0; left -= 1) await new Promise((resolve) => setImmediate(resolve));
}

async function branch() {
  const above = await world.member({ rank: 'PTN_3', cash: 20_000 });
  await giveRates(world, above, 150, 3_000);
  const partner = await world.member({ rank: 'PTN_4', parentId: above.key, cash });
  await giveRates(world, partner, 100, 2_000);
  await giveCompTo(world, partner, comp);
  const member = await world.addMember({ parentId: partner.key });
  return { above, partner, member };
}
type Branch = Awaited<ReturnType<typeof branch>>;

const gift = (from: Person, to: { memId: string }) =>
  from.codeOf('/api/give/send', {
    ...{ memId: to.memId, amount: 1_000, note: '', cashOutPass: pin, idempotencyKey: newKey() },
  });

/** What may happen at the same moment, how much more the partner has where it happened, and how many partners are below then. */
const beside: readonly [string, (branch: Branch) => Promise<string>, number, number][] = [
  ['a gift of the partner to its member', ({ partner, member }) => gift(partner, member), -1_000, 0],
  ['a gift of the one above', ({ above, partner }) => gift(above, partner), 1_000, 0],
  [
    'a conversion of comp',
    ({ partner }) => partner.codeOf('/api/wallet/convertComp', { idempotencyKey: newKey(), amount: 500 }),
    0,
    0,
  ],
  [
    'a new partner below',
    ({ partner }) => {
      const { parentMemId: _, ...form } = partnerForm(world);
      return second.codeOf('/api/console/partner/create', { ...form, parentKey: partner.key });
    },
    0,
    1,
  ],
  [
    'a partner that it asks for',
    ({ partner }) => partner.codeOf('/api/partner/create', partnerForm(world)),
    0,
    1,
  ],
  [
    'another partner that is moved below it',
    async ({ partner }) => {
      const moved = await world.addMember({ rank: 'PTN_5' });
      return second.codeOf('/api/console/partner/move', {
        ...{ idempotencyKey: newKey(), memberKey: moved.key, parentKey: partner.key, reason: 'race' },
      });
    },
    0,
    1,
  ],
];

test.each(beside)(
  '[ACC-12] a closing of a partner and %s at the same moment: one comes before the other, fifteen times',
  async (_, begin, brings, below) => {
    for (let round = 0; round < 15; round += 1) {
      const each = await branch();
      const { partner } = each;
      const [closed, begun] = await Promise.all([
        // A new partner's password takes its time.
        (below === 0 ? someTurns() : sleep(randomInt(120))).then(() =>
          first.codeOf(close, closeBody(partner)),
        ),
        someTurns().then(() => begin(each)),
      ]);
      const told = `${closed} ${begun}`;
      const held = await world.holdingsOf(partner);
      const row = await world.database.row<{ status: string; below: number }>(
        `select status, (select count(*)::int from member c where c.parent_id = m.id and c.partner_rank <> 'NORMAL'
                            and c.status in ('pending', 'active')) as below
           from member m where id = $1`,
        [partner.key],
      );
      const happened = begun === '0';
      expect(held.cash + held.hold + held.comp, told).toBe(cash + comp + (happened ? brings : 0));
      expect(row, told).toEqual({
        status: closed === '0' ? 'closed' : 'active',
        below: happened ? below : 0,
      });
      if (closed === '0') expect([held.cash, held.comp, row?.below], told).toEqual([0, 0, 0]);
      else expect([closed, happened], told).toEqual(['PT10', true]);
    }
  },
);

test('of two operators at once one closes, and money is asked for once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { partner } = await branch();
    const codes = await Promise.all(
      [first, second].map((operator) => someTurns().then(() => operator.codeOf(close, closeBody(partner)))),
    );
    expect(codes.sort()).toEqual(['0', 'T999']);
    expect(await world.holdingsOf(partner)).toMatchObject({ cash: 0, comp: 0, hold: cash + comp });
  }
});

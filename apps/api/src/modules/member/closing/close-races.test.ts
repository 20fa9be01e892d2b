import { randomInt } from 'node:crypto';
import type { ResultCode } from '@hanpan/contract';
import { expect, test, vi } from 'vitest';
import { closeAccount, closeBody } from '../../../testing/closed-accounts.ts';
import { createGameMoneyWorld, game, launch } from '../../../testing/game-money.ts';
import { miniBetBody } from '../../../testing/mini-rounds.ts';
import { pin } from '../../../testing/people.ts';
import { slipOn } from '../../../testing/slips.ts';
import { newKey, type Person } from '../../../testing/world.ts';

const { world, moon } = await createGameMoneyWorld();
const partner = await world.member({ rank: 'PTN_5', cash: 10_000_000 });
const match = await world.match();
const cash = 50_000;
const close = '/api/member/close';

/** Everything that may begin at the same moment, and how much more the member has where it happened. */
const beside: readonly [string, (member: Person) => Promise<ResultCode>, number][] = [
  ['a bet on a match', (member) => member.codeOf('/api/bet/betProc', slipOn([match])), 0],
  ['a bet on a round', async (member) => member.codeOf('/api/minigame/bet', await miniBetBody(world)), 0],
  ['a deposit', (member) => member.codeOf('/api/cash/in', { idempotencyKey: newKey(), amount: 30_000 }), 0],
  [
    'a withdrawal',
    (member) =>
      member.codeOf('/api/cash/out', { idempotencyKey: newKey(), amount: 20_000, cashOutPass: pin }),
    0,
  ],
  ['a launch that moves the money to a vendor', (member) => member.codeOf(launch, game), 0],
  [
    'a gift of a partner',
    ({ memId }) =>
      partner.codeOf('/api/give/send', {
        ...{ memId, amount: 1_000, note: '', cashOutPass: pin },
        idempotencyKey: newKey(),
      }),
    1_000,
  ],
];

/** Lets the event loop turn a few times, so that the two meet at different moments: a closing looks at a password first. */
async function someTurns(most = 40): Promise<void> {
  for (let left = randomInt(most); left > 0; left -= 1) await new Promise((resolve) => setImmediate(resolve));
}

async function standing(member: Person) {
  const { cash: free, hold, game: games } = await world.holdingsOf(member);
  const row = await world.database.row<{ status: string; open: number; requests: number; kinds: string[] }>(
    `select m.status,
            (select coalesce(sum(stake), 0)::int from bet where member_id = m.id and settled_at is null)
              + (select coalesce(sum(stake), 0)::int from minigame_bet where member_id = m.id and settled_at is null) as open,
            (select count(*)::int from cash_request where member_id = m.id and state in (0, 2)) as requests,
            array(select case when is_closing then 'closing' else kind end from cash_request where member_id = m.id) as kinds
       from member m where m.id = $1`,
    [member.key],
  );
  return { free, hold, atVendors: Object.values(games).reduce((sum, each) => sum + each, 0), ...row };
}

test.each(beside)(
  '[ACC-12] a closing and %s at the same moment: one comes before the other, thirty times',
  async (_, begin, brings) => {
    for (let round = 0; round < 30; round += 1) {
      const member = await world.member({ cash, parentId: partner.key });
      const [closed, begun] = await Promise.all([
        someTurns().then(() => member.codeOf(close, closeBody())),
        someTurns(300).then(() => begin(member)),
      ]);
      const { free, hold, atVendors, status, open, kinds } = await standing(member);
      const gained = begun === '0' ? brings : 0;
      expect(free + hold + atVendors + (open ?? 0), `${closed} ${begun}`).toBe(cash + gained);
      if (closed === '0') {
        // What came first is in the last withdrawal; what came after was refused.
        expect({ status, free, atVendors, open, kinds }).toEqual({
          ...{ status: 'closed', free: 0, atVendors: 0, open: 0 },
          kinds: ['closing'],
        });
        expect(hold).toBe(cash + gained);
        if (brings === 0) expect(begun).not.toBe('0');
      } else expect({ closed, begun, status }).toEqual({ closed: 'U125', begun: '0', status: 'active' });
    }
  },
);

test('[ACC-12] a launch that waits for the address of its game moves nothing any more, and leaves no game open', async () => {
  const member = await world.member({ cash });
  vi.spyOn(moon.vendor, 'launch').mockImplementationOnce(async () => {
    await closeAccount(member);
    return 'https://games.test/play';
  });
  expect(await member.codeOf(launch, game)).toBe('B1002');
  expect(await world.holdingsOf(member)).toMatchObject({ cash: 0, hold: cash, game: {} });
  const left = await world.database.row<{ games: number; transfers: number }>(
    `select (select count(*)::int from game_session where member_id = $1 and closed_at is null) as games,
            (select count(*)::int from game_transfer where member_id = $1) as transfers`,
    [member.key],
  );
  expect(left).toEqual({ games: 0, transfers: 0 });
});

test('a log-in at the same moment leaves no session of a closed account', async () => {
  for (let round = 0; round < 10; round += 1) {
    const member = await world.member({ cash: 1_000 });
    const { memId } = member;
    const [closed] = await Promise.all([
      someTurns().then(() => member.codeOf(close, closeBody())),
      someTurns().then(() => world.signIn(memId).catch(() => undefined)),
    ]);
    expect(['0', 'E401', 'TK999']).toContain(closed);
    const live = await world.database.row<{ count: number }>(
      `select count(*)::int as count from session s join member m on m.id = s.member_id
        where m.id = $1 and m.status = 'closed' and s.ended_at is null`,
      [member.key],
    );
    expect(live?.count).toBe(0);
  }
});

import { consoleBetsCsv } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { installVendor, vendorCode } from '../../testing/game-vendor.ts';
import { miniBetBody } from '../../testing/mini-rounds.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { playEvents } from '../sports/replay/play-events.ts';
import { correctResults } from '../sports/settlement/correct-results.ts';
import { settleBets } from '../sports/settlement/settle-bets.ts';

const world = await createWorld();
await installVendor(world);

/** The cells of each line by the names in the head; what is quoted holds commas. */
async function betsIn(desk: Person, query: string): Promise<Record<string, string>[]> {
  const { 'content-type': _, ...headers } = desk.headers;
  const file = await world.app.inject({
    method: 'GET',
    url: `${consoleBetsCsv.path}?head=columns&reason=a+check&${query}`,
    headers,
  });
  expect(file.statusCode).toBe(200);
  const [head = [], ...rows] = file.body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell));
  return rows.map((cells) =>
    Object.fromEntries(
      head.map((name, at) => [name, (cells[at] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"')]),
    ),
  );
}

test('[BET-3][BET-14] the bets of a site are one file: open, won, given back, of mini games and of vendors, and what was settled again by how much', async () => {
  const site = await world.addSite();
  const [desk, member] = [
    await world.operator('supervisor', site),
    await world.member({ site, cash: 500_000 }),
  ];
  const mini = await member.call('/api/minigame/bet', await miniBetBody(world, { stake: 3_000 }, site));
  const [won, open, off] = [
    await world.match({ score: [2, 0] }),
    await world.match({ startsInMs: 86_400_000 }),
    await world.match(),
  ];
  const receipts = [];
  for (const match of [won, open, off]) {
    receipts.push((await member.call('/api/bet/betProc', slipOn([match]))).bet.receiptId);
    await world.passTime(1_000);
  }
  await world.database.run(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, started_at, closed_at)
     select 1, 'round-1', $1, $2, key, 5000, 0, $3, null from vendor_game where vendor_id = 1 limit 1`,
    [site.id, member.key, world.clock.read.date()],
  );
  const from = world.clock.read.date().toISOString().slice(0, 10);

  world.clock.set(new Date(won.endsAtMs).toISOString());
  await playEvents(world.services, 200);
  await settleBets(world.services, 200);
  const platform = await world.operator('platform');
  const say = async (
    match: { eventId: number },
    ending: 'played' | 'not-played',
    home: number,
    away: number,
  ) => {
    await platform.call('/api/console/sports/result', {
      idempotencyKey: crypto.randomUUID(),
      eventId: match.eventId,
      kind: 'result',
      ...(ending === 'played' ? {} : { ending }),
      scores: ending === 'played' ? [{ scope: 'match', home, away }] : [],
      reason: 'the official report',
    });
    await correctResults(world.services, 10);
    await settleBets(world.services, 200);
  };
  await say(off, 'not-played', 0, 0);
  await say(won, 'played', 0, 3);

  const rows = await betsIn(desk, `from=${from}`);
  const told = new Map(rows.map((row) => [row.receiptId, row]));
  expect(rows).toHaveLength(5);
  expect(told.get(receipts[0] ?? '')).toMatchObject({
    memId: member.memId,
    status: 'FAIL',
    stakeAmount: '10000',
    odds: '2',
    winAmount: '0',
    settlements: '2',
    adjustedAmount: '-20000',
  });
  const [leg] = JSON.parse(need(told.get(receipts[0] ?? ''), 'bet').selections ?? '[]');
  expect(leg).toMatchObject({
    key: won.eventId,
    kind: 'WDL',
    pick: 'home',
    oddsMilli: 2_000,
    result: 'lose',
  });
  expect(told.get(receipts[1] ?? '')).toMatchObject({
    status: 'BET',
    settledAt: '',
    settlements: '',
    possibleAmount: '20000',
  });
  expect(told.get(receipts[2] ?? '')).toMatchObject({ status: 'CANCEL', returnedAmount: '10000' });
  expect(told.get(mini.bet.receiptId)).toMatchObject({
    family: 'minigame',
    status: 'BET',
    stakeAmount: '3000',
  });
  expect(rows.find(({ family }) => family === 'vendor')).toMatchObject({
    vendorCode,
    status: 'WAIT',
    stakeAmount: '5000',
  });

  const settled = await betsIn(desk, `from=${from}&basis=settled`);
  expect(settled.map(({ receiptId }) => receiptId).toSorted()).toEqual([receipts[0], receipts[2]].toSorted());
  expect(await betsIn(await world.operator('supervisor'), `from=${from}`)).toEqual([]);
  const { 'content-type': _, ...headers } = member.headers;
  expect((await world.app.inject({ url: consoleBetsCsv.path, headers })).statusCode).toBe(401);
});

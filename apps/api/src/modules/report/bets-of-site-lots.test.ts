import { consoleBetsCsv } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { expect, test } from 'vitest';
import { families } from '../../families.ts';
import { installVendor, vendorCode } from '../../testing/game-vendor.ts';
import { planOf } from '../../testing/plan-of.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { betsAtPlaces, placesOfBets } from './bets-of-site-store.ts';

const world = await createWorld();
await installVendor(world);

const day = '2031-03-10';
const noon = `${day} 12:00:00+00`;
const counts = { bets: 1_300, rounds: 1_200 };

/**
 * More than several lots hold: bets of which hundreds begin at one instant and some within its microseconds, and rounds of which ten
 * do. What has an even number is settled, all of it at one instant, and some of it again.
 */
async function fill(siteId: number, member: Person) {
  await world.owner.run(
    `insert into bet (site_id, member_id, receipt_id, status, stake, total_odds_milli, possible_win, win_amount, placed_at, settled_at)
     select $1, $2, 'lot-' || n, case when n % 2 = 0 then 'FAIL' else 'BET' end, 1000, 2000, 2000, case when n % 2 = 0 then 0 end,
            $3::timestamptz + least(n % 1000, 10) * interval '1 microsecond', case when n % 2 = 0 then $3::timestamptz + interval '1 hour' end
       from generate_series(1, $4::int) n`,
    [siteId, member.key, noon, counts.bets],
  );
  await world.owner.run(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, started_at, closed_at, revision)
     select 1, 'lot-' || n, $1, $2, (select key from vendor_game where vendor_id = 1 order by key limit 1), 1000, 0,
            $3::timestamptz + n / 10 * interval '1 second', case when n % 2 = 0 then $3::timestamptz + interval '1 hour' end, case when n % 2 = 0 then 1 else 0 end
       from generate_series(1, $4::int) n`,
    [siteId, member.key, noon, counts.rounds],
  );
  await world.owner.run(
    `insert into play_settlement (site_id, member_id, family, reference, revision, sign, game_type, stake, counted, returned, win,
                                  placed_at, settled_at)
     select b.site_id, b.member_id, 'sports', b.receipt_id, f.revision, f.sign, 'sports', 1000, 1000, 0, 0,
            date_trunc('milliseconds', b.placed_at), b.settled_at + (f.revision - 1) * interval '1 minute'
       from bet b cross join (values (1, 1), (2, -1), (2, 1)) f(revision, sign)
      where b.site_id = $1 and b.settled_at is not null and (f.revision = 1 or b.id % 5 = 0)`,
    [siteId],
  );
  await world.owner.run(
    `select vendor_settle_rounds(array_agg(id), max(closed_at)) from game_round where site_id = $1 and closed_at is not null`,
    [siteId],
  );
}

const inOrder = (basis: 'placed' | 'settled', siteId: number) =>
  world.owner.rows<{ reference: string }>(
    basis === 'placed'
      ? `select reference from (
           select started_at, family, id, reference from history_sports where site_id = $1 union all
           select started_at, family, id, reference from history_vendor where site_id = $1) h
          order by started_at, family, id`
      : `select reference from (
           select settled_at, family, reference as name, reference from history_sports where site_id = $1 union all
           select settled_at, family, settled_as, reference from history_vendor where site_id = $1) h
          where settled_at is not null order by settled_at, family, name`,
    [siteId],
  );

async function fileOf(desk: Person, query: string) {
  const { 'content-type': _, ...headers } = desk.headers;
  return world.app.inject({
    method: 'GET',
    url: `${consoleBetsCsv.path}?head=columns&reason=a+check&${query}`,
    headers,
  });
}

test('[BET-14] a file of several lots has each bet once and in order, whatever began or was settled at one instant', async () => {
  const site = await world.addSite();
  const [desk, member] = [await world.operator('supervisor', site), await world.member({ site })];
  await fill(site.id, member);
  for (const basis of ['placed', 'settled'] as const) {
    const file = await fileOf(desk, `from=${day}&to=${day}&basis=${basis}`);
    expect(file.headers['content-disposition']).toContain(`"bets-${day}-${day}.csv"`);
    const [, ...lines] = file.body.trimEnd().split('\r\n');
    const wanted = (await inOrder(basis, site.id)).map(({ reference }) => reference);
    expect(wanted).toHaveLength((counts.bets + counts.rounds) / (basis === 'placed' ? 1 : 2));
    expect(lines.map((line) => line.split(',')[0])).toEqual(wanted);
    const ofVendor = lines.filter((line) => line.startsWith(vendorCode));
    // Once settled, nothing adjusted, nothing to choose from: also where the settlement has another name for the round.
    expect(ofVendor.filter((line) => line.endsWith(',1,0,[],,N'))).toHaveLength(counts.rounds / 2);
  }
});

test('a time longer than five years is refused and not cut, one of more than a year is whole', async () => {
  const desk = await world.operator('supervisor');
  const refused = await fileOf(desk, 'from=2021-01-01&to=2026-12-31');
  expect([refused.statusCode, refused.json().resultCode]).toEqual([400, 'E400']);
  const whole = await fileOf(desk, 'from=2023-01-01&to=2026-12-31');
  expect(whole.headers['content-disposition']).toContain('"bets-2023-01-01-2026-12-31.csv"');
});

test('a lot begins in an index where the one before ended, and reads no bet by another way', async () => {
  const days = { siteId: 1, from: day, to: day, timeZone: 'Asia/Seoul' };
  const planWith = (read: (queryable: Queryable) => Promise<unknown>, allowsBitmaps = false) =>
    planOf(world, read, { allowsBitmaps });
  const after = (mark: string) => ({ moment: noon, family: 'sports', mark, id: 1 });
  const placed = await planWith((queryable) =>
    placesOfBets(queryable, families, days, 'placed', { after: after('7'), limit: 500 }),
  );
  for (const index of ['bet_site_placed', 'minigame_bet_site_placed', 'game_round_site_started']) {
    expect(placed).toMatch(
      new RegExp(`using ${index} on .*\\n\\s+Index Cond: \\(\\(site_id = .* AND \\(\\w+ >= '${day}`),
    );
  }
  expect(placed).not.toContain('Seq Scan');

  const settled = await planWith((queryable) =>
    placesOfBets(queryable, families, days, 'settled', { after: after('a-bet'), limit: 500 }),
  );
  for (const index of [
    'play_settlement_site',
    'play_settlement_pkey',
    'bet_receipt_id_key',
    'minigame_bet_receipt_id_key',
    'game_round_started',
  ]) {
    expect(settled).toMatch(new RegExp(`using ${index} on `));
  }

  const rows = await planWith((queryable) =>
    betsAtPlaces(queryable, families, 1, [{ family: 'sports', id: 7 }]),
  );
  for (const index of ['bet_pkey', 'minigame_bet_pkey', 'game_round_pkey', 'play_settlement_pkey']) {
    expect(rows).toMatch(new RegExp(`using ${index} on `));
  }
});

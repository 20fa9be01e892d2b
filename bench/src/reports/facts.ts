import type { Database } from '@hanpan/db';
import { say } from '../results.ts';

/** A slice of this many is written in one statement, so that the log of the database does not grow without end. */
const sliceRows = 500_000;
const games = 200;
const days = 365;

/** The games of the vendor that is there, with what each says that it returns; members let in over the year. */
export async function makeStage(owner: Database): Promise<void> {
  await owner.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
     select 1, 'bench-' || g, case when g % 4 = 0 then 'casino' else 'slot' end, '{"ko":"B","en":"B","vi":"B"}', '',
            (9400 + g % 300)::numeric / 100
       from generate_series(1, $1) g on conflict do nothing`,
    [games],
  );
  await owner.run(
    `update member set decided_at = now() - (id % $1) * interval '1 day' where mem_id like 'bench-m%'`,
    [days],
  );
  await owner.run(
    `insert into report_liability_day (site_id, day, cash, hold, game, point, bonus, open_stake, taken_at)
     select 1, current_date - g, 1000000 * g, 0, 0, 0, 0, 0, now() from generate_series(1, $1) g on conflict do nothing`,
    [days],
  );
}

/** The indexes that stand beside the key: a million rows are written faster without them, and they are made anew. */
async function withoutIndexes(owner: Database, work: () => Promise<void>): Promise<void> {
  const indexes = await owner.rows<{ name: string; text: string }>(
    `select indexname as name, indexdef as text from pg_indexes
      where tablename = 'play_settlement' and indexname <> 'play_settlement_pkey'`,
  );
  for (const { name } of indexes) await owner.run(`drop index ${name}`);
  await work();
  for (const { text } of indexes) await owner.run(text);
}

/** So many facts of a year: half of a vendor's games, the rest sports and mini games; one in fifty is settled again. */
export async function makeFacts(owner: Database, count: number): Promise<void> {
  await owner.run('select setseed(0.25)');
  await withoutIndexes(owner, async () => {
    for (let from = 1; from <= count; from += sliceRows) {
      const to = Math.min(count, from + sliceRows - 1);
      await owner.run(
        `with people as (select array_agg(id order by id) as ids from member where mem_id like 'bench-m%'), bet as (
           select g, people.ids[1 + (random() * (cardinality(people.ids) - 1))::int] as member_id, 1 + (random() * ($3 - 1))::int as game,
                  (random() * 9)::int as kind, 1000 * (1 + (random() * 99)::int) as stake, random() as luck,
                  now() - interval '1 day' - random() * interval '364 days' as at
             from people, generate_series($1::int, $2::int) g)
         insert into play_settlement (site_id, member_id, family, reference, revision, sign, game_type, vendor, game, stake, counted,
                                      returned, win, placed_at, settled_at)
         select 1, member_id, case when kind < 5 then 'vendor' when kind < 8 then 'sports' else 'minigame' end, 'bench' || (g - (g % 50 = 0)::int),
                case when g % 50 = 0 then 2 else 1 end, 1,
                case when kind < 5 then case when game % 4 = 0 then 'casino' else 'slot' end when kind < 8 then 'sports' else 'mini' end,
                case when kind < 5 then (select code from vendor where id = 1) end, case when kind < 5 then 'bench-' || game end,
                stake, stake, 0, case when luck < 0.45 then (stake * 2.1 * random())::bigint else 0 end, at, at + interval '1 minute'
           from bet`,
        [from, to, games],
      );
      say(`${to.toLocaleString('en-US')} facts`);
    }
  });
  await owner.run('vacuum analyze play_settlement');
}

import type { Database } from '@hanpan/db';
import type { BenchDatabase } from '../bench-database.ts';
import { say } from '../results.ts';

/** How many of a hundred partners stand on each level: heads, branches, sub-branches, distributors, stores. */
const shape = [0.1, 1, 9, 30, 59.9];

const newPerson = `site_id, mem_id, nickname, password_hash, phone_cipher, phone_index, bank_code, account_cipher, account_index,
  holder_name, status`;

/** A level of partners below random ones of the level above, with rates a step below theirs. */
async function makeLevel(owner: Database, level: number, first: number, count: number): Promise<void> {
  await owner.run(
    `with above as (
       select array_agg(id order by id) as ids from member where partner_rank = 'PTN_' || ($1::int - 1)::text and mem_id like 'bench-p%')
     insert into member (${newPerson}, partner_rank, parent_id)
     select 1, 'bench-p' || g, 'bench-p' || g, '', '', int4send(g), '004', '', int4send(g), '', 'active', 'PTN_' || $1::int::text,
            case when $1::int > 1 then above.ids[1 + (g * 7919) % cardinality(above.ids)] end
       from above, generate_series($2::int, $2::int + $3::int - 1) g`,
    [level, first, count],
  );
  await owner.run(
    `update member m set comp_account = a.found_id
       from member p cross join lateral ledger_open_account(1::smallint, 'comp', p.id, 0::smallint, false) a
      where m.id = p.id and p.partner_rank = 'PTN_' || $1::int::text and p.mem_id like 'bench-p%'`,
    [level],
  );
  await owner.run(
    `insert into partner_rate (site_id, partner_id, version, valid_from, rolling, losing, set_by)
     select 1, id, 1, now() - interval '60 days', array_fill(180 - 30 * $1::int, array[5]), array_fill(4600 - 600 * $1::int, array[5]), 'bench'
       from member where partner_rank = 'PTN_' || $1::int::text and mem_id like 'bench-p%' order by id`,
    [level],
  );
}

/** Partners of five levels, and members below random ones of them. */
export async function makeTree({ owner }: BenchDatabase, partners: number, members: number): Promise<void> {
  let first = 1;
  for (const [index, share] of shape.entries()) {
    const count = Math.max(1, Math.round((partners * share) / 100));
    await makeLevel(owner, index + 1, first, count);
    first += count;
  }
  await owner.run(
    `with above as (select array_agg(id order by id) as ids from member where mem_id like 'bench-p%')
     insert into member (${newPerson}, parent_id)
     select 1, 'bench-m' || g, 'bench-m' || g, '', '', int4send(20000000 + g), '004', '', int4send(20000000 + g), '', 'active',
            above.ids[1 + (g * 104729::bigint) % cardinality(above.ids)]
       from above, generate_series(1, $1) g`,
    [members],
  );
  say(`${first - 1} partners and ${members} members`);
}

/** Settled bets of the members over a week that ended two days ago; two of a hundred were settled again. */
export async function makeFacts(owner: Database, count: number): Promise<void> {
  await owner.run('select setseed(0.25)');
  await owner.run(
    `with people as (select array_agg(id order by id) as ids from member where mem_id like 'bench-m%'), bet as (
       select g, people.ids[1 + (random() * (cardinality(people.ids) - 1))::int] as member_id,
              (array['casino', 'hotelCasino', 'slot', 'mini', 'sports'])[1 + (random() * 4)::int] as game_type,
              1000 * (1 + (random() * 99)::int) as stake, case when random() < 0.45 then (random() * 190000)::int else 0 end as win,
              date_trunc('day', now()) - interval '9 days' + random() * interval '7 days' as at
         from people, generate_series(1, $1) g)
     insert into play_settlement (site_id, member_id, family, reference, revision, sign, game_type, stake, counted, returned, win,
                                  placed_at, settled_at)
     select 1, member_id, 'bench', 'bet' || g, 1, 1, game_type, stake, stake, 0, win, at, at + interval '1 minute' from bet`,
    [Math.round(count * 0.96)],
  );
  await owner.run(
    `insert into play_settlement (site_id, member_id, family, reference, revision, sign, game_type, stake, counted, returned, win,
                                  placed_at, settled_at)
     select site_id, member_id, family, reference, x.revision, x.sign, game_type, stake, counted * x.kept, stake * (1 - x.kept), win * x.kept,
            placed_at, settled_at + interval '1 hour'
       from (select * from play_settlement where family = 'bench' order by id limit $1) f,
            (values (1, -1, 1), (2, 1, 0)) x(revision, sign, kept)`,
    [Math.round(count * 0.02)],
  );
}

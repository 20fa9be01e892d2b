import type { Database } from '@hanpan/db';

/** What the trading job calls when it has written prices (apps/api/src/modules/sports/board). */
interface EmitModule {
  emitEvents(tx: unknown, ids: readonly number[], at: Date): Promise<void>;
}

const compiled = new URL('../../../apps/api/dist/modules/sports/board/emit-events.js', import.meta.url);

/** A match with its main markets, which nothing but the bench moves. */
export async function openMatch(owner: Database): Promise<number> {
  const name = (text: string) => JSON.stringify({ ko: text, en: text, vi: text });
  await owner.run(
    "insert into league (id, sport, code, name, country, model) values (980, 'soccer', 'BENCH', $1, $1, '{}')",
    [name('Bench league')],
  );
  await owner.run(
    "insert into team (id, code, name) values (980001, 'bench-home', $1), (980002, 'bench-away', $2)",
    [name('Bench home'), name('Bench away')],
  );
  const row = await owner.row<{ id: number }>(
    `insert into event (league_id, home_team, away_team, source_key, starts_at, ends_at, priced_at)
     values (980, 980001, 980002, 'bench', now() + interval '6 hours', now() + interval '8 hours', now()) returning id`,
  );
  if (row === undefined) throw new Error('the match was not stored');
  const markets = [
    ['WDL', null, ['home', 'draw', 'away']],
    ['AH', -2, ['home', 'away']],
    ['UO', 10, ['over', 'under']],
  ] as const;
  for (const [kind, line, picks] of markets) {
    await owner.run(
      `with placed as (
         insert into market (event_id, kind, line_quarters, is_main) values ($1, $2, $3, true) returning id)
       insert into selection (market_id, event_id, pick, fair_probability, odds_milli)
       select id, $1, pick, 0.4, 2000 from placed, unnest($4::text[]) pick`,
      [row.id, kind, line, [...picks]],
    );
  }
  return row.id;
}

/** One odds change, committed as the trading job commits it. Returns the version that boards know it by. */
export async function changeOdds(database: Database, eventId: number, step: number): Promise<number> {
  const { emitEvents }: EmitModule = await import(compiled.href);
  return database.transaction(async (tx) => {
    await tx.run('update selection set odds_milli = 1800 + $2 where event_id = $1', [eventId, step % 400]);
    const row = await tx.row<{ version: number }>(
      'update event set version = version + 1 where id = $1 returning version',
      [eventId],
    );
    await emitEvents(tx, [eventId], new Date());
    return row?.version ?? 0;
  });
}

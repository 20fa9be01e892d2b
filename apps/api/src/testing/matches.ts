import type { Tx } from '@hanpan/db';
import type { MarketCode, Scope } from '@hanpan/rules';
import type { ApplicationServices } from '../application-services.ts';
import { need } from '../kernel/need.ts';

type Kind = MarketCode;
type Pick = string;

export interface NewMarket {
  readonly kind: Kind;
  /** The whole match where nothing else is said. */
  readonly scope?: Scope;
  readonly lineQuarters?: number;
  readonly odds: Readonly<Record<Pick, number>>;
}

export interface NewMatch {
  /** Milliseconds until kick-off. */
  readonly startsInMs?: number;
  readonly durationMs?: number;
  readonly score?: readonly [number, number];
  readonly markets?: readonly NewMarket[];
  /** Those of an earlier match, home and away; new ones where none are said. */
  readonly teams?: readonly [number, number];
}

export interface TestMatch {
  readonly eventId: number;
  readonly homeTeam: number;
  readonly awayTeam: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** The selection's id, as a slip names it. */
  selection(kind: Kind, pick: Pick, scope?: Scope): number;
}

const winDrawLose: NewMarket = { kind: 'WDL', odds: { home: 2, draw: 3.4, away: 3.6 } };
const leagueId = 900;
/** Above the teams of the real catalogue. */
const firstTeamId = 1_000_000;
const model = {
  base: 0.2,
  homeAdvantage: 0.25,
  rho: -0.05,
  teams: {},
  newcomer: { attack: -0.2, defence: -0.2 },
};
const name = (text: string) => JSON.stringify({ ko: text, en: text, vi: text });

/** One league and a feed that lives; matches are put into it. */
export async function installLeague({ database, clock }: ApplicationServices): Promise<void> {
  await database.run(
    `insert into league (id, sport, code, name, country, model) values ($1, 'soccer', 'T1', $2, $2, $3)`,
    [leagueId, name('Test League'), JSON.stringify(model)],
  );
  await database.run("insert into feed_state (name, alive_at) values ('season', $1)", [clock.date()]);
}

/** Says that prices are fresh, as the jobs do every second. */
export async function feedIsAlive({ database, clock }: ApplicationServices): Promise<void> {
  await database.run('update feed_state set alive_at = $1', [clock.date()]);
}

const keyOf = (kind: Kind, pick: Pick, scope: Scope = 'match') => `${scope}/${kind}/${pick}`;

async function insertMarket(tx: Tx, eventId: number, market: NewMarket): Promise<Map<string, number>> {
  const row = await tx.row<{ id: number }>(
    'insert into market (event_id, kind, scope, line_quarters, is_main) values ($1, $2, $3, $4, true) returning id',
    [eventId, market.kind, market.scope ?? 'match', market.lineQuarters ?? null],
  );
  const ids = new Map<string, number>();
  const entries = Object.entries(market.odds);
  for (const [pick, odds] of entries) {
    const selection = await tx.row<{ id: number }>(
      `insert into selection (market_id, event_id, pick, fair_probability, odds_milli) values ($1, $2, $3, $4, $5) returning id`,
      [row?.id, eventId, pick, 1 / entries.length, Math.round(odds * 1000)],
    );
    ids.set(keyOf(market.kind, pick, market.scope), need(selection?.id, 'selection'));
  }
  return ids;
}

/** A match with its teams, its markets and the score it will end with. */
export async function insertMatch(
  services: ApplicationServices,
  match: NewMatch,
  number: number,
): Promise<TestMatch> {
  const startsAtMs = services.clock() + (match.startsInMs ?? 600_000);
  const endsAtMs = startsAtMs + (match.durationMs ?? 240_000);
  const [homeTeam, awayTeam] = match.teams ?? [firstTeamId + number * 2, firstTeamId + number * 2 + 1];
  const [homeGoals, awayGoals] = match.score ?? [1, 0];
  return services.database.transaction(async (tx) => {
    for (const id of [homeTeam, awayTeam]) {
      await tx.run('insert into team (id, code, name) values ($1, $2, $3) on conflict do nothing', [
        id,
        `t${id}`,
        name(`Team ${id}`),
      ]);
    }
    const row = await tx.row<{ id: number }>(
      `insert into event (league_id, home_team, away_team, source_key, starts_at, ends_at, priced_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        leagueId,
        homeTeam,
        awayTeam,
        `test/${number}`,
        new Date(startsAtMs),
        new Date(endsAtMs),
        services.clock.date(),
      ],
    );
    const eventId = need(row?.id, 'event');
    await tx.run(
      'insert into event_script (event_id, goals, final_home, final_away) values ($1, $2, $3, $4)',
      [eventId, '[]', homeGoals, awayGoals],
    );
    const ids = new Map<string, number>();
    for (const market of match.markets ?? [winDrawLose]) {
      for (const [key, id] of await insertMarket(tx, eventId, market)) ids.set(key, id);
    }
    const selection = (kind: Kind, pick: Pick, scope?: Scope) => {
      const id = ids.get(keyOf(kind, pick, scope));
      if (id === undefined) throw new Error(`the match has no ${keyOf(kind, pick, scope)}`);
      return id;
    };
    return { eventId, homeTeam, awayTeam, startsAtMs, endsAtMs, selection };
  });
}

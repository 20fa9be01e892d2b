import type { FeedSport } from '../messages.ts';

/** How the provider's sports are ours. */
export interface OddsApiSport {
  readonly sport: FeedSport;
  /** The markets whose meaning is the one of our house rules, and which the score of the feed can settle. */
  readonly markets: ReadonlySet<string>;
  /** Whether the feed gives scores: without them somebody has to enter the result. */
  readonly hasScores: boolean;
}

const winner = ['h2h'];
const byScore = [...winner, 'spreads', 'totals', 'alternate_spreads', 'alternate_totals', 'team_totals'];

/**
 * By the part of the key before the first underscore. Ice hockey is left out: bookmakers count overtime and shoot-out
 * in its two-way prices, our rules do not, and the feed's score does not say which part was regular time. The markets
 * of halves, quarters and innings are left out everywhere, because the feed's scores have no periods.
 */
const sports: Readonly<Record<string, OddsApiSport>> = {
  soccer: { sport: 'soccer', markets: new Set([...byScore, 'btts', 'draw_no_bet']), hasScores: true },
  basketball: { sport: 'basketball', markets: new Set(byScore), hasScores: true },
  americanfootball: { sport: 'football', markets: new Set(byScore), hasScores: true },
  baseball: { sport: 'baseball', markets: new Set(byScore), hasScores: true },
  handball: { sport: 'handball', markets: new Set(byScore), hasScores: false },
  tennis: { sport: 'tennis', markets: new Set(winner), hasScores: false },
  mma: { sport: 'combat', markets: new Set(winner), hasScores: false },
  boxing: { sport: 'combat', markets: new Set(winner), hasScores: false },
};

export function oddsApiSport(key: string): OddsApiSport | undefined {
  const [group = ''] = key.split('_');
  return Object.hasOwn(sports, group) ? sports[group] : undefined;
}

/** Football leagues that are decided by their table: no match of theirs goes to extra time, a play-off neither. */
const pureLeagues: ReadonlySet<string> = new Set([
  'soccer_epl',
  'soccer_spain_la_liga',
  'soccer_italy_serie_a',
  'soccer_germany_liga3',
  'soccer_poland_ekstraklasa',
  'soccer_turkey_super_league',
  'soccer_japan_j_league',
  'soccer_china_superleague',
  'soccer_brazil_campeonato',
]);

/** Leagues that are, but for play-offs about staying up under the same key, and the months of those; 1 is January. */
const playOffMonths: Readonly<Record<string, readonly number[]>> = {
  soccer_korea_kleague1: [11, 12],
  soccer_germany_bundesliga: [5, 6, 7],
  soccer_france_ligue_one: [5, 6, 7],
};

/**
 * Football in which the feed's final score may count extra time, which no market of ours does: every cup, and every league
 * that is not known to have no play-offs then, since the feed puts those under the league's own key.
 */
export function mayHaveExtraTime(key: string, startsAtMs: number): boolean {
  if (!key.startsWith('soccer_') || pureLeagues.has(key)) return false;
  const months = Object.hasOwn(playOffMonths, key) ? playOffMonths[key] : undefined;
  return months === undefined || months.includes(new Date(startsAtMs).getUTCMonth() + 1);
}

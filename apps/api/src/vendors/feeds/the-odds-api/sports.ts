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

const cups =
  /(cup|copa|champs_league|europa|conference_league|libertadores|sudamericana|euro|world|trophy|pokal|coupe)/;

/** Football competitions in which the feed's final score may count extra time, which no market of ours does. */
export function mayHaveExtraTime(key: string): boolean {
  return key.startsWith('soccer_') && cups.test(key);
}

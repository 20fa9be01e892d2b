import type { Sport } from '../../sports/sport.ts';
import { americanFootballRules } from './american-football.ts';
import { badmintonRules } from './badminton.ts';
import { baseballRules } from './baseball.ts';
import { basketballRules } from './basketball.ts';
import { combatRules } from './combat.ts';
import { esportRules } from './esport.ts';
import { handballRules } from './handball.ts';
import { hockeyRules } from './hockey.ts';
import type { HouseRules, MarketGroup } from './house-rules.ts';
import { soccerRules } from './soccer.ts';
import { tennisRules } from './tennis.ts';
import { volleyballRules } from './volleyball.ts';

/**
 * The house rules that an installation begins with, by sport (`football` is the American one). Source: the practice of a
 * Korean operator, in our own words, where a table does not say that it was chosen.
 */
export const defaultHouseRules = {
  soccer: soccerRules,
  basketball: basketballRules,
  baseball: baseballRules,
  volleyball: volleyballRules,
  badminton: badmintonRules,
  hockey: hockeyRules,
  combat: combatRules,
  tennis: tennisRules,
  handball: handballRules,
  football: americanFootballRules,
  esport: esportRules,
} as const satisfies Readonly<Record<Sport, HouseRules>>;

/** What an operator has set differently; what is not named stays as it is. The plan of periods is the sport's own. */
export type HouseRuleChanges = Partial<Omit<HouseRules, 'plan' | 'irregular' | 'standsAfter'>> & {
  readonly irregular?: Partial<HouseRules['irregular']>;
  readonly standsAfter?: Partial<HouseRules['standsAfter']>;
};

export function houseRulesOf(sport: Sport, changes: HouseRuleChanges = {}): HouseRules {
  const rules = defaultHouseRules[sport];
  return {
    ...rules,
    ...changes,
    standsAfter: { ...rules.standsAfter, ...changes.standsAfter },
    irregular: { ...rules.irregular, ...changes.irregular },
  };
}

const groups: readonly MarketGroup[] = ['winner', 'handicap', 'total'];

/** Changes that can be meant: nothing stands after no play at all, no less is asked of the side behind, no endless wait. */
export function isSoundHouseRules({ standsAfter, resumeWithinMinutes }: HouseRules): boolean {
  const isWhole = (value: number) => Number.isSafeInteger(value) && value > 0;
  return (
    Number.isSafeInteger(resumeWithinMinutes) &&
    resumeWithinMinutes >= 0 &&
    resumeWithinMinutes <= 7 * 24 * 60 &&
    groups.every((group) => {
      const enough = standsAfter[group];
      if (enough === null) return true;
      const { halfPeriods, halfPeriodsIfHomeLeads } = enough;
      return isWhole(halfPeriods) && isWhole(halfPeriodsIfHomeLeads) && halfPeriodsIfHomeLeads <= halfPeriods;
    })
  );
}

/** Whether a match that was broken off counts as called off. Times in milliseconds. */
export function isCalledOff(
  { resumeWithinMinutes }: HouseRules,
  brokenOffAtMs: number,
  nowMs: number,
): boolean {
  return nowMs - brokenOffAtMs > resumeWithinMinutes * 60_000;
}

/** Which of the games between two sides on one day a single listing is about, in the order of their beginning. */
export function countedGames<Game>({ doubleHeader }: HouseRules, games: readonly Game[]): readonly Game[] {
  if (games.length < 2) return games;
  return doubleHeader === 'first-game' ? games.slice(0, 1) : [];
}

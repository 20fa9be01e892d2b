import { expectedScoring, type Meeting, weightOf } from '../strength.ts';
import type { SideMinute, SoccerRates } from './soccer-rates.ts';

/** 45 % of goals fall before half-time (chosen from the usual count of European leagues). */
const firstHalfShare = 0.45;
/** What the added time of `addedMinutes` comes to on average. */
const meanMinutes = { firstHalf: 47.3, secondHalf: 50.0 };
/** Cards of one side in a match; chosen: about two yellow, and one red in eleven matches. */
const yellowsOfSide = 2.0;
const redsOfSide = 0.09;

/**
 * `base` is the logarithm of the goals of an average side in a match on neutral ground, `homeAdvantage` the logarithm
 * of the ratio between home and away goals. Of the compiled ratings of the football data, `base` is theirs plus half
 * of their home advantage, because theirs gives all of it to the home side.
 */
export function soccerRates(meeting: Meeting): SoccerRates {
  const goals = expectedScoring(meeting);
  return { home: sideMinute(goals.home), away: sideMinute(goals.away) };
}

function sideMinute(goals: number): SideMinute {
  const minutes = meanMinutes.firstHalf + meanMinutes.secondHalf;
  return {
    firstHalfGoal: weightOf((goals * firstHalfShare) / meanMinutes.firstHalf),
    secondHalfGoal: weightOf((goals * (1 - firstHalfShare)) / meanMinutes.secondHalf),
    yellowCard: weightOf(yellowsOfSide / minutes),
    redCard: weightOf(redsOfSide / minutes),
  };
}

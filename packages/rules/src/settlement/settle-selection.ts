import { halfLost, halfWon, type LegResult, lost, voided, won } from './leg-result.ts';
import type { MarketPick } from './market.ts';
import { assertScore, type Score } from './match-score.ts';
import { correctScore, exactTotal, type Hit, lead, total, winningMargin } from './score-patterns.ts';

/** What a selection comes to, as a function of the final score of its scope. */
export type SelectionRule = (score: Score) => LegResult;

/**
 * The result of one selection at the final score of its scope; of a rounds market the score is that of the rounds.
 * Throws RangeError for a line that is missing or no integer, for a selection its market does not have, for a score of
 * anything but counts, and for half-time/full-time, which needs two scores (`settleHalfTimeFullTime`).
 */
export function settleSelection(pick: MarketPick, score: Score): LegResult {
  return selectionRule(pick)(score);
}

/** The rule of a selection, read once: pricing asks it at every score of a distribution. Throws as `settleSelection`. */
export function selectionRule(pick: MarketPick): SelectionRule {
  const rule = ruleOf(pick);
  if (rule === undefined) throw new RangeError(`market ${pick.market} has no selection ${pick.selection}`);
  return (score) => {
    assertScore(score);
    return rule(score);
  };
}

function ruleOf(pick: MarketPick): SelectionRule | undefined {
  switch (pick.market) {
    case 'WDL':
      return byName(pick, {
        home: (score) => lead(score) > 0,
        draw: (score) => lead(score) === 0,
        away: (score) => lead(score) < 0,
      });
    case 'WL':
    case 'DNB':
      return bySide(pick, 'home', 'away', (score) => lead(score) * 4);
    case 'AH':
      return bySide(pick, 'home', 'away', aboveLine(pick, lead, 1));
    case 'UO':
    case 'RND':
      return bySide(pick, 'over', 'under', aboveLine(pick, total, -1));
    case 'TTH':
      return bySide(
        pick,
        'over',
        'under',
        aboveLine(pick, ({ home }) => home, -1),
      );
    case 'TTA':
      return bySide(
        pick,
        'over',
        'under',
        aboveLine(pick, ({ away }) => away, -1),
      );
    case 'WUO':
      return together(pick);
    case 'DC':
      return byName(pick, {
        'home-draw': (score) => lead(score) >= 0,
        'home-away': (score) => lead(score) !== 0,
        'draw-away': (score) => lead(score) <= 0,
      });
    case 'BTTS':
      return byName(pick, {
        yes: ({ home, away }) => home > 0 && away > 0,
        no: ({ home, away }) => home === 0 || away === 0,
      });
    case 'OE':
      return byName(pick, {
        odd: (score) => total(score) % 2 === 1,
        even: (score) => total(score) % 2 === 0,
      });
    case 'WTN':
      return byName(pick, {
        home: ({ home, away }) => home > 0 && away === 0,
        away: ({ home, away }) => away > 0 && home === 0,
      });
    case 'CS':
      return hitOrMiss(correctScore(pick.selection));
    case 'TG':
      return hitOrMiss(exactTotal(pick.selection));
    case 'WM':
      return hitOrMiss(winningMargin(pick.selection));
    case 'HTFT':
      return undefined;
  }
}

/** Both have to hold: where the outcome is missed the leg is lost, else it is what the total alone would be. */
function together(pick: MarketPick): SelectionRule | undefined {
  const [outcome = '', side = ''] = pick.selection.split('-');
  const first = ruleOf({ ...pick, market: 'WDL', selection: outcome });
  const second = ruleOf({ ...pick, market: 'UO', selection: side });
  if (first === undefined || second === undefined || pick.selection !== `${outcome}-${side}`)
    return undefined;
  return (score) => (first(score) === won ? second(score) : lost);
}

function hitOrMiss(hit: Hit | undefined): SelectionRule | undefined {
  return hit && ((score) => (hit(score) ? won : lost));
}

function byName({ selection }: MarketPick, hits: Readonly<Record<string, Hit>>): SelectionRule | undefined {
  return hitOrMiss(Object.hasOwn(hits, selection) ? hits[selection] : undefined);
}

type Distance = (score: Score) => number;

/** How far a number stands above the line, in quarters; a handicap is added to the lead, a total has to pass its line. */
function aboveLine({ market, lineQuarters }: MarketPick, number: Distance, sign: 1 | -1): Distance {
  if (lineQuarters === null || !Number.isSafeInteger(lineQuarters))
    throw new RangeError(`market ${market} needs a line in whole quarters, not ${lineQuarters}`);
  return (score) => number(score) * 4 + sign * lineQuarters;
}

function bySide(
  { selection }: MarketPick,
  plus: string,
  minus: string,
  distance: Distance,
): SelectionRule | undefined {
  if (selection === plus) return (score) => fromDistance(distance(score));
  if (selection === minus) return (score) => fromDistance(-distance(score));
  return undefined;
}

/**
 * A quarter line is two half stakes on the neighbouring half-goal lines, so a distance of one quarter
 * decides one half and refunds the other.
 */
function fromDistance(distanceQuarters: number): LegResult {
  if (distanceQuarters === 0) return voided;
  if (distanceQuarters === 1) return halfWon;
  if (distanceQuarters === -1) return halfLost;
  return distanceQuarters > 0 ? won : lost;
}

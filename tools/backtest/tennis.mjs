import {
  defaultHouseRules,
  exact,
  playedMatch,
  settleByHouseRules,
  tennisAdvancingWins,
} from '../../packages/rules/dist/index.js';
import { decimalOdds } from './read-cells.mjs';

/** @param {readonly string[]} columns */
export function isTennis(columns) {
  return ['Winner', 'Loser', 'Comment', 'B365W', 'B365L'].every((name) => columns.includes(name));
}

/** Both practices of houses, by the name that the figures have. */
const practices = {
  all_stand: tennisAdvancingWins,
  retired_walkover_void: defaultHouseRules.tennis,
};

/** Every comment but `Completed` is a match that was not played to its end; the file's winner is whoever went on. */
const endings = {
  Completed: { ending: 'played', irregularities: [] },
  Walkover: { ending: 'not-played', irregularities: ['walkover'] },
};
const brokenOff = { ending: 'called', irregularities: ['retirement'] };

/**
 * The winner of a tennis match, under both practices. The file's sides are the winner and the loser, so bets are named by
 * the odds; where both have the same there is no favourite.
 */
export function tennisBets(row, _columns, refuse) {
  const winner = decimalOdds(row.B365W, refuse);
  const loser = decimalOdds(row.B365L, refuse);
  const order = winner && loser ? exact.compare(winner, loser) : 0;
  const [favourite, underdog] = order < 0 ? ['home', 'away'] : ['away', 'home'];
  const record = recordOf(row.Comment);
  return Object.entries(practices).flatMap(([name, rules]) =>
    [
      ['FAVOURITE', favourite],
      ['UNDERDOG', underdog],
    ].map(([side, selection = '']) => {
      const key = `${side}@B365/${name}`;
      const odds = selection === 'home' ? winner : loser;
      if (order === 0 || odds === undefined) return { key, settled: undefined };
      const found = settleByHouseRules(
        { market: 'WL', scope: 'match', selection, lineQuarters: null },
        record,
        rules,
      );
      return { key, settled: found && { odds, result: found.leg } };
    }),
  );
}

/** @returns {import('@hanpan/rules').MatchRecord} */
function recordOf(comment) {
  const ending = endings[comment] ?? brokenOff;
  const scores = ending.ending === 'played' ? { match: { home: 1, away: 0 } } : {};
  return { ...playedMatch(scores), ...ending, awardedTo: 'home' };
}

/** How matches ended, as the file comments on them. */
export function commentFigures(rows) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { Comment: comment } of rows) counts[comment] = (counts[comment] ?? 0) + 1;
  return counts;
}

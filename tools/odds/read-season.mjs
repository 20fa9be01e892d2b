import { localToEpochMs } from './local-time.mjs';

/** Where the source has no kick-off time. */
const usualKickOff = '15:00';

/**
 * The matches of one season file that were decided on the pitch in regular time, oldest first, and how many
 * were left out and why. Not played, awarded and cancelled matches have no result to bet on; where a score
 * includes extra time or penalties the source's 90-minute score cannot be trusted.
 *
 * @param {{ matches: readonly any[] }} season a file of the source, parsed
 * @param {{ timeZone: string, teamIdOf: (name: string) => string }} context
 */
export function readSeason(season, { timeZone, teamIdOf }) {
  const skipped = { unplayed: 0, withStatus: 0, extraTime: 0, impossible: 0 };
  const matches = [];
  for (const raw of season.matches) {
    const reason = reasonToSkip(raw);
    if (reason !== undefined) skipped[reason] += 1;
    else matches.push(toMatch(raw, timeZone, teamIdOf));
  }
  matches.sort((a, b) => a.kickoffMs - b.kickoffMs || (a.homeTeam < b.homeTeam ? -1 : 1));
  return { matches, skipped };
}

function reasonToSkip({ status, score }) {
  if (status !== undefined) return 'withStatus';
  if (score?.ft === undefined) return 'unplayed';
  if (score.et !== undefined || score.p !== undefined) return 'extraTime';
  return score.ft.length === 2 && score.ft.every(isCount) ? undefined : 'impossible';
}

function toMatch({ date, time, team1, team2, score, round }, timeZone, teamIdOf) {
  const [homeGoals, awayGoals] = score.ft;
  return {
    homeTeam: teamIdOf(team1),
    awayTeam: teamIdOf(team2),
    homeGoals,
    awayGoals,
    halfTime: halfTimeOf(score),
    kickoffMs: localToEpochMs(date, time ?? usualKickOff, timeZone),
    round: roundOf(round),
  };
}

/** Null where the source has none; a goalless match was goalless at half-time, whether the source says so or not. */
function halfTimeOf({ ft, ht }) {
  if (ft[0] === 0 && ft[1] === 0) return [0, 0];
  if (!Array.isArray(ht) || ht.length !== 2 || !ht.every(isCount)) return null;
  return ht[0] <= ft[0] && ht[1] <= ft[1] ? [ht[0], ht[1]] : null;
}

/** The matchday as a number; 0 for play-offs, which have none. */
function roundOf(round) {
  if (round === undefined || /playoff|final/i.test(round)) return 0;
  return Number(/\d+/.exec(round)?.[0] ?? 0);
}

function isCount(value) {
  return Number.isInteger(value) && value >= 0;
}

/** @param {{ teams: readonly { id: string, names: readonly string[] }[] }} directory */
export function teamIds({ teams }) {
  const ids = new Map(teams.flatMap(({ id, names }) => names.map((name) => [name, id])));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new RangeError(`"${name}" is not in data/teams.json`);
    return id;
  };
}

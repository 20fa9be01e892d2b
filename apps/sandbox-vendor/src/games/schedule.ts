/**
 * Who meets in a round of a league of an even number of teams: a schedule that repeats, known for ever in advance. By the
 * circle method the first team stays and the others move round it by one a day; every other day changes who is at home.
 */
export function meeting<Team>(teams: readonly Team[], number: number): { home: Team; away: Team } {
  const pairs = teams.length / 2;
  const day = Math.floor(number / pairs);
  const [one, other] = pairOf(teams, day % (teams.length - 1), number % pairs);
  return day % 2 === 0 ? { home: one, away: other } : { home: other, away: one };
}

function pairOf<Team>(teams: readonly Team[], day: number, pair: number): [Team, Team] {
  const [first, ...rest] = teams;
  const at = (place: number) => rest[(place + day) % rest.length];
  const [one, other] = pair === 0 ? [first, at(0)] : [at(pair), at(rest.length - pair)];
  if (one === undefined || other === undefined) throw new RangeError(`no pair ${pair}`);
  return [one, other];
}

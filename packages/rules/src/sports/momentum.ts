import type { Incident, Side } from './match-model.ts';
import type { Sport } from './sport.ts';

/** An incident with its time, in seconds of play since the kick-off. */
export type TimedIncidentFact = Pick<Incident, 'kind' | 'side' | 'amount'> & { readonly atSeconds: number };

type Pace = {
  /** After so many seconds what was done counts half. */
  readonly halfLifeSeconds: number;
  /** Points that stand on each side before anything happened, so that one score does not decide the bar. */
  readonly rest: number;
};

/** Chosen, not fitted: in a usual match of each sport two or three scores fall within a half-life, or none in the first three. */
const paces: Readonly<Record<Sport, Pace>> = {
  soccer: { halfLifeSeconds: 600, rest: 1 },
  hockey: { halfLifeSeconds: 480, rest: 1 },
  combat: { halfLifeSeconds: 180, rest: 1 },
  baseball: { halfLifeSeconds: 900, rest: 2 },
  basketball: { halfLifeSeconds: 150, rest: 4 },
  football: { halfLifeSeconds: 600, rest: 5 },
  handball: { halfLifeSeconds: 240, rest: 2 },
  volleyball: { halfLifeSeconds: 150, rest: 3 },
  badminton: { halfLifeSeconds: 120, rest: 3 },
  tennis: { halfLifeSeconds: 180, rest: 3 },
  esport: { halfLifeSeconds: 300, rest: 2 },
};

/** What an incident is worth to the side that did it, in points of its sport; a card is worth something to the other side. */
function worthOf({ kind, amount }: TimedIncidentFact): number {
  switch (kind) {
    case 'score':
      return amount;
    case 'hit':
      return amount / 4;
    case 'walk':
      return 1 / 4;
    case 'yellow-card':
      return -1 / 4;
    case 'red-card':
      return -1;
    case 'knockout':
    case 'submission':
    case 'decision':
      return 2;
    case 'out':
    case 'added-time':
      return 0;
  }
}

/**
 * The home side's share of what was done lately, in hundredths: 50 is balance. Each incident counts its worth, halved with
 * every half-life that has passed; both sides begin with the same rest. It describes what everybody has seen, knows no
 * price and foretells nothing.
 */
export function momentumOf(
  sport: Sport,
  incidents: readonly TimedIncidentFact[],
  nowSeconds: number,
): number {
  const { halfLifeSeconds, rest } = paces[sport];
  const done = { home: rest, away: rest };
  for (const incident of incidents) {
    const worth = worthOf(incident);
    if (incident.side === null || worth === 0) continue;
    const other: Side = incident.side === 'home' ? 'away' : 'home';
    const age = Math.max(0, nowSeconds - incident.atSeconds);
    done[worth > 0 ? incident.side : other] += Math.abs(worth) * 2 ** (-age / halfLifeSeconds);
  }
  return Math.round((100 * done.home) / (done.home + done.away));
}

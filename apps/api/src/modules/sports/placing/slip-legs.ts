import { type SlipFault, slipFault } from '@hanpan/rules';
import type { OfferedSelection, SlipSettings } from './slip.ts';

/** Matches of these are played in the world, so that two of them may list the same one. */
const worldFeeds: ReadonlySet<string> = new Set(['the-odds-api', 'uof']);
const sameMatchWithinMs = 24 * 3_600_000;

const sidesOf = ({ home, away }: OfferedSelection) =>
  [home.en, away.en].map((name) => name.trim().toLowerCase());

/** The same two sides within a day, as two feeds list them. One feed lists a match once, so its double headers are two. */
function isSameMatch(one: OfferedSelection, other: OfferedSelection): boolean {
  if (one.feed === other.feed || !worldFeeds.has(one.feed) || !worldFeeds.has(other.feed)) return false;
  if (Math.abs(one.starts_at.getTime() - other.starts_at.getTime()) >= sameMatchWithinMs) return false;
  return sidesOf(one).toSorted().join('\n') === sidesOf(other).toSorted().join('\n');
}

/** Why these legs may not stand on one slip by the site's policy; undefined where they may. */
export function faultOf(
  legs: readonly OfferedSelection[],
  { bet, liability }: Pick<SlipSettings, 'bet' | 'liability'>,
): SlipFault | undefined {
  const eventKeys = (leg: OfferedSelection) => {
    const key = String(leg.event_id);
    if (!worldFeeds.has(leg.feed)) return [key];
    const twins = legs.filter((other) => isSameMatch(leg, other));
    return [key, ...twins.map((other) => String(other.event_id))];
  };
  return slipFault(
    legs.map((leg) => ({ oddsMilli: leg.odds_milli, eventKeys: eventKeys(leg) })),
    {
      maxLegs: bet.maxLegs,
      minLegOddsMilli: bet.minLegOddsMilli,
      maxTotalOddsMilli: liability.totalOddsMilli,
    },
  );
}

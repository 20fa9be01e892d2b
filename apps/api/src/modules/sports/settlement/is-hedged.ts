import { coversEveryResult, isOnResult } from '@hanpan/rules';
import type { SidedLeg, VisitedBet } from './settle-store.ts';

const stretchOf = ({ event, scope }: SidedLeg) => `${event}/${scope}`;

/**
 * Whether the member had a bet open beside this one that takes back its risk: another result of a market of it, or what
 * together with it wins whoever wins the match.
 */
export function isHedged({ has_both_sides, sides }: Pick<VisitedBet, 'has_both_sides' | 'sides'>): boolean {
  if (has_both_sides) return true;
  const legs = sides ?? [];
  return legs.some((own) => {
    if (!own.isOwn || !isOnResult(own)) return false;
    const picks = legs.filter((each) => stretchOf(each) === stretchOf(own));
    return coversEveryResult(picks, own.isDecided);
  });
}

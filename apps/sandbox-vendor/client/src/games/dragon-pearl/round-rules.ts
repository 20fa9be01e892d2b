import { amount } from '@hanpan/money';
import { play } from '../../../../src/games/dragon-pearl/play.ts';
import type { PotMeters } from '../../../../src/games/game.ts';
import type { PlayedRound } from '../../../../src/play/play-api.ts';
import type { RoundRules } from '../../fair/round-rules.ts';

const rules: RoundRules = {
  playAgain: (draws, round) => play(draws, amount(round.book.stakeAmount), metersOf(round)),
};
export default rules;

/** The odds of a pot are the bounds of its draws, the last two; what it held is what it paid. */
function metersOf({ proof, book }: PlayedRound): PotMeters {
  const [grand, minor] = proof.draws.slice(-2);
  const events = book.events as { type: string; pot?: string; amount?: number }[];
  const paid = (name: string) => events.find(({ pot }) => pot === name)?.amount ?? 0;
  return {
    grand: { amount: paid('grand'), odds: grand?.bound ?? 1 },
    minor: { amount: paid('minor'), odds: minor?.bound ?? 1 },
  };
}

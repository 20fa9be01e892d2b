import { lawOf } from '../../rooms/outcome-space.ts';
import type { RoomBet, RoomGame } from '../../rooms/room-game.ts';
import { rankOf, suitOf } from '../cards/cards.ts';
import { decks, isLate, shoeOf } from '../cards/shoe.ts';
import { type Deal, dragonTigerBets, returnPercent } from './bets.ts';
import { type DragonTigerOutcome, draw } from './draw.ts';

/** Every pair of cards of eight decks, dragon's first. */
export function* dealSpace(): Generator<{ deal: Deal; weight: number }> {
  for (let dragon = 0; dragon < 52; dragon += 1)
    for (let tiger = 0; tiger < 52; tiger += 1)
      yield { deal: { dragon, tiger }, weight: decks * (decks - Number(dragon === tiger)) };
}

const mainBets = ['dragon', 'tiger', 'tie'];

function paysOf(bet: string): string {
  if (bet === 'tie') return '11:1';
  if (bet === 'suited-tie') return '50:1';
  return bet.endsWith('red') || bet.endsWith('black') ? '0.9:1' : '1:1';
}

const bets: readonly RoomBet[] = dragonTigerBets.map((id) => {
  const { rtp, win, refund, topPercent } = lawOf(
    [...dealSpace()].map(({ deal, weight }) => ({ weight, percent: returnPercent(id, deal) })),
  );
  const kind = mainBets.includes(id) ? 'main' : 'side';
  return { id, kind, rtp, win, refund, topPercent, pays: paysOf(id) };
});

export const dragonTiger: RoomGame = {
  rules: 'dragon-tiger',
  rulesVersion: 'dragon-tiger-1',
  bettingMs: 12_000,
  showMs: () => 6500,
  bets: () => bets,
  sideLimitPercent: (memory) => (isLate(shoeOf(memory)) ? 5 : 25),
  draw,
  returnPercent: (bet, outcome) => returnPercent(bet, outcome as unknown as Deal),
  summary(outcome) {
    const { dragon, tiger, shoe } = outcome as unknown as DragonTigerOutcome;
    const lead = rankOf(dragon) - rankOf(tiger);
    const winner = lead === 0 ? 'T' : lead > 0 ? 'D' : 'G';
    return { shoe, winner, dragon, tiger, suited: lead === 0 && suitOf(dragon) === suitOf(tiger) };
  },
};

import { GameArt, type GameFamily, gameFamilies, HeroScene } from '@hanpan/ui';

/** A popup names the scene of the night market, or a game's tile. */
export function PromotionArt({ art }: { art: string }) {
  if (art === 'night-market') return <HeroScene />;
  return <GameArt family={gameFamilies.find((each): each is GameFamily => each === art) ?? 'slot'} />;
}

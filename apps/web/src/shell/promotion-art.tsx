import { GameArt, type GameFamily, gameFamilies, HeroScene } from '@hanpan/ui';

/** A popup names the scene of the night market, a game's tile, or a picture that an operator sent. */
export function PromotionArt({ art }: { art: string }) {
  if (art.startsWith('/')) return <img src={art} alt="" />;
  if (art === 'night-market') return <HeroScene />;
  return <GameArt family={gameFamilies.find((each): each is GameFamily => each === art) ?? 'slot'} />;
}

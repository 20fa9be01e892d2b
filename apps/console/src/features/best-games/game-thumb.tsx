import { GameArt, type GameFamily, gameFamilies } from '@hanpan/ui';
import { useState } from 'react';
import type { BestGame } from './use-best-games.ts';

const artOf: Readonly<Record<string, GameFamily>> = { sports: 'football', mini: 'powerball' };

/** A game's picture as members see it: the vendor's where it loads, ours where it does not. */
export function GameThumb({
  game,
  className,
}: {
  game: Pick<BestGame, 'art' | 'family'>;
  className: string | undefined;
}) {
  const [isBroken, setBroken] = useState(false);
  const { art, family } = game;
  const isAddress = /^(https?:\/\/|\/(?!\/))/.test(art);
  if (isAddress && !isBroken)
    return (
      <img
        src={art}
        alt=""
        loading="lazy"
        draggable={false}
        className={className}
        onError={() => setBroken(true)}
      />
    );
  const drawn = gameFamilies.find((each) => each === art) ?? gameFamilies.find((each) => each === family);
  return <GameArt family={drawn ?? artOf[family] ?? 'slot'} className={className} />;
}

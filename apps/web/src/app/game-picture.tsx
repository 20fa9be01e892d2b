import { GameArt, type GameFamily } from '@hanpan/ui';
import { useState } from 'react';

/** The vendor's picture where it loads, ours where it does not: a hole in a lobby reads as a fault. */
export function GamePicture({ image, art }: { image: string; art: GameFamily }) {
  const [isBroken, setBroken] = useState(false);
  const isAddress = /^(https?:\/\/|\/(?!\/))/.test(image);
  return isAddress && !isBroken ? (
    <img src={image} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
  ) : (
    <GameArt family={art} />
  );
}

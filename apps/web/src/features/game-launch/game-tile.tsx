import { useLocale, useLocalText, useText } from '@hanpan/client';
import { slotTexts } from '@hanpan/messages';
import { formatDecimal } from '@hanpan/money';
import { GameArt } from '@hanpan/ui';
import { useState } from 'react';
import { FavouriteButton } from '../../app/favourite-button.tsx';
import styles from './game-tile.module.css';
import { gameId, type SlotGame } from './model.ts';

export interface GameTileProps {
  readonly game: SlotGame;
  readonly isOpening: boolean;
  readonly onLaunch: (gameKey: string) => void;
}

/** Picture, name, vendor, and the one fact that a player should know: what the game pays back. */
export function GameTile({ game, isOpening, onLaunch }: GameTileProps) {
  const t = useText(slotTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  const name = local(game.names);
  const rtp = t('slot.rtp', { percent: formatDecimal(game.returnToPlayerPercent, locale) });
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.tile}
        aria-busy={isOpening || undefined}
        aria-label={`${t('slot.play', { name })}, ${local(game.vendorName)}, ${rtp}`}
        onClick={() => onLaunch(game.key)}
      >
        <GamePicture image={game.image} />
        <b className={styles.name}>{name}</b>
        <span className={styles.vendor}>{local(game.vendorName)}</span>
        <span className={styles.fact}>{isOpening ? t('slot.launching') : rtp}</span>
      </button>
      <FavouriteButton id={gameId(game)} name={name} />
    </li>
  );
}

/** The vendor's picture where it loads, ours where it does not: a hole in a lobby reads as a fault. */
function GamePicture({ image }: { image: string }) {
  const [isBroken, setBroken] = useState(false);
  const isAddress = /^(https:\/\/|\/(?!\/))/.test(image);
  return (
    <span className={styles.picture}>
      {isAddress && !isBroken ? (
        <img src={image} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <GameArt family="slot" />
      )}
    </span>
  );
}

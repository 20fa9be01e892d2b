import { useText } from '@hanpan/client';
import { lobbyTexts } from '@hanpan/messages';
import { Icon } from '@hanpan/ui';
import styles from './favourite-button.module.css';
import { useFavourites } from './favourites.ts';

/** The star of a tile: it stands beside the tile's own button, never inside it. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const t = useText(lobbyTexts);
  const isMarked = useFavourites(({ ids }) => ids.includes(id));
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isMarked}
      aria-label={t('lobby.favourite', { name })}
      onClick={() => useFavourites.getState().toggle(id)}
    >
      <Icon name="star" size={20} />
    </button>
  );
}

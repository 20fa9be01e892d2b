import { useCallQuery, useLocale, useText } from '@hanpan/client';
import { commonTexts, lobbyTexts } from '@hanpan/messages';
import {
  Card,
  EmptyState,
  ErrorState,
  GameArt,
  type GameFamily,
  LoadingRegion,
  SectionHead,
  Skeleton,
} from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { FavouriteButton } from '../../app/favourite-button.tsx';
import { favouritesFirst, useFavourites } from '../../app/favourites.ts';
import type { GameCode } from '../../app/site.ts';
import { addressOf } from '../../app/urls.ts';
import styles from './tiles.module.css';

interface VendorTilesProps {
  /** The lobby's path; its vendors are the entries of the code list whose targets stand below it. */
  readonly lobby: string;
  readonly art: GameFamily;
}

const places = [0, 1, 2, 3];

/** The vendors of a lobby in rows of four, a player's favourites first. */
export function VendorTiles({ lobby, art }: VendorTilesProps) {
  const t = useText(lobbyTexts);
  return (
    <section aria-labelledby="lobby-vendors">
      <SectionHead title={t('lobby.vendors')} titleId="lobby-vendors" />
      <Vendors lobby={lobby} art={art} />
    </section>
  );
}

function Vendors({ lobby, art }: VendorTilesProps) {
  const t = useText(lobbyTexts);
  const common = useText(commonTexts);
  const ids = useFavourites((store) => store.ids);
  const { data, isError, isFetching, refetch } = useCallQuery('/api/common/code', { masterCode: 'GAME' });
  if (data === undefined && isError)
    return (
      <Card>
        <ErrorState title={common('common.errorTitle')} onRetry={() => void refetch()} busy={isFetching}>
          {common('common.errorBody')}
        </ErrorState>
      </Card>
    );
  if (data === undefined)
    return (
      <LoadingRegion className={styles.tiles}>
        {places.map((place) => (
          <Skeleton key={place} height="72px" />
        ))}
      </LoadingRegion>
    );
  const vendors = data.list
    .filter(({ target }) => target.startsWith(`${lobby}/`))
    .toSorted((a, b) => a.ord - b.ord);
  if (vendors.length === 0)
    return (
      <Card>
        <EmptyState title={t('lobby.emptyTitle')}>{t('lobby.emptyBody')}</EmptyState>
      </Card>
    );
  return (
    <ul className={styles.tiles}>
      {favouritesFirst(vendors, ids, ({ target }) => target).map((vendor) => (
        <VendorTile key={vendor.code} vendor={vendor} art={art} />
      ))}
    </ul>
  );
}

function VendorTile({ vendor, art }: { vendor: GameCode; art: GameFamily }) {
  const t = useText(lobbyTexts);
  const { locale } = useLocale();
  const name = locale === 'ko' ? vendor.codeName : vendor.codeNameEN;
  return (
    <li>
      <AppLink to={addressOf(vendor.target)} ready={vendor.ready} className={styles.vendor}>
        <span className={styles.thumb}>
          <GameArt family={art} />
        </span>
        <b>{name}</b>
        <small>{t(vendor.ready ? 'lobby.open' : 'lobby.preparing')}</small>
      </AppLink>
      <FavouriteButton id={vendor.target} name={name} />
    </li>
  );
}

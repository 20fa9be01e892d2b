import { useCallQuery, useLocale, useLocalText, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useDrawn } from '@hanpan/kit';
import { homeTexts } from '@hanpan/messages';
import { formatDecimal } from '@hanpan/money';
import {
  Button,
  Card,
  EmptyState,
  gameFamilies,
  LoadingRegion,
  MoreLink,
  SectionHead,
  Skeleton,
} from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { GamePicture } from '../../app/game-picture.tsx';
import { kindOf } from '../../app/game-type.ts';
import { useOpenSlotList } from '../../app/slot-list.ts';
import { TryAgain } from '../../app/try-again.tsx';
import { addressOf } from '../../app/urls.ts';
import styles from './best-games.module.css';

type BestGame = DataOf<'/api/main'>['bestGames'][number];

const places = [0, 1, 2, 3, 4, 5];

/** The games the site puts first, as the server lists them. */
export function BestGames() {
  const t = useText(homeTexts);
  const openSlotList = useOpenSlotList();
  const query = useCallQuery('/api/main', {});
  return (
    <section aria-labelledby="best-games-title">
      <SectionHead
        title={t('home.bestGames')}
        titleId="best-games-title"
        actions={
          <>
            <Button size="sm" onClick={openSlotList}>
              {t('home.chooseGame')}
            </Button>
            <MoreLink as={AppLink} to="slotLobby">
              {t('home.bestGamesAll')}
            </MoreLink>
          </>
        }
      />
      <Tiles query={query} />
    </section>
  );
}

function Tiles({ query }: { query: ReturnType<typeof useCallQuery<'/api/main'>> }) {
  const t = useText(homeTexts);
  const { isError } = query;
  const data = useDrawn(query.data);
  if (data !== undefined && data.bestGames.length > 0) {
    return (
      <ul className={styles.rail}>
        {data.bestGames.map((game) => (
          <li key={game.code}>
            <Tile game={game} />
          </li>
        ))}
      </ul>
    );
  }
  if (data !== undefined) {
    return (
      <Card as="div">
        <EmptyState title={t('home.bestGamesEmpty')} />
      </Card>
    );
  }
  if (isError) {
    return (
      <Card as="div">
        <TryAgain query={query} />
      </Card>
    );
  }
  return (
    <LoadingRegion className={styles.rail}>
      {places.map((place) => (
        <Skeleton key={place} className={styles.ghost} />
      ))}
    </LoadingRegion>
  );
}

function Tile({ game }: { game: BestGame }) {
  const t = useText(homeTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  const { returnToPlayerPercent: percent } = game;
  const art = gameFamilies.find((family) => family === game.art) ?? kindOf(game.family).art;
  return (
    <AppLink to={addressOf(game.target)} className={styles.tile}>
      <span className={styles.art}>
        <GamePicture image={game.art} art={art} />
      </span>
      <span className={styles.words}>
        <b>{local(game.name)}</b>
        <small>
          <span>{local(game.vendorName)}</span>
          <span className={styles.fact}>
            {percent === null ? local(game.fact) : t('home.rtp', { percent: formatDecimal(percent, locale) })}
          </span>
        </small>
      </span>
    </AppLink>
  );
}

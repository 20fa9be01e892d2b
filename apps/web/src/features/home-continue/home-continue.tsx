import { useCallQuery, useLocalText, usePush, useRefresh, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { homeTexts, pageTitleTexts } from '@hanpan/messages';
import { Icon, LoadingRegion, SectionHead, Skeleton, TimeText } from '@hanpan/ui';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { GameLine } from '../../app/game-line.tsx';
import styles from '../../app/game-tiles.module.css';
import { kindOf } from '../../app/game-type.ts';

type Game = DataOf<'/api/member/recentGames'>['list'][number];

/** Opens a vendor's game at a press. */
export type LaunchButton = ComponentType<{
  readonly game: { readonly vendorKey: string; readonly key: string; readonly type: string };
  readonly className: string | undefined;
  readonly children: ReactNode;
}>;

const shownCount = 4;

/** What the member left: the bets that are open, and the games that were played last. Without any the section is not there. */
export function HomeContinue({ Launch }: { Launch: LaunchButton }) {
  const t = useText(homeTexts);
  const recent = useCallQuery('/api/member/recentGames', {});
  const open = useCallQuery('/api/sport/openBets', {});
  usePush('bet', useRefresh('/api/member/recentGames'));
  const openCount = open.data?.openCount ?? 0;
  const games = recent.data?.list.slice(0, openCount > 0 ? shownCount - 1 : shownCount) ?? [];
  const isLoading = recent.isPending || open.isPending;
  if (!isLoading && openCount === 0 && games.length === 0) return null;
  return (
    <section aria-labelledby="continue-title">
      <SectionHead title={t('home.continue')} titleId="continue-title" note={t('home.continueNote')} />
      {isLoading ? (
        <Loading />
      ) : (
        <ul className={styles.tiles}>
          {openCount > 0 && <OpenBets count={openCount} />}
          {games.map((game) => (
            <li key={`${game.family}-${game.gameType}-${game.vendorCode}-${game.gameKey}`}>
              <GameTile game={game} Launch={Launch} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Loading() {
  return (
    <LoadingRegion className={styles.tiles}>
      {Array.from({ length: shownCount }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that there is.
        <Skeleton key={place} height="74px" />
      ))}
    </LoadingRegion>
  );
}

function OpenBets({ count }: { count: number }) {
  const t = useText(homeTexts);
  return (
    <li>
      <AppLink to="bettingList" className={styles.tile}>
        <GameLine
          art={kindOf('sports').art}
          title={t('home.continueOpen', { count })}
          note={t('home.pending')}
          end={<Arrow />}
        />
      </AppLink>
    </li>
  );
}

const Arrow = () => <Icon name="chevronRight" size={16} />;

function GameTile({ game, Launch }: { game: Game; Launch: LaunchButton }) {
  const local = useLocalText();
  const title = useText(pageTitleTexts);
  const { gameType, vendorCode, gameKey } = game;
  const { art, to } = kindOf(gameType);
  const line = (
    <GameLine
      art={art}
      title={gameType === 'sports' ? title('navigation.title.sport') : local(game.name)}
      note={<TimeText atMs={Date.parse(game.playedAt)} format="relative" />}
      end={<Arrow />}
    />
  );
  if (vendorCode === null || gameKey === null) {
    return (
      <AppLink to={to} className={styles.tile}>
        {line}
      </AppLink>
    );
  }
  return (
    <Suspense fallback={<span className={styles.tile}>{line}</span>}>
      <Launch game={{ vendorKey: vendorCode, key: gameKey, type: gameType }} className={styles.tile}>
        {line}
      </Launch>
    </Suspense>
  );
}

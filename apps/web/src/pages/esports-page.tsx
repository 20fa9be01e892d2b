import { useText } from '@hanpan/client';
import { sportsTexts } from '@hanpan/messages';
import { Card, LinkButton } from '@hanpan/ui';
import { lazy, Suspense } from 'react';
import { AppLink } from '../app/app-link.tsx';
import { lobbies } from '../app/lobbies.ts';
import { NextMatch } from '../features/sports-board/board-empty.tsx';
import type { Board } from '../features/sports-board/model.ts';
import styles from './esports-page.module.css';
import { SportsPage } from './sports-page.tsx';

/** They stand under the matches, and come after them. */
const GamesBelow = lazy(async () => ({
  default: (await import('../features/lobby/few-games.tsx')).GamesBelow,
}));

/** WR-10: the matches of e-sports, and the games that vendors have under their code. */
export function EsportsPage() {
  const games = (
    <Suspense fallback={null}>
      <GamesBelow lobby={lobbies.esports} />
    </Suspense>
  );
  return (
    <SportsPage
      view="esports"
      below={games}
      idle={(board) => (
        <div className={styles.idle}>
          <NoMatch board={board} />
          {games}
        </div>
      )}
    />
  );
}

/** In a line: there is nothing to filter and nothing to put on a slip. */
function NoMatch({ board }: { board: Board }) {
  const t = useText(sportsTexts);
  return (
    <Card className={styles.none}>
      <p>
        <b>{t('sports.emptyTitle')}</b>
        <span>
          <NextMatch board={board} sport="esport" />
        </span>
      </p>
      <LinkButton as={AppLink} to="resultSport" size="sm">
        {t('sports.emptyResults')}
      </LinkButton>
    </Card>
  );
}

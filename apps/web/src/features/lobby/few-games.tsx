import { useCallQuery, useText } from '@hanpan/client';
import { lobbyTexts } from '@hanpan/messages';
import { SectionHead, VisuallyHidden } from '@hanpan/ui';
import clsx from 'clsx';
import type { LobbyPlace } from '../../app/lobbies.ts';
import styles from './few-games.module.css';
import { GameCard } from './game-card.tsx';
import { BetsDiffer, GameInfo } from './game-info.tsx';
import { eachOnce, gameId, gameOf, type LobbyGame, type TopGames } from './model.ts';
import { useAskedGame } from './use-asked-game.ts';
import { useLaunch } from './use-launch.ts';

interface FewGamesProps {
  readonly lobby: LobbyPlace;
  readonly games: readonly LobbyGame[];
  readonly wins: TopGames['wins'];
  /** Where the page is about something else, its head says what these are. */
  readonly hasHead?: boolean;
}

/** So few games that each has room to say what it is. */
export function FewGames({ lobby, games, wins, hasHead = false }: FewGamesProps) {
  const t = useText(lobbyTexts);
  const { opening, launch } = useLaunch();
  const [asked, ask] = useAskedGame(games);
  const Title = hasHead ? 'h3' : 'h2';
  return (
    <section aria-labelledby="few-games" className={styles.few}>
      {hasHead ? (
        <SectionHead title={t('lobby.allGames')} titleId="few-games" />
      ) : (
        <VisuallyHidden id="few-games">{t('lobby.allGames')}</VisuallyHidden>
      )}
      <ul className={clsx(styles.cards, columnsOf(games.length))}>
        {games.map((game) => (
          <GameCard
            key={gameId(game)}
            game={game}
            title={Title}
            art={lobby.art}
            wins={wins.filter((win) => gameOf(games, win) === game)}
            isOpening={opening === game.key}
            onLaunch={launch}
            onInfo={ask}
          />
        ))}
      </ul>
      <p className={styles.note}>{t('lobby.returnNote')}</p>
      <BetsDiffer games={games} className={styles.note} />
      {wins.length > 0 && <p className={styles.note}>{t('lobby.winsNote')}</p>}
      {asked && <GameInfo game={asked} art={lobby.art} onClose={() => ask(undefined)} onLaunch={launch} />}
    </section>
  );
}

/** Rows that end full, as far as the number goes. */
function columnsOf(count: number): string | undefined {
  if (count === 1) return undefined;
  return count === 2 || count === 4 ? styles.two : styles.three;
}

/** The vendors' games of a type under a page that is about something else. Without any there is nothing to see. */
export function GamesBelow({ lobby }: { lobby: LobbyPlace }) {
  const { data } = useCallQuery('/api/minigame/lobby', { type: lobby.type });
  const top = useCallQuery('/api/main/topGames', { type: lobby.type });
  const games = eachOnce(data?.games ?? []);
  if (games.length === 0 || top.isLoading) return null;
  return <FewGames lobby={lobby} games={games} wins={top.data?.wins ?? []} hasHead />;
}

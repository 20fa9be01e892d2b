import { useCallQuery, useText } from '@hanpan/client';
import { lobbyTexts } from '@hanpan/messages';
import { SectionHead } from '@hanpan/ui';
import type { LobbyPlace } from '../../app/lobbies.ts';
import { GameInfo } from './game-info.tsx';
import { GameTile } from './game-tile.tsx';
import styles from './lobby.module.css';
import { eachOnce, gameId } from './model.ts';
import { useAskedGame } from './use-asked-game.ts';
import { useLaunch } from './use-launch.ts';

/** The vendors' games of a type under a page that is about something else. Without any there is nothing to see. */
export function FewGames({ lobby }: { lobby: LobbyPlace }) {
  const t = useText(lobbyTexts);
  const { data } = useCallQuery('/api/minigame/lobby', { type: lobby.type });
  const games = eachOnce(data?.games ?? []);
  const { opening, launch } = useLaunch();
  const [asked, ask] = useAskedGame(games);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="few-games" className={styles.list}>
      <SectionHead title={t('lobby.allGames')} titleId="few-games" />
      <ul className={styles.grid}>
        {games.map((game) => (
          <GameTile
            key={gameId(game)}
            game={game}
            art={lobby.art}
            isNew={false}
            isOpening={opening === game.key}
            onLaunch={(chosen) => launch(chosen)}
            onInfo={ask}
          />
        ))}
      </ul>
      {asked && <GameInfo game={asked} art={lobby.art} onClose={() => ask(undefined)} onLaunch={launch} />}
    </section>
  );
}

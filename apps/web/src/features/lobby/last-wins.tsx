import { useLocalText, useText } from '@hanpan/client';
import { lobbyTexts } from '@hanpan/messages';
import { Card, CardHeader, Money, TimeText } from '@hanpan/ui';
import { GamePicture } from '../../app/game-picture.tsx';
import styles from './last-wins.module.css';
import type { TileActions } from './lobby-tile.tsx';
import { gameOf, type LobbyGame, type TopGames } from './model.ts';

type Win = TopGames['wins'][number];

interface LastWinsProps {
  readonly wins: readonly Win[];
  readonly games: readonly LobbyGame[];
  readonly tiles: TileActions;
}

/** What members of this site really won last in these games. It stands still until the page is read again. */
export function LastWins({ wins, games, tiles }: LastWinsProps) {
  const t = useText(lobbyTexts);
  return (
    <Card as="section" aria-labelledby="lobby-wins" className={styles.card}>
      <CardHeader title={t('lobby.wins')} titleId="lobby-wins" />
      <ul className={styles.feed}>
        {wins.map((win) => (
          <li key={`${win.regDate}-${win.memId}-${win.winCash}-${win.gameKey}`}>
            <WinLine win={win} game={gameOf(games, win)} art={tiles.art} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('lobby.winsNote')}</p>
    </Card>
  );
}

function WinLine(props: { win: Win; game: LobbyGame | undefined; art: TileActions['art'] }) {
  const { win, game, art } = props;
  const t = useText(lobbyTexts);
  const local = useLocalText();
  return (
    <>
      <span className={styles.thumb}>
        <GamePicture image={game?.image ?? ''} art={art} />
      </span>
      <span className={styles.words}>
        <b>{local(win.name)}</b>
        <small>
          {win.memId} · <TimeText atMs={Date.parse(win.regDate)} format="relative" />
        </small>
      </span>
      <span className={styles.sum}>
        <Money amount={win.winCash} />
        <small>{t('lobby.times', { times: win.times })}</small>
      </span>
    </>
  );
}

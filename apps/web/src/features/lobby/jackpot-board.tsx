import { useLocalText, useText } from '@hanpan/client';
import { lobbyTexts } from '@hanpan/messages';
import { Money, SectionHead } from '@hanpan/ui';
import { GamePicture } from '../../app/game-picture.tsx';
import styles from './jackpot-board.module.css';
import { jackpotGames, type LobbyGame } from './model.ts';

const shownPots = 3;

/** What stands in the pots now, the fullest first. Without any there is no board. */
export function JackpotBoard(props: { games: readonly LobbyGame[]; onChoose: (game: LobbyGame) => void }) {
  const t = useText(lobbyTexts);
  const local = useLocalText();
  const pots = jackpotGames(props.games).slice(0, shownPots);
  if (pots.length === 0) return null;
  return (
    <section aria-labelledby="lobby-jackpots" className={styles.board} data-night="">
      <SectionHead title={t('lobby.jackpots')} titleId="lobby-jackpots" note={t('lobby.jackpotsNote')} />
      <ul className={styles.pots}>
        {pots.map((game) => (
          <li key={game.key}>
            <button type="button" className={styles.pot} onClick={() => props.onChoose(game)}>
              <span className={styles.picture}>
                <GamePicture image={game.image} art="slot" />
              </span>
              <span className={styles.words}>
                <b>{local(game.names)}</b>
                <Money amount={game.jackpotAmount} size="lg" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

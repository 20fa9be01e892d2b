import { useLocalText, useText, useTextIfAny } from '@hanpan/client';
import { lobbyAboutTexts, lobbyTexts, slotTexts } from '@hanpan/messages';
import { Button, type GameFamily, Icon, Money, TimeText } from '@hanpan/ui';
import { FavouriteButton } from '../../app/favourite-button.tsx';
import { tableOf } from '../../app/game-guides.ts';
import { GamePicture } from '../../app/game-picture.tsx';
import styles from './game-card.module.css';
import { GameFacts } from './game-info.tsx';
import { gameId, type LobbyGame, type TopGames } from './model.ts';
import type { Launch } from './use-launch.ts';

type Win = TopGames['wins'][number];

interface GameCardProps {
  readonly game: LobbyGame;
  readonly title: 'h2' | 'h3';
  readonly art: GameFamily;
  /** Of this game alone. */
  readonly wins: readonly Win[];
  readonly isOpening: boolean;
  readonly onLaunch: Launch['launch'];
  readonly onInfo: (game: LobbyGame) => void;
}

/** A game with all that is known of it before it is played. */
export function GameCard(props: GameCardProps) {
  const { game, title: Title, art, wins, isOpening, onLaunch, onInfo } = props;
  const t = useText(lobbyTexts);
  const slots = useText(slotTexts);
  const local = useLocalText();
  const about = useAbout();
  const name = local(game.names);
  return (
    <li className={styles.place}>
      <article className={styles.card}>
        <div className={styles.picture}>
          <GamePicture image={game.image} art={art} />
        </div>
        <div className={styles.body}>
          <Title className={styles.name}>{name}</Title>
          <p className={styles.about}>{about(game)}</p>
          <GameFacts game={game} />
          <div className={styles.ways}>
            <Button
              variant="filled"
              icon="play"
              busy={isOpening}
              aria-label={slots('slot.play', { name })}
              onClick={() => onLaunch(game, 'real')}
            >
              {isOpening ? slots('slot.launching') : t('lobby.start')}
            </Button>
            {game.hasDemo && (
              <Button aria-label={t('lobby.demoNamed', { name })} onClick={() => onLaunch(game, 'demo')}>
                {t('lobby.demo')}
              </Button>
            )}
            <button
              type="button"
              className={styles.info}
              aria-label={t('lobby.info', { name })}
              title={t('lobby.infoShort')}
              onClick={() => onInfo(game)}
            >
              <Icon name="info" size={20} />
            </button>
          </div>
          <GameWins wins={wins} />
        </div>
        <FavouriteButton id={gameId(game)} name={name} />
      </article>
    </li>
  );
}

const shownWins = 2;

/** What was won in it last. */
function GameWins({ wins }: { wins: readonly Win[] }) {
  const t = useText(lobbyTexts);
  if (wins.length === 0) return null;
  return (
    <div className={styles.wins}>
      <b>{t('lobby.wins')}</b>
      <ul>
        {wins.slice(0, shownWins).map((win) => (
          <li key={`${win.regDate}-${win.memId}-${win.winCash}`}>
            <span>
              {win.memId} · <TimeText atMs={Date.parse(win.regDate)} format="relative" />
            </span>
            <span>
              <Money amount={win.winCash} /> <small>{t('lobby.times', { times: win.times })}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a game is: by its own code, by the table that it is, or by its type. */
function useAbout(): (game: LobbyGame) => string | undefined {
  const textIfAny = useTextIfAny(lobbyAboutTexts);
  return (game) =>
    textIfAny(`lobbyAbout.of.${tableOf(game) ?? game.key}`) ?? textIfAny(`lobbyAbout.type.${game.type}`);
}

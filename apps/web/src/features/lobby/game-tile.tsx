import { useLocale, useLocalText, useText } from '@hanpan/client';
import { lobbyTexts, slotTexts } from '@hanpan/messages';
import { formatAmount } from '@hanpan/money';
import { type GameFamily, Icon, Money } from '@hanpan/ui';
import { FavouriteButton } from '../../app/favourite-button.tsx';
import { GamePicture } from '../../app/game-picture.tsx';
import styles from './game-tile.module.css';
import { gameId, isChosenByLimits, type LobbyGame } from './model.ts';
import { useFigures } from './use-figures.ts';
import { Volatility } from './volatility.tsx';

export interface GameTileProps {
  readonly game: LobbyGame;
  readonly art: GameFamily;
  readonly isNew: boolean;
  readonly isOpening: boolean;
  /** Its place in a list by rank. */
  readonly rank?: number | undefined;
  readonly onLaunch: (game: LobbyGame) => void;
  readonly onInfo: (game: LobbyGame) => void;
}

/**
 * The tile is the game: a press opens it. Beside it stands what a player should know before, one press away: what it
 * pays back, how, and whether it can be tried without money; at a table first of all what it takes.
 */
export function GameTile({ game, art, isNew, isOpening, rank, onLaunch, onInfo }: GameTileProps) {
  const t = useText(slotTexts);
  const lobby = useText(lobbyTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  const figures = useFigures();
  const name = local(game.names);
  const pot =
    game.jackpotAmount === null
      ? ''
      : `, ${lobby('lobby.jackpot')} ${formatAmount(game.jackpotAmount, locale)}`;
  const rtp = lobby('lobby.returns', { percent: figures.returned(game) });
  const range = isChosenByLimits(game) ? figures.stakes(game) : undefined;
  const stakes = range && lobby('lobby.bets', { stakes: range });
  const said = [t('slot.play', { name }), local(game.vendorName), stakes, rtp].filter(Boolean).join(', ');
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.tile}
        aria-busy={isOpening || undefined}
        aria-label={`${said}${pot}`}
        onClick={() => onLaunch(game)}
      >
        <span className={styles.picture}>
          <GamePicture image={game.image} art={art} />
          {rank !== undefined && <span className={styles.rank}>{rank}</span>}
          <Marks game={game} isNew={isNew} />
          <span className={styles.press} aria-hidden="true">
            <Icon name="play" size={20} />
          </span>
        </span>
        <b className={styles.name}>{name}</b>
        <span className={styles.vendor}>{local(game.vendorName)}</span>
        {stakes && <span className={styles.stakes}>{stakes}</span>}
        <span className={styles.fact}>{isOpening ? t('slot.launching') : rtp}</span>
        {game.volatility !== null && (
          <span className={styles.fact}>
            <Volatility volatility={game.volatility} />
          </span>
        )}
      </button>
      <FavouriteButton id={gameId(game)} name={name} />
      <button
        type="button"
        className={styles.info}
        aria-label={lobby('lobby.info', { name })}
        title={lobby('lobby.infoShort')}
        onClick={() => onInfo(game)}
      >
        <Icon name="info" size={20} />
      </button>
    </li>
  );
}

function Marks({ game, isNew }: { game: LobbyGame; isNew: boolean }) {
  const t = useText(lobbyTexts);
  if (!isNew && game.jackpotAmount === null) return null;
  return (
    <span className={styles.marks}>
      {game.jackpotAmount !== null && (
        <span className={styles.jackpot}>
          {t('lobby.jackpot')} <Money amount={game.jackpotAmount} size="sm" unit={null} />
        </span>
      )}
      {isNew && <span>{t('lobby.new')}</span>}
    </span>
  );
}

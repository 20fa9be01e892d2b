import { useLocalText, useText } from '@hanpan/client';
import { lobbyTexts, pageTitleTexts } from '@hanpan/messages';
import { Button, type GameFamily, Modal, Money, MoreLink, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { Fact } from '../../app/facts.tsx';
import { guideOfLobbyGame } from '../../app/game-guides.ts';
import { GamePicture } from '../../app/game-picture.tsx';
import styles from './game-info.module.css';
import type { LobbyGame } from './model.ts';
import { useFigures } from './use-figures.ts';
import type { Launch } from './use-launch.ts';
import { Volatility } from './volatility.tsx';

interface GameInfoProps {
  readonly game: LobbyGame;
  readonly art: GameFamily;
  readonly onClose: () => void;
  readonly onLaunch: Launch['launch'];
}

/** What a player should know of a game before opening it, and both ways to open it. */
export function GameInfo({ game, art, onClose, onLaunch }: GameInfoProps) {
  const t = useText(lobbyTexts);
  const title = useText(pageTitleTexts);
  const local = useLocalText();
  const guide = guideOfLobbyGame(game);
  const start = (mode: 'real' | 'demo') => {
    onLaunch(game, mode);
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      size="md"
      title={local(game.names)}
      actions={
        <>
          {game.hasDemo && <Button onClick={() => start('demo')}>{t('lobby.demo')}</Button>}
          <Button variant="filled" icon="play" onClick={() => start('real')}>
            {t('lobby.play')}
          </Button>
        </>
      }
    >
      <div className={styles.info}>
        <span className={styles.picture}>
          <GamePicture image={game.image} art={art} />
        </span>
        <GameFacts game={game} />
      </div>
      <p className={styles.note}>{t('lobby.returnNote')}</p>
      <BetsDiffer games={[game]} className={styles.note} />
      {guide && (
        <MoreLink as={AppLink} to={guide} onClick={onClose}>
          {title('navigation.title.gameGuide')}
        </MoreLink>
      )}
      <p className={styles.note}>{t(game.hasDemo ? 'lobby.rulesAndDemo' : 'lobby.rules')}</p>
    </Modal>
  );
}

/** That the figures of these games are those of several bets, where they are. */
export function BetsDiffer(props: { games: readonly LobbyGame[]; className: string | undefined }) {
  const t = useText(lobbyTexts);
  const differing = props.games.filter(({ lowestReturnPercent }) => lowestReturnPercent !== null);
  if (differing.length === 0) return null;
  return (
    <p className={props.className}>
      {t('lobby.returnsDiffer')}
      {differing.some(({ largestStakeAmount }) => largestStakeAmount !== null) &&
        ` ${t('lobby.limitsDiffer')}`}
    </p>
  );
}

/** What is to be known of a game before it is played. What few games have comes first: the others stand on one line in cards side by side. */
export function GameFacts({ game }: { game: LobbyGame }) {
  const t = useText(lobbyTexts);
  const local = useLocalText();
  const figures = useFigures();
  const stakes = figures.stakes(game);
  return (
    <dl className={styles.facts}>
      {game.jackpotAmount !== null && (
        <Fact name={t('lobby.jackpot')}>
          <Money amount={game.jackpotAmount} />
        </Fact>
      )}
      <Fact name={t('lobby.maker')}>{local(game.vendorName)}</Fact>
      {stakes && <Fact name={t('lobby.stakes')}>{stakes}</Fact>}
      <Fact name={t('lobby.return')}>{figures.returned(game)}</Fact>
      {game.volatility !== null && (
        <Fact name={t('lobby.volatility')}>
          <Volatility volatility={game.volatility} />
        </Fact>
      )}
      {game.releasedOn !== null && (
        <Fact name={t('lobby.released')}>
          <TimeText atMs={Date.parse(game.releasedOn)} format="date" />
        </Fact>
      )}
    </dl>
  );
}

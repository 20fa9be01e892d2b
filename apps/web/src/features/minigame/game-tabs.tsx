import { useText } from '@hanpan/client';
import { type MiniGame, miniGames } from '@hanpan/contract';
import { minigameTexts, pageTitleTexts } from '@hanpan/messages';
import { GameArt, type GameFamily } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import styles from './game-tabs.module.css';
import { gamePlaces } from './model.ts';

const arts: Readonly<Record<MiniGame, GameFamily>> = {
  powerball: 'powerball',
  powerladder: 'powerLadder',
  speedkino: 'speedKeno',
  kinoladder: 'kenoLadder',
};

/** The four games, each at its own address. */
export function GameTabs({ game }: { game: MiniGame }) {
  const t = useText(minigameTexts);
  const title = useText(pageTitleTexts);
  return (
    <nav aria-label={t('minigame.games')} className={styles.tabs}>
      {miniGames.map((each) => (
        <AppLink key={each} to={gamePlaces[each]} aria-current={each === game ? 'page' : undefined}>
          <span className={styles.art}>
            <GameArt family={arts[each]} />
          </span>
          <b>{title(`navigation.title.${gamePlaces[each]}`)}</b>
        </AppLink>
      ))}
    </nav>
  );
}

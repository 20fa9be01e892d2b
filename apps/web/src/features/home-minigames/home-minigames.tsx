import { useText } from '@hanpan/client';
import { homeTexts, pageTitleTexts } from '@hanpan/messages';
import { Card, CardHeader, type GameFamily, Icon } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { GameLine } from '../../app/game-line.tsx';
import styles from './home-minigames.module.css';

const games = [
  { to: 'powerball', art: 'powerball' },
  { to: 'powerladder', art: 'powerLadder' },
  { to: 'speedKeno', art: 'speedKeno' },
  { to: 'kenoLadder', art: 'kenoLadder' },
] as const satisfies readonly { to: string; art: GameFamily }[];

/** The mini games beside the banner: what each of them is about, until a round of theirs can be shown. */
export function HomeMinigames() {
  const t = useText(homeTexts);
  const title = useText(pageTitleTexts);
  return (
    <Card aria-labelledby="minigames-title" className={styles.card}>
      <CardHeader
        title={t('home.minigames')}
        titleId="minigames-title"
        actions={<span className={styles.note}>{t('home.preparing')}</span>}
      />
      <ul className={styles.games}>
        {games.map(({ to, art }) => (
          <li key={to}>
            <AppLink to={to}>
              <GameLine
                art={art}
                title={title(`navigation.title.${to}`)}
                note={t(`home.minigame.${to}`)}
                end={<Icon name="chevronRight" size={16} className={styles.arrow} />}
              />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

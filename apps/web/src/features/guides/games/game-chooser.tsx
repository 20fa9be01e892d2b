import { useText } from '@hanpan/client';
import { Card, CardHeader, GameArt, Icon, TabLink, TabLinks } from '@hanpan/ui';
import { useId } from 'react';
import { AppLink } from '../../../app/app-link.tsx';
import { allGameGuides, type GuidedGame, gameGuideOf } from '../../../app/game-guides.ts';
import { familyOf, guideFamilies } from './families.ts';
import styles from './games.module.css';
import { gameTexts } from './texts.ts';

type Family = (typeof guideFamilies)[number];

/** Every game with its guide, by family. */
export function GameCards() {
  return (
    <div className={styles.families}>
      {guideFamilies.map((family) => (
        <FamilyCard key={family.name} family={family} />
      ))}
    </div>
  );
}

function FamilyCard({ family: { name, art, games } }: { family: Family }) {
  const t = useText(gameTexts);
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader titleId={id} title={t(`guideGames.family.${name}`)} />
      <div className={styles.family}>
        <span className={styles.art}>
          <GameArt family={art} />
        </span>
        <ul className={styles.games}>
          {games.map((game) => (
            <li key={game}>
              <AppLink to={gameGuideOf(game)} className={styles.game}>
                {t(`guideGame.${game}.name`)}
                <Icon name="chevronRight" size={16} />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** Above a guide: the families, and the games of this one. */
export function GameTabs({ game }: { game: GuidedGame }) {
  const t = useText(gameTexts);
  const own = familyOf(game);
  return (
    <div>
      <TabLinks label={t('guideGames.chooser')}>
        <TabLink as={AppLink} to={allGameGuides()}>
          {t('guideGames.all')}
        </TabLink>
        {guideFamilies.map(({ name, games: [first] }) => (
          <TabLink
            key={name}
            as={AppLink}
            to={gameGuideOf(name === own?.name ? game : (first ?? game))}
            current={name === own?.name}
          >
            {t(`guideGames.family.${name}`)}
          </TabLink>
        ))}
      </TabLinks>
      <nav className={styles.chips} aria-label={t(`guideGames.family.${own?.name ?? 'live'}`)}>
        {own?.games.map((each) => (
          <AppLink
            key={each}
            to={gameGuideOf(each)}
            className={styles.chip}
            aria-current={each === game ? 'page' : undefined}
          >
            {t(`guideGame.${each}.name`)}
          </AppLink>
        ))}
      </nav>
    </div>
  );
}

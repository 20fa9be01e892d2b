import { useText } from '@hanpan/client';
import type { MiniGame } from '@hanpan/contract';
import { minigameTexts } from '@hanpan/messages';
import { Card, CardHeader, MoreLink } from '@hanpan/ui';
import { memo } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { addressOf, pathOf } from '../../app/urls.ts';
import { type MiniResult, roundKey } from './model.ts';
import { ResultRow } from './result-row.tsx';
import styles from './results-card.module.css';

const shown = 10;

/** The last rounds, each one press from its proof. */
export const ResultsCard = memo(function ResultsCard({
  game,
  results,
}: {
  game: MiniGame;
  results: readonly MiniResult[];
}) {
  const t = useText(minigameTexts);
  return (
    <Card aria-labelledby="mini-results">
      <CardHeader
        title={t('minigame.results')}
        titleId="mini-results"
        actions={
          <MoreLink as={AppLink} to={addressOf(`${pathOf('resultMini')}?game=${game}`)}>
            {t('minigame.allResults')}
          </MoreLink>
        }
      />
      {results.length === 0 && <p className={styles.empty}>{t('minigame.none')}</p>}
      <ul>
        {results.slice(0, shown).map((result) => (
          <ResultRow key={roundKey(result)} game={game} result={result} />
        ))}
      </ul>
    </Card>
  );
});

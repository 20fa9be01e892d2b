import { useText } from '@hanpan/client';
import type { MiniGame } from '@hanpan/contract';
import { minigameTexts } from '@hanpan/messages';
import { Card, CardHeader, Icon, MoreLink, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { addressOf, pathOf } from '../../app/urls.ts';
import { type MiniResult, proofPath, roundKey } from './model.ts';
import { ResultLine } from './result-line.tsx';
import styles from './results-card.module.css';

const shown = 10;

/** The last rounds, each one press from its proof. */
export function ResultsCard({ game, results }: { game: MiniGame; results: readonly MiniResult[] }) {
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
      <ul className={styles.list}>
        {results.slice(0, shown).map((result) => (
          <li key={roundKey(result)}>
            <b>{t('minigame.round', { round: String(result.round) })}</b>
            <TimeText atMs={Date.parse(result.drawnAt)} format="time" />
            <ResultLine game={game} result={result} />
            <AppLink
              to={addressOf(proofPath(result))}
              className={styles.proof}
              aria-label={t('minigame.verify', { round: String(result.round) })}
            >
              <Icon name="shield" size={20} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

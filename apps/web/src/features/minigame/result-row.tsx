import { useText } from '@hanpan/client';
import type { MiniGame } from '@hanpan/contract';
import { minigameTexts } from '@hanpan/messages';
import { Icon, TimeText } from '@hanpan/ui';
import clsx from 'clsx';
import { AppLink } from '../../app/app-link.tsx';
import { addressOf } from '../../app/urls.ts';
import { type MiniResult, proofPath } from './model.ts';
import { ResultLine } from './result-line.tsx';
import styles from './result-row.module.css';

interface ResultRowProps {
  readonly game: MiniGame;
  readonly result: MiniResult;
  /** On a page of its own: with its day and every number. */
  readonly isWhole?: boolean;
}

/** A round with what came of it, one press from its proof. */
export function ResultRow({ game, result, isWhole = false }: ResultRowProps) {
  const t = useText(minigameTexts);
  const round = String(result.round);
  return (
    <li className={clsx(styles.row, isWhole ? styles.whole : styles.brief)}>
      <b>{t('minigame.round', { round })}</b>
      <TimeText atMs={Date.parse(result.drawnAt)} format={isWhole ? 'dateTime' : 'time'} />
      <ResultLine game={game} result={result} isWhole={isWhole} />
      <AppLink
        to={addressOf(proofPath(result))}
        className={styles.proof}
        aria-label={t('minigame.verify', { round })}
      >
        <Icon name="shield" size={20} />
        {isWhole && <span>{t('minigame.check')}</span>}
      </AppLink>
    </li>
  );
}

import { useText } from '@hanpan/client';
import { betTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import type { HistoryEntry } from '../features/bet-history/model.ts';
import styles from './bet-again.module.css';
import { canBeRepeated, useRebet } from './use-rebet.ts';

/** The way from a bet to the same one again, while any of its matches is to come. */
export function BetAgain({ entry }: { entry: HistoryEntry }) {
  const t = useText(betTexts);
  const { isBusy, repeat } = useRebet(entry);
  if (!canBeRepeated(entry)) return null;
  return (
    <div className={styles.again}>
      <Button icon="refresh" busy={isBusy} onClick={repeat}>
        {t('bet.rebet.action')}
      </Button>
      <p className={styles.hint}>{t('bet.rebet.hint')}</p>
    </div>
  );
}

import { useLocale, useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { type Amount, formatAmount, amount as toAmount } from '@hanpan/money';
import { Button, Chip, ChipGroup } from '@hanpan/ui';
import { mostStakes, saveStake } from './own-stakes.ts';
import styles from './slip-stake.module.css';

export interface StakeEditorProps {
  readonly own: readonly number[];
  readonly onChange: (own: readonly number[]) => void;
  /** What is typed now, where it may be staked. */
  readonly typedAmount: Amount | undefined;
  readonly onDone: () => void;
}

/** The member's own stakes: what is typed is saved as a button, a press takes a button away. */
export function StakeEditor({ own, onChange, typedAmount, onDone }: StakeEditorProps) {
  const t = useText(slipTexts);
  const { locale } = useLocale();
  const isNew = typedAmount !== undefined && !own.includes(typedAmount) && own.length < mostStakes;
  const words = (stake: number) => formatAmount(toAmount(stake), locale);
  return (
    <div className={styles.editor}>
      <p>{t(own.length === 0 ? 'slip.stakes.none' : 'slip.stakes.hint', { most: mostStakes })}</p>
      {own.length > 0 && (
        <ChipGroup label={t('slip.stakes.own')}>
          {own.map((stake) => (
            <Chip
              key={stake}
              icon="close"
              aria-label={t('slip.stakes.remove', { amount: words(stake) })}
              onClick={() => onChange(own.filter((each) => each !== stake))}
            >
              {words(stake)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <div className={styles.editorActions}>
        <Button
          size="sm"
          icon="plus"
          disabled={!isNew}
          onClick={() => typedAmount !== undefined && onChange(saveStake(own, typedAmount))}
        >
          {isNew ? t('slip.stakes.save', { amount: words(typedAmount) }) : t('slip.stakes.saveTyped')}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t('slip.stakes.done')}
        </Button>
      </div>
    </div>
  );
}

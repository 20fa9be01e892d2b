import { useLocale, useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { type Amount, amount } from '@hanpan/money';
import { AmountInput } from '@hanpan/ui';
import { useMemo } from 'react';
import type { BetLimits } from './model.ts';
import styles from './slip-stake.module.css';

const presetWon = [10_000, 30_000, 50_000, 100_000, 300_000, 500_000];

export interface SlipStakeProps {
  readonly stakeAmount: Amount | undefined;
  readonly onChange: (stakeAmount: Amount | undefined) => void;
  readonly limits: BetLimits;
  readonly maxStakeAmount: Amount;
}

/** The stake with its limits in view, so that none of them bites unseen. */
export function SlipStake({ stakeAmount, onChange, limits, maxStakeAmount }: SlipStakeProps) {
  const t = useText(slipTexts);
  const { locale } = useLocale();
  const presets = useMemo(() => {
    const compact = new Intl.NumberFormat(locale, { notation: 'compact' });
    return presetWon
      .filter((won) => won >= limits.minAmount && won <= limits.maxAmount)
      .map((won) => ({ amount: amount(won), label: compact.format(won) }));
  }, [locale, limits]);
  return (
    <div className={styles.stake}>
      <AmountInput
        label={t('slip.stake')}
        value={stakeAmount}
        onChange={onChange}
        presets={presets}
        max={maxStakeAmount}
        size="md"
      />
      <p className={styles.limits}>
        <span>{t('slip.min', { min: limits.minAmount })}</span>
        <span>{t('slip.max', { max: limits.maxAmount })}</span>
      </p>
    </div>
  );
}

import { useLocale, useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { type Amount, amount, formatShortAmount } from '@hanpan/money';
import { AmountInput } from '@hanpan/ui';
import { useMemo, useState } from 'react';
import { type StakeBounds, stakesOnOffer, useOwnStakes } from './own-stakes.ts';
import styles from './slip-stake.module.css';
import { StakeEditor } from './stake-editor.tsx';

export interface SlipStakeProps {
  readonly stakeAmount: Amount | undefined;
  readonly onChange: (stakeAmount: Amount | undefined) => void;
  readonly limits: StakeBounds;
  readonly maxStakeAmount: Amount;
  /** The limit to be read, where these odds reach the most that a bet may win before it. */
  readonly shownMaxAmount?: Amount | undefined;
  /** Where it is not the stake of one bet alone: it is in view, so that nobody takes it for the sum. */
  readonly label?: string | undefined;
}

/** The stake with its limits in view, so that none of them bites unseen, and the member's own amounts as buttons. */
export function SlipStake(props: SlipStakeProps) {
  const { stakeAmount, onChange, limits, maxStakeAmount, label } = props;
  const t = useText(slipTexts);
  const { locale } = useLocale();
  const [own, keep] = useOwnStakes();
  const [isEditing, setEditing] = useState(false);
  const presets = useMemo(
    () =>
      stakesOnOffer(own, limits).map((stake) => ({
        amount: amount(stake),
        label: formatShortAmount(amount(stake), locale),
      })),
    [locale, limits, own],
  );
  const isAllowed =
    stakeAmount !== undefined && stakeAmount >= limits.minAmount && stakeAmount <= limits.maxAmount;
  return (
    <div className={styles.stake}>
      {label !== undefined && (
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
      )}
      <AmountInput
        label={label ?? t('slip.stake')}
        value={stakeAmount}
        onChange={onChange}
        presets={presets}
        max={maxStakeAmount}
        invalid={stakeAmount !== undefined && stakeAmount > maxStakeAmount}
        size="md"
      />
      <p className={styles.limits}>
        <span>{t('slip.min', { min: limits.minAmount })}</span>
        <span>{t('slip.max', { max: props.shownMaxAmount ?? limits.maxAmount })}</span>
        {!isEditing && (
          <button type="button" className={styles.edit} onClick={() => setEditing(true)}>
            {t('slip.stakes.edit')}
          </button>
        )}
      </p>
      {isEditing && (
        <StakeEditor
          own={own}
          onChange={keep}
          typedAmount={isAllowed ? stakeAmount : undefined}
          onDone={() => setEditing(false)}
        />
      )}
    </div>
  );
}

import { useLocalText, useText } from '@hanpan/client';
import type { BonusOffer } from '@hanpan/contract';
import { cashTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { bonusOfDeposit } from '@hanpan/rules';
import { Button, PartialNotice, RadioCards } from '@hanpan/ui';
import type { ReactNode } from 'react';
import styles from './form-layout.module.css';
import { useBonuses } from './use-bonuses.ts';

const none = '';

export interface BonusChoiceProps {
  /** What is to be deposited; undefined while that is no sum that may be. */
  readonly wanted: Amount | undefined;
  readonly chosen: BonusOffer | undefined;
  readonly onChoose: (offer: BonusOffer | undefined) => void;
}

/**
 * The bonuses of this deposit. What each asks for is beside it, as a sum once there is one, all its terms once it is chosen,
 * and nothing is preselected.
 */
export function BonusChoice({ wanted, chosen, onChoose }: BonusChoiceProps) {
  const t = useText(cashTexts);
  const local = useLocalText();
  const { data, isError, isFetching, refetch } = useBonuses();
  if (data === undefined && isError) {
    return (
      <PartialNotice
        tone="warn"
        action={
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('cash.bonus.retry')}
          </Button>
        }
      >
        {t('cash.bonus.failed')}
      </PartialNotice>
    );
  }
  const offers = data?.offers ?? [];
  if (offers.length === 0) return null;
  return (
    <RadioCards
      label={t('cash.bonus.question')}
      value={chosen?.code ?? none}
      onChange={(code) => onChoose(offers.find((offer) => offer.code === code))}
      options={[
        { value: none, label: t('cash.bonus.none'), description: t('cash.bonus.noneNote') },
        ...offers.map((offer) => ({
          value: offer.code,
          label: local(offer.names),
          aside: t('cash.bonus.worth', { percent: offer.percent, max: offer.maxAmount }),
          description: termsOf(offer),
        })),
      ]}
    />
  );

  function termsOf(offer: BonusOffer): ReactNode {
    const { code, turnoverTimes: times, expiresDays: days } = offer;
    if (times === 0) return t('cash.bonus.termsNone');
    return (
      <>
        {wanted !== undefined && <b className={styles.stake}>{stakeOf(wanted, offer)}</b>}
        {t(code === chosen?.code ? 'cash.bonus.terms' : 'cash.bonus.termsShort', { times, days })}
      </>
    );
  }

  function stakeOf(deposit: Amount, offer: BonusOffer): string {
    const { bonusAmount: bonus, turnoverAmount: turnover } = bonusOfDeposit(deposit, offer);
    return t('cash.bonus.stake', { bonus, turnover });
  }
}

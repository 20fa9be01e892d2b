import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { amount } from '@hanpan/money';
import { systemBets } from '@hanpan/rules';
import { Money } from '@hanpan/ui';
import { UncertainBet } from '../../app/uncertain-bet.tsx';
import type { BetRequest } from './model.ts';
import { useSlip } from './slip-store.ts';
import styles from './slip-uncertain.module.css';

export interface SlipUncertainProps {
  readonly request: BetRequest;
  readonly onCheckAgain: (request: BetRequest) => void;
}

/** The slip whose fate is not known, by its stake: of several bets that of all together. */
export function SlipUncertain({ request, onCheckAgain }: SlipUncertainProps) {
  const t = useText(slipTexts);
  const forget = useSlip((slip) => slip.forget);
  const { stake, size, legs } = request;
  const bets = size === undefined ? 1 : systemBets(legs.length, size);
  return (
    <UncertainBet onCheckAgain={() => onCheckAgain(request)} onForget={forget}>
      <dl className={styles.facts}>
        <dt>{t('slip.stake')}</dt>
        <dd>
          <Money amount={amount(stake * bets)} tone="plain" />
        </dd>
      </dl>
    </UncertainBet>
  );
}

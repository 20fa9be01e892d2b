import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { amount } from '@hanpan/money';
import { Money } from '@hanpan/ui';
import { UncertainBet } from '../../app/uncertain-bet.tsx';
import type { BetRequest } from './model.ts';
import { useSlip } from './slip-store.ts';
import styles from './slip-uncertain.module.css';

export interface SlipUncertainProps {
  readonly request: BetRequest;
  readonly onCheckAgain: (request: BetRequest) => void;
}

/** The slip whose fate is not known, by its stake. */
export function SlipUncertain({ request, onCheckAgain }: SlipUncertainProps) {
  const t = useText(slipTexts);
  const forget = useSlip((slip) => slip.forget);
  return (
    <UncertainBet onCheckAgain={() => onCheckAgain(request)} onForget={forget}>
      <dl className={styles.facts}>
        <dt>{t('slip.stake')}</dt>
        <dd>
          <Money amount={amount(request.stake)} tone="plain" />
        </dd>
      </dl>
    </UncertainBet>
  );
}

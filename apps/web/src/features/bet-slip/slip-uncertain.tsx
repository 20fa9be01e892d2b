import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { amount } from '@hanpan/money';
import { Button, LinkButton, Money, PartialNotice } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { confirmBox } from '../../app/popups.ts';
import type { BetRequest } from './model.ts';
import { useSlip } from './slip-store.ts';
import styles from './slip-uncertain.module.css';

export interface SlipUncertainProps {
  readonly request: BetRequest;
  readonly onCheckAgain: (request: BetRequest) => void;
}

/** An indeterminate bet blocks the next one, because the next one might duplicate it. */
export function SlipUncertain({ request, onCheckAgain }: SlipUncertainProps) {
  const t = useText(slipTexts);
  const forget = useSlip((slip) => slip.forget);
  const drop = async () => {
    const agreed = await confirmBox({
      text: t('slip.uncertain.dropQuestion'),
      confirmLabel: t('slip.uncertain.drop'),
      tone: 'warn',
    });
    if (agreed) forget();
  };
  return (
    <div className={styles.uncertain}>
      <PartialNotice tone="warn" title={t('slip.uncertain.title')}>
        {t('slip.uncertain.body')}
      </PartialNotice>
      <dl className={styles.facts}>
        <dt>{t('slip.stake')}</dt>
        <dd>
          <Money amount={amount(request.stake)} tone="plain" />
        </dd>
      </dl>
      <Button variant="filled" size="lg" block icon="refresh" onClick={() => onCheckAgain(request)}>
        {t('slip.uncertain.again')}
      </Button>
      <LinkButton as={AppLink} to="betList" block>
        {t('slip.uncertain.history')}
      </LinkButton>
      <Button variant="text" block onClick={drop}>
        {t('slip.uncertain.drop')}
      </Button>
    </div>
  );
}

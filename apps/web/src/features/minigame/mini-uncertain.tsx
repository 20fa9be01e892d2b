import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { Button, LinkButton, PartialNotice } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { confirmBox } from '../../app/popups.ts';
import styles from './mini-slip.module.css';
import { useMiniSlip } from './mini-slip-store.ts';
import type { MiniBetRequest } from './model.ts';

interface MiniUncertainProps {
  readonly request: MiniBetRequest;
  readonly onCheckAgain: (request: MiniBetRequest) => void;
}

/** An indeterminate bet blocks the next one, because the next one might duplicate it. */
export function MiniUncertain({ request, onCheckAgain }: MiniUncertainProps) {
  const t = useText(slipTexts);
  const forget = useMiniSlip((slip) => slip.forget);
  const drop = async () => {
    const agreed = await confirmBox({
      text: t('slip.uncertain.dropQuestion'),
      confirmLabel: t('slip.uncertain.drop'),
      tone: 'warn',
    });
    if (agreed) forget();
  };
  return (
    <div className={styles.form}>
      <PartialNotice tone="warn" title={t('slip.uncertain.title')}>
        {t('slip.uncertain.body')}
      </PartialNotice>
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

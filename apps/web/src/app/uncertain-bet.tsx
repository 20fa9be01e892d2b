import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { Button, LinkButton, PartialNotice } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { confirmBox } from './popups.ts';
import styles from './uncertain-bet.module.css';

interface UncertainBetProps {
  readonly onCheckAgain: () => void;
  readonly onForget: () => void;
  /** What is known of the bet. */
  readonly children?: ReactNode;
}

/** An indeterminate bet blocks the next one, because the next one might duplicate it. */
export function UncertainBet({ onCheckAgain, onForget, children }: UncertainBetProps) {
  const t = useText(slipTexts);
  const drop = async () => {
    const agreed = await confirmBox({
      text: t('slip.uncertain.dropQuestion'),
      confirmLabel: t('slip.uncertain.drop'),
      tone: 'warn',
    });
    if (agreed) onForget();
  };
  return (
    <div className={styles.uncertain}>
      <PartialNotice tone="warn" title={t('slip.uncertain.title')}>
        {t('slip.uncertain.body')}
      </PartialNotice>
      {children}
      <Button variant="filled" size="lg" block icon="refresh" onClick={onCheckAgain}>
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

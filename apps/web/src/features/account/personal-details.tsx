import { useText } from '@hanpan/client';
import { accountTexts } from '@hanpan/messages';
import { Button, buttonClass, Card, CardHeader } from '@hanpan/ui';
import { type ReactNode, useId, useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useBankName } from '../../app/bank-name.ts';
import { useMember } from '../../app/session.ts';
import styles from './account.module.css';
import { PhoneDialog } from './phone-dialog.tsx';

/** Who the member is to the site. What is personal is masked, and what it cannot change itself says who can. */
export function PersonalDetails() {
  const t = useText(accountTexts);
  const titleId = useId();
  const member = useMember();
  const bankName = useBankName(member.bankName);
  const [isChanging, setChanging] = useState(false);
  const askSupport = (
    <AppLink to="questionWrite" className={buttonClass({ variant: 'text', size: 'sm' })}>
      {t('account.askSupport')}
    </AppLink>
  );
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('account.personal')} />
      <dl className={styles.details}>
        <Row name={t('account.memId')} end={<span className={styles.quiet}>{t('account.fixed')}</span>}>
          {member.memId}
        </Row>
        <Row name={t('account.nick')}>{member.memNick}</Row>
        <Row name={t('account.level')}>{member.memLevel}</Row>
        <Row
          name={t('account.phone')}
          end={
            <Button
              variant="text"
              size="sm"
              aria-label={t('account.changePhone')}
              onClick={() => setChanging(true)}
            >
              {t('account.change')}
            </Button>
          }
        >
          {member.phone}
        </Row>
        <Row name={t('account.name')} end={askSupport}>
          {member.accountHolder}
        </Row>
        <Row name={t('account.payout')}>
          {bankName} {member.accountNumber}
          <small className={styles.quiet}>{t('account.payoutNote')}</small>
        </Row>
        <Row name={t('account.referrer')}>{member.recommenderId ?? t('account.none')}</Row>
      </dl>
      {isChanging && <PhoneDialog onClose={() => setChanging(false)} />}
    </Card>
  );
}

interface RowProps {
  readonly name: string;
  /** What may be done about it. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

function Row({ name, end, children }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {end && <dd className={styles.rowEnd}>{end}</dd>}
    </div>
  );
}

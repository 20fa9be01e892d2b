import { useCallQuery, useText } from '@hanpan/client';
import { Loaded } from '@hanpan/kit';
import { accountTexts } from '@hanpan/messages';
import { SectionHead, Skeleton } from '@hanpan/ui';
import { AcceptedDocuments } from './accepted-documents.tsx';
import styles from './account.module.css';
import { ClosingCard } from './closing/closing-card.tsx';
import { Devices } from './devices.tsx';
import { FactorCard } from './factor-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { PinForm } from './pin-form.tsx';
import { ProtectionLink } from './protection-link.tsx';
import { SignIns } from './sign-ins.tsx';
import { securityPath } from './use-update.ts';

/** WR-38: what the site keeps of a member, what the member changes itself, and who has been here. */
export function AccountInfo() {
  const t = useText(accountTexts);
  const query = useCallQuery(securityPath, {});
  return (
    <div className={styles.frame}>
      <SectionHead level={1} title={t('account.title')} note={t('account.lead')} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <PersonalDetails />
          {query.isPending && <Skeleton height="460px" />}
          {query.data && <PasswordForm changedAt={query.data.passwordChangedAt} />}
          <AcceptedDocuments />
          <ProtectionLink />
        </div>
        <Loaded query={query} errorTitle={t('account.errorTitle')} skeleton={<CardSkeletons />}>
          {(security) => (
            <div className={styles.stack}>
              <PinForm security={security} />
              <FactorCard factor={security.secondFactor} />
              <Devices devices={security.devices} />
              <SignIns signIns={security.signIns} />
            </div>
          )}
        </Loaded>
      </div>
      <ClosingCard />
    </div>
  );
}

function CardSkeletons() {
  return (
    <div className={styles.stack}>
      <Skeleton height="300px" />
      <Skeleton height="300px" />
    </div>
  );
}

import { useText } from '@hanpan/client';
import { signupTexts } from '@hanpan/messages';
import { Card, SectionHead } from '@hanpan/ui';
import { useGo } from '../app/go.ts';
import { usePopups } from '../app/popups.ts';
import { SignupForm } from '../features/signup/signup-form.tsx';
import styles from './form-page.module.css';

/** MR-01. */
export function JoinPage() {
  const t = useText(signupTexts);
  const go = useGo();
  const { openModal } = usePopups.getState();
  return (
    <div className={styles.narrow}>
      <SectionHead level={1} title={t('signup.title')} />
      <Card as="div" padded>
        <SignupForm
          onToLogin={() => go('mobileLogin')}
          onComplete={(memId) => openModal('signupComplete', memId)}
        />
      </Card>
    </div>
  );
}

import { useText } from '@hanpan/client';
import { signupTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import styles from './signup-form.module.css';

/** ST-03, CL-38: received, and waiting for an administrator; the way on is the login. */
export function SignupComplete({ memId, onToLogin }: { memId: string; onToLogin: () => void }) {
  const t = useText(signupTexts);
  return (
    <div className={styles.form}>
      <p className={styles.done} role="status">
        {t('front.member.completeSignup')}
      </p>
      <p>{t('signup.completeFor', { memId })}</p>
      <p className={styles.hint}>{t('signup.completeNext')}</p>
      <p className={styles.hint}>{t('signup.completeLimits')}</p>
      <Button variant="filled" size="lg" block onClick={onToLogin}>
        {t('signup.toLogin')}
      </Button>
    </div>
  );
}

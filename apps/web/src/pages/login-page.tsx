import { useText } from '@hanpan/client';
import { sessionTexts } from '@hanpan/messages';
import { Card, SectionHead } from '@hanpan/ui';
import { useGo } from '../app/go.ts';
import { usePopups } from '../app/popups.ts';
import { LoginForm } from '../features/login/login-form.tsx';
import styles from './form-page.module.css';

/** MR-01. */
export function LoginPage() {
  const t = useText(sessionTexts);
  const go = useGo();
  const joinedMemId = usePopups((popups) => popups.joinedMemId);
  return (
    <div className={styles.narrow}>
      <SectionHead level={1} title={t('session.title')} />
      <Card as="div" padded>
        <LoginForm initialMemId={joinedMemId} onToSignup={() => go('mobileJoin')} />
      </Card>
    </div>
  );
}

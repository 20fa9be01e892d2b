import { useText } from '@hanpan/client';
import type { SignedOut } from '@hanpan/kit';
import { commonTexts, consoleShellTexts } from '@hanpan/messages';
import { LogoMark, PartialNotice } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import styles from './sign-in-page.module.css';

/** Replaces the whole console while no operator is logged in, and says why a session ended. */
export function SignInPage({ signedOut, tools }: { signedOut: SignedOut; tools: ReactNode }) {
  const t = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const reasons = {
    never: undefined,
    ended: t('consoleShell.ended'),
    elsewhere: signedOut.message ?? t('consoleShell.ended'),
    chosen: t('consoleShell.signedOut'),
  };
  const reason = reasons[signedOut.because];
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.brand}>
          <LogoMark />
          <b>{common('common.siteName')}</b>
          <span>{t('consoleShell.name')}</span>
        </div>
        <h1 className={styles.title}>{t('consoleShell.signInTitle')}</h1>
        <p className={styles.note}>{t('consoleShell.signInNote')}</p>
        {reason && (
          <PartialNotice tone={signedOut.because === 'chosen' ? 'info' : 'warn'}>{reason}</PartialNotice>
        )}
        <SignInForm />
        <div className={styles.tools}>{tools}</div>
      </div>
    </main>
  );
}

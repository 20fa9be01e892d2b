import { useText } from '@hanpan/client';
import { sessionTimes } from '@hanpan/contract';
import { commonTexts, consoleShellTexts } from '@hanpan/messages';
import { LogoMark, PartialNotice } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { LookTools } from '../frame/look-tools.tsx';
import type { SignedOut } from '../session/desk-session.ts';
import styles from './desk-sign-in.module.css';

interface DeskSignInProps {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly signedOut: SignedOut;
  /** The form of the log-in, or what stands in its place. */
  readonly children: ReactNode;
}

/** Replaces the whole desk while nobody is logged in, and says why a session ended. */
export function DeskSignIn({ name, title, note, signedOut, children }: DeskSignInProps) {
  const t = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const reasons = {
    never: undefined,
    ended: t('consoleShell.ended'),
    idle: t('consoleShell.endedIdle', { minutes: sessionTimes.idleMs / 60_000 }),
    over: t('consoleShell.endedOver', { hours: sessionTimes.absoluteMs / 3_600_000 }),
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
          <span>{name}</span>
        </div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.note}>{note}</p>
        {reason && (
          <PartialNotice tone={signedOut.because === 'chosen' ? 'info' : 'warn'}>{reason}</PartialNotice>
        )}
        {children}
        <div className={styles.tools}>
          <LookTools size="sm" />
        </div>
      </div>
    </main>
  );
}

import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './bet-remarks.module.css';

interface BetRefusalProps {
  readonly text: string | undefined;
  readonly className?: string | undefined;
}

/** The server's own text, and beside it what was not lost. */
export function BetRefusal({ text, className }: BetRefusalProps) {
  const t = useText(slipTexts);
  return (
    <div role="alert">
      {text && (
        <p className={clsx(styles.refusal, className)}>
          <b>{text}</b>
          <span>{t('slip.refusedBody')}</span>
        </p>
      )}
    </div>
  );
}

/** What is said under the button of a bet. Its line is there before its words, so that nothing moves. */
export function BetFoot({ isProblem, children }: { isProblem: boolean; children: ReactNode }) {
  return (
    <p role="status" className={isProblem ? styles.problem : styles.foot}>
      {children}
    </p>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { BrokenLine } from '../art/broken-line.tsx';
import type { HeadingLevel } from '../layout/heading-level.ts';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './state.module.css';

export interface ErrorStateProps {
  title: ReactNode;
  /** What was not lost, and what happens next. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** Another action beside the retry. */
  action?: ReactNode;
  level?: HeadingLevel | undefined;
}

export function ErrorState({ title, children, onRetry, busy, action, level = 3 }: ErrorStateProps) {
  const { texts } = useUi();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state} role="alert">
      <BrokenLine />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button icon="refresh" busy={busy} onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

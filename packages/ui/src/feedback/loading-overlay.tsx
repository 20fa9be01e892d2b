import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Spinner } from '../actions/spinner.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './loading-overlay.module.css';

export interface LoadingOverlayProps {
  active: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Keeps the old content in view, disabled, while the new one is loading. */
export function LoadingOverlay({ active, className, children }: LoadingOverlayProps) {
  const { texts } = useUi();
  return (
    <div className={clsx(styles.region, className)} aria-busy={active}>
      <div inert={active} className={clsx(active && styles.covered)}>
        {children}
      </div>
      <div role="status" className={clsx(active && styles.overlay)}>
        {active && (
          <>
            <Spinner size={28} />
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
          </>
        )}
      </div>
    </div>
  );
}

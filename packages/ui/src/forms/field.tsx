import clsx from 'clsx';
import { type ReactNode, useId, useMemo } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** Shown at the far end of the label's line, such as what is left of a limit. */
  aside?: ReactNode;
  className?: string | undefined;
  /** One control of this package; it finds its id and descriptions by context. */
  children: ReactNode;
}

export function Field({ label, hint, error, required = false, aside, className, children }: FieldProps) {
  const id = useId();
  const { texts } = useUi();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = `${id}-error`;
  const invalid = Boolean(error);
  const describedBy = [invalid ? errorId : undefined, hintId].filter(Boolean).join(' ') || undefined;
  const wiring = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <FieldContext value={wiring}>
      <div className={clsx(styles.field, className)}>
        <div className={styles.top}>
          <label htmlFor={id} className={styles.label}>
            {label}
            {/* The space separates the two where they are read as one name. */}
            {required && ' '}
            {required && <RequiredMark word={texts.required} />}
          </label>
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
        {children}
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </FieldContext>
  );
}

function RequiredMark({ word }: { word: string }) {
  return (
    <span className={styles.required} role="img" aria-label={word}>
      *
    </span>
  );
}

/** The live region is there before the error, or no screen reader would announce it. */
function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite">
      {children && (
        <p className={styles.error}>
          <Icon name="alert" size={16} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

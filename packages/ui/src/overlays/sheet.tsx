import clsx from 'clsx';
import * as Dialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { keepUnderToasts } from './keep-under-toasts.ts';
import { Scrim } from './scrim.tsx';
import styles from './sheet.module.css';
import { useFocusReturn } from './use-focus-return.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in view below the scrolling part. */
  footer?: ReactNode;
  /** Beside the title, before the close button. */
  headerExtra?: ReactNode;
  side?: 'bottom' | 'left' | 'right' | undefined;
}

export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, children, footer, headerExtra, side = 'bottom' } = props;
  const { texts } = useUi();
  const focusReturn = useFocusReturn('top');
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim className={styles.overlay} />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          onInteractOutside={keepUnderToasts}
          className={clsx(styles.sheet, styles[side])}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {headerExtra}
            <Dialog.Close asChild>
              <IconButton icon={side === 'bottom' ? 'chevronDown' : 'close'} label={texts.close} />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

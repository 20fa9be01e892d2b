import * as Dialog from 'radix-ui/dialog';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import hidden from '../layout/visually-hidden.module.css';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './finder.module.css';
import { keepUnderToasts } from './keep-under-toasts.ts';
import { Scrim } from './scrim.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useSeenHeight } from './use-seen-height.ts';

export interface FinderProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What a screen reader calls it; on screen the field says it. */
  title: string;
  /** Where is typed what is looked for: it has the focus. */
  field: ReactNode;
  /** What was found; it scrolls under the field. */
  children: ReactNode;
  /** Stays in view below. */
  footer?: ReactNode;
}

/**
 * A field with what it finds, above the page. It stands at the top of the window, where it does not move while the list grows
 * and shrinks; a phone has all of the window for it, above its keyboard.
 */
export function Finder({ open, onOpenChange, title, field, children, footer }: FinderProps) {
  const { texts } = useUi();
  const focusReturn = useFocusReturn();
  const seenHeight = useSeenHeight();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim className={styles.overlay}>
          <Dialog.Content
            {...focusReturn}
            aria-describedby={undefined}
            onInteractOutside={keepUnderToasts}
            className={styles.finder}
            style={
              seenHeight === undefined ? undefined : ({ '--seen-height': `${seenHeight}px` } as CSSProperties)
            }
          >
            <Dialog.Title className={hidden.hidden}>{title}</Dialog.Title>
            <div className={styles.head}>
              <div className={styles.field}>{field}</div>
              <Dialog.Close asChild>
                <IconButton icon="close" label={texts.close} />
              </Dialog.Close>
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Dialog.Content>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

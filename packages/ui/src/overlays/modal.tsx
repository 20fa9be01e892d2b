import clsx from 'clsx';
import * as Dialog from 'radix-ui/dialog';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { keepUnderToasts } from './keep-under-toasts.ts';
import styles from './modal.module.css';
import { Scrim } from './scrim.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question itself, not a topic. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; the one that proceeds comes last, on the right. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** A long list: title and actions stay in view, and what is between them scrolls. */
  scrolls?: boolean | undefined;
  /** Popups stay under a bet confirmation, and both under a maintenance notice. */
  layer?: 'popup' | 'confirm' | 'maintenance' | undefined;
  /** False takes away the close button, Escape and the click outside. */
  dismissable?: boolean | undefined;
  /** `alertdialog` for a question that must be answered; a click outside then does nothing. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** `top` for what comes by itself and is there to be read: a key that was meant for the page then presses no button. */
  begin?: 'task' | 'top' | undefined;
}

const keepOpen = (event: Event) => event.preventDefault();

/** The key that opened a dialog may still be held: what it repeats must not press the button that has the focus now. */
const ignoreRepeated = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
    event.preventDefault();
};

/** Radix leads from the last control to the first without scrolling: in a dialog higher than the window it is not seen. */
const showFocused = ({ target }: FocusEvent<HTMLElement>) => {
  if ('scrollIntoView' in target) target.scrollIntoView({ block: 'nearest' });
};

export function Modal(props: ModalProps) {
  const { open, onOpenChange, title, children, actions } = props;
  const { size = 'sm', layer = 'popup', dismissable = true, role = 'dialog' } = props;
  const { texts } = useUi();
  const focusReturn = useFocusReturn(props.begin);
  const staysOnOutside = !dismissable || role === 'alertdialog';
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim className={clsx(styles.overlay, styles[layer])}>
          <Dialog.Content
            {...focusReturn}
            role={role}
            aria-describedby={undefined}
            className={clsx(styles.modal, styles[size], props.scrolls && styles.scrolls)}
            onFocus={showFocused}
            onKeyDown={ignoreRepeated}
            onEscapeKeyDown={dismissable ? undefined : keepOpen}
            onPointerDownOutside={staysOnOutside ? keepOpen : undefined}
            onInteractOutside={staysOnOutside ? keepOpen : keepUnderToasts}
          >
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {dismissable && (
                <Dialog.Close asChild>
                  <IconButton icon="close" label={texts.close} className={styles.close} />
                </Dialog.Close>
              )}
            </div>
            {children && <div className={styles.body}>{children}</div>}
            {actions && (
              <div className={styles.actions} data-actions>
                {actions}
              </div>
            )}
          </Dialog.Content>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { Button, Icon, type IconName, LinkButton } from '@hanpan/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { holdPopups } from '../../app/popups.ts';
import styles from './slip-confirmation.module.css';
import type { BetAgain } from './use-bet-again.ts';

interface ConfirmationFrameProps {
  readonly mark: IconName;
  readonly title: ReactNode;
  /** Nothing was taken: what was sent goes back to the slip. */
  readonly isRefused: boolean;
  /** The member is asked something above: the buttons of that are the main ones. */
  readonly isAsked?: boolean;
  readonly onDismiss: () => void;
  /** It was refused for its prices: whether the member wants it at those of now. */
  readonly again?: BetAgain | undefined;
  readonly children: ReactNode;
}

/** What happened to the money. It stays until the member has seen it, and nothing is shown over it. */
export function ConfirmationFrame({
  mark,
  title,
  isRefused,
  isAsked = false,
  onDismiss,
  again,
  children,
}: ConfirmationFrameProps) {
  const t = useText(slipTexts);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => holdPopups(), []);
  // It is read from its head, wherever the slip was scrolled to.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const scrolling = frame.current?.parentElement;
    if (scrolling) scrolling.scrollTop = 0;
  }, []);
  return (
    <div ref={frame} className={styles.confirmation}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        <Icon name={mark} className={styles.mark} />
        {title}
      </h3>
      {children}
      <div className={styles.actions}>
        <Button
          variant={isAsked ? 'outlined' : 'filled'}
          size="lg"
          block
          onClick={again ? again.take : onDismiss}
        >
          {t(again ? 'slip.done.again' : isRefused ? 'slip.done.back' : 'slip.done.close')}
        </Button>
        {again && (
          <Button block onClick={again.leave}>
            {t('slip.done.close')}
          </Button>
        )}
        <LinkButton as={AppLink} to="betList" variant="text" block>
          {t('slip.done.history')}
        </LinkButton>
      </div>
    </div>
  );
}

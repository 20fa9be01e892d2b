import { useText } from '@hanpan/client';
import type { OwnLimit } from '@hanpan/contract';
import { protectionTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { limitIn } from './model.ts';
import styles from './protection.module.css';
import { useLimitWords } from './use-limit-words.ts';
import type { LimitAction } from './use-own-limits.ts';

interface WishButtonsProps {
  readonly limit: OwnLimit;
  readonly canConfirm: boolean;
  readonly action: LimitAction;
  /** Has the focus once these are gone, where one of them had it. */
  readonly nextFocus: RefObject<HTMLElement | null>;
}

/** Confirms what was asked for, or takes it back. Busy, not disabled, while it is sent: a disabled button loses the focus. */
export function WishButtons({ limit, canConfirm, action, nextFocus }: WishButtonsProps) {
  const t = useText(protectionTexts);
  const { nameOf, sayValue } = useLimitWords();
  const [pressed, setPressed] = useState<'confirm' | 'drop'>();
  const { kind, period } = limit;
  const name = nameOf(limit);
  const { isSending, run } = action;
  const confirm = async () => {
    setPressed('confirm');
    if (await run('/api/protection/confirmLimit', { kind, period }))
      toast({ text: t('protection.confirmed') });
  };
  const drop = async () => {
    setPressed('drop');
    const data = await run('/api/protection/dropLimit', { kind, period });
    const after = data && limitIn(data.list, limit);
    // It may have been confirmed in another window meanwhile: what stands is said as it came back.
    if (after) toast({ text: t('protection.dropped', { value: sayValue(after, after.amount) }) });
  };
  return (
    <div ref={usePassedFocus(nextFocus)} className={styles.ways}>
      {canConfirm && (
        <Button
          size="sm"
          variant="filled"
          busy={isSending && pressed === 'confirm'}
          disabled={isSending && pressed === 'drop'}
          aria-label={t('protection.confirmOne', { name })}
          onClick={() => void confirm()}
        >
          {t('protection.confirm')}
        </Button>
      )}
      <Button
        size="sm"
        busy={isSending && pressed === 'drop'}
        disabled={isSending && pressed === 'confirm'}
        aria-label={t('protection.dropOne', { name })}
        onClick={() => void drop()}
      >
        {t('protection.drop')}
      </Button>
    </div>
  );
}

/** What goes away with the focus in it passes it on. A layout effect is undone before its elements are taken out. */
function usePassedFocus(next: RefObject<HTMLElement | null>) {
  const parting = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = parting.current;
    return () => {
      if (element?.contains(document.activeElement)) next.current?.focus();
    };
  }, [next]);
  return parting;
}

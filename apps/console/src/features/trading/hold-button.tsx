import { useText } from '@hanpan/client';
import type { TradingDetail } from '@hanpan/contract';
import { ReasonDialog } from '@hanpan/kit';
import { consoleTradingTexts } from '@hanpan/messages';
import { Button, IconButton, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import { type HoldTarget, holdOn } from './model.ts';
import { useTradingAction } from './use-trading.ts';

interface HoldButtonProps {
  readonly detail: TradingDetail;
  readonly target: HoldTarget;
  /** What is suspended, in words. */
  readonly name: string;
}

/**
 * Whether this operator suspends and reopens what the server says that it may move: one duty, since whoever stops bets by
 * mistake has to be able to undo it.
 */
export function useMayHold({ mayMove }: Pick<TradingDetail, 'mayMove'>): boolean {
  const mayHold = useMay('/api/console/sports/hold');
  return useMay('/api/console/sports/release') && mayHold && mayMove;
}

/** Suspends or reopens a scope, a market or a selection; the lock says which it is. */
export function HoldButton(props: HoldButtonProps) {
  const t = useText(consoleTradingTexts);
  const [isAsking, setAsking] = useState(false);
  const isHeld = holdOn(props.detail, props.target) !== undefined;
  const mayHold = useMayHold(props.detail);
  const label = t(isHeld ? 'consoleTrading.reopenOf' : 'consoleTrading.suspendOf', { name: props.name });
  if (!mayHold || props.detail.event.state === 'ended') return null;
  return (
    <>
      <IconButton
        size="sm"
        icon={isHeld ? 'lock' : 'pause'}
        label={label}
        aria-pressed={isHeld}
        onClick={() => setAsking(true)}
      />
      {isAsking && <HoldDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The same for the whole event, as the one button of the panel. */
export function HoldEventButton({ isHeld, onPress }: { isHeld: boolean; onPress: () => void }) {
  const t = useText(consoleTradingTexts);
  return (
    <Button block variant={isHeld ? 'filled' : 'warn'} onClick={onPress}>
      {t(isHeld ? 'consoleTrading.reopen' : 'consoleTrading.suspendAll')}
    </Button>
  );
}

/** Asks for the reason and says what will happen; reopens where it is suspended already. */
export function HoldDialog({ detail, target, name, onClose }: HoldButtonProps & { onClose: () => void }) {
  const t = useText(consoleTradingTexts);
  const acting = useTradingAction();
  const [hold] = useState(() => holdOn(detail, target));
  const { eventId } = detail.event;
  const confirm = async (reason: string) => {
    const { data } =
      hold === undefined
        ? await acting.submit('/api/console/sports/hold', { eventId, ...target, reason })
        : await acting.submit('/api/console/sports/release', { holdId: hold.holdId, reason });
    if (data === undefined) return;
    toast({ text: t(hold === undefined ? 'consoleTrading.suspendDone' : 'consoleTrading.reopenDone') });
    onClose();
  };
  const presets =
    hold === undefined
      ? [
          t('consoleTrading.preset.news'),
          t('consoleTrading.preset.price'),
          t('consoleTrading.preset.pattern'),
        ]
      : [t('consoleTrading.preset.checked')];
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(hold === undefined ? 'consoleTrading.suspendOf' : 'consoleTrading.reopenOf', { name })}
      note={t(hold === undefined ? 'consoleTrading.suspendNote' : 'consoleTrading.reopenNote')}
      presets={presets}
      confirmLabel={t(hold === undefined ? 'consoleTrading.suspend' : 'consoleTrading.reopen')}
      tone={hold === undefined ? 'warn' : 'filled'}
      busy={acting.isSending}
      error={acting.error}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}

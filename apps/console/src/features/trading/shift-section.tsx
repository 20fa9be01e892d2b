import { useLocale, useText } from '@hanpan/client';
import type { TradingDetail } from '@hanpan/contract';
import { PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleTradingTexts } from '@hanpan/messages';
import { Button, IconButton, toast } from '@hanpan/ui';
import { useState } from 'react';
import styles from './event-detail.module.css';
import { signedLogOdds, stepped } from './model.ts';
import { useTradingAction } from './use-trading.ts';

const axes = ['lead', 'total'] as const;
type Shift = TradingDetail['shift'];

/** Moves the opinion about the event; every market follows from it, so that they never contradict each other. */
export function ShiftSection({ detail }: { detail: TradingDetail }) {
  const t = useText(consoleTradingTexts);
  const { locale } = useLocale();
  const [draft, setDraft] = useState<Shift>();
  const [isAsking, setAsking] = useState(false);
  const shown = draft ?? detail.shift;
  const move = (axis: (typeof axes)[number], direction: 1 | -1) =>
    setDraft({ ...shown, [axis]: stepped(shown[axis], direction) });
  const isChanged = axes.some((axis) => shown[axis] !== detail.shift[axis]);
  const isMoved = axes.some((axis) => shown[axis] !== 0);
  return (
    <PanelSection title={t('consoleTrading.shift')} note={t('consoleTrading.shiftNote')}>
      {axes.map((axis) => (
        <div key={axis} className={styles.shift}>
          <span>{t(`consoleTrading.shift.${axis}`)}</span>
          <IconButton
            size="sm"
            icon="minus"
            label={t('consoleTrading.shift.less', { name: t(`consoleTrading.shift.${axis}`) })}
            onClick={() => move(axis, -1)}
          />
          <output className={styles.shiftValue}>
            {shown[axis] === detail.shift[axis]
              ? signedLogOdds(shown[axis], locale)
              : `${signedLogOdds(detail.shift[axis], locale)} → ${signedLogOdds(shown[axis], locale)}`}
          </output>
          <IconButton
            size="sm"
            icon="plus"
            label={t('consoleTrading.shift.more', { name: t(`consoleTrading.shift.${axis}`) })}
            onClick={() => move(axis, 1)}
          />
        </div>
      ))}
      <div className={styles.row}>
        <Button size="sm" disabled={!isChanged} onClick={() => setAsking(true)}>
          {t('consoleTrading.shift.apply')}
        </Button>
        <Button size="sm" disabled={!isMoved} onClick={() => setDraft({ lead: 0, total: 0 })}>
          {t('consoleTrading.shift.reset')}
        </Button>
      </div>
      {isAsking && (
        <ShiftDialog
          detail={detail}
          wanted={shown}
          onClose={(isDone) => {
            setAsking(false);
            if (isDone) setDraft(undefined);
          }}
        />
      )}
    </PanelSection>
  );
}

interface ShiftDialogProps {
  readonly detail: TradingDetail;
  readonly wanted: Shift;
  readonly onClose: (isDone: boolean) => void;
}

function ShiftDialog({ detail, wanted, onClose }: ShiftDialogProps) {
  const t = useText(consoleTradingTexts);
  const { locale } = useLocale();
  const acting = useTradingAction();
  const confirm = async (reason: string) => {
    for (const axis of axes) {
      if (wanted[axis] === detail.shift[axis]) continue;
      const { data } = await acting.submit('/api/console/sports/shift', {
        eventId: detail.event.eventId,
        axis,
        logOdds: wanted[axis],
        reason,
      });
      if (data === undefined) return;
    }
    toast({ text: t('consoleTrading.shift.done') });
    onClose(true);
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      title={t('consoleTrading.shift.ask')}
      note={t('consoleTrading.shift.askNote', {
        lead: signedLogOdds(wanted.lead, locale),
        total: signedLogOdds(wanted.total, locale),
      })}
      presets={[t('consoleTrading.preset.news'), t('consoleTrading.preset.price')]}
      confirmLabel={t('consoleTrading.shift.apply')}
      tone="filled"
      busy={acting.isSending}
      error={acting.error}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}

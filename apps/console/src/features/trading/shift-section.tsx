import { useLocale, useText } from '@hanpan/client';
import type { TradingDetail } from '@hanpan/contract';
import { PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleTradingTexts } from '@hanpan/messages';
import { Button, IconButton, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import styles from './event-detail.module.css';
import { useEventWords } from './event-words.ts';
import { exampleOf, signedLogOdds, stepped } from './model.ts';
import { OddsMove } from './odds-move.tsx';
import { useTradingAction } from './use-trading.ts';

const axes = ['lead', 'total'] as const;
type Shift = TradingDetail['shift'];

/**
 * Moves the opinion about the event; every market follows from it, so that they never contradict each other. Where a feed
 * makes the prices the opinion is its own, and nothing is offered but to take back what was moved.
 */
export function ShiftSection({ detail }: { detail: TradingDetail }) {
  const t = useText(consoleTradingTexts);
  const { locale } = useLocale();
  const mayShift = useMay('/api/console/sports/shift') && detail.mayMove;
  // Only what was moved here: the other axis may be moved by a colleague meanwhile, and must not be taken back.
  const [draft, setDraft] = useState<Partial<Shift>>({});
  const [isAsking, setAsking] = useState(false);
  const shown: Shift = { ...detail.shift, ...draft };
  const move = (axis: (typeof axes)[number], direction: 1 | -1) => {
    const { [axis]: _, ...others } = draft;
    const next = stepped(shown[axis], direction);
    setDraft(next === detail.shift[axis] ? others : { ...others, [axis]: next });
  };
  const isChanged = axes.some((axis) => shown[axis] !== detail.shift[axis]);
  const isMoved = axes.some((axis) => shown[axis] !== 0);
  const mayStep = mayShift && !detail.followsFeed;
  if (detail.followsFeed && !isMoved && !isChanged) return null;
  return (
    <PanelSection title={t('consoleTrading.shift')} note={t('consoleTrading.shiftNote')}>
      {axes.map((axis) => (
        <div key={axis} className={styles.shift}>
          <span>{t(`consoleTrading.shift.${axis}`)}</span>
          {mayStep && (
            <IconButton
              size="sm"
              icon="minus"
              label={t('consoleTrading.shift.less', { name: t(`consoleTrading.shift.${axis}`) })}
              onClick={() => move(axis, -1)}
            />
          )}
          <output className={styles.shiftValue}>
            {shown[axis] === detail.shift[axis]
              ? signedLogOdds(shown[axis], locale)
              : `${signedLogOdds(detail.shift[axis], locale)} → ${signedLogOdds(shown[axis], locale)}`}
          </output>
          {mayStep && (
            <IconButton
              size="sm"
              icon="plus"
              label={t('consoleTrading.shift.more', { name: t(`consoleTrading.shift.${axis}`) })}
              onClick={() => move(axis, 1)}
            />
          )}
        </div>
      ))}
      <ShiftExamples detail={detail} wanted={shown} />
      {mayShift && (
        <div className={styles.row}>
          <Button size="sm" disabled={!isChanged} onClick={() => setAsking(true)}>
            {t('consoleTrading.shift.apply')}
          </Button>
          <Button size="sm" disabled={!isMoved} onClick={() => setDraft({ lead: 0, total: 0 })}>
            {t('consoleTrading.shift.reset')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ShiftDialog
          detail={detail}
          moved={draft}
          onClose={(isDone) => {
            setAsking(false);
            if (isDone) setDraft({});
          }}
        />
      )}
    </PanelSection>
  );
}

/** What the move does to a price of the match, for each axis that is moved. */
function ShiftExamples({ detail, wanted }: { detail: TradingDetail; wanted: Shift }) {
  const words = useEventWords();
  return axes.map((axis) => {
    const example = exampleOf(detail, axis);
    return (
      example && (
        <OddsMove
          key={axis}
          name={words.pick(detail.event, example.market, example.selection)}
          odds={example.selection.odds}
          by={wanted[axis] - detail.shift[axis]}
        />
      )
    );
  });
}

interface ShiftDialogProps {
  readonly detail: TradingDetail;
  /** The axes that were moved, and where to. */
  readonly moved: Partial<Shift>;
  readonly onClose: (isDone: boolean) => void;
}

function ShiftDialog({ detail, moved, onClose }: ShiftDialogProps) {
  const t = useText(consoleTradingTexts);
  const { locale } = useLocale();
  const acting = useTradingAction();
  const wanted: Shift = { ...detail.shift, ...moved };
  const confirm = async (reason: string) => {
    for (const axis of axes) {
      const logOdds = moved[axis];
      if (logOdds === undefined || logOdds === detail.shift[axis]) continue;
      const { data } = await acting.submit('/api/console/sports/shift', {
        eventId: detail.event.eventId,
        axis,
        logOdds,
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
    >
      <ShiftExamples detail={detail} wanted={wanted} />
    </ReasonDialog>
  );
}

import { useLocale, useText } from '@hanpan/client';
import type { TradingDetail, TradingMarket } from '@hanpan/contract';
import { ReasonDialog } from '@hanpan/kit';
import { consoleTradingTexts } from '@hanpan/messages';
import { IconButton, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import styles from './event-detail.module.css';
import { shiftStep, signedLogOdds, stepped } from './model.ts';
import { OddsMove } from './odds-move.tsx';
import { useTradingAction } from './use-trading.ts';

interface ShortenButtonProps {
  readonly detail: Pick<TradingDetail, 'event' | 'mayMove'>;
  readonly selection: TradingMarket['selections'][number];
  readonly name: string;
}

/** Makes one price shorter than the model's: never longer, because the others would contradict it. */
export function ShortenButton(props: ShortenButtonProps) {
  const t = useText(consoleTradingTexts);
  const mayShift = useMay('/api/console/sports/shift') && props.detail.mayMove;
  const [isAsking, setAsking] = useState(false);
  if (!mayShift) return null;
  return (
    <>
      <IconButton
        size="sm"
        icon="arrowDown"
        label={t('consoleTrading.shorten', { name: props.name })}
        aria-pressed={props.selection.shift > 0}
        onClick={() => setAsking(true)}
      />
      {isAsking && <ShortenDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function ShortenDialog({ detail, selection, name, onClose }: ShortenButtonProps & { onClose: () => void }) {
  const t = useText(consoleTradingTexts);
  const { locale } = useLocale();
  const acting = useTradingAction();
  const { eventId } = detail.event;
  const { selectionId, shift } = selection;
  const [wanted, setWanted] = useState(shift > 0 ? shift : shiftStep);
  const confirm = async (reason: string) => {
    const { data } = await acting.submit('/api/console/sports/shift', {
      ...{ eventId, axis: 'selection', selectionId, logOdds: wanted, reason },
    });
    if (data === undefined) return;
    toast({ text: t('consoleTrading.shift.done') });
    onClose();
  };
  const label = t('consoleTrading.shorten.value');
  const move = (direction: 1 | -1) => setWanted(Math.max(0, stepped(wanted, direction)));
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('consoleTrading.shorten', { name })}
      note={t('consoleTrading.shorten.note')}
      presets={[t('consoleTrading.preset.pattern'), t('consoleTrading.preset.price')]}
      confirmLabel={t('consoleTrading.shift.apply')}
      tone="filled"
      busy={acting.isSending}
      error={acting.error}
      onConfirm={(reason) => void confirm(reason)}
    >
      <div className={styles.shift}>
        <span>{label}</span>
        <IconButton
          size="sm"
          icon="minus"
          label={t('consoleTrading.shift.less', { name: label })}
          onClick={() => move(-1)}
        />
        <output className={styles.shiftValue}>{signedLogOdds(wanted, locale)}</output>
        <IconButton
          size="sm"
          icon="plus"
          label={t('consoleTrading.shift.more', { name: label })}
          onClick={() => move(1)}
        />
      </div>
      <OddsMove name={name} odds={selection.odds} by={wanted - shift} />
    </ReasonDialog>
  );
}

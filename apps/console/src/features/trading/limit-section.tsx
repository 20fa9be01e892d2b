import { useText } from '@hanpan/client';
import type { TradingDetail } from '@hanpan/contract';
import { PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleTradingTexts } from '@hanpan/messages';
import { Money, SegmentedControl, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import styles from './event-detail.module.css';
import { useTradingAction } from './use-trading.ts';

/** Shares of the limits, in basis points, from nothing to twice of all. */
const shares = ['0', '2500', '5000', '10000', '20000'] as const;
type Share = (typeof shares)[number];

/** What may be lost on the event, and how much of that a trader allows. */
export function LimitSection({ detail }: { detail: TradingDetail }) {
  const t = useText(consoleTradingTexts);
  const mayLimit = useMay('/api/console/sports/limit');
  const { limits, event } = detail;
  const percent = (share: number) => t('consoleTrading.percent', { percent: share / 100 });
  const byTime = event.state === 'soon' ? 'early' : 'inPlay';
  // Why it is less than the limits page says; what takes all of it need not be told.
  const cuts = [
    { label: t('consoleTrading.limit.bySport'), share: limits.sportShare },
    { label: t(`consoleTrading.limit.${byTime}`), share: limits.timeShare },
  ].filter(({ share }) => share !== 10_000);
  const [wanted, setWanted] = useState<Share>();
  const current = shares.find((share) => Number(share) === limits.share);
  return (
    <PanelSection title={t('consoleTrading.limits')}>
      <PanelFacts
        facts={[
          {
            label: t('consoleTrading.limit.event'),
            value: <Money amount={limits.eventAmount} tone="plain" />,
          },
          {
            label: t('consoleTrading.limit.market'),
            value: <Money amount={limits.marketAmount} tone="plain" />,
          },
          {
            label: t('consoleTrading.limit.selection'),
            value: <Money amount={limits.selectionAmount} tone="plain" />,
          },
          {
            label: t('consoleTrading.limit.member'),
            value: <Money amount={limits.memberEventAmount} tone="plain" />,
          },
          ...cuts.map(({ label, share }) => ({ label, value: percent(share) })),
          ...(mayLimit
            ? []
            : [
                {
                  label: t('consoleTrading.limit.share'),
                  value: percent(limits.share),
                },
              ]),
        ]}
      />
      {mayLimit && (
        <div className={styles.row}>
          <SegmentedControl
            label={t('consoleTrading.limit.share')}
            options={shares.map((value) => ({
              value,
              label: percent(Number(value)),
            }))}
            value={wanted ?? current}
            onChange={setWanted}
          />
        </div>
      )}
      {wanted !== undefined && wanted !== current && (
        <LimitDialog eventId={detail.event.eventId} share={wanted} onClose={() => setWanted(undefined)} />
      )}
    </PanelSection>
  );
}

function LimitDialog({ eventId, share, onClose }: { eventId: number; share: Share; onClose: () => void }) {
  const t = useText(consoleTradingTexts);
  const acting = useTradingAction();
  const confirm = async (reason: string) => {
    const { data } = await acting.submit('/api/console/sports/limit', {
      eventId,
      share: Number(share),
      reason,
    });
    if (data === undefined) return;
    toast({ text: t('consoleTrading.limit.done') });
    onClose();
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${t('consoleTrading.limit.share')}: ${t('consoleTrading.percent', { percent: Number(share) / 100 })}`}
      note={t('consoleTrading.limit.note')}
      presets={[t('consoleTrading.preset.news'), t('consoleTrading.preset.pattern')]}
      confirmLabel={t('consoleTrading.limit.change')}
      tone="filled"
      busy={acting.isSending}
      error={acting.error}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}

import { useAction, useCallQuery, useText } from '@hanpan/client';
import {
  type ExclusionPeriod,
  type ExclusionReason,
  exclusionPeriod,
  exclusionReason,
} from '@hanpan/contract';
import { Loaded } from '@hanpan/kit';
import { protectionTexts } from '@hanpan/messages';
import {
  Badge,
  Button,
  Card,
  CardHeader,
  ConfirmDialog,
  SegmentedControl,
  Select,
  Skeleton,
  TimeText,
  toast,
} from '@hanpan/ui';
import { useId, useState } from 'react';
import styles from './protection.module.css';

const path = '/api/protection/exclusion';
const refreshes = [path, '/api/cash/rules'] as const;

const names = {
  day: 'protection.exclusionDay',
  week: 'protection.exclusionWeek',
  month: 'protection.exclusionMonth',
  halfYear: 'protection.exclusionHalfYear',
} as const satisfies Record<ExclusionPeriod, string>;

const reasons = {
  money: 'protection.exclusionReasonMoney',
  time: 'protection.exclusionReasonTime',
  control: 'protection.exclusionReasonControl',
  health: 'protection.exclusionReasonHealth',
  other: 'protection.exclusionReasonOther',
} as const satisfies Record<ExclusionReason, string>;

/** A pause from playing that the member takes of its own will; the server holds it. */
export function Exclusion() {
  const t = useText(protectionTexts);
  const titleId = useId();
  const query = useCallQuery(path, {});
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('protection.exclusion')} />
      <Loaded
        query={query}
        errorTitle={t('protection.exclusionError')}
        skeleton={<Skeleton height="180px" />}
      >
        {({ excludedUntil }) => <ExclusionForm excludedUntil={excludedUntil} />}
      </Loaded>
    </Card>
  );
}

function ExclusionForm({ excludedUntil }: { excludedUntil: string | null }) {
  const t = useText(protectionTexts);
  const [period, setPeriod] = useState<ExclusionPeriod>('day');
  const [reason, setReason] = useState<ExclusionReason | ''>('');
  const [isAsking, setAsking] = useState(false);
  const { send, failure, clear } = useAction({ refreshes });
  const exclude = async () => {
    const { data } = await send('/api/protection/exclude', { period, reason: reason || null });
    if (data === undefined) return;
    setAsking(false);
    toast({ text: t('protection.excluded') });
  };
  const label = t(excludedUntil === null ? 'protection.exclude' : 'protection.excludeLonger');
  return (
    <div className={styles.body}>
      {excludedUntil === null ? (
        <p>{t('protection.exclusionOff')}</p>
      ) : (
        <p>
          <Badge kind="now">{t('protection.exclusionUntil')}</Badge>{' '}
          <TimeText atMs={Date.parse(excludedUntil)} />
        </p>
      )}
      <p className={styles.quiet}>{t('protection.exclusionNote')}</p>
      <SegmentedControl
        label={t('protection.exclusionPeriod')}
        options={exclusionPeriod.options.map((value) => ({ value, label: t(names[value]) }))}
        value={period}
        onChange={setPeriod}
      />
      <Select
        aria-label={t('protection.exclusionReason')}
        options={[
          { value: '', label: `${t('protection.exclusionReason')}: ${t('protection.exclusionReasonNone')}` },
          ...exclusionReason.options.map((value) => ({ value, label: t(reasons[value]) })),
        ]}
        value={reason}
        onChange={setReason}
      />
      <div className={styles.ways}>
        <Button
          onClick={() => {
            clear();
            setAsking(true);
          }}
        >
          {label}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('protection.excludeAsk', { period: t(names[period]) })}
        confirmLabel={label}
        tone="warn"
        error={failure?.message}
        onConfirm={exclude}
      >
        <p>{t('protection.exclusionNote')}</p>
      </ConfirmDialog>
    </div>
  );
}

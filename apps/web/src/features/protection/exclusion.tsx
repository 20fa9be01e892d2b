import { useAction, useCallQuery, useText } from '@hanpan/client';
import {
  type ExclusionPeriod,
  type ExclusionReason,
  exclusionPeriod,
  exclusionReason,
} from '@hanpan/contract';
import { Loaded, serverNow } from '@hanpan/kit';
import { protectionTexts } from '@hanpan/messages';
import { exclusionEndsMs } from '@hanpan/rules';
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
  useUi,
} from '@hanpan/ui';
import { useId, useState } from 'react';
import styles from './protection.module.css';
import { useLimitWords } from './use-limit-words.ts';

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
  const { timeZone } = useUi();
  const { at } = useLimitWords();
  // The server counts from the moment at which it takes the confirmation, and answers with the end.
  const until = at(exclusionEndsMs(period, serverNow(), timeZone));
  const exclude = async () => {
    const { data } = await send('/api/protection/exclude', { period, reason: reason || null });
    if (data === undefined) return;
    setAsking(false);
    const end = data.excludedUntil === null ? until : at(Date.parse(data.excludedUntil));
    toast({ text: t('protection.excluded', { until: end }) });
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
      <p className={styles.quiet}>
        {t('protection.exclusionNote')} {t('protection.exclusionOpenBets')}
      </p>
      <SegmentedControl
        label={t('protection.exclusionPeriod')}
        options={exclusionPeriod.options.map((value) => ({ value, label: t(names[value]) }))}
        value={period}
        onChange={setPeriod}
      />
      <p role="status">{t('protection.exclusionWouldEnd', { until })}</p>
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
        title={t('protection.excludeAsk', { until })}
        confirmLabel={label}
        tone="warn"
        error={failure?.message}
        onConfirm={exclude}
      >
        <p>{t('protection.exclusionNote')}</p>
        <p>{t('protection.exclusionOpenBets')}</p>
      </ConfirmDialog>
    </div>
  );
}

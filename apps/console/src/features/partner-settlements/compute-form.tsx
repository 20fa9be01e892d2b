import { useMoneyCall, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FailureNotice, PeriodFields } from '@hanpan/kit';
import { consolePartnerTexts, partnerTexts } from '@hanpan/messages';
import { usePartnerWords } from '@hanpan/partner-views';
import { Button, toast } from '@hanpan/ui';
import { useState } from 'react';
import { type Settlement, settlementPaths } from './model.ts';
import styles from './settlements.module.css';

interface ComputeFormProps {
  readonly next: Pick<DataOf<'/api/console/partner/settlements'>, 'nextStartDate' | 'lastWholeDate'>;
  readonly onDone: (settlement: Settlement) => void;
}

interface Days {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Computes days that are over: it moves nothing, and waits to be confirmed. */
export function ComputeForm({ next: { nextStartDate, lastWholeDate }, onDone }: ComputeFormProps) {
  const t = useText(consolePartnerTexts);
  const words = useText(partnerTexts);
  const { days: ofDays } = usePartnerWords();
  const isAllSettled = nextStartDate !== null && lastWholeDate !== null && nextStartDate > lastWholeDate;
  // An earlier day that was left out can still be chosen where nothing new is over.
  const offered: Days = isAllSettled
    ? { startDate: null, endDate: null }
    : { startDate: nextStartDate ?? lastWholeDate, endDate: lastWholeDate };
  // What is offered changes with each settlement and each day; what was chosen stands until it is computed.
  const [chosen, setChosen] = useState<Days>();
  const days = chosen ?? offered;
  const { submit, isSending, failure } = useMoneyCall({ refreshes: settlementPaths });
  const { startDate, endDate } = days;
  const hasDays = nextStartDate !== null && lastWholeDate !== null && !isAllSettled;
  const compute = async () => {
    if (startDate === null || endDate === null) return;
    const { data } = await submit('/api/console/partner/settlementCompute', { startDate, endDate });
    if (data === undefined) return;
    setChosen(undefined);
    toast({ text: t('consolePartner.computed') });
    onDone(data.settlement);
  };
  return (
    <div className={styles.compute}>
      <span>
        {hasDays
          ? t('consolePartner.nextDays', {
              days: ofDays({ startDate: nextStartDate, endDate: lastWholeDate }),
            })
          : t('consolePartner.noDays')}
      </span>
      <PeriodFields
        fromLabel={words('partner.period.from')}
        toLabel={words('partner.period.to')}
        period={days}
        onChange={(change) => setChosen({ ...days, ...change })}
      />
      <Button
        size="sm"
        variant="filled"
        busy={isSending}
        disabled={startDate === null || endDate === null || endDate < startDate}
        onClick={() => void compute()}
      >
        {t('consolePartner.compute')}
      </Button>
      <span className={styles.quiet}>{t('consolePartner.computeNote')}</span>
      <FailureNotice failure={failure} />
    </div>
  );
}

import { useText } from '@hanpan/client';
import { Loaded, usePageSearch } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { Skeleton } from '@hanpan/ui';
import { usePartnerHost } from '../frame/host.tsx';
import { readDays } from '../frame/period.ts';
import { PeriodTools } from '../frame/period-tools.tsx';
import { useList } from '../frame/use-list.ts';
import { useToday } from '../frame/use-today.ts';
import { usePartnerWords } from '../frame/words.ts';
import { ByGame } from './by-game.tsx';
import { CommissionChart, TurnoverChart } from './charts.tsx';
import { Figures } from './figures.tsx';
import { SettlementSums } from './settlement-sums.tsx';
import styles from './summary.module.css';

const pollMs = 60_000;

/** The partner with everybody below it, at a look: figures, charts, what is to come. */
export function SummaryView() {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const { Frame } = usePartnerHost();
  const today = useToday();
  const [days, setDays] = usePageSearch((raw) => readDays(raw, today, 'today'));
  const query = useList('/api/partner/summary', days, { refetchInterval: pollMs });
  const { data } = query;
  return (
    <Frame
      title={t('partner.summary')}
      note={
        data
          ? [words.rank(data.partnerRank), data.memNick, ...data.upline.toReversed()].join(' · ')
          : '\u00a0'
      }
      tools={<PeriodTools days={days} onChange={setDays} />}
    >
      <Loaded query={query} errorTitle={t('partner.errorTitle')} skeleton={<SummarySkeleton />}>
        {(summary) => (
          <div className={styles.summary} aria-busy={query.isPlaceholderData}>
            <Figures summary={summary} />
            <TurnoverChart summary={summary} />
            <div className={styles.columns}>
              <CommissionChart summary={summary} />
              <ByGame summary={summary} />
            </div>
            <SettlementSums summary={summary} />
          </div>
        )}
      </Loaded>
    </Frame>
  );
}

function SummarySkeleton() {
  return (
    <div className={styles.summary}>
      <Skeleton height="104px" />
      <Skeleton height="240px" />
      <Skeleton height="240px" />
    </div>
  );
}

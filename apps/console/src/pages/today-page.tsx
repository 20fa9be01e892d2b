import { useCallQuery, useText } from '@hanpan/client';
import { mayCall } from '@hanpan/contract';
import { DeskLoaded, PageFrame } from '@hanpan/kit';
import { consoleReportTexts, consoleShellTexts } from '@hanpan/messages';
import { buttonClass, Card, SkeletonRows } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { ownQueue, places } from '../app/navigation.ts';
import { useMay, useOperator } from '../app/session.ts';
import { urls } from '../app/urls.ts';
import { Behind } from '../features/reports/behind.tsx';
import { DayChart } from '../features/reports/day-chart.tsx';
import { LiabilitiesCard } from '../features/reports/liabilities-card.tsx';
import styles from '../features/reports/reports.module.css';
import { TodayTiles } from '../features/reports/today-tiles.tsx';
import { useToday } from '../features/reports/use-reports.ts';

/** The first screen: what waits for this operator, and for those who read reports the day at a glance. */
export function TodayPage() {
  const t = useText(consoleReportTexts);
  const mayRead = useMay('/api/console/today');
  const query = useToday(mayRead);
  return (
    <PageFrame title={t('consoleReport.today')}>
      <div className={styles.page}>
        <Waiting />
        {mayRead && (
          <DeskLoaded query={query} skeleton={<SkeletonRows rows={6} columns={4} />}>
            {(glance) => (
              <>
                <Behind completeUntil={glance.completeUntil} />
                <TodayTiles glance={glance} />
                <div className={styles.pair}>
                  <Card className={styles.card}>
                    <h2 className={styles.heading}>{t('consoleReport.trend')}</h2>
                    <DayChart
                      title={t('consoleReport.ggr')}
                      points={glance.trend.map(({ day, ggrAmt }) => ({ day, value: ggrAmt }))}
                    />
                    <DayChart
                      title={t('consoleReport.deposits')}
                      points={glance.trend.map(({ day, depositAmt }) => ({ day, value: depositAmt }))}
                    />
                  </Card>
                  <LiabilitiesCard liabilities={glance.liabilities} />
                </div>
              </>
            )}
          </DeskLoaded>
        )}
      </div>
    </PageFrame>
  );
}

/** What is in the queues that this operator works at; each leads to its page. */
function Waiting() {
  const t = useText(consoleReportTexts);
  const shell = useText(consoleShellTexts);
  const { roles } = useOperator();
  const { data } = useCallQuery('/api/console/queue', {});
  const own = data && ownQueue(roles, data);
  const waiting = places.flatMap(({ name, count, call }) => {
    const size = count === undefined ? 0 : (own?.[count] ?? 0);
    return size > 0 && mayCall(roles, call) ? [{ name, size }] : [];
  });
  return (
    <Card as="section" className={styles.card} aria-label={t('consoleReport.todo')}>
      <h2 className={styles.heading}>{t('consoleReport.todo')}</h2>
      {data !== undefined && waiting.length === 0 && (
        <p className={styles.note}>{t('consoleReport.nothingTodo')}</p>
      )}
      <div className={styles.todo}>
        {waiting.map(({ name, size }) => (
          <Link key={name} to={urls[name]} className={buttonClass({ variant: 'filled' })}>
            {shell(`consoleShell.${name}`)} {size}
          </Link>
        ))}
      </div>
    </Card>
  );
}

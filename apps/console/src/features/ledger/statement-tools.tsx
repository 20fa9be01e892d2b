import { useText } from '@hanpan/client';
import { exportHref, ledgerStatementCsv } from '@hanpan/contract';
import { PeriodFields } from '@hanpan/kit';
import { consoleLedgerTexts, consoleShellTexts } from '@hanpan/messages';
import { LinkButton } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { urls } from '../../app/urls.ts';
import type { Period } from './model.ts';
import styles from './statement.module.css';

interface StatementToolsProps {
  accountId: number;
  period: Period;
  onChange: (change: Partial<Period>) => void;
}

/** From one day to another on the site's calendar, and all of it as a file, which the browser saves as it arrives. */
export function StatementTools({ accountId, period, onChange }: StatementToolsProps) {
  const t = useText(consoleLedgerTexts);
  const shell = useText(consoleShellTexts);
  const { startDate, endDate } = period;
  return (
    <div className={styles.tools}>
      <PeriodFields
        fromLabel={t('consoleLedger.from')}
        toLabel={t('consoleLedger.to')}
        period={period}
        onChange={onChange}
      />
      <LinkButton
        size="sm"
        icon="download"
        href={exportHref(ledgerStatementCsv, { accountId, from: startDate, to: endDate })}
        download
        aria-label={t('consoleLedger.save')}
        title={t('consoleLedger.save')}
      >
        {shell('consoleShell.csv')}
      </LinkButton>
      <Link to={urls.why} search={{ q: `account:${accountId}` }}>
        {t('consoleLedger.why')}
      </Link>
    </div>
  );
}

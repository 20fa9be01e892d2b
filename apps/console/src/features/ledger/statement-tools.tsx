import { useText } from '@hanpan/client';
import { ledgerStatementCsv } from '@hanpan/contract';
import { PeriodFields } from '@hanpan/kit';
import { consoleLedgerTexts, consoleShellTexts } from '@hanpan/messages';
import { Link } from '@tanstack/react-router';
import { SaveButton } from '../../app/save-buttons.tsx';
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
      <SaveButton
        file={ledgerStatementCsv}
        query={{ accountId, from: startDate, to: endDate }}
        label={t('consoleLedger.save')}
      >
        {shell('consoleShell.csv')}
      </SaveButton>
      <Link to={urls.why} search={{ q: `account:${accountId}` }}>
        {t('consoleLedger.why')}
      </Link>
    </div>
  );
}

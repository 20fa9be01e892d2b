import { useText } from '@hanpan/client';
import { FailureNotice, PageFrame, ToolRow } from '@hanpan/kit';
import { consoleBankTexts } from '@hanpan/messages';
import { Button, Field, PartialNotice, TextArea } from '@hanpan/ui';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import styles from '../features/bank-match/bank-match.module.css';
import { MatchTable } from '../features/bank-match/match-table.tsx';
import { readStatement } from '../features/bank-match/read-statement.ts';
import { type BankMatch, useBankMatch } from '../features/bank-match/use-bank-match.ts';

/** A bank statement, pasted or from a file, beside the deposits that wait. It decides nothing by itself. */
export function BankMatchPage() {
  const t = useText(consoleBankTexts);
  const matching = useBankMatch();
  const [statement, setStatement] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = statement.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !matching.isUnderWay()) void matching.run(statement);
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file !== undefined) setStatement(await readStatement(file));
  };
  return (
    <PageFrame title={t('consoleBank.title')} tools={<ToolRow>{t('consoleBank.rule')}</ToolRow>}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          label={t('consoleBank.statement')}
          hint={t('consoleBank.hint')}
          error={isTried && isMissing && t('consoleBank.missing')}
        >
          <TextArea
            rows={8}
            maxLength={200_000}
            value={statement}
            onChange={({ target }) => setStatement(target.value)}
          />
        </Field>
        <div className={styles.line}>
          <Button type="submit" variant="filled" busy={matching.isSending}>
            {t('consoleBank.match')}
          </Button>
          <label className={styles.file}>
            {t('consoleBank.file')}
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={(event) => void open(event)}
            />
          </label>
        </div>
        <FailureNotice failure={matching.failure} />
      </form>
      {matching.match && <Result match={matching.match} />}
    </PageFrame>
  );
}

function Result({ match }: { match: BankMatch }) {
  const { lines, broken, outgoingCount, leftOutCount, unpaidCount } = match;
  const t = useText(consoleBankTexts);
  const matched = lines.filter(({ result }) => result === 'matched').length;
  return (
    <>
      <p className={styles.sum} role="status">
        {t('consoleBank.sum', { total: lines.length, matched, unpaid: unpaidCount })}
        {outgoingCount > 0 && ` ${t('consoleBank.outgoing', { count: outgoingCount })}`}
      </p>
      {leftOutCount > 0 && (
        <PartialNotice tone="warn" title={t('consoleBank.leftOut', { count: leftOutCount })}>
          {t('consoleBank.leftOutNote')}
        </PartialNotice>
      )}
      {broken.length > 0 && (
        <PartialNotice tone="warn" title={t('consoleBank.broken', { count: broken.length })}>
          {t('consoleBank.brokenNote')}
          <pre className={styles.broken}>
            {broken.map(({ lineNumber, text }) => `${lineNumber}: ${text}`).join('\n')}
          </pre>
        </PartialNotice>
      )}
      <MatchTable lines={lines} />
    </>
  );
}

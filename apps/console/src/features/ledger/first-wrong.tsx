import { useText } from '@hanpan/client';
import { consoleLedgerTexts } from '@hanpan/messages';
import styles from './chain-facts.module.css';
import type { Finding } from './model.ts';

/**
 * Ids are names, not amounts: they are shown without separators, as they are searched for. Only supervisors are told
 * which record it is.
 */
export function FirstWrong({ finding: { check, table, id, detail } }: { finding: Finding }) {
  const t = useText(consoleLedgerTexts);
  return (
    <dl className={styles.finding}>
      <div>
        <dt>{t('consoleLedger.finding')}</dt>
        <dd>
          {id !== null && <b>{t(`consoleLedger.table.${table}`, { id })}</b>}
          <p>{t(`consoleLedger.check.${check}`)}</p>
          {id === null && <p>{t('consoleLedger.forSupervisors')}</p>}
        </dd>
      </div>
      <div>
        <dt>{t('consoleLedger.technical')}</dt>
        <dd lang="en">
          <code>{id === null ? `${table} (${check})` : `${table} ${id} (${check}): ${detail}`}</code>
        </dd>
      </div>
    </dl>
  );
}

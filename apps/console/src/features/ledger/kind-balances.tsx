import { useText } from '@hanpan/client';
import { consoleLedgerTexts } from '@hanpan/messages';
import { useLedgerNames } from '../../app/ledger-names.ts';
import { AccountMoney } from '../../app/parts/account-money.tsx';
import styles from './kind-balances.module.css';
import type { LedgerSummary } from './model.ts';

interface KindBalancesProps {
  kinds: LedgerSummary['byKind'];
  chosen: string;
  /** Choosing a kind narrows the accounts below; choosing it again shows them all. */
  onChoose: (kind: string) => void;
}

export function KindBalances({ kinds, chosen, onChoose }: KindBalancesProps) {
  const t = useText(consoleLedgerTexts);
  const names = useLedgerNames();
  return (
    <section className={styles.kinds}>
      <h2 className={styles.heading}>{t('consoleLedger.byKind')}</h2>
      <ul className={styles.list}>
        {kinds.map(({ kind, accounts, balance }) => (
          <li key={kind}>
            <button
              type="button"
              className={styles.kind}
              aria-pressed={kind === chosen}
              onClick={() => onChoose(kind === chosen ? 'all' : kind)}
            >
              <span className={styles.name}>{names.kind(kind)}</span>
              <AccountMoney kind={kind} amount={balance} tone="plain" className={styles.balance} />
              <span className={styles.count}>
                {t('consoleLedger.accountCount')} {t('consoleLedger.count', { count: accounts })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

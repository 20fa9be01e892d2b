import { useText } from '@hanpan/client';
import { consoleCashTexts } from '@hanpan/messages';
import { CopyButton } from '@hanpan/ui';
import styles from './account-card.module.css';
import type { AccountRequest } from './use-account-sending.ts';

/** The account that the button sends, shown so that it is read before it is sent. */
export function AccountCard({ account }: { account: NonNullable<AccountRequest['account']> }) {
  const t = useText(consoleCashTexts);
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <span className={styles.label}>{t('consoleCash.account.what')}</span>
        <b className="num">
          {account.bankName} {account.accountNumber}
        </b>
        <span>{account.accountHolder}</span>
        <CopyButton size="sm" value={account.accountNumber}>
          {t('consoleCash.account.copy')}
        </CopyButton>
      </div>
      <p className={styles.note}>{t('consoleCash.account.note')}</p>
    </div>
  );
}

import { useText } from '@hanpan/client';
import { cashFactsTexts, cashTexts } from '@hanpan/messages';
import { CopyBox, PartialNotice, TimeText } from '@hanpan/ui';
import { useBankName } from './bank-name.ts';
import { useAskedAccount } from './use-asked-account.ts';

/** The account as it was shown last, whole; it shows its time and says when the site has changed it since. */
export function LatestAccount() {
  const t = useText(cashTexts);
  const facts = useText(cashFactsTexts);
  const { account } = useAskedAccount();
  const bankName = useBankName(account?.bankName ?? '');
  if (!account) return null;
  return (
    <>
      <CopyBox
        label={
          <>
            {`${t('cash.account.latest')} · `}
            <TimeText atMs={Date.parse(account.shownAt)} />
          </>
        }
        before={bankName}
        value={account.accountNumber}
        note={facts('cash.account.holder', { holder: account.accountHolder })}
      >
        {t('cash.account.copy')}
      </CopyBox>
      {account.isCurrent === 'N' && (
        <PartialNotice tone="warn">{facts('cash.account.changed')}</PartialNotice>
      )}
    </>
  );
}

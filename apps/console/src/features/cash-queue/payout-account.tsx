import { useAction, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FailureNotice, PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleCashFactsTexts, consoleCashTexts } from '@hanpan/messages';
import { Button, CopyButton } from '@hanpan/ui';
import { useState } from 'react';
import { useOperator } from '../../app/session.ts';
import { type CashRow, isMine } from './model.ts';
import styles from './payout-account.module.css';

/** The account that is paid: shown in full on demand, to whoever has claimed the request. */
export function PayoutAccount({ request }: { request: CashRow }) {
  const t = useText(consoleCashTexts);
  const facts = useText(consoleCashFactsTexts);
  const me = useOperator();
  const { isSending, failure, send } = useAction({ refreshes: [] });
  const [account, setAccount] = useState<DataOf<'/api/console/cash/payoutAccount'>>();
  const show = async () => {
    const { data } = await send('/api/console/cash/payoutAccount', { cashIdx: request.cashIdx });
    setAccount(data);
  };
  if (request.state !== 2) {
    if (request.payoutReference === null) return null;
    return (
      <PanelSection title={facts('consoleCash.payout')}>
        <PanelFacts facts={[{ label: facts('consoleCash.reference'), value: request.payoutReference }]} />
      </PanelSection>
    );
  }
  if (!isMine(request, me)) return null;
  return (
    <PanelSection title={facts('consoleCash.payout')}>
      {account === undefined ? (
        <div className={styles.ask}>
          <Button size="sm" icon="shield" busy={isSending} onClick={() => void show()}>
            {facts('consoleCash.payoutShow')}
          </Button>
          <p className={styles.note}>{facts('consoleCash.payoutNote')}</p>
          <FailureNotice failure={failure} />
        </div>
      ) : (
        <PanelFacts
          facts={[
            { label: t('consoleCash.bank'), value: account.bankName },
            {
              label: facts('consoleCash.payoutNumber'),
              value: (
                <span className={styles.number}>
                  <b className="num">{account.accountNumber}</b>
                  <CopyButton size="sm" value={account.accountNumber}>
                    {facts('consoleCash.copyShort')}
                  </CopyButton>
                </span>
              ),
            },
            { label: t('consoleCash.col.holder.out'), value: account.accountHolder },
          ]}
        />
      )}
    </PanelSection>
  );
}

import { useMoneyCall, useText } from '@hanpan/client';
import { useSite } from '@hanpan/kit';
import { partnerDeskTexts, partnerTexts } from '@hanpan/messages';
import { Badge, Button, ConfirmDialog, Money, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useOwnMoney } from '../app/own-money.ts';
import { moneyPath } from '../app/session.ts';
import styles from './own-money.module.css';

/** The partner's balance and comp, with the way from the one to the other. */
export function OwnMoney() {
  const t = useText(partnerDeskTexts);
  const words = useText(partnerTexts);
  const site = useSite();
  const { data } = useOwnMoney();
  const [isAsking, setAsking] = useState(false);
  const { submit, failure } = useMoneyCall({ refreshes: [moneyPath, '/api/partner/summary'] });
  if (data === undefined) return null;
  const { cashAmt, compAmt } = data;
  const convert = async () => {
    const { data: done } = await submit('/api/wallet/convertComp', { amount: compAmt });
    if (done === undefined) return;
    toast({ text: t('partnerDesk.converted', { amount: done.amount }) });
    setAsking(false);
  };
  return (
    <div className={styles.money}>
      <span>
        {words('partner.cash')} <Money amount={cashAmt} />
      </span>
      {site?.moneyMode === 'play' && (
        <Badge kind="plain" size="sm">
          {t('partnerDesk.playMoney')}
        </Badge>
      )}
      <span>
        {words('partner.comp')} <Money amount={compAmt} />
      </span>
      {compAmt > 0 && (
        <Button size="xs" onClick={() => setAsking(true)}>
          {t('partnerDesk.convert')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('partnerDesk.convert')}
          confirmLabel={t('partnerDesk.convert')}
          onConfirm={convert}
          error={failure?.message}
        >
          {t('partnerDesk.convertNote', { amount: compAmt })}
        </ConfirmDialog>
      )}
    </div>
  );
}

import { useMoneyCall, useText } from '@hanpan/client';
import { useFailureText, useSite } from '@hanpan/kit';
import { partnerDeskTexts, partnerTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
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
  const text = useFailureText();
  /** As it was when the question was asked: what is told and what is converted are one sum, whatever arrives meanwhile. */
  const [asked, setAsked] = useState<Amount>();
  const { submit, failure } = useMoneyCall({ refreshes: [moneyPath, '/api/partner/summary'] });
  if (data === undefined) return null;
  const { cashAmt, compAmt } = data;
  const convert = async (sum: Amount) => {
    const { data: done } = await submit('/api/wallet/convertComp', { amount: sum });
    if (done === undefined) return;
    toast({ text: t('partnerDesk.converted', { amount: done.amount }) });
    setAsked(undefined);
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
        <Button size="xs" onClick={() => setAsked(compAmt)}>
          {t('partnerDesk.convert')}
        </Button>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={t('partnerDesk.convert')}
          confirmLabel={t('partnerDesk.convert')}
          onConfirm={() => convert(asked)}
          error={failure && text(failure)}
        >
          {t('partnerDesk.convertNote', { amount: asked })}
        </ConfirmDialog>
      )}
    </div>
  );
}

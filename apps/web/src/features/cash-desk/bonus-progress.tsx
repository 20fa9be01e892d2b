import { useLocalText, useText } from '@hanpan/client';
import type { MemberBonus } from '@hanpan/contract';
import { cashTexts } from '@hanpan/messages';
import { Button, Card, CardHeader, ConfirmDialog, Money, TimeText } from '@hanpan/ui';
import { useId, useState } from 'react';
import styles from './bonus-progress.module.css';
import { useBonuses } from './use-bonuses.ts';
import { useGiveUpBonus } from './use-give-up-bonus.ts';

/** The bonus that still has to be played through, where there is one; the desk works even if this fails. */
export function BonusProgress() {
  const { data } = useBonuses();
  const open = data?.bonuses.find((bonus) => bonus.state === 'open');
  return open ? <OpenBonus key={open.bonusIdx} bonus={open} /> : null;
}

function OpenBonus({ bonus }: { bonus: MemberBonus }) {
  const t = useText(cashTexts);
  const local = useLocalText();
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const giveUp = useGiveUpBonus(bonus);
  const { turnoverDone, turnoverRequired } = bonus;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={`${t('cash.bonus.title')}: ${local(bonus.names)}`} />
      <div className={styles.body}>
        <progress
          className={styles.bar}
          aria-label={t('cash.bonus.progress')}
          value={turnoverDone}
          max={Math.max(1, turnoverRequired)}
        />
        <dl className={styles.facts}>
          <div>
            <dt>{t('cash.bonus.done')}</dt>
            <dd>
              <Money amount={turnoverDone} tone="plain" />
            </dd>
          </div>
          <div>
            <dt>{t('cash.bonus.required')}</dt>
            <dd>
              <Money amount={turnoverRequired} tone="plain" />
            </dd>
          </div>
          <div>
            <dt>{t('cash.bonus.amount')}</dt>
            <dd>
              <Money amount={bonus.amount} />
            </dd>
          </div>
          <div>
            <dt>{t('cash.bonus.until')}</dt>
            <dd>
              <TimeText atMs={Date.parse(bonus.expiresAt)} />
            </dd>
          </div>
        </dl>
        <p className={styles.note}>{t('cash.bonus.note')}</p>
        <div>
          <Button onClick={() => setAsking(true)}>{t('cash.bonus.giveUp')}</Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('cash.bonus.giveUpTitle')}
        confirmLabel={t('cash.bonus.giveUp')}
        tone="warn"
        error={giveUp.error}
        onConfirm={async () => {
          if (await giveUp.run()) setAsking(false);
        }}
      >
        {t('cash.bonus.giveUpBody', { amount: bonus.amount })}
      </ConfirmDialog>
    </Card>
  );
}

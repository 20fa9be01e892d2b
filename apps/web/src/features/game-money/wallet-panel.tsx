import { useCallQuery, useLocale, useRefresh, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { commonTexts, gameMoneyTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { Button, ErrorState, LoadingRegion, Money, SkeletonRows } from '@hanpan/ui';
import { type ReactNode, useEffect } from 'react';
import { useOpenMerge } from '../../app/merge.ts';
import { useBalance } from '../../app/session.ts';
import { AutomaticSwitch } from './automatic-switch.tsx';
import styles from './wallet-panel.module.css';

type Wallet = DataOf<'/api/cash/getUserCash'>;

const path = '/api/cash/getUserCash';

/** EN-06: every kind of money separately, and the way to bring game money back. */
export function WalletPanel({ onConvert }: { onConvert?: () => void }) {
  const t = useText(gameMoneyTexts);
  const { data, error, isFetching, refetch } = useCallQuery(path, {});
  useFollowBalance();
  if (data === undefined && error) {
    return (
      <ErrorState title={t('gameMoney.errorTitle')} onRetry={() => void refetch()} busy={isFetching}>
        {t('gameMoney.errorBody')}
      </ErrorState>
    );
  }
  if (data === undefined) {
    return (
      <LoadingRegion className={styles.panel}>
        <SkeletonRows rows={6} />
      </LoadingRegion>
    );
  }
  return <Kinds wallet={data} onConvert={onConvert} />;
}

/** The balance of the page is fresher than a query; when it moves, the other kinds may have moved too. */
function useFollowBalance(): void {
  const refresh = useRefresh(path);
  const { version } = useBalance();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that something moved.
  useEffect(() => refresh(), [refresh, version]);
}

function Kinds({ wallet, onConvert }: { wallet: Wallet; onConvert: (() => void) | undefined }) {
  const t = useText(gameMoneyTexts);
  const common = useText(commonTexts);
  const { locale } = useLocale();
  const openMerge = useOpenMerge();
  const convert = () => {
    onConvert?.();
    openMerge({ kind: 'header' });
  };
  const point = common('common.point');
  return (
    <div className={styles.panel}>
      <dl className={styles.kinds}>
        <Kind name={t('gameMoney.cash')} amount={wallet.cashAmt} />
        <Kind name={t('gameMoney.game')} amount={wallet.gameAmt}>
          {wallet.games.map(({ vendorKey, vendorName, amount }) => (
            <div key={vendorKey} className={styles.vendor}>
              <dt>{vendorName[locale]}</dt>
              <dd>
                <Money amount={amount} tone="plain" size="sm" />
              </dd>
            </div>
          ))}
        </Kind>
        <Kind name={t('gameMoney.bonus')} amount={wallet.bonusAmt} />
        <Kind name={t('gameMoney.hold')} amount={wallet.holdAmt} />
        <Kind name={t('gameMoney.points')} amount={wallet.pointAmt} unit={point} />
        <Kind name={t('gameMoney.comp')} amount={wallet.compAmt} />
      </dl>
      {wallet.gameAmt > 0 && <p className={styles.note}>{t('gameMoney.gameNote')}</p>}
      <Button variant="filled" disabled={wallet.gameAmt === 0} onClick={convert}>
        {t('gameMoney.convert')}
      </Button>
      <AutomaticSwitch isOn={wallet.memCashFlag === 'Y'} />
    </div>
  );
}

interface KindProps {
  readonly name: string;
  readonly amount: Amount;
  readonly unit?: string;
  readonly children?: ReactNode;
}

function Kind({ name, amount, unit, children }: KindProps) {
  return (
    <>
      <div className={styles.kind}>
        <dt>{name}</dt>
        <dd>
          <Money amount={amount} tone={unit === undefined ? 'gold' : 'plain'} unit={unit} />
        </dd>
      </div>
      {children}
    </>
  );
}

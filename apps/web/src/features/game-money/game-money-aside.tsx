import { useCallQuery, useRefresh, useText } from '@hanpan/client';
import { gameMoneyTexts } from '@hanpan/messages';
import { Icon, Money } from '@hanpan/ui';
import { useEffect } from 'react';
import { useOpenMerge } from '../../app/merge.ts';
import { useBalance } from '../../app/session.ts';
import styles from './game-money-aside.module.css';

const path = '/api/cash/getUserCash';

/** Beside a balance of nothing: where it is, if a game has taken all of it along, and the way to have it back. */
export function GameMoneyAside() {
  const t = useText(gameMoneyTexts);
  const { data } = useCallQuery(path, {});
  const openMerge = useOpenMerge();
  const refresh = useRefresh(path);
  const { version } = useBalance();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that something moved.
  useEffect(() => refresh(), [refresh, version]);
  if (data === undefined || data.gameAmt === 0) return null;
  return (
    <button
      type="button"
      data-game-money
      className={styles.aside}
      aria-label={t('gameMoney.takeBack', { amount: data.gameAmt })}
      title={t('gameMoney.convert')}
      onClick={() => openMerge({ kind: 'header' })}
    >
      <span className={styles.words}>
        {t('gameMoney.inGames')} <Icon name="exchange" size={16} />
      </span>
      <Money amount={data.gameAmt} size="sm" />
    </button>
  );
}

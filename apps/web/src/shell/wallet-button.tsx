import { useText } from '@hanpan/client';
import { gameMoneyTexts } from '@hanpan/messages';
import { IconButton, Popover } from '@hanpan/ui';
import { useState } from 'react';
import { LazyWalletPanel } from '../features/game-money/wallet-panel-lazy.tsx';
import styles from './desktop-header.module.css';

/** Opens the list of every kind of money; a conversion takes the panel's place. */
export function WalletButton() {
  const t = useText(gameMoneyTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger={<IconButton icon="wallet" label={t('gameMoney.wallet')} />}
      label={t('gameMoney.wallet')}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
    >
      <div className={styles.walletPanel}>
        <LazyWalletPanel onConvert={() => setOpen(false)} />
      </div>
    </Popover>
  );
}

import { useText } from '@hanpan/client';
import { gameMoneyTexts } from '@hanpan/messages';
import { Icon, Money } from '@hanpan/ui';
import { useMoneyInGames } from '../../app/game-money.ts';
import styles from './game-money-aside.module.css';

/** Beside a balance of nothing: where it is, if a game has taken all of it along, and the way to have it back. */
export function GameMoneyAside() {
  const t = useText(gameMoneyTexts);
  const taken = useMoneyInGames();
  if (taken === undefined) return null;
  return (
    <button
      type="button"
      data-game-money
      className={styles.aside}
      aria-label={t('gameMoney.takeBack', { amount: taken.gameAmt })}
      title={t('gameMoney.convert')}
      onClick={taken.takeBack}
    >
      <span className={styles.words}>
        {t('gameMoney.inGames')} <Icon name="exchange" size={16} />
      </span>
      <Money amount={taken.gameAmt} size="sm" />
    </button>
  );
}

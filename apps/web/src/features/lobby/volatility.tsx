import { useText } from '@hanpan/client';
import { lobbyTexts } from '@hanpan/messages';
import styles from './volatility.module.css';

const levels = [1, 2, 3, 4, 5] as const;
type Level = (typeof levels)[number];

export function useVolatilityWord(): (volatility: number) => string {
  const t = useText(lobbyTexts);
  return (volatility) => t(`lobby.volatility${(levels.find((level) => level === volatility) ?? 3) as Level}`);
}

/** How seldom and how large a game pays, as a word and as bars. */
export function Volatility({ volatility }: { volatility: number }) {
  const word = useVolatilityWord();
  return (
    <span className={styles.volatility}>
      {word(volatility)}
      <span className={styles.bars} aria-hidden="true">
        {levels.map((level) => (
          <i key={level} data-on={level <= volatility || undefined} />
        ))}
      </span>
    </span>
  );
}

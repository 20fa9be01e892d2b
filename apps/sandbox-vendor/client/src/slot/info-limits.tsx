import type { InfoProps } from '../cabinet/info-props.ts';
import { formatWon } from '../cabinet/money.tsx';

/** What holds for every slot: stakes, the time of a round, and what happens when something breaks. */
export function InfoLimits({ game, t }: InfoProps) {
  const stakes = game.stakeAmounts;
  const limits = {
    min: formatWon(stakes[0] ?? 0),
    max: formatWon(stakes.at(-1) ?? 0),
    seconds: game.minimumCycleMs / 1000,
  };
  return (
    <>
      <p>{t('info.limits', limits)}</p>
      <p>{t('info.fault')}</p>
    </>
  );
}

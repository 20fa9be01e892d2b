import type { InfoProps } from '../cabinet/info-props.ts';

/** What holds for every slot: stakes, the time of a round, and what happens when something breaks. */
export function InfoLimits({ game, t }: InfoProps) {
  const stakes = game.stakeAmounts;
  const limits = {
    min: stakes[0] ?? 0,
    max: stakes.at(-1) ?? 0,
    seconds: game.minimumCycleMs / 1000,
  };
  return (
    <>
      <p>{t('info.limits', limits)}</p>
      <p>{t('info.fault')}</p>
    </>
  );
}

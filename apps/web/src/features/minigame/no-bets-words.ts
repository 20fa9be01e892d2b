import { useText } from '@hanpan/client';
import { minigameTexts } from '@hanpan/messages';
import { formatTime, useUi } from '@hanpan/ui';
import type { MiniBoard, Phase } from './model.ts';

/** Why no bets are taken, and when that ends. */
export function useNoBetsWords() {
  const t = useText(minigameTexts);
  const { locale, timeZone } = useUi();
  return (phase: Exclude<Phase, 'open'>, { round }: Pick<MiniBoard, 'round'>) => {
    switch (phase) {
      case 'off':
      case 'late':
      case 'none':
        return { title: t(`minigame.phase.${phase}`), body: t(`minigame.phase.${phase}Body`) };
      case 'ahead': {
        const time =
          round && formatTime(Date.parse(round.opensAt), 'time', { locale, timeZone, zone: false });
        return {
          title: t('minigame.phase.ahead'),
          body: t('minigame.phase.aheadBody', { time: time ?? '' }),
        };
      }
      case 'closed':
      case 'drawing':
        return {
          title: t('minigame.phase.closed', { round: String(round?.round ?? '') }),
          body: t('minigame.phase.closedBody'),
        };
    }
  };
}

import type { SlotInfo } from '../../../src/games/slot-api.ts';
import { formatHundredths, formatNumber } from '../messages/figures.ts';
import type { Lang } from '../messages/texts.ts';
import type { Translate } from '../messages/translate.ts';

interface MostWinProps {
  game: SlotInfo & { hasPots?: boolean };
  t: Translate;
}

/** The most that a round can pay, and how rarely: the number alone would promise what hardly anybody ever sees. */
export function MostWin({ game, t }: MostWinProps) {
  const { hundredths, every } = game.mostWin;
  return (
    <p className="most-win">
      <b>{t('info.mostWin', { times: timesText(hundredths, t.lang) })}</b>{' '}
      {every === null ? t('info.mostRare') : t('info.mostEvery', { every })}
      {game.hasPots && ` ${t('info.mostPots')}`}
    </p>
  );
}

/** 18,311 and 62.08: places that are zero are left out. */
export function timesText(hundredths: number, lang: Lang): string {
  return hundredths % 100 === 0 ? formatNumber(hundredths / 100, lang) : formatHundredths(hundredths, lang);
}

import { useText } from '@hanpan/client';
import { consoleLimitTexts, sportsTexts } from '@hanpan/messages';
import type { LimitRow, LimitRule } from './model.ts';

/** Which events a line is about, as a reader knows them. */
export function useLimitWords() {
  const t = useText(consoleLimitTexts);
  const sports = useText(sportsTexts);
  const sport = (name: LimitRule['sport']) =>
    name === 'all' ? t('consoleLimits.allSports') : sports(`sports.sport.${name}`);
  const time = (hours: number) =>
    hours === 0 ? t('consoleLimits.toStart') : t('consoleLimits.fromHours', { hours });
  return {
    sport,
    sportOf: (row: LimitRow) => (row.sport === undefined ? t('consoleLimits.default') : sport(row.sport)),
    timeOf: (row: LimitRow) =>
      row.fromHours === undefined ? t('consoleLimits.anyTime') : time(row.fromHours),
    nameOf: (row: LimitRow) =>
      row.sport === undefined || row.fromHours === undefined
        ? t('consoleLimits.default')
        : `${sport(row.sport)}, ${time(row.fromHours)}`,
  };
}

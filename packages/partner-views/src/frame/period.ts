import { isSiteDay } from '@hanpan/contract';
import { addDays, mondayOf } from '@hanpan/rules';

/** Days of the site's calendar, both inclusive. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

export const presets = ['today', 'yesterday', 'week', 'month'] as const;
export type Preset = (typeof presets)[number];

export function presetDays(preset: Preset, today: string): Days {
  if (preset === 'today') return { startDate: today, endDate: today };
  if (preset === 'yesterday') {
    const day = addDays(today, -1);
    return { startDate: day, endDate: day };
  }
  // A week begins on Monday, as the settlements of the trade do.
  const startDate = preset === 'week' ? mondayOf(today) : `${today.slice(0, 8)}01`;
  return { startDate, endDate: today };
}

/** The preset that these days are; undefined for any others. */
export function presetOf({ startDate, endDate }: Days, today: string): Preset | undefined {
  return presets.find((preset) => {
    const days = presetDays(preset, today);
    return days.startDate === startDate && days.endDate === endDate;
  });
}

/** The days of an address; the preset where it has none, or none that go together. */
export function readDays(raw: Readonly<Record<string, unknown>>, today: string, otherwise: Preset): Days {
  const { startDate, endDate } = raw;
  const areDays =
    typeof startDate === 'string' &&
    typeof endDate === 'string' &&
    isSiteDay(startDate) &&
    isSiteDay(endDate);
  return areDays && startDate <= endDate ? { startDate, endDate } : presetDays(otherwise, today);
}

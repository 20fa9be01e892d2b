import { useText } from '@hanpan/client';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { PartialNotice } from '@hanpan/ui';
import { useDayWords } from '../../app/day-words.ts';
import type { Period } from './use-reports.ts';

interface ShortenedProps {
  readonly asked: Period;
  /** The first day of what was read. */
  readonly startDate: string;
}

/** Says from which day on there are figures where the chosen period is longer than a report: a sum is of that alone. */
export function Shortened({ asked, startDate }: ShortenedProps) {
  const t = useText(consoleReportDeskTexts);
  const { day } = useDayWords();
  if (asked.startDate === null || asked.startDate >= startDate) return null;
  return (
    <PartialNotice tone="warn">{t('consoleReportDesk.shortened', { day: day(startDate) })}</PartialNotice>
  );
}

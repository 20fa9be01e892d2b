import { useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { siteDate } from '@hanpan/rules';
import { Chip, ChipGroup, useUi } from '@hanpan/ui';
import type { Period } from './use-reports.ts';

/** Where each begins that ends today: the day, its month and its year on the site's calendar. */
const usualPeriods = {
  today: (today: string) => today,
  month: (today: string) => `${today.slice(0, 8)}01`,
  year: (today: string) => `${today.slice(0, 5)}01-01`,
} as const;
const names = ['today', 'month', 'year'] as const;

interface UsualPeriodsProps {
  readonly period: Period;
  readonly onChange: (period: { readonly from: string; readonly to: string }) => void;
}

/** The periods that are reported on again and again, at a press. */
export function UsualPeriods({ period, onChange }: UsualPeriodsProps) {
  const t = useText(consoleReportDeskTexts);
  const today = siteDate(serverNow(), useUi().timeZone);
  return (
    <ChipGroup label={t('consoleReportDesk.usualPeriods')}>
      {names.map((name) => {
        const from = usualPeriods[name](today);
        return (
          <Chip
            key={name}
            pressed={period.startDate === from && period.endDate === today}
            onClick={() => onChange({ from, to: today })}
          >
            {t(`consoleReportDesk.usual.${name}`)}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}

import { useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { formatTime, PartialNotice, useUi } from '@hanpan/ui';

/** The sums are made ten minutes behind at the most; what is later than this is still on its way. */
const lateMs = 20 * 60_000;

/** Says where the sums behind a report stand while they have not caught up. */
export function Behind({ completeUntil }: { completeUntil: string | null }) {
  const t = useText(consoleReportDeskTexts);
  const { locale, timeZone } = useUi();
  if (completeUntil !== null && serverNow() - Date.parse(completeUntil) < lateMs) return null;
  return (
    <PartialNotice tone="warn" title={t('consoleReportDesk.behindTitle')}>
      {completeUntil === null
        ? t('consoleReportDesk.behindFirst')
        : t('consoleReportDesk.behind', {
            at: formatTime(Date.parse(completeUntil), 'dateTime', { locale, timeZone, zone: true }),
          })}
    </PartialNotice>
  );
}

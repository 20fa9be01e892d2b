import { useText } from '@hanpan/client';
import { consoleBetsCsv, reportTableCsv } from '@hanpan/contract';
import { FileLinks } from '@hanpan/kit';
import { consoleReportDeskTexts } from '@hanpan/messages';
import type { ComponentProps } from 'react';

/** The whole report as a file. */
export function SaveReport({ query }: Pick<ComponentProps<typeof FileLinks>, 'query'>) {
  const t = useText(consoleReportDeskTexts);
  return (
    <FileLinks
      file={reportTableCsv}
      query={query}
      excel={t('consoleReportDesk.excel')}
      csv={t('consoleReportDesk.csv')}
    />
  );
}

/** Every bet that was placed in the period as a file, for whoever has to see each of them. */
export function SaveBets({ query }: Pick<ComponentProps<typeof FileLinks>, 'query'>) {
  const t = useText(consoleReportDeskTexts);
  return (
    <FileLinks
      file={consoleBetsCsv}
      query={query}
      excel={t('consoleReportDesk.betsExcel')}
      csv={t('consoleReportDesk.betsCsv')}
    />
  );
}

import { useText } from '@hanpan/client';
import { reportTableCsv } from '@hanpan/contract';
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

import { useText } from '@hanpan/client';
import { consoleBetsCsv, reportTableCsv } from '@hanpan/contract';
import { consoleReportDeskTexts } from '@hanpan/messages';
import type { ComponentProps } from 'react';
import { SaveButtons } from '../../app/save-buttons.tsx';

/** The whole report as a file. */
export function SaveReport({ query }: Pick<ComponentProps<typeof SaveButtons>, 'query'>) {
  const t = useText(consoleReportDeskTexts);
  return (
    <SaveButtons
      file={reportTableCsv}
      query={query}
      excel={t('consoleReportDesk.excel')}
      csv={t('consoleReportDesk.csv')}
    />
  );
}

/** Every bet that was placed in the period as a file, for whoever has to see each of them. */
export function SaveBets({ query }: Pick<ComponentProps<typeof SaveButtons>, 'query'>) {
  const t = useText(consoleReportDeskTexts);
  return (
    <SaveButtons
      file={consoleBetsCsv}
      query={query}
      excel={t('consoleReportDesk.betsExcel')}
      csv={t('consoleReportDesk.betsCsv')}
    />
  );
}

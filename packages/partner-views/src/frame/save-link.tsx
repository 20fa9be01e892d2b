import { useText } from '@hanpan/client';
import { FileLinks } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import type { ComponentProps } from 'react';

/** The whole list of the period as a file. */
export function SaveLink(props: Pick<ComponentProps<typeof FileLinks>, 'file' | 'query'>) {
  const t = useText(partnerTexts);
  return (
    <FileLinks
      {...props}
      excel={t('partner.excel')}
      excelNote={t('partner.excel.note')}
      csv={t('partner.csv')}
      csvNote={t('partner.csv.note')}
    />
  );
}

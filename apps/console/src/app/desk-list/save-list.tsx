import { useText } from '@hanpan/client';
import { sortWordOf } from '@hanpan/contract';
import { consoleListTexts } from '@hanpan/messages';
import type { ComponentProps } from 'react';
import { SaveButtons } from '../save-buttons.tsx';
import type { DeskListTools } from './use-desk-list.ts';

/** `query` is the filter of the list; its order is that of the screen. */
interface SaveListProps extends Pick<ComponentProps<typeof SaveButtons>, 'file' | 'query'> {
  readonly desk: DeskListTools;
}

/** The whole list by its filter as a file. */
export function SaveList({ file, query, desk: { sort } }: SaveListProps) {
  const t = useText(consoleListTexts);
  const word = sort === undefined ? null : sortWordOf({ by: sort.key, direction: sort.direction });
  return (
    <SaveButtons
      file={file}
      query={{ ...query, sort: word }}
      excel={t('consoleList.excel')}
      excelNote={t('consoleList.excel.note')}
      csv={t('consoleList.csv')}
      csvNote={t('consoleList.csv.note')}
    />
  );
}

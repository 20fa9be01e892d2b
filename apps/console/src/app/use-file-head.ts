import { useText } from '@hanpan/client';
import type { CsvCell } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { fileHeadTexts } from '@hanpan/messages';
import { siteInstant } from '@hanpan/rules';
import { useUi } from '@hanpan/ui';
import { useOperator } from './session.ts';

interface Days {
  readonly from: string;
  /** Null: up to when it was made. */
  readonly to: string | null;
}

/** The head of a file that the browser writes itself, as the server writes it above those that it makes. */
export function useFileHead(): (title: string, days: Days, filter: string) => CsvCell[][] {
  const t = useText(fileHeadTexts);
  const { timeZone } = useUi();
  const { name, siteName } = useOperator();
  return (title, days, filter) => [
    [`# ${t('fileHead.site')}`, siteName],
    [`# ${t('fileHead.report')}`, title],
    [`# ${t('fileHead.period')}`, t('fileHead.fromTo', { ...days, to: days.to ?? t('fileHead.now') })],
    [`# ${t('fileHead.timeZone')}`, timeZone],
    [`# ${t('fileHead.madeAt')}`, siteInstant(serverNow(), timeZone)],
    [`# ${t('fileHead.madeBy')}`, name],
    [`# ${t('fileHead.filter')}`, filter],
  ];
}

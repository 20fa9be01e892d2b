import { useLocale, useLocalText, useText } from '@hanpan/client';
import { cells } from '@hanpan/kit';
import { consoleMessageTexts } from '@hanpan/messages';
import { type Column, TimeText } from '@hanpan/ui';
import type { MessageBatch } from './use-messages.ts';

export function useBatchColumns(): Column<MessageBatch>[] {
  const t = useText(consoleMessageTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  const toWhom = useReceivers();
  const columns: Column<MessageBatch>[] = [
    {
      key: 'sentAt',
      sortable: true,
      header: t('consoleMessage.at'),
      phone: 'meta',
      cell: ({ sentAt }) => <TimeText atMs={Date.parse(sentAt)} className={cells.quiet} />,
    },
    { key: 'title', header: t('consoleMessage.subject'), phone: 'main', cell: ({ title }) => local(title) },
    { key: 'to', header: t('consoleMessage.to'), phone: 'state', cell: toWhom },
    {
      key: 'sentCount',
      sortable: true,
      header: t('consoleMessage.count'),
      align: 'end',
      phone: 'money',
      cell: ({ sentCount }) => sentCount.toLocaleString(locale),
    },
    {
      key: 'read',
      header: t('consoleMessage.read'),
      align: 'end',
      phone: 'hidden',
      cell: ({ readCount }) => readCount.toLocaleString(locale),
    },
    { key: 'by', header: t('consoleMessage.by'), phone: 'hidden', cell: ({ sentBy }) => sentBy },
  ];
  return columns;
}

/** Who received it, in words. */
export function useReceivers(): (row: MessageBatch) => string {
  const t = useText(consoleMessageTexts);
  return ({ target, level, memIds }) => {
    if (target === 'all') return t('consoleMessage.to.all');
    if (target === 'level') return t('consoleMessage.toLevel', { level: level ?? 0 });
    return memIds.join(', ');
  };
}

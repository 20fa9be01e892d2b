import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleMessageTexts, localeNames, locales } from '@hanpan/messages';
import { TimeText } from '@hanpan/ui';
import { useReceivers } from './batch-columns.tsx';
import styles from './messages.module.css';
import type { MessageBatch } from './use-messages.ts';

/** One message as it was sent, in every language. */
export function BatchDetail({ row }: { row: MessageBatch }) {
  const t = useText(consoleMessageTexts);
  const toWhom = useReceivers();
  return (
    <>
      <PanelSection title={t('consoleMessage.to')}>
        <PanelFacts
          facts={[
            { label: t('consoleMessage.to'), value: toWhom(row) },
            { label: t('consoleMessage.at'), value: <TimeText atMs={Date.parse(row.sentAt)} /> },
            { label: t('consoleMessage.by'), value: row.sentBy },
            { label: t('consoleMessage.count'), value: row.sentCount },
            { label: t('consoleMessage.read'), value: row.readCount },
          ]}
        />
      </PanelSection>
      {locales.map((locale) => (
        <PanelSection key={locale} title={localeNames[locale]}>
          <div lang={locale}>
            <b>{row.title[locale]}</b>
            <p className={styles.text}>{row.body[locale]}</p>
          </div>
        </PanelSection>
      ))}
    </>
  );
}

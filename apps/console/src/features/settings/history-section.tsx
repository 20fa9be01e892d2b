import { useText } from '@hanpan/client';
import type { SettingGroup } from '@hanpan/contract';
import { DeskLoaded } from '@hanpan/kit';
import { consoleSettingTexts } from '@hanpan/messages';
import { SkeletonRows, TimeText } from '@hanpan/ui';
import type { SettingField } from '../../app/setting-values.ts';
import { useSettingWords } from '../../app/setting-words.ts';
import styles from './settings.module.css';
import { useSettingsHistory } from './use-settings.ts';

interface HistorySectionProps {
  readonly group: SettingGroup;
  readonly fields: readonly SettingField[];
}

/** Who changed this group, when, why, and from what to what. */
export function HistorySection({ group, fields }: HistorySectionProps) {
  const t = useText(consoleSettingTexts);
  const words = useSettingWords();
  const query = useSettingsHistory(group);
  const shown = (key: string, value: string) => {
    const field = fields.find((each) => each.key === key);
    return field === undefined || value === '' ? value : words.shownField(field, JSON.parse(value));
  };
  return (
    <section className={styles.history}>
      <h2 className={styles.heading}>{t('consoleSetting.history')}</h2>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={2} columns={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.quiet}>{t('consoleSetting.historyEmpty')}</p>
          ) : (
            list.map(({ auditIdx, at, by, reason, changes }) => (
              <div key={auditIdx}>
                <b>{by}</b> · <TimeText atMs={Date.parse(at)} /> · {reason}
                {changes.map(({ key, before, after }) => (
                  <p key={key} className={styles.value}>
                    {words.nameOf(key)}: {shown(key, before)} → {shown(key, after)}
                  </p>
                ))}
              </div>
            ))
          )
        }
      </DeskLoaded>
    </section>
  );
}

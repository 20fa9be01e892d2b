import { useLocale, useText, useTextIfAny } from '@hanpan/client';
import { consoleAuditTexts, consoleAuditValueTexts, consoleSettingTexts } from '@hanpan/messages';
import { useSettingNames } from '../../app/setting-names.ts';
import type { AuditRow } from './use-audit.ts';

/** A value that was written down, in words where it is one of the program's. */
export function useValueWords({ action }: Pick<AuditRow, 'action'>) {
  const t = useText(consoleAuditTexts);
  const saidIfAny = useTextIfAny(consoleAuditValueTexts);
  const settingOf = useSettingValue();
  return (field: string, value: string | null): string => {
    if (value === null || value === '') return '-';
    if (action === 'settings.change') return settingOf(value);
    if (value === 'true' || value === 'false') return t(`consoleAudit.${value}`);
    return saidIfAny(`consoleAudit.said.${field.split('.').at(-1)}.${value}`) ?? value;
  };
}

/** A setting is written down as JSON. Of rows, which are a table on the page of settings, each is a line. */
function useSettingValue(): (text: string) => string {
  const t = useText(consoleAuditTexts);
  const { locale } = useLocale();
  const textIfAny = useTextIfAny(consoleSettingTexts);
  const nameIfAny = useSettingNames();
  const shown = (value: unknown): string => {
    if (typeof value === 'string') return textIfAny(`consoleSetting.choice.${value}`) ?? value;
    if (Array.isArray(value)) return value.map(shown).join(value.every(isRow) ? '\n' : ', ');
    if (typeof value === 'number') return value.toLocaleString(locale);
    if (typeof value === 'boolean') return t(`consoleAudit.${value}`);
    if (!isRow(value)) return '-';
    return Object.entries(value)
      .flatMap(([key, each]) =>
        each === null ? [] : [`${nameIfAny(`column.${key}`) ?? key} ${shown(each)}`],
      )
      .join(' · ');
  };
  return (text) => {
    try {
      return shown(JSON.parse(text));
    } catch {
      return text;
    }
  };
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

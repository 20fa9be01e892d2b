import { useLocale, useText, useTextIfAny } from '@hanpan/client';
import { consoleAuditTexts, consoleSettingTexts } from '@hanpan/messages';
import { formatTime, useUi } from '@hanpan/ui';
import { useSettingFields } from '../../app/setting-fields.ts';
import { useSettingNames } from '../../app/setting-names.ts';
import { useSettingWords } from '../../app/setting-words.ts';
import { useScreenWords } from '../../app/use-screen-words.ts';
import type { AuditRow } from './use-audit.ts';
import { measureOf, valueTexts, wordsKeysOf } from './value-words.ts';

/** A value that was written down, in words where it is one of the program's. */
export function useValueWords({ action }: Pick<AuditRow, 'action'>) {
  const t = useText(consoleAuditTexts);
  const saidIfAny = useTextIfAny(valueTexts);
  const measured = useMeasured();
  const screenOf = useScreenWords();
  const settingOf = useSettingValue(action === 'settings.change');
  return (field: string, value: string | null): string => {
    if (value === null || value === '') return '-';
    if (action === 'settings.change') return settingOf(field, value);
    if (value === 'true' || value === 'false') return t(`consoleAudit.${value}`);
    const name = nameOf(field);
    if (name === 'path') return screenOf(value);
    const [said] = wordsKeysOf(action, name, value).flatMap((key) => saidIfAny(key) ?? []);
    return said ?? measured(name, value);
  };
}

/** "roles.0" is one of the roles. */
function nameOf(field: string): string {
  return field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
}

/** An amount with its thousands apart, a share in percent, a moment in the site's zone; anything else as it was written down. */
function useMeasured(): (name: string, value: string) => string {
  const { locale, timeZone } = useUi();
  return (name, value) => {
    const measure = measureOf(name, value);
    if (measure === 'amount') return Number(value).toLocaleString(locale);
    if (measure === 'share') return `${(Number(value) / 100).toLocaleString(locale)}%`;
    return measure === 'moment'
      ? formatTime(Date.parse(value), 'dateTimeSeconds', { locale, timeZone, zone: false })
      : value;
  };
}

/** A setting is written down as JSON, in the unit in which it is stored; the page of settings knows which one that is. */
function useSettingValue(isAsked: boolean): (key: string, text: string) => string {
  const words = useSettingWords();
  const asWritten = useUnknownSetting();
  const fieldOf = useSettingFields(isAsked);
  return (key, text) => {
    const field = fieldOf(key);
    const value = parsed(text);
    if (value === undefined) return text;
    return field === undefined ? asWritten(value) : words.shownField(field, value);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Entries are kept for years: of a setting that there is no longer only the value is known. Of rows each is a line. */
function useUnknownSetting(): (value: unknown) => string {
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
  return shown;
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

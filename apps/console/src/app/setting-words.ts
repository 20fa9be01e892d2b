import { useLocale, useText } from '@hanpan/client';
import { consoleSettingTexts, type Text, translate } from '@hanpan/messages';
import { useSettingNames } from './setting-names.ts';
import { isNumber, type Row, type SettingField, scaleOf, type ValueSpec } from './setting-values.ts';

const texts: Readonly<Record<string, Text>> = consoleSettingTexts;

/** Korean writes its units at the number; elsewhere a word stands apart, a sign or a single letter does not. */
function gapBefore(unit: string, locale: string): string {
  return locale !== 'ko' && /^\p{L}{2}/u.test(unit) ? ' ' : '';
}

/** A stored number in the unit in which it is typed. */
function numberOf({ kind }: Pick<ValueSpec, 'kind'>, value: unknown, locale: string): string {
  return (Number(value) / scaleOf(kind)).toLocaleString(locale, { maximumFractionDigits: 3 });
}

/** The words of settings. Their keys come from the server; one that has no name yet is shown as it is. */
export function useSettingWords() {
  const { locale } = useLocale();
  const t = useText(consoleSettingTexts);
  const nameIfAny = useSettingNames();
  const named = (key: string, otherwise: string) => {
    const text = texts[key];
    return text === undefined ? otherwise : translate(text, locale);
  };
  const choice = (value: string) => named(`consoleSetting.choice.${value}`, value);
  const unit = (kind: ValueSpec['kind']) => named(`consoleSetting.unit.${kind}`, '');
  /** A value as a reader takes it in: "1.5%", "30 s", a list of words. */
  const shown = (spec: Pick<ValueSpec, 'kind'>, value: unknown): string => {
    const isEmpty = value === null || value === undefined || value === '';
    if (isEmpty || (Array.isArray(value) && value.length === 0)) return t('consoleSetting.empty');
    if (typeof value === 'boolean') return t(value ? 'consoleSetting.on' : 'consoleSetting.off');
    if (spec.kind === 'choice') return choice(String(value));
    if (Array.isArray(value)) return value.map((each) => choice(String(each))).join(', ');
    if (!isNumber(spec.kind)) return String(value);
    const number = numberOf(spec, value, locale);
    return spec.kind === 'count'
      ? number
      : `${number}${gapBefore(unit(spec.kind), locale)}${unit(spec.kind)}`;
  };
  const columnOf = (key: string) => nameIfAny(`column.${key}`) ?? key;
  const shownField = (field: SettingField, value: unknown): string => {
    if (field.kind !== 'rows') return shown({ kind: field.kind }, value);
    const rows = value as readonly Row[];
    const rowOf = (row: Row) =>
      field.columns
        .filter(({ key }) => row[key] !== null && row[key] !== undefined)
        .map((column) => `${columnOf(column.key)} ${shown(column, row[column.key])}`)
        .join(' · ');
    return rows.length === 0 ? t('consoleSetting.noRows') : rows.map(rowOf).join('\n');
  };
  return {
    nameOf: (key: string) => nameIfAny(key) ?? key,
    columnOf,
    choice,
    unit,
    shown,
    shownField,
    /** What may be typed, in the unit in which it is. */
    boundsOf: (spec: ValueSpec): string => {
      if (spec.kind === 'text') return t('consoleSetting.longest', { max: spec.max ?? 0 });
      if (!isNumber(spec.kind) || spec.min === null) return '';
      if (spec.max === null) return t('consoleSetting.boundsFrom', { min: shown(spec, spec.min) });
      // The unit is said once: the field has it too.
      const min = numberOf(spec, spec.min, locale);
      return t('consoleSetting.bounds', { min, max: shown(spec, spec.max) });
    },
  };
}

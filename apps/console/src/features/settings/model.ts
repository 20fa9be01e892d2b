import type { DataOf } from '@hanpan/contract';
import { formatDecimal, thousandsSeparator } from '@hanpan/money';
import { amountsBelowStep } from '@hanpan/rules';
import {
  isNumber,
  type Row,
  type SettingColumn,
  type SettingField,
  scaleOf,
  type ValueSpec,
} from '../../app/setting-values.ts';

export type SettingGroupState = DataOf<'/api/console/settings'>['groups'][number];
/** What was changed and not saved yet, by the field's key. A number that is none stays the text that was typed. */
export type Draft = Readonly<Record<string, unknown>>;

/** A stored number as the page's language writes it: 1,5 in Vietnamese. */
export function typedOf({ kind }: Pick<ValueSpec, 'kind'>, value: unknown, locale: string): string {
  return typeof value === 'number'
    ? formatDecimal(String(value / scaleOf(kind)), locale)
    : String(value ?? '');
}

/** What is typed as it is stored; null where nothing is, and the text itself where it is no number. */
export function storedOf({ kind }: Pick<ValueSpec, 'kind'>, typed: string, locale: string): unknown {
  const text = typed.trim();
  if (text === '') return null;
  const scale = scaleOf(kind);
  const number = scale === 1 ? wholeOf(text, locale) : decimalOf(text, String(scale).length - 1, locale);
  return number === undefined ? typed : Math.round(number * scale);
}

/** A whole number, with the thousands separators of the language where they part thousands. */
function wholeOf(text: string, locale: string): number | undefined {
  const plain = partsThousands(text, locale) ? text.replaceAll(thousandsSeparator(locale), '') : text;
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}

/**
 * A number with one decimal sign at most, a point or a comma whichever language it is: 1,5 must never become 15. Where the
 * sign could part thousands as well, nobody knows which was meant.
 */
function decimalOf(text: string, places: number, locale: string): number | undefined {
  const parts = /^-?\d{1,12}(?:[.,](\d*))?$/.exec(text);
  if (parts === null || (parts[1] ?? '').length > places || partsThousands(text, locale)) return undefined;
  return Number(text.replace(',', '.'));
}

function partsThousands(text: string, locale: string): boolean {
  return thousandsSeparator(locale) === '.'
    ? /^-?\d{1,3}(\.\d{3})+$/.test(text)
    : /^-?\d{1,3}(,\d{3})+$/.test(text);
}

/** Whether a value may be sent: the server judges again, and by what is set beside it. */
export function isSound(spec: ValueSpec, value: unknown): boolean {
  if (value === null || value === undefined) return spec.optional;
  const { kind, min, max } = spec;
  if (isNumber(kind)) return typeof value === 'number' && value >= (min ?? value) && value <= (max ?? value);
  if (kind === 'text')
    return typeof value === 'string' && value.length >= (min ?? 0) && value.length <= (max ?? 10_000);
  if (kind === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));
  if (kind === 'choices') return Array.isArray(value) && value.length >= (min ?? 0);
  return true;
}

export function isSoundField(field: SettingField, value: unknown): boolean {
  if (field.kind !== 'rows') return isSound({ ...field, kind: field.kind }, value);
  const rows = value as readonly Row[];
  const isLong = rows.length < (field.min ?? 0) || rows.length > (field.max ?? rows.length);
  return !isLong && rows.every((row) => field.columns.every((column) => isSound(column, row[column.key])));
}

/** What a field shows: what was typed, else what holds. */
export function valueOfField(field: SettingField, draft: Draft): unknown {
  return Object.hasOwn(draft, field.key) ? draft[field.key] : JSON.parse(field.value);
}

/** The fields whose typed value differs from the one that holds. */
export function changedFields(group: SettingGroupState, draft: Draft): readonly SettingField[] {
  return group.fields.filter(
    ({ key, value }) => Object.hasOwn(draft, key) && JSON.stringify(draft[key]) !== value,
  );
}

/** The fields whose smallest amount was set below its own step, or whose step was set above it; the server says the same. */
export function fieldsBelowStep(group: SettingGroupState, draft: Draft): readonly SettingField[] {
  const changed = changedFields(group, draft);
  const fieldOf = (key: string) => group.fields.find((each) => each.key === key);
  const keys = amountsBelowStep(
    (key) => changed.some((each) => each.key === key),
    (key) => {
      const field = fieldOf(key);
      return field && valueOfField(field, draft);
    },
  );
  return group.fields.filter(({ key }) => keys.includes(key));
}

/** A new row: a column that may be empty is, and any other begins at its least. */
export function emptyRow(columns: readonly SettingColumn[]): Row {
  return Object.fromEntries(columns.map((column) => [column.key, firstValue(column)]));
}

function firstValue({ kind, min, choices, optional }: SettingColumn): unknown {
  if (optional) return null;
  if (kind === 'switch') return false;
  if (kind === 'choice') return choices[0] ?? '';
  if (kind === 'text') return '';
  return min ?? 0;
}

import type { SettingKind } from '@hanpan/contract';

/** One value as a person sets it: what it is, and its bounds. */
export interface ValueSpec {
  readonly kind: SettingKind;
  /** Of a number; of a text its length. */
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  /** Of a text: an address that may stand on a member's page, or nothing. */
  readonly isAddress?: true;
  /** It may be empty, which is null. */
  readonly optional?: true;
}

export interface ColumnSpec extends ValueSpec {
  /** Within a row: "deposit.minAmount" is a field of an object of it. */
  readonly key: string;
}

/** Rows of values: a list, or a record whose rows are found by their first column. */
export interface RowsSpec {
  readonly kind: 'rows';
  readonly columns: readonly ColumnSpec[];
  readonly max: number;
  readonly min?: number;
  /** A record by the first column: with objects, or with the value of the second column alone. */
  readonly record?: 'objects' | 'values';
}

export type FieldSpec = { readonly key: string } & (ValueSpec | RowsSpec);

const mostWon = 100_000_000_000;

/** The kinds of values with their usual bounds; a field names what differs. */
export const won = (key: string, more: Partial<ValueSpec> = {}): ColumnSpec => ({
  key,
  kind: 'won',
  min: 0,
  max: mostWon,
  ...more,
});
export const points = (key: string, max = 100_000_000): ColumnSpec => ({ key, kind: 'points', min: 0, max });
export const number = (key: string, kind: SettingKind, min: number, max: number): ColumnSpec => ({
  key,
  kind,
  min,
  max,
});
export const onOff = (key: string): ColumnSpec => ({ key, kind: 'switch' });
export const words = (key: string, max: number): ColumnSpec => ({ key, kind: 'text', min: 0, max });
export const publicAddress = (key: string): ColumnSpec => ({ ...words(key, 200), isAddress: true });
export const localeOf = (key: string): ColumnSpec => ({
  key,
  kind: 'choice',
  choices: ['ko', 'en', 'vi'],
});
export const level = number('level', 'count', 1, 99);

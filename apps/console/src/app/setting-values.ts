import type { DataOf } from '@hanpan/contract';

export type SettingField = DataOf<'/api/console/settings'>['groups'][number]['fields'][number];
export type SettingColumn = SettingField['columns'][number];
/** What one value is set to: a field that has no rows, or a column of a row. */
export type ValueSpec = Pick<SettingColumn, 'kind' | 'min' | 'max' | 'choices' | 'optional'>;
export type Row = Readonly<Record<string, unknown>>;

/** How many of the stored unit make one of the unit that is typed. */
const scales: Partial<Record<ValueSpec['kind'], number>> = {
  basisPoints: 100,
  oddsMilli: 1_000,
  milliseconds: 1_000,
};

export function scaleOf(kind: ValueSpec['kind']): number {
  return scales[kind] ?? 1;
}

export function isAmount(kind: ValueSpec['kind']): kind is 'won' | 'points' {
  return kind === 'won' || kind === 'points';
}

export function isNumber(kind: ValueSpec['kind']): boolean {
  return !['switch', 'choice', 'choices', 'text', 'time'].includes(kind);
}

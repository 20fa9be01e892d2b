import type { DataOf } from '@hanpan/contract';

export type MemberRow = DataOf<'/api/console/members'>['list'][number];
/** Whose log-in and withdrawals are cared for: a member, or a partner, who has the same. */
export type Person = Pick<MemberRow, 'memberKey' | 'memNick'>;

/** `test` are the test accounts, whatever else they are. */
export const memberStatuses = [
  'all',
  'pending',
  'active',
  'rejected',
  'suspended',
  'closed',
  'test',
] as const;

export function memberKeyOf(row: MemberRow): string {
  return String(row.memberKey);
}

/** Nobody under the site's age is offered for approval; an unknown age is for an operator to check. */
export function ageVerdict(row: MemberRow, legalAgeYears: number): 'fine' | 'young' | 'unknown' {
  if (row.ageYears === null) return 'unknown';
  return row.ageYears >= legalAgeYears ? 'fine' : 'young';
}

import { useCallQuery } from '@hanpan/client';
import { type DataOf, type LoginKind, type LoginSpan, loginKinds } from '@hanpan/contract';

const path = '/api/console/logins';

export type LoginFigures = DataOf<typeof path>;
export type LoginCounts = Omit<LoginFigures['totals'][number], 'kind'>;

/** Everybody together, or one of them. */
export const shownKinds = ['all', ...loginKinds] as const;
export type ShownKind = 'all' | LoginKind;

export function useLogins(span: LoginSpan) {
  return useCallQuery(path, { span });
}

/** The counts of who is shown. */
export function countsOf(counts: LoginFigures['totals'], shown: ShownKind): LoginCounts {
  const own = counts.filter(({ kind }) => shown === 'all' || kind === shown);
  const sum = (of: keyof LoginCounts) => own.reduce((total, each) => total + each[of], 0);
  return { succeeded: sum('succeeded'), failed: sum('failed'), held: sum('held') };
}

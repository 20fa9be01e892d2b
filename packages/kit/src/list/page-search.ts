import { isSiteDay } from '@hanpan/contract';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

export type RawSearch = Readonly<Record<string, unknown>>;

/** A page's filters live in its address, so that a reload, a bookmark and the back button keep them. */
export function usePageSearch<S extends object>(
  read: (raw: RawSearch) => S,
): readonly [S, (change: Partial<S>) => void] {
  const raw: RawSearch = useRouterState({ select: (state): RawSearch => state.location.search });
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const navigate = useNavigate();
  const search = read(raw);
  const change = useCallback(
    (part: Partial<S>) => void navigate({ to: pathname, search: { ...raw, ...part }, replace: true }),
    [navigate, pathname, raw],
  );
  return [search, change];
}

export function readPage(value: unknown): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : '';
}

export function readChoice<const T extends string>(value: unknown, choices: readonly T[], otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** Days of the site's calendar, both inclusive; null leaves that end open. */
export interface SearchPeriod {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** A day of the site's calendar; null where the address has none. */
export function readDay(value: unknown): string | null {
  return typeof value === 'string' && isSiteDay(value) ? value : null;
}

/** `otherwise` for an end of which the address says nothing. Turned round by hand in the address, the period is one day. */
export function readPeriod(
  { startDate, endDate }: RawSearch,
  otherwise: SearchPeriod = { startDate: null, endDate: null },
): SearchPeriod {
  const from = startDate === undefined ? otherwise.startDate : readDay(startDate);
  const to = endDate === undefined ? otherwise.endDate : readDay(endDate);
  return { startDate: from, endDate: from !== null && to !== null && to < from ? from : to };
}

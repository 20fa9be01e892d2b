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

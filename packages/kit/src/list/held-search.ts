import { useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { RawSearch } from './page-search.ts';

const writeAfterMs = 250;

/** The router's match has no slash at its end, the address may. */
const bare = (path: string) => path.replace(/(?<=.)\/+$/, '');

const says = (raw: RawSearch, part: object) =>
  Object.entries(part).every(([name, value]) => raw[name] === value);

/**
 * As `usePageSearch`, for what is typed, or pressed on a page that is long: the page has a change at once and stays where it is
 * scrolled to, the address has it a moment later. Another page that has been asked for meanwhile gets nothing of it.
 * `read` must keep its identity.
 */
export function useHeldSearch<S extends object>(
  read: (raw: RawSearch) => S,
): readonly [S, (change: Partial<S>) => void] {
  const router = useRouter();
  const raw = useMatch({ strict: false, select: (match): RawSearch => match.search });
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const [draft, setDraft] = useState<Partial<S>>();
  useEffect(() => {
    if (draft === undefined || says(raw, draft)) return;
    const timer = setTimeout(() => {
      // As it is now: somebody else on this page may have written to it meanwhile.
      const { pathname: asked, search } = router.state.location;
      if (bare(asked) !== bare(pathname)) return;
      void router.navigate({
        to: pathname,
        search: { ...search, ...draft },
        replace: true,
        resetScroll: false,
      });
    }, writeAfterMs);
    return () => clearTimeout(timer);
  }, [router, pathname, raw, draft]);
  // From the moment at which the address has it, the address alone counts.
  useEffect(() => {
    if (draft !== undefined && says(raw, draft)) setDraft(undefined);
  }, [raw, draft]);
  const search = useMemo(() => ({ ...read(raw), ...draft }), [read, raw, draft]);
  const change = (part: Partial<S>) => setDraft((held) => ({ ...held, ...part }));
  return [search, change];
}

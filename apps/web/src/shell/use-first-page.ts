import { useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { type LayoutKind, readLayoutKind } from '../app/layout.ts';
import type { TitleKey } from '../app/route-meta.ts';

/** The page with which a visit began, and its layout then. */
export interface FirstPage {
  readonly titleKey: TitleKey;
  readonly layout: LayoutKind;
}

/** Undefined until a page is shown, and then always the same. */
export function useFirstPage(): FirstPage | undefined {
  const first = useRef<FirstPage>(undefined);
  return useRouterState({
    select: ({ matches }) => {
      const meta = matches.at(-1)?.staticData.meta;
      if (meta) first.current ??= { titleKey: meta.titleKey, layout: readLayoutKind() };
      return first.current;
    },
  });
}

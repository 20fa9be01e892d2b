import { useDeferredValue } from 'react';

/**
 * Whether a list has not been drawn yet. What stands after it waits for it: otherwise the list, which is drawn a little after
 * its data are there, would push it about.
 */
export function useFirstLoad({ isPending }: { readonly isPending: boolean }): boolean {
  return useDeferredValue(isPending) || isPending;
}

import { forgetAttempts } from '@hanpan/client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The server marks a browser that holds a session cookie, which the page itself cannot read. */
export function mayBeSignedIn(marker: string, cookies: string = document.cookie): boolean {
  return cookies.split('; ').includes(`${marker}=1`);
}

/** Nothing of a session stays in the page after it, because someone else may use this screen next. */
export function forgetSession(queryClient: QueryClient, isOwn: (key: QueryKey) => boolean): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => isOwn(queryKey) });
  forgetAttempts(queryClient);
}

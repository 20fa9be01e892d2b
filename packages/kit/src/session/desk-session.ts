import type { CallError } from '@hanpan/client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { lastUseAt } from './activity.ts';
import { forgetSession, mayBeSignedIn } from './forget-session.ts';
import { idleLeastMs } from './session-step.ts';

/** Why the session ended. `message` is the server's own sentence where it sent one. */
export interface SignedOut {
  readonly because: 'never' | 'ended' | 'idle' | 'over' | 'elsewhere' | 'chosen';
  readonly message?: string;
}

/** The server says only that it has ended; how long nobody has used it is known here. */
export function whyEnded(): 'idle' | 'ended' {
  return Date.now() - lastUseAt() >= idleLeastMs ? 'idle' : 'ended';
}

interface DeskSessionState {
  /** Undefined while a session exists, or may exist. */
  readonly signedOut: SignedOut | undefined;
}

export interface DeskSession {
  readonly useSession: UseBoundStore<StoreApi<DeskSessionState>>;
  /** Before the first paint: without the server's mark there is no session to ask for. */
  readonly start: () => void;
  readonly enter: () => void;
  /** Somebody else has logged in with this browser: nothing of whoever was shown stays, and the page is `person`'s. */
  readonly change: (queryClient: QueryClient, person: unknown) => void;
  /** The session goes on until then. */
  readonly renewed: (queryClient: QueryClient, expiresAt: string) => void;
  /** Clears the page's data; the address stays, so that logging in again continues there. */
  readonly end: (queryClient: QueryClient, signedOut: SignedOut) => void;
  /** For the caller: a response said that the session is over, or that there never was one. */
  readonly endByError: (queryClient: QueryClient, error: CallError) => void;
}

interface DeskSessionSettings {
  /** The cookie with which the server marks a browser that is signed in. */
  readonly marker: string;
  /** The signed-in person, in the cache. */
  readonly personKey: QueryKey;
  /** How the paths of this desk's calls begin. */
  readonly ownPrefixes: readonly `/api/${string}/`[];
}

/** The session of a desk: of the operators' console, and of the partners'. */
export function createDeskSession({ marker, personKey, ownPrefixes }: DeskSessionSettings): DeskSession {
  const useSession = create<DeskSessionState>()(() => ({ signedOut: undefined }));
  const isOwn = ([path]: QueryKey) => ownPrefixes.some((prefix) => String(path).startsWith(prefix));
  const end: DeskSession['end'] = (queryClient, signedOut) => {
    if (useSession.getState().signedOut !== undefined) return;
    useSession.setState({ signedOut });
    forgetSession(queryClient, isOwn);
  };
  return {
    useSession,
    start: () => {
      if (!mayBeSignedIn(marker)) useSession.setState({ signedOut: { because: 'never' } });
    },
    enter: () => useSession.setState({ signedOut: undefined }),
    change: (queryClient, person) => {
      // The page looks at its person all the time, so that one is replaced and not taken away.
      forgetSession(queryClient, (key) => isOwn(key) && key[0] !== personKey[0]);
      queryClient.setQueryData(personKey, person);
      useSession.setState({ signedOut: undefined });
    },
    renewed: (queryClient, expiresAt) =>
      queryClient.setQueryData<object>(personKey, (held) => held && { ...held, expiresAt }),
    end,
    endByError: (queryClient, error) => {
      const wasSignedIn = queryClient.getQueryData(personKey) !== undefined;
      if (error.code === 'TK999') end(queryClient, { because: 'elsewhere', message: error.message });
      else end(queryClient, { because: wasSignedIn ? whyEnded() : 'never' });
    },
  };
}

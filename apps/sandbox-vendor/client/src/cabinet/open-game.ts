import { type PlayApi, Refusal } from '../api.ts';
import type { Lang } from '../messages/texts.ts';
import type { Opened } from './page.ts';
import { persist } from './persist.ts';
import type { ClosedReason } from './view.ts';

/** How the page was opened. */
export interface Opening {
  launch: string | null;
  replay: string | null;
  lang: Lang;
}

/** Exchanges the link for a session or a round. A page that is reloaded goes on in the session of its tab. */
export async function openGame(
  api: PlayApi,
  { launch, replay, lang }: Opening,
  onReconnecting: (reconnecting: boolean) => void,
): Promise<Opened> {
  const persistence = { attempts: 4, onReconnecting };
  if (replay) return { mode: 'replay', replay: await persist(() => api.replay(replay, lang), persistence) };
  if (launch) return { mode: 'play', state: await persist(() => api.open(launch), persistence) };
  if (!api.hasSession) throw new Refusal({ error: 'session-ended' });
  return { mode: 'play', state: await persist(() => api.state(), persistence) };
}

/** Why the window has ended; a session that is over is forgotten, so that a reload does not ask for it again. */
export function closedBy(api: PlayApi, error: unknown): ClosedReason {
  const reason = error instanceof Refusal ? error.refusal.error : 'unreachable';
  if (reason === 'session-ended' || reason === 'session-replaced') api.forget();
  return reason;
}

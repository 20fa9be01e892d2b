import type { PlayApi } from './api.ts';

const everyMs = 20_000;

/**
 * Tells the server that this page is open, and when it closes: an operator whose players' money is here takes it
 * back once no page is open. A page that the browser restores counts as open again.
 */
export function keepPresence(api: Pick<PlayApi, 'hasSession' | 'alive' | 'leave'>): () => void {
  const tell = () => {
    if (api.hasSession) void api.alive().catch(() => undefined);
  };
  const leave = () => {
    if (api.hasSession) void api.leave().catch(() => undefined);
  };
  const timer = setInterval(tell, everyMs);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', tell);
  return () => {
    clearInterval(timer);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', tell);
  };
}

import type { PlayApi } from './api.ts';

const everyMs = 20_000;

/**
 * Lets the server know that this page is there, and when it goes: an operator whose players' money stands here takes it
 * back once nobody plays. A page that the browser brings back is there again.
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

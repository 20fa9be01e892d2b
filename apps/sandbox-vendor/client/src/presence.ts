import { type PlayApi, Refusal } from './api.ts';

const everyMs = 20_000;
/** A page that hears of another's end speaks after that one's good-bye has arrived, and before the game counts as closed. */
const afterGoodByeMs = 3_000;
/** Pages of this vendor in one browser hear of each other here. */
const channelName = 'sandbox-vendor-pages';

export interface Presence {
  /** A session was opened here: the page that had the one before asks at once whether it still has it. */
  opened(): void;
  stop(): void;
}

/**
 * Tells the server that this page is open, and when it closes: an operator whose players' money is here takes it
 * back once no page is open. A page that the browser restores counts as open again. What the server answers may be that the
 * session is over: a page in another window of this browser is told as soon as it was replaced, one elsewhere within moments,
 * and neither waits for the next press. A tab that is copied has the session of the first: where one of the two closes, the other says
 * at once that it is still there.
 */
export function keepPresence(
  api: Pick<PlayApi, 'hasSession' | 'alive' | 'leave'>,
  onOver: (error: Refusal) => void,
): Presence {
  const tell = () => {
    if (!api.hasSession) return;
    void api.alive().catch((error: unknown) => {
      if (error instanceof Refusal && api.hasSession) onOver(error);
    });
  };
  const leave = () => {
    if (!api.hasSession) return;
    void api.leave().catch(() => undefined);
    channel?.postMessage('left');
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const hear = ({ data }: MessageEvent<'opened' | 'left'>) => {
    if (data === 'opened') return tell();
    clearTimeout(waiting);
    waiting = setTimeout(tell, afterGoodByeMs);
  };
  const timer = setInterval(tell, everyMs);
  // A browser without it, or one that keeps frames apart, is told by the timer.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  channel?.addEventListener('message', hear);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', tell);
  return {
    opened: () => channel?.postMessage('opened'),
    stop() {
      clearInterval(timer);
      clearTimeout(waiting);
      channel?.close();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', tell);
    },
  };
}

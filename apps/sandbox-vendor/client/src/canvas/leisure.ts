/** What a slow phone needs to paint one picture. */
const paintMs = 4;

/**
 * Asks for a work to be done once between two frames. Where the browser tells how long it has until the next one, only if that
 * is enough: whoever still has work asks again with the next frame.
 */
export function leisure(work: () => void): () => void {
  let isAsked = false;
  const run = (deadline?: Pick<IdleDeadline, 'timeRemaining'>) => {
    isAsked = false;
    if (deadline === undefined || deadline.timeRemaining() >= paintMs) work();
  };
  return () => {
    if (isAsked) return;
    isAsked = true;
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
    else setTimeout(run);
  };
}

const retryMs = 2000;

/** The words of the browsers for a script that did not come, and those of the bundler for its style. */
const unfetched = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a file of the site did not come, in contrast to one that came and broke. */
export function isUnfetched(reason: unknown): reason is Error {
  return reason instanceof Error && unfetched.test(reason.message);
}

/** Whether the site itself can be read now. A proxy that says the server is away counts as no network. */
export async function isServerThere(): Promise<boolean> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Until the browser says that it has a network again, and otherwise for two seconds, because it may not know. */
export function untilTriedAgain(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, retryMs);
    addEventListener('online', end);
  });
}

const retryMs = 2000;

/** The words of the browsers for a script that did not come, and those of the bundler for its style. */
const unfetched = /imported module|module script|preload css/i;

/** Whether a file of the site did not come, in contrast to one that came and broke. */
export function isUnfetched(reason: unknown): boolean {
  return unfetched.test(String(reason));
}

/** Until the browser says that it has a network again, and otherwise for two seconds, because it may not know. */
export function untilTriedAgain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, retryMs);
    addEventListener('online', () => resolve(), { once: true });
  });
}

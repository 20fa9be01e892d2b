/**
 * A browser takes a phone's fifth of a second to learn how a language writes dates, and knows it then for all of its
 * threads: a worker learns it beside the page, before any date is drawn. Where there is no worker the page does it when
 * it draws the first.
 */
export function learnDates(locale: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('./dates.worker.ts', import.meta.url), {
        type: 'module',
        name: locale,
      });
      worker.onmessage = () => resolve(worker.terminate());
      worker.onerror = () => resolve(worker.terminate());
    } catch {
      resolve();
    }
  });
}

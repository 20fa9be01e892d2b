import type { Page } from '@playwright/test';

interface Timed {
  readonly interactionId: number;
  readonly duration: number;
}

/** The browser reports an event only after the picture that followed it, and rounds its time to eight milliseconds. */
const reportedAfterMs = 500;
/** The shortest time that the browser tells of; what is quicker counts as this. */
const shortestMs = 16;

/** Watches the interactions of every document that the page will open. */
export async function watchPresses(page: Page) {
  await page.addInitScript((threshold) => {
    const seen: Timed[] = [];
    Object.assign(globalThis, { pressesSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Timed[])
        if (entry.interactionId > 0)
          seen.push({ interactionId: entry.interactionId, duration: entry.duration });
    }).observe({ type: 'event' as never, durationThreshold: threshold, buffered: true } as never);
  }, shortestMs);
  return {
    /** Of all interactions so far, in ms. */
    async longestMs(): Promise<number> {
      await page.waitForTimeout(reportedAfterMs);
      const seen = await page.evaluate(() => (globalThis as unknown as { pressesSeen: Timed[] }).pressesSeen);
      return Math.max(shortestMs, ...seen.map(({ duration }) => duration));
    },
  };
}

import type { Browser, Page } from '@playwright/test';
import type { Camera } from './plays.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as all times of a trace. */
  readonly ts: number;
  readonly dur?: number;
  /** The thread's own time, in which it waited for no other process. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly frames?: readonly { processId?: number }[] };
  };
}

export interface Frames {
  /** Frames of each whole second. */
  readonly perSecond: readonly number[];
  /** Between one frame and the next. */
  readonly gapsMs: readonly number[];
  /** What the main thread did for each frame: script, style, layout and paint. */
  readonly workMs: readonly number[];
  readonly longestTaskMs: number;
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const rolling = 'rolling';

/** A page that asks for every frame shows how many there could have been. */
const askForFrames = `{
  const next = () => { window.framesAsked = requestAnimationFrame(next); };
  next();
}`;

export function cameraOn(browser: Browser, page: Page): Camera {
  return {
    async start() {
      await browser.startTracing(page, { categories });
      await page.evaluate(askForFrames);
    },
    roll: () => page.evaluate(`performance.mark('${rolling}'); undefined`),
  };
}

export async function stopTracing(browser: Browser, page: Page): Promise<Frames> {
  await page.evaluate('cancelAnimationFrame(window.framesAsked)');
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  return framesOf(traceEvents);
}

/**
 * Frames begin where the page's main thread calls back for them. A task belongs to the frame it ends before: work between
 * two frames is what keeps the second one waiting.
 */
function framesOf(events: readonly TraceEvent[]): Frames {
  const isMain = mainThread(events);
  const fromTs = events.find(({ name }) => name === rolling)?.ts ?? 0;
  const mine = events
    .filter((event) => isMain(event) && event.ts >= fromTs)
    .toSorted((one, other) => one.ts - other.ts);
  const tasks = mine.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const starts = [
    ...new Set(
      mine
        .filter(({ name }) => name === 'FireAnimationFrame')
        .map(
          ({ ts }) => tasks.findLast((task) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0))?.ts ?? ts,
        ),
    ),
  ];
  const [first = 0] = starts;
  const seconds: number[] = [];
  for (const at of starts) {
    const second = Math.floor((at - first) / 1_000_000);
    seconds[second] = (seconds[second] ?? 0) + 1;
  }
  const work = starts.map(() => 0);
  let frame = 0;
  for (const task of tasks) {
    while (frame + 1 < starts.length && task.ts >= (starts[frame + 1] ?? 0)) frame += 1;
    if (task.ts >= first) work[frame] = (work[frame] ?? 0) + (task.tdur ?? task.dur ?? 0) / 1000;
  }
  return {
    // The last second is not whole, and a second without a frame has none.
    perSecond: Array.from({ length: Math.max(0, seconds.length - 1) }, (_, index) => seconds[index] ?? 0),
    gapsMs: starts.slice(1).map((at, index) => (at - (starts[index] ?? at)) / 1000),
    workMs: work,
    longestTaskMs: Math.max(0, ...tasks.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000)),
  };
}

/** What Chromium calls the thread of a page; threads beside it ask for frames too. */
const ofPages = 'CrRendererMain';

/** The page's own process is the one whose main thread called back for frames most often. */
function mainThread(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const calls = new Map<string, number>();
  for (const { name, pid, tid, args } of events)
    if (name === 'thread_name' && args?.name === ofPages) calls.set(`${pid}:${tid}`, 0);
  for (const { name, pid, tid } of events) {
    const known = calls.get(`${pid}:${tid}`);
    if (name === 'FireAnimationFrame' && known !== undefined) calls.set(`${pid}:${tid}`, known + 1);
  }
  const [busiest] = [...calls].toSorted(([, one], [, other]) => other - one);
  return ({ pid, tid }) => `${pid}:${tid}` === busiest?.[0];
}

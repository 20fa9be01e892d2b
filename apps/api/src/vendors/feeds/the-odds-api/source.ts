import { setTimeout } from 'node:timers/promises';
import type { FeedSource } from '../port.ts';
import { OddsApiRun } from './odds-api-run.ts';
import type { OddsApiSettings } from './settings.ts';

/** The Odds API v4 as one source: it is asked, within its credits, for as long as the signal lets it. */
export function oddsApiSource(settings: OddsApiSettings): FeedSource {
  let current: OddsApiRun | undefined;
  return {
    feed: 'the-odds-api',
    async start(sink, run) {
      current = new OddsApiRun({ pause, ...settings }, sink, run);
      await current.live();
    },
    async recover(producer) {
      current?.askSoon(producer);
    },
  };
}

/** The first of the next month in UTC, as the provider's plans run. */
export function firstOfNextMonthMs(nowMs: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

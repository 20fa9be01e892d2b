import { endExpiredRound } from '../steps/end-round.ts';
import type { Vendor } from '../vendor.ts';
import { leaseDue } from './round-steps.ts';
import { later, leaseMs, settleRound } from './settle-round.ts';

const batchSize = 20;

/** One pass over the rounds that are due. Everything it knows is in the database, so it continues after a restart. */
export async function settleDueRounds(vendor: Vendor): Promise<number> {
  const due = await leaseDue(vendor.pool, vendor.clock(), later(vendor, leaseMs), batchSize);
  await Promise.all(
    due.map((id) =>
      finish(vendor, id).catch((error: unknown) => {
        vendor.log.error({ err: error, roundId: id }, 'a round could not be settled; it comes up again');
      }),
    ),
  );
  return due.length;
}

/** A round of several acts whose player did not come back has its book written first; then every round is settled. */
async function finish(vendor: Vendor, roundId: string): Promise<void> {
  await endExpiredRound(vendor, roundId);
  await settleRound(vendor, roundId);
}

/** Runs passes with a pause between them; `stop` waits for the one that is running. */
export function startSettling(vendor: Vendor, pauseMs = 500): { stop: () => Promise<void> } {
  let running = true;
  let timer: NodeJS.Timeout | undefined;
  let wake: () => void = () => {};
  const loop = (async () => {
    while (running) {
      await settleDueRounds(vendor).catch((error: unknown) => {
        vendor.log.error({ err: error }, 'the rounds that are due could not be read');
      });
      if (!running) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, pauseMs);
      });
    }
  })();
  return {
    async stop() {
      running = false;
      clearTimeout(timer);
      wake();
      await loop;
    },
  };
}

import type { Caller } from '@hanpan/client';
import { expect } from '@playwright/test';
import { openAtVendor, send } from './vendor-calls.ts';

/** A table opened as the popup opens it, and played over the vendor's own calls. */
export interface OpenTable {
  /** Stakes on one field in whichever round takes it. */
  bet(field: string, stakeAmount: number): Promise<void>;
  /** Reports the page as closed, as the page does when its window is closed. */
  leave(): Promise<void>;
}

interface Snapshot {
  readonly state: { readonly round: { readonly id: string; readonly state: string } | null };
}

/** The first message of a room's stream, which is all of its state. */
async function snapshotOf(origin: string, playToken: string): Promise<Snapshot> {
  const stream = await fetch(`${origin}/api/room/stream`, {
    headers: { authorization: `Bearer ${playToken}` },
    signal: AbortSignal.timeout(20_000),
  });
  if (stream.body === null) throw new Error('the room says nothing');
  let text = '';
  // Leaving the loop closes the stream.
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const [message, ...rest] = text.split('\n\n');
    if (rest.length > 0 && message !== undefined)
      return JSON.parse(message.replace(/^data: /, '')) as Snapshot;
  }
  throw new Error('the stream ended before it said anything');
}

export async function openTable(member: Caller, gameKey: string): Promise<OpenTable> {
  const launch = { vendorKey: 'cheongsa', gameType: 'casino', gameKey };
  const { origin, playToken } = await openAtVendor(member, launch);
  return {
    async bet(field, stakeAmount) {
      // The same key again is the same bet, so a stake whose answer was lost is not laid twice in its round.
      const [betKey, word] = [crypto.randomUUID(), crypto.randomUUID().replaceAll('-', '')];
      await expect(async () => {
        const { round } = (await snapshotOf(origin, playToken)).state;
        if (round?.state !== 'open') throw new Error('no round is open');
        const lines = [{ bet: field, stakeAmount }];
        const placed = { roundId: round.id, betKey, word, lines };
        const answer = await send(origin, '/api/room/bets', placed, playToken);
        expect(answer?.status).toBe(200);
      }).toPass({ timeout: 120_000, intervals: [1_000] });
    },
    async leave() {
      await send(origin, '/api/leave', {}, playToken);
    },
  };
}

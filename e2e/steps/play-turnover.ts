import { randomUUID } from 'node:crypto';
import type { Caller } from '@hanpan/client';
import { expect } from '@playwright/test';
import { openSlot } from '../vendor-calls.ts';

const stake = 5_000;
/** A score of rounds: by itself a second would pass between two of them. */
const pauseMs = 50;

/** Plays slot rounds until nothing stands between the member and a withdrawal. */
export async function playTurnover(member: Caller): Promise<void> {
  const slot = await openSlot(member);
  await expect(async () => {
    const { missing } = await member('/api/cash/turnover', {});
    if (missing > 0) await slot.spin(stake, randomUUID());
    expect(missing).toBe(0);
  }).toPass({ timeout: 120_000, intervals: [pauseMs] });
  await slot.leave();
}

import type { Caller } from '@hanpan/client';
import type { RequestOf } from '@hanpan/contract';
import { expect } from '@playwright/test';

/** A slot opened as the popup opens it, and played over the vendor's own calls. */
export interface OpenSlot {
  /** `roundKey` makes a repeated spin the same one. Undefined where no response came, or one without the balance. */
  spin(stakeAmount: number, roundKey: string): Promise<{ balance: number } | undefined>;
  /** Reports the page as closed, as the page does when its window is closed. */
  leave(): Promise<void>;
}

interface SpinResponse {
  balanceAmount?: number | null;
}

export async function send(
  origin: string,
  path: string,
  body: object,
  token?: string,
): Promise<Response | undefined> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
}

/** The vendor's list of games is read by a worker: right after a start a game may not be on it yet. */
export async function launchWhenListed(
  member: Caller,
  launch: RequestOf<'/api/minigame/getGame'>,
): Promise<string> {
  let gameurl = '';
  await expect(async () => {
    ({ gameurl } = await member('/api/minigame/getGame', launch));
  }).toPass({ timeout: 120_000 });
  return gameurl;
}

/** A game opened as the popup opens it: where the vendor is, and what it knows the page by. */
export async function openAtVendor(
  member: Caller,
  launch: RequestOf<'/api/minigame/getGame'>,
): Promise<{ readonly origin: string; readonly playToken: string }> {
  const { origin, searchParams } = new URL(await launchWhenListed(member, launch));
  const opened = await send(origin, '/api/session', { launch: searchParams.get('launch') });
  if (opened === undefined) throw new Error('the vendor does not answer');
  const { playToken } = (await opened.json()) as { playToken: string };
  return { origin, playToken };
}

/** `hongsa` is the vendor that the money is moved to before play. */
export async function openSlot(
  member: Caller,
  vendorKey: 'cheongsa' | 'hongsa' = 'cheongsa',
): Promise<OpenSlot> {
  const launch = { vendorKey, gameType: 'slot', gameKey: 'cheongsa-777' };
  const { origin, playToken } = await openAtVendor(member, launch);
  return {
    async spin(stakeAmount, roundKey) {
      const response = await send(origin, '/api/spin', { stakeAmount, roundKey }, playToken);
      if (response === undefined || !response.ok) return undefined;
      const answer = (await response.json().catch(() => undefined)) as SpinResponse | undefined;
      return typeof answer?.balanceAmount === 'number' ? { balance: answer.balanceAmount } : undefined;
    },
    async leave() {
      await send(origin, '/api/leave', {}, playToken);
    },
  };
}

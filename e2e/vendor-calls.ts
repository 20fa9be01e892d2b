import type { Caller } from '@hanpan/client';

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

async function send(
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

/** `hongsa` is the vendor that the money is moved to before play. */
export async function openSlot(
  member: Caller,
  vendorKey: 'cheongsa' | 'hongsa' = 'cheongsa',
): Promise<OpenSlot> {
  const launch = { vendorKey, gameType: 'slot', gameKey: 'cheongsa-777' };
  const { gameurl } = await member('/api/minigame/getGame', launch);
  const url = new URL(gameurl);
  const opened = await send(url.origin, '/api/session', { launch: url.searchParams.get('launch') });
  if (opened === undefined) throw new Error('the vendor does not answer');
  const { playToken } = (await opened.json()) as { playToken: string };
  return {
    async spin(stakeAmount, roundKey) {
      const response = await send(url.origin, '/api/spin', { stakeAmount, roundKey }, playToken);
      if (response === undefined || !response.ok) return undefined;
      const answer = (await response.json().catch(() => undefined)) as SpinResponse | undefined;
      return typeof answer?.balanceAmount === 'number' ? { balance: answer.balanceAmount } : undefined;
    },
    async leave() {
      await send(url.origin, '/api/leave', {}, playToken);
    },
  };
}

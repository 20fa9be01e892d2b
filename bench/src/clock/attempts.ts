import { randomUUID } from 'node:crypto';
import type { Prepared } from '../http-load.ts';
import type { Person } from '../people.ts';
import { signBets } from '../signed-bets.ts';

interface Answer {
  readonly resultCode?: string;
  readonly status?: string;
}

/** Sends one request to a server. Resolves to its result code, or the status of a wallet. */
export async function send(url: string, { path, headers, body }: Prepared): Promise<string> {
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  const { resultCode, status } = (await response.json()) as Answer;
  return resultCode ?? status ?? `HTTP ${response.status}`;
}

function asMember(person: Person, path: string, body: object): Prepared {
  const headers = {
    'content-type': 'application/json',
    authorization: 'hanpan-demo-site',
    token: person.token,
  };
  return { path, headers, body: JSON.stringify(body) };
}

export const whoAmI = (person: Person) => asMember(person, '/api/cash/getUserCash', {});

/** A single of a stake that nobody else has: a member's same slip within seconds is a double click, and refused. */
export const betOnMatch = (person: Person, selectionId: number, stake: number) =>
  asMember(person, '/api/bet/betProc', {
    idempotencyKey: randomUUID(),
    stake,
    oddsPolicy: 'all',
    legs: [{ selectionId, odds: 1.9 }],
  });

export function betAtVendor(person: Person, privateKey: string): Prepared {
  const [bet] = signBets([person], 1, privateKey);
  if (bet === undefined) throw new Error('no bet was signed');
  return bet;
}

interface OpenRound {
  readonly day: string;
  readonly round: number;
  readonly closesAt: string;
  readonly drawsAt: string;
}

interface Board {
  readonly betting: string;
  readonly round: OpenRound | null;
}

export async function readBoard(url: string): Promise<Board> {
  const response = await fetch(`${url}/api/minigame/board`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'hanpan-demo-site' },
    body: JSON.stringify({ game: 'powerball' }),
  });
  return ((await response.json()) as { data: Board }).data;
}

export const betOnRound = (person: Person, { day, round }: OpenRound, stake: number) =>
  asMember(person, '/api/minigame/bet', {
    idempotencyKey: randomUUID(),
    game: 'powerball',
    day,
    round,
    market: 'pb_odd_even',
    pick: 'odd',
    odds: 1.95,
    stake,
  });

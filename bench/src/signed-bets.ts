import { randomUUID } from 'node:crypto';
import { signatureHeader, signBody } from '@hanpan/vendor-kit';
import type { Prepared } from './http-load.ts';
import { benchGame, type Person } from './people.ts';

const oneThousandWon = 100_000_000;

/** Bets as the vendor sends them, each a separate round, with a real signature. */
export function signBets(people: readonly Person[], count: number, privateKey: string): Prepared[] {
  return Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length];
    const body = JSON.stringify({
      user: `hanpan-${person?.memberId}`,
      token: person?.gameToken,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      game_code: benchGame,
      round: randomUUID(),
      currency: 'KRW',
      amount: oneThousandWon,
    });
    const headers = { 'content-type': 'application/json', [signatureHeader]: signBody(body, privateKey) };
    return { path: '/wallet/hub88/cheongsa/transaction/bet', headers, body };
  });
}

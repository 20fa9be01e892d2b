import { randomBytes } from 'node:crypto';
import { amount } from '@hanpan/money';
import type { FastifyBaseLogger } from 'fastify';
import { fail } from '../../kernel/failure.ts';
import { type LaunchRequest, VendorUnreachable } from '../../vendors/port.ts';
import type { Vendor } from './directory.ts';
import type { GameFacts } from './game-store.ts';

/** What is asked of the vendor whoever plays, and for whatever. */
export type GameRequest = Omit<LaunchRequest, 'playerId' | 'token' | 'balance' | 'isDemo'>;

/**
 * Opens a game without money. The vendor is told of nobody, and the token is of no session of ours: no bet could be
 * taken with it. Fails with B0092 (the game has no free play) and 9999 where the vendor gives no address.
 */
export async function openDemo(
  vendor: Vendor,
  game: GameFacts,
  request: GameRequest,
  log: FastifyBaseLogger,
) {
  if (!game.has_demo) return fail('B0092');
  const nobody = randomBytes(12).toString('base64url');
  try {
    const gameurl = await vendor.client.launch({
      ...request,
      isDemo: true,
      playerId: `demo-${nobody}`,
      token: randomBytes(24).toString('base64url'),
      balance: amount(0),
    });
    return { gameurl, launchId: null, window: game.window_kind };
  } catch (error) {
    if (!(error instanceof VendorUnreachable)) throw error;
    log.warn({ err: error }, 'free play could not be opened');
    return fail('9999');
  }
}

import { randomUUID } from 'node:crypto';
import { generateKeyPair } from '@hanpan/vendor-kit';
import { hashToken } from '../kernel/sessions.ts';
import { type LaunchRequest, VendorUnreachable } from '../vendors/port.ts';
import type { TestVendor, World } from './world.ts';

export const vendorCode = 'testvendor';
export const gameKey = 'test-777';
/** The vendor's keys: the platform knows the public one. */
export const vendorKeys = generateKeyPair();

export interface FakeVendor extends TestVendor {
  readonly launches: LaunchRequest[];
  unreachable: boolean;
}

/** The games side of a vendor: it remembers what it was asked to open. */
export function createFakeVendor(): FakeVendor {
  const launches: LaunchRequest[] = [];
  return {
    code: vendorCode,
    launches,
    unreachable: false,
    listGames: async () => [
      {
        key: gameKey,
        family: 'slot',
        names: { ko: 'Seven', en: 'Seven', vi: 'Seven' },
        image: '/seven.svg',
        returnToPlayerPercent: '96.50',
        lowestReturnPercent: null,
        smallestStake: null,
        largestStake: null,
        productCode: null,
        window: 'standard',
        hasDemo: false,
        volatility: null,
        releasedOn: null,
        jackpot: null,
      },
    ],
    async launch(request) {
      launches.push(request);
      if (this.unreachable) throw new VendorUnreachable('the test says so');
      return `https://games.test/play?token=${request.token}`;
    },
  };
}

export async function installVendor(world: World, games: readonly string[] = [gameKey]): Promise<void> {
  const name = JSON.stringify({ ko: 'Test Games', en: 'Test Games', vi: 'Test Games' });
  await world.database.run(
    `insert into vendor (id, code, name, dialect, base_url, public_key) values (1, $1, $2, 'hub88', 'http://x', $3)`,
    [vendorCode, name, vendorKeys.publicKeyPem],
  );
  for (const key of games) {
    await world.database.run(
      `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent) values (1, $1, 'slot', $2, '/x.svg', '96.50')`,
      [key, name],
    );
  }
}

/** An open game of a member, as a launch leaves it behind; returns the token that the vendor uses. */
export async function openGame(world: World, memberId: number, siteId = world.site.id): Promise<string> {
  const token = randomUUID();
  const now = world.clock.read();
  await world.database.run(
    `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at)
     values ($1, $2, $3, 1, $4, $5, $5, $6)`,
    [hashToken(token), siteId, memberId, gameKey, new Date(now), new Date(now + 14_400_000)],
  );
  return token;
}

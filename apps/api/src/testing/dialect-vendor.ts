import { randomUUID } from 'node:crypto';
import {
  type Credentials,
  type DialectName,
  generateKeyPair,
  type Speaker,
  type SuitePlayer,
  speakers,
  type WireRequest,
} from '@hanpan/vendor-kit';
import { hashToken } from '../kernel/sessions.ts';
import { installVendor } from '../modules/vendor/index.ts';
import type { World } from './world.ts';

/** A vendor of a seamless dialect: a row of a running installation, one game, and whoever calls in its name. */
export interface DialectVendor {
  readonly code: string;
  readonly speaker: Speaker;
  readonly credentials: Credentials;
  send(request: WireRequest): Promise<{ http: number; text: string }>;
  newPlayer(cash?: number): Promise<SuitePlayer>;
  expireSession(player: SuitePlayer): Promise<void>;
  blockUser(player: SuitePlayer): Promise<void>;
}

export const memberOf = ({ user }: SuitePlayer) => ({ key: Number(user.replace('hanpan-', '')) });

function keysOf(name: DialectName): { theirs: string; key: string } {
  if (name === 'hub88' || name === 'caleta') {
    const { publicKeyPem, privateKeyPem } = generateKeyPair();
    return { theirs: publicKeyPem, key: privateKeyPem };
  }
  const secret = randomUUID();
  const isByAddress = name === 'highend' || name === 'gr8';
  return { theirs: isByAddress ? '127.0.0.1, 192.0.2.0/24' : secret, key: secret };
}

export async function addDialectVendor(
  world: World,
  name: DialectName,
  code = `of-${name}`,
): Promise<DialectVendor> {
  const { theirs, key } = keysOf(name);
  const gameCode = name === 'gr8' ? 'sportsbook' : '777';
  const names = { ko: code, en: code, vi: code };
  await world.database.transaction((tx) =>
    installVendor(world.services, tx, {
      code,
      name: names,
      dialect: name,
      walletMode: 'seamless',
      baseUrl: 'http://127.0.0.1:9',
      publicKey: theirs,
      ourKey: 'ours',
    }),
  );
  await world.database.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
     select id, $2, 'slot', $3, '/x.svg', '96.50' from vendor where code = $1`,
    [code, gameCode, JSON.stringify(names)],
  );
  const sessions = `update game_session set expires_at = opened_at where member_id = $1`;
  return {
    code,
    speaker: speakers[name],
    credentials: { key, operatorId: '1' },
    async send({ method, path, headers, body }) {
      const response = await world.app.inject({
        method,
        url: `/wallet/${name}/${code}${path}`,
        headers: { ...headers },
        ...(body === '' ? {} : { payload: body }),
      });
      return { http: response.statusCode, text: response.body };
    },
    async newPlayer(cash = 1_000) {
      const { key: memberId } = await world.addMember({ cash });
      const token = randomUUID();
      const now = world.clock.read();
      await world.database.run(
        `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at)
         select $1, $2, $3, id, $4, $5, $5, $6 from vendor where code = $7`,
        [
          hashToken(token),
          world.site.id,
          memberId,
          gameCode,
          new Date(now),
          new Date(now + 14_400_000),
          code,
        ],
      );
      return { user: `hanpan-${memberId}`, token, currency: 'KRW', gameCode };
    },
    expireSession: async (player) => void (await world.database.run(sessions, [memberOf(player).key])),
    blockUser: async (player) => void (await world.setMember(memberOf(player), "status = 'suspended'")),
  };
}

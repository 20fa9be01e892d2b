import { randomUUID } from 'node:crypto';
import { clientByTable, json, type LaunchTable } from '../launch-by-table.ts';
import type { Dialect } from '../port.ts';
import { registerWire } from '../wallet-wire.ts';
import { evolutionWire } from './wallet.ts';

/** UserAuthentication: the casino's key is our id there, and the API token our key. */
const launch: LaunchTable = {
  path: (vendor) => `/ua/v1/${encodeURIComponent(vendor.operatorId)}/${encodeURIComponent(vendor.ourKey())}`,
  headers: () => json,
  body: (request, { currency }) =>
    JSON.stringify({
      uuid: randomUUID(),
      player: {
        id: request.playerId,
        update: true,
        firstName: request.playerId,
        lastName: request.playerId,
        country: 'KR',
        language: request.locale,
        currency,
        session: { id: request.token, ip: request.address },
      },
      config: {
        game: { table: { id: request.gameKey } },
        channel: { wrapped: false, mobile: request.platform === 'mobile' },
        urls: { cashier: request.depositUrl, lobby: request.lobbyUrl },
      },
    }),
  addressAt: 'entry',
};

export const evolution: Dialect = {
  facts: { ours: 'secret', theirs: 'secret', listsGames: false },
  client: (vendor) => clientByTable(vendor, launch),
  registerWallet: (app, settings) => registerWire(app, settings, evolutionWire),
};

import { signBody } from '@hanpan/vendor-kit';
import { clientByTable, json, type LaunchTable } from '../launch-by-table.ts';
import type { Dialect } from '../port.ts';
import { registerWire } from '../wallet-wire.ts';
import { caletaWire } from './wallet.ts';

/** Caleta publishes its launch as OpenAPI. */
const launch: LaunchTable = {
  path: () => '/api/game/url',
  headers: (vendor, body) => ({ ...json, 'x-auth-signature': signBody(body, vendor.ourKey()) }),
  body: (request, { operatorId, currency }) =>
    JSON.stringify({
      user: request.playerId,
      token: request.token,
      operator_id: operatorId,
      game_code: request.gameKey,
      currency,
      country: 'KR',
      lang: request.locale,
      lobby_url: request.lobbyUrl,
      deposit_url: request.depositUrl,
    }),
  addressAt: 'url',
};

export const caleta: Dialect = {
  facts: { ours: 'private-key', theirs: 'public-key', listsGames: false },
  client: (vendor) => clientByTable(vendor, launch),
  registerWallet: (app, settings) => registerWire(app, settings, caletaWire),
};

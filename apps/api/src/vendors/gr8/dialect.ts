import { clientByTable, json, type LaunchTable } from '../launch-by-table.ts';
import type { Dialect } from '../port.ts';
import { registerWire } from '../wallet-wire.ts';
import { gr8Wire } from './wallet.ts';

/** How its page is opened is not published: this table is to be compared with the contract. */
const launch: LaunchTable = {
  path: () => '/api/v2/session',
  headers: (vendor) => ({ ...json, 'x-operator-id': vendor.operatorId, 'x-api-key': vendor.ourKey() }),
  body: (request, { currency }) =>
    JSON.stringify({
      playerId: request.playerId,
      token: request.token,
      currency,
      language: request.locale,
      platform: request.platform,
      lobbyUrl: request.lobbyUrl,
    }),
  addressAt: 'url',
};

export const gr8: Dialect = {
  facts: { ours: 'secret', theirs: 'addresses', listsGames: false },
  client: (vendor) => clientByTable(vendor, launch),
  registerWallet: (app, settings) => registerWire(app, settings, gr8Wire),
};

import { clientByTable, json, type LaunchTable } from '../launch-by-table.ts';
import type { Dialect } from '../port.ts';
import { registerWire } from '../wallet-wire.ts';
import { highendWire } from './wallet.ts';

/** The launch is not published: this table is to be compared with the contract. */
const launch: LaunchTable = {
  path: () => '/game/launch',
  headers: (vendor) => ({ ...json, authorization: `Bearer ${vendor.ourKey()}` }),
  body: (request) =>
    JSON.stringify({
      username: request.playerId,
      game_id: Number(request.gameKey),
      language: request.locale,
      lobby_url: request.lobbyUrl,
    }),
  addressAt: 'url',
};

export const highend: Dialect = {
  facts: { ours: 'secret', theirs: 'addresses', listsGames: false },
  client: (vendor) => clientByTable(vendor, launch),
  registerWallet: (app, settings) => registerWire(app, settings, highendWire),
};

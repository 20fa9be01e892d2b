import { randomUUID } from 'node:crypto';
import { signForm } from '@hanpan/vendor-kit';
import { clientByTable, type LaunchTable } from '../launch-by-table.ts';
import type { Dialect } from '../port.ts';
import { registerWire } from '../wallet-wire.ts';
import { slotegratorWire } from './wallet.ts';

const launch: LaunchTable = {
  path: () => '/games/init',
  headers: (vendor, body) => {
    const signed = {
      'X-Merchant-Id': vendor.operatorId,
      'X-Timestamp': String(Math.floor(Date.now() / 1000)),
      'X-Nonce': randomUUID(),
    };
    const sign = signForm([...new URLSearchParams(body)], signed, vendor.ourKey());
    return { ...signed, 'X-Sign': sign, 'content-type': 'application/x-www-form-urlencoded' };
  },
  body: (request, { currency }) =>
    new URLSearchParams({
      game_uuid: request.gameKey,
      player_id: request.playerId,
      player_name: request.playerId,
      currency,
      session_id: request.token,
      language: request.locale,
      return_url: request.lobbyUrl,
    }).toString(),
  addressAt: 'url',
};

export const slotegrator: Dialect = {
  facts: { ours: 'secret', theirs: 'secret', listsGames: false },
  client: (vendor) => clientByTable(vendor, launch),
  registerWallet: (app, settings) => registerWire(app, settings, slotegratorWire),
};

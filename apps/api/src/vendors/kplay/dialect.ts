import { clientByTable, json, type LaunchTable } from '../launch-by-table.ts';
import type { Dialect } from '../port.ts';
import { registerWire } from '../wallet-wire.ts';
import { kplayWire } from './wallet.ts';

/** `auth`: what its public page names; the field of the address is to be compared with the contract. */
const launch: LaunchTable = {
  path: () => '/auth',
  headers: (vendor) => ({ ...json, 'ag-code': vendor.operatorId, 'ag-token': vendor.ourKey() }),
  body: (request, { currency }) =>
    JSON.stringify({
      user: { id: request.playerId, language: request.locale === 'ko' ? 'ko' : 'en', currency },
      prd: { id: request.gameKey, is_mobile: request.platform === 'mobile' },
      url: { lobby: request.lobbyUrl, cashier: request.depositUrl },
    }),
  addressAt: 'launch_url',
};

export const kplay: Dialect = {
  client: (vendor) => clientByTable(vendor, launch),
  registerWallet: (app, settings) => registerWire(app, settings, kplayWire),
};

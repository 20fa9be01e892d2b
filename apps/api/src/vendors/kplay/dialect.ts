import { toDecimal } from '@hanpan/vendor-kit';
import { clientByTable, json, type LaunchTable } from '../launch-by-table.ts';
import { type Dialect, type VendorConnection, VendorUnreachable } from '../port.ts';
import { registerWire } from '../wallet-wire.ts';
import { kplayWire } from './wallet.ts';

/**
 * A row of KPLAY's is one of its products: the code of the row is the id of the product, and its games are the types
 * below it, as `/slots/{prodId}/{type}` has them.
 */
export function productOf({ code }: VendorConnection): number {
  if (!/^\d{1,9}$/.test(code)) throw new VendorUnreachable(`${code} is no product of KPLAY`);
  return Number(code);
}

/**
 * `auth`: what its public page names, the balance of the player among it. Where the fields stand, and the field of the
 * address, are to be compared with the contract.
 */
const launch: LaunchTable = {
  path: () => '/auth',
  headers: (vendor) => ({ ...json, 'ag-code': vendor.operatorId, 'ag-token': vendor.ourKey() }),
  body: (request, vendor) =>
    JSON.stringify({
      user: {
        id: request.playerId,
        balance: toDecimal(request.balance, vendor.currency),
        language: request.locale === 'ko' ? 'ko' : 'en',
        currency: vendor.currency,
      },
      prd: { id: productOf(vendor), type: request.gameKey, is_mobile: request.platform === 'mobile' },
      url: { lobby: request.lobbyUrl, cashier: request.depositUrl },
    }),
  addressAt: 'launch_url',
};

export const kplay: Dialect = {
  client: (vendor) => clientByTable(vendor, launch),
  registerWallet: (app, settings) => registerWire(app, settings, kplayWire),
};

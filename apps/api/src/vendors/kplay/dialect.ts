import { kplayTransferOffset, toDecimal } from '@hanpan/vendor-kit';
import { clientByTable, type LaunchTable } from '../launch-by-table.ts';
import { type Dialect, type VendorConnection, VendorUnreachable } from '../port.ts';
import { transferWalletOver } from '../transfer-wallet.ts';
import { registerWire } from '../wallet-wire.ts';
import { agentHeaders } from './agent-headers.ts';
import { kplayTransferWire } from './transfer-wire.ts';
import { kplayWire } from './wallet.ts';

/**
 * A row of KPLAY's is one of its products: the code of the row is the id of the product, and its games are the types
 * below it, as `/slots/{prodId}/{type}` has them.
 */
function productOf({ code }: VendorConnection): number {
  if (!/^\d{1,9}$/.test(code)) throw new VendorUnreachable(`${code} is no product of KPLAY`);
  return Number(code);
}

/**
 * `auth`: what its public page names, the balance of the player among it. Where the fields stand, and the field of the
 * address, are to be compared with the contract.
 */
const launchOf = (offset: number): LaunchTable => ({
  path: () => '/auth',
  headers: agentHeaders,
  body: (request, vendor) =>
    JSON.stringify({
      user: {
        id: request.playerId,
        balance: toDecimal(request.balance, vendor.currency),
        language: request.locale === 'ko' ? 'ko' : 'en',
        currency: vendor.currency,
      },
      prd: {
        id: productOf(vendor) + offset,
        type: request.gameKey,
        is_mobile: request.platform === 'mobile',
      },
      url: { lobby: request.lobbyUrl, cashier: request.depositUrl },
    }),
  addressAt: 'launch_url',
});

export const kplay: Dialect = {
  facts: { ours: 'secret', theirs: 'secret', listsGames: false, codeIsNumber: true },
  client: (vendor) => clientByTable(vendor, launchOf(0)),
  registerWallet: (app, settings) => registerWire(app, settings, kplayWire),
};

/** The same products where the vendor holds the money during play: it never calls. */
export const kplayTransfer: Dialect = {
  facts: { ours: 'secret', theirs: 'none', listsGames: false, codeIsNumber: true },
  client: (vendor) => ({
    ...clientByTable(vendor, launchOf(kplayTransferOffset)),
    transferWallet: transferWalletOver(vendor, kplayTransferWire),
  }),
};

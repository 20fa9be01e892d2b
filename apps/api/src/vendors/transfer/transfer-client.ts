import {
  gameListResponse,
  gameUrlResponse,
  signBody,
  transferRoundsPage,
  transferSignatureHeader,
} from '@hanpan/vendor-kit';
import { roundsOfTimeBy } from '../ask-rounds.ts';
import { gamesOffered } from '../games-offered.ts';
import type { GameVendor, VendorConnection } from '../port.ts';
import { askTransferVendor, type TransferWire, transferWalletOver } from '../transfer-wallet.ts';

/** The own dialect: signed over the raw bytes; HTTP says what was turned away. */
const ownTransferWire: TransferWire = {
  write(vendor, path, fields) {
    const body = JSON.stringify({ ...fields, agent: Number(vendor.operatorId) });
    const signature = signBody(body, vendor.ourKey());
    return {
      path,
      headers: { 'content-type': 'application/json', [transferSignatureHeader]: signature },
      body,
    };
  },
  // What was not signed or not understood is refused before anything is done.
  refusedAt: new Set([400, 401]),
  read: (_vendor, said) => said,
};

/** The transfer dialect: the operator asks, the vendor never calls. */
export function transferClient(vendor: VendorConnection): GameVendor {
  const line = { vendor, wire: ownTransferWire };
  return {
    transferWallet: transferWalletOver(vendor, ownTransferWire),
    roundsOfTime: roundsOfTimeBy(vendor.currency, (fields) =>
      askTransferVendor(line, '/operator/transfer/v1/round/list', fields, transferRoundsPage),
    ),
    async listGames() {
      const games = await askTransferVendor(line, '/operator/transfer/v1/game/list', {}, gameListResponse);
      return gamesOffered(games, { opensDemos: false });
    },
    async launch(request) {
      const fields = {
        user: request.playerId,
        game_code: request.gameKey,
        currency: vendor.currency,
        lang: request.locale,
        platform: request.platform,
        lobby_url: request.lobbyUrl,
        deposit_url: request.depositUrl,
      };
      const { url } = await askTransferVendor(
        line,
        '/operator/transfer/v1/game/url',
        fields,
        gameUrlResponse,
      );
      return url;
    },
  };
}

import {
  type GamesPath,
  type GameUrlRequestInput,
  gameListResponse,
  gameUrlResponse,
  signatureHeader,
  signBody,
  transferRoundsPage,
} from '@hanpan/vendor-kit';
import type { ZodType } from 'zod';
import { roundsOfTimeBy } from '../ask-rounds.ts';
import { gamesOffered } from '../games-offered.ts';
import { type GameVendor, type VendorConnection, VendorRefused, VendorUnreachable } from '../port.ts';
import { answerJson } from '../read-answer.ts';

async function send<T>(
  vendor: VendorConnection,
  path: GamesPath,
  payload: object,
  answer: ZodType<T>,
): Promise<T> {
  const body = JSON.stringify(payload);
  try {
    const response = await fetch(`${vendor.baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signBody(body, vendor.ourKey()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(vendor.timeoutMs),
    });
    if (!response.ok) throw new VendorRefused(response.status);
    return answer.parse(await answerJson(response));
  } catch (error) {
    throw new VendorUnreachable(`${vendor.code} did not answer ${path}`, { cause: error });
  }
}

/** The vendor is there, and has no such round. */
function isUnknown(error: unknown): boolean {
  const cause = error instanceof VendorUnreachable ? error.cause : undefined;
  return cause instanceof VendorRefused && cause.http === 404;
}

/** What stands for money that is none. */
const demoCurrency = 'XXX';

/** The games side of the Hub88 dialect: what the operator asks of the vendor. */
export function hub88Client(vendor: VendorConnection): GameVendor {
  const operator_id = Number(vendor.operatorId);
  return {
    roundsOfTime: roundsOfTimeBy(vendor.currency, (fields) =>
      send(vendor, '/operator/generic/v2/round/list', { operator_id, ...fields }, transferRoundsPage),
    ),
    async replay({ playerId: user, round, locale: lang }) {
      try {
        const asked = { operator_id, user, round, lang };
        return (await send(vendor, '/operator/generic/v2/game/round', asked, gameUrlResponse)).url;
      } catch (error) {
        if (isUnknown(error)) return undefined;
        throw error;
      }
    },
    async listGames() {
      const games = await send(vendor, '/operator/generic/v2/game/list', { operator_id }, gameListResponse);
      return gamesOffered(games, { opensDemos: true });
    },
    async launch(request) {
      const payload: GameUrlRequestInput = {
        user: request.playerId,
        token: request.token,
        operator_id,
        game_code: request.gameKey,
        currency: request.isDemo ? demoCurrency : vendor.currency,
        country: 'KR',
        lang: request.locale,
        platform: request.platform === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
        lobby_url: request.lobbyUrl,
        deposit_url: request.depositUrl,
        ip: request.address,
      };
      const { url } = await send(vendor, '/operator/generic/v2/game/url', payload, gameUrlResponse);
      return url;
    },
  };
}

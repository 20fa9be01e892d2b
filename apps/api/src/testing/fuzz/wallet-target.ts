import { randomUUID } from 'node:crypto';
import {
  signatureHeader,
  signBody,
  type WalletPath,
  walletRequests,
  walletResponse,
} from '@hanpan/vendor-kit';
import { z } from 'zod';
import type { Sent } from './check-response.ts';
import type { Stage } from './stage.ts';
import type { Target } from './target.ts';

const userInfo = z.looseObject({ status: z.literal('RS_OK'), user: z.string() });

function statusOf({ text }: Sent): string {
  try {
    return String((JSON.parse(text) as { status?: unknown }).status);
  } catch {
    return 'none';
  }
}

/** What a vendor sends about a player who has just opened a game; for what settles a bet, after the bet. */
async function bodyFor({ world, hub }: Stage, path: WalletPath): Promise<object> {
  const member = await world.member({ cash: 1_000_000 });
  const token = await hub.open(member);
  const bet = { ...hub.betOf(member, token), request_uuid: randomUUID() };
  if (path === '/user/info') return { user: bet.user, request_uuid: bet.request_uuid };
  if (path !== '/transaction/win' && path !== '/transaction/rollback') return bet;
  await hub.send('/transaction/bet', bet);
  return { ...bet, transaction_uuid: randomUUID(), reference_transaction_uuid: bet.transaction_uuid };
}

/** A wallet call as a vendor of the dialect hub88 makes it: every body is signed, whatever is in it. */
export function walletTarget(stage: Stage, path: WalletPath): Target {
  const { hub } = stage;
  const faultOf = (sent: Sent) => {
    if (sent.status !== 200) return `status ${sent.status}`;
    const status = statusOf(sent);
    if (status === 'RS_ERROR_UNKNOWN') return 'something broke';
    const schema = path === '/user/info' && status === 'RS_OK' ? userInfo : walletResponse;
    const read = schema.safeParse(JSON.parse(sent.text));
    return read.success ? undefined : `a response that the dialect does not know: ${read.error.message}`;
  };
  return {
    path,
    schema: walletRequests[path],
    isKeyed: true,
    async prepare() {
      return {
        body: await bodyFor(stage, path),
        request: (payload) => ({
          method: 'POST',
          url: `/wallet/hub88/${hub.code}${path}`,
          headers: {
            'content-type': 'application/json',
            [signatureHeader]: signBody(payload, hub.theirKeys.privateKeyPem),
          },
          payload,
        }),
      };
    },
    faultOf,
    hasSucceeded: (sent) => statusOf(sent) === 'RS_OK',
    isSpent: (sent, { stranger }) => statusOf(sent) === 'RS_OK' && stranger % 2 === 0,
    codeOf: statusOf,
  };
}

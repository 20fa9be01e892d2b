import {
  isSameSecret,
  kplayTransferOffset,
  kplayTransferPaths,
  readKplayFields,
  type TransferPath,
  writeKplayAnswer,
} from '@hanpan/vendor-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findGame } from '../games/catalogue.ts';
import { createLaunch } from '../play/sessions.ts';
import { currency } from '../purse/purses.ts';
import type { Vendor } from '../vendor.ts';
import { Refused } from './signed-calls.ts';
import { onTransferCalls, transferSchemas } from './transfer-routes.ts';

const paths: Partial<Record<TransferPath, string>> = kplayTransferPaths;

const auth = z.object({
  user: z.object({ id: z.string().min(3).max(255), language: z.string(), currency: z.literal(currency) }),
  prd: z.object({ id: z.int().min(kplayTransferOffset), type: z.string(), is_mobile: z.boolean() }),
  url: z.object({ lobby: z.url().nullish(), cashier: z.url().nullish() }),
});

/** Only digits: `Number` alone would read an empty code as agent 0, and 0x7 as agent 7. */
function agentOf({ headers }: FastifyRequest): number {
  const code = headers['ag-code'];
  return typeof code === 'string' && /^\d{1,9}$/.test(code) ? Number(code) : Number.NaN;
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refused(400, z.prettifyError(parsed.error));
  return parsed.data;
}

/** The transfer wallet in the shape of KPLAY: an agent with its secret, and the tables of the kit. */
export function kplayRoutes(vendor: Vendor): (server: FastifyInstance) => Promise<void> {
  const { publicUrl, agentToken } = vendor.environment;
  return async (server) => {
    server.addHook('preHandler', async (request, reply) => {
      const token = request.headers['ag-token'];
      const isKnown = isSameSecret(typeof token === 'string' ? token : undefined, agentToken);
      if (!isKnown || Number.isNaN(agentOf(request)))
        return await reply.send({ status: 0, error: 'ACCESS_DENIED' });
    });
    server.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof Refused || (error.statusCode ?? 500) < 500)
        return await reply.code(200).send({ status: 0, error: 'INVALID_PARAMETER' });
      request.log.error({ err: error }, 'a call of an agent failed');
      return await reply.code(500).send({ status: 0, error: 'INTERNAL_ERROR' });
    });
    onTransferCalls(vendor, (path, answer) => {
      const wirePath = paths[path];
      if (wirePath === undefined) return;
      server.post(wirePath, async (request, reply) => {
        const said = readKplayFields(read(z.looseObject({}), request.body), currency);
        const asked = read(transferSchemas[path], { ...said, agent: agentOf(request) });
        const tell = async () => writeKplayAnswer(await answer(asked), currency);
        const { meddle } = vendor;
        return meddle === undefined ? await tell() : await meddle(path, tell, reply);
      });
    });
    server.post('/auth', async (request) => {
      const { user, prd, url } = read(auth, request.body);
      if (!findGame(prd.type)) throw new Refused(404, 'there is no such game');
      const launchId = await createLaunch(
        vendor,
        {
          operator_id: agentOf(request),
          user: user.id,
          game_code: prd.type,
          token: '',
          currency: user.currency,
          lang: user.language,
          platform: prd.is_mobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
          lobby_url: url.lobby,
          deposit_url: url.cashier,
        },
        'purse',
      );
      return { status: 1, launch_url: `${publicUrl}/play/${prd.type}?launch=${launchId}` };
    });
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { orRefuse, Refused, read, sendError, sessionGame } from '../play/page-calls.ts';
import type { PlaySession } from '../play/sessions.ts';
import type { Vendor } from '../vendor.ts';
import { currentSteps } from './answer-step.ts';
import { actOn, beginSteps, stopSteps } from './play-steps.ts';
import { isStepGame, type StepGame } from './step-game.ts';

const bodies = {
  begin: z.object({ stakeAmount: z.int(), roundKey: z.uuid(), choice: z.unknown() }),
  act: z.object({ roundId: z.uuid(), act: z.unknown() }),
  stop: z.object({ roundId: z.uuid() }),
};

/** Calls of games whose rounds have several acts. */
export function stepRoutes(vendor: Vendor): (server: FastifyInstance) => Promise<void> {
  const asked = async (request: FastifyRequest): Promise<{ session: PlaySession; game: StepGame }> => {
    const { session, game } = await sessionGame(vendor, request);
    if (!isStepGame(game)) throw new Refused({ error: 'not-found' });
    return { session, game };
  };
  return async (server) => {
    server.setErrorHandler(sendError);
    server.get('/round', async (request) => {
      const { session, game } = await asked(request);
      return await currentSteps(vendor, session, game);
    });
    server.post('/begin', async (request) => {
      const { session, game } = await asked(request);
      return orRefuse(await beginSteps(vendor, session, game, read(bodies.begin, request)));
    });
    server.post('/act', async (request) => {
      const { session, game } = await asked(request);
      return orRefuse(await actOn(vendor, session, game, read(bodies.act, request)));
    });
    server.post('/stop', async (request) => {
      const { session, game } = await asked(request);
      return orRefuse(await stopSteps(vendor, session, game, read(bodies.stop, request).roundId));
    });
  };
}

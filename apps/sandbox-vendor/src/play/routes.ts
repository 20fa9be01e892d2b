import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tx } from '../database.ts';
import { clientSeedForm, fairState, rotateSeed } from '../fair/seeds.ts';
import { findGame } from '../games/catalogue.ts';
import { type Game, isSolo, type SoloGame } from '../games/game.ts';
import type { Vendor } from '../vendor.ts';
import { ActualReturns } from './actual-return.ts';
import { listedRounds } from './listed-rounds.ts';
import { orRefuse, Refused, read, sendError, sessionOf } from './page-calls.ts';
import type { ListedRound, ReplayLink, SessionOpened } from './play-api.ts';
import { playRound } from './play-round.ts';
import { potStates, potsOf } from './pots.ts';
import { createReplayLink } from './replay-links.ts';
import { findLatestRound, findRound, lastRounds, markShown } from './rounds.ts';
import { askBalance, replayOf, sessionState } from './session-state.ts';
import { lockPlayer, markLeft, newPlayToken, openSession, type PlaySession } from './sessions.ts';

const bodies = {
  launch: z.object({
    launch: z.string().min(1).max(100),
    /** Made by the page, 32 bytes in base64url. Who brings none is given one. */
    playToken: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  }),
  spin: z.object({ stakeAmount: z.int(), roundKey: z.uuid() }),
  shown: z.object({ roundId: z.uuid() }),
  clientSeed: z.object({ clientSeed: z.string().regex(clientSeedForm) }),
  round: z.object({ roundId: z.uuid() }),
  link: z.object({ link: z.string().min(1).max(100), lang: z.enum(['ko', 'en', 'vi']).default('ko') }),
};

/** As many as a player looks back at within a game; the site's own history has all of them. */
const listLength = 30;

/** Calls of the game's page. All carry the play token as a bearer except the two that exchange a link. */
export function playRoutes(vendor: Vendor): (server: FastifyInstance) => Promise<void> {
  const returns = new ActualReturns(vendor);
  return async (server) => {
    server.setErrorHandler(sendError);
    server.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    server.post('/session', async (request): Promise<SessionOpened> => {
      const { launch, playToken = newPlayToken() } = read(bodies.launch, request);
      const opened = await openSession(vendor, launch, playToken);
      if (typeof opened === 'string') throw new Refused({ error: opened });
      return { ...(await sessionState(vendor, opened, gameOf(opened))), playToken };
    });
    server.get('/session', async (request) => {
      const session = await sessionOf(vendor, request);
      return await sessionState(vendor, session, gameOf(session));
    });
    server.get('/balance', async (request) => await askBalance(vendor, await sessionOf(vendor, request)));
    server.post('/spin', async (request) => {
      const session = await sessionOf(vendor, request);
      return orRefuse(await playRound(vendor, session, soloGameOf(session), read(bodies.spin, request)));
    });
    server.post('/shown', async (request, reply) => {
      const session = await sessionOf(vendor, request);
      await markShown(vendor.pool, session.playerId, read(bodies.shown, request).roundId, vendor.clock());
      return await reply.code(204).send();
    });
    // The page is open or closing; the transfer wallet's operator asks whether a game is open.
    server.post('/alive', async (request, reply) => {
      await sessionOf(vendor, request);
      return await reply.code(204).send();
    });
    server.post('/leave', async (request, reply) => {
      await markLeft(vendor.pool, (await sessionOf(vendor, request)).id, vendor.clock());
      return await reply.code(204).send();
    });
    server.get('/fair', async (request) => {
      const { playerId, gameCode } = await sessionOf(vendor, request);
      return await tx(vendor.pool, (tx) => fairState(tx, vendor.vault, { playerId, gameCode }));
    });
    server.post('/fair', async (request) => {
      const session = await sessionOf(vendor, request);
      return await changeSeed(vendor, session, read(bodies.clientSeed, request).clientSeed);
    });
    server.get('/actual-return', async (request) => {
      return await returns.of((await sessionOf(vendor, request)).gameCode);
    });
    server.get('/pots', async (request) => {
      const session = await sessionOf(vendor, request);
      const pots = potsOf(soloGameOf(session).pots, session);
      return pots ? await potStates(vendor.pool, pots) : [];
    });
    server.get('/rounds', async (request): Promise<ListedRound[]> => {
      const session = await sessionOf(vendor, request);
      return listedRounds(await lastRounds(vendor.pool, session, listLength), isSolo(gameOf(session)));
    });
    // A round of one's own, to be looked at again in a window of its own.
    server.post('/rounds/replay', async (request): Promise<ReplayLink> => {
      const { playerId } = await sessionOf(vendor, request);
      const round = await findRound(vendor.pool, read(bodies.round, request).roundId);
      if (round?.playerId !== playerId || round.book === null) throw new Refused({ error: 'not-found' });
      return { link: await createReplayLink(vendor, { roundId: round.id }) };
    });
    server.post('/replay', async (request) => {
      const { link, lang } = read(bodies.link, request);
      const replay = await replayOf(vendor, link, findGame);
      return replay ? { ...replay, lang } : orRefuse({ error: 'not-found' });
    });
  };
}

/** Not while a round is open: the seed that decides it must not be known before it is decided. */
async function changeSeed(vendor: Vendor, session: PlaySession, clientSeed: string) {
  const owner = { playerId: session.playerId, gameCode: session.gameCode };
  return await tx(vendor.pool, async (tx) => {
    await lockPlayer(tx, session.playerId);
    const latest = await findLatestRound(tx, session.playerId, session.gameCode);
    if (latest && ['created', 'open', 'bet', 'rollback'].includes(latest.state))
      throw new Refused({ error: 'round-open' });
    await rotateSeed(tx, vendor.vault, owner, clientSeed, vendor.clock());
    return await fairState(tx, vendor.vault, owner);
  });
}

function gameOf(session: PlaySession): Game {
  const game = findGame(session.gameCode);
  if (!game) throw new Refused({ error: 'not-found' });
  return game;
}

/** Games of other shapes have calls of their own. */
function soloGameOf(session: PlaySession): SoloGame {
  const game = gameOf(session);
  if (!isSolo(game)) throw new Refused({ error: 'not-found' });
  return game;
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { beginStream, sendOrCut } from '../play/event-stream.ts';
import { orRefuse, pageId, Refused, read, sendError, sessionOf } from '../play/page-calls.ts';
import type { ReplayLink } from '../play/play-api.ts';
import { createReplayLink } from '../play/replay-links.ts';
import { askBalance } from '../play/session-state.ts';
import type { PlaySession } from '../play/sessions.ts';
import type { Vendor } from '../vendor.ts';
import { aliasOf } from './alias.ts';
import { digestEntry } from './bets-digest.ts';
import { commitmentOf } from './chain.ts';
import { GreetingPauses } from './greeting-pauses.ts';
import { type PlacedBet, placeBet } from './place-bet.ts';
import type { Room } from './room.ts';
import type { PlaceResponse, RoundProofView } from './room-api.ts';
import { findRoomBet, pastBets, takenBets } from './room-bets.ts';
import type { Listener } from './room-channel.ts';
import { findRoom } from './room-list.ts';
import { findRoomRound } from './room-rounds.ts';
import type { RoomRunner } from './room-runner.ts';
import { commitmentView, greetings, presentBet } from './room-view.ts';

const bodies = {
  place: z.object({
    roundId: z.uuid(),
    betKey: z.uuid(),
    word: z.string().regex(/^[0-9a-f]{32}$/),
    // As many as the room has bets, each once, which the rules of the room say; a body holds no more than a few hundred.
    lines: z
      .array(z.object({ bet: z.string().max(40), stakeAmount: z.int().min(1).max(1_000_000_000) }))
      .min(1),
  }),
  greeting: z.object({ greeting: z.enum(greetings) }),
  bet: z.object({ betId: z.uuid() }),
};

/** Who plays without a page sends none. */
const streamQuery = z.object({ page: pageId.optional() });

const historyLength = 40;

/** Calls and the stream of a room's page. */
export function roomRoutes(vendor: Vendor, runner: RoomRunner): (server: FastifyInstance) => Promise<void> {
  const pauses = new GreetingPauses();
  return async (server) => {
    server.setErrorHandler(sendError);
    server.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    server.get('/stream', async (request, reply) => {
      const session = await sessionOf(vendor, request);
      const query = streamQuery.safeParse(request.query);
      if (!query.success) throw new Refused({ error: 'malformed' });
      await stream(vendor, runner, { session, page: query.data.page }, reply);
    });
    server.post('/bets', async (request): Promise<PlaceResponse> => {
      const session = await sessionOf(vendor, request);
      const room = roomOf(session);
      const placed = orRefuse<PlacedBet>(await placeBet(vendor, session, room, read(bodies.place, request)));
      await runner.channel(room).playerChanged({ playerId: session.playerId, balanceAfterAmount: null });
      return { bet: presentBet(placed.bet), balanceAmount: placed.balanceAmount };
    });
    server.post('/greeting', async (request, reply) => {
      const session = await sessionOf(vendor, request);
      const room = roomOf(session);
      const { greeting } = read(bodies.greeting, request);
      const nowMs = vendor.clock().getTime();
      const waitMs = pauses.begin(session.playerId, nowMs);
      if (waitMs > 0) throw new Refused({ error: 'too-soon', retryAfterMs: waitMs });
      runner.channel(room).greet({ alias: aliasOf(room.code, session.playerId), greeting, atMs: nowMs });
      return await reply.code(204).send();
    });
    server.get('/history', async (request) => {
      const { playerId, gameCode } = await sessionOf(vendor, request);
      return (await pastBets(vendor.pool, playerId, gameCode, historyLength)).map(presentBet);
    });
    // A bet of one's own with its round, to be looked at again in a window of its own.
    server.post('/history/replay', async (request): Promise<ReplayLink> => {
      const { playerId } = await sessionOf(vendor, request);
      const bet = await findRoomBet(vendor.pool, read(bodies.bet, request).betId);
      if (bet?.playerId !== playerId || bet.totalAmount === null) throw new Refused({ error: 'not-found' });
      return { link: await createReplayLink(vendor, { betId: bet.id }) };
    });
    server.get<{ Params: { id: string } }>('/rounds/:id', async (request): Promise<RoundProofView> => {
      const { gameCode } = await sessionOf(vendor, request);
      return await proofOf(vendor, gameCode, request.params.id);
    });
  };
}

/** Server-Sent Events over a call that carries the token: a snapshot, then what changes, with a version each. */
async function stream(
  vendor: Vendor,
  runner: RoomRunner,
  { session, page }: Pick<Listener, 'session' | 'page'>,
  reply: FastifyReply,
): Promise<void> {
  const room = roomOf(session);
  const { balanceAmount } = await askBalance(vendor, session);
  const raw = beginStream(reply, {
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  const listener = {
    session,
    page,
    send: (message: string) => sendOrCut(raw, `data: ${message}\n\n`),
    end: () => raw.end(),
  };
  const leave = await runner
    .channel(room)
    .join(listener, balanceAmount)
    .catch((error: unknown) => {
      // The reply is ours since it was taken over, and nobody else ends it.
      raw.destroy();
      throw error;
    });
  // It may have gone while its snapshot was read: no event tells that any more.
  if (raw.destroyed) return leave();
  raw.on('close', leave);
  raw.on('error', leave);
}

/** What a round can be worked out from again; its chain value only once it is drawn. */
async function proofOf(vendor: Vendor, roomCode: string, id: string): Promise<RoundProofView> {
  const round = z.uuid().safeParse(id).success ? await findRoomRound(vendor.pool, id) : undefined;
  if (round?.roomCode !== roomCode) throw new Refused({ error: 'not-found' });
  const bets = round.betsDigest === null ? [] : await takenBets(vendor.pool, id);
  return {
    id,
    number: round.number,
    rulesVersion: round.rulesVersion,
    algorithm: 'hmac-sha256-reject-32',
    commitment: commitmentView(await commitmentOf(vendor.pool, roomCode, round.chainId), round.chainIndex),
    betsDigest: round.betsDigest,
    entries: bets.map(digestEntry),
    chainValue: round.chainValue,
    memory: round.memory,
    outcome: round.outcome,
    draws: round.draws,
  };
}

function roomOf(session: PlaySession): Room {
  const room = findRoom(session.gameCode);
  if (!room) throw new Refused({ error: 'not-found' });
  return room;
}

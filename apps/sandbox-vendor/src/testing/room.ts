import { randomBytes, randomUUID } from 'node:crypto';
import type { PlaceResponse, RoomMessage, RoomState } from '../rooms/room-api.ts';
import { findRoom } from '../rooms/room-list.ts';
import type { World } from './world.ts';

/** A player's page of a room: it keeps what it is told, as the real one does. */
export interface RoomPage {
  user: string;
  playToken: string;
  state: () => RoomState;
  messages: RoomMessage[];
  isOver: () => boolean;
  leave: () => void;
  place(lines: Record<string, number>, more?: { roundId?: string; betKey?: string }): Promise<PlaceAnswer>;
}

export interface PlaceAnswer {
  status: number;
  body: Partial<PlaceResponse> & { error?: string; retryAfterMs?: number };
}

/** Opens a room for a player through the operator's launch, and joins its stream. */
export async function openRoom(
  world: World,
  code: string,
  player: { user: string; token: string },
  currency?: string,
): Promise<RoomPage> {
  const { playToken } = await world.open(player, code, currency);
  return await joinRoom(world, code, player.user, playToken);
}

/** Joins again with the token of a page that is open: a reload, or a socket that broke. */
export async function joinRoom(
  world: World,
  code: string,
  user: string,
  playToken: string,
  page?: string,
): Promise<RoomPage> {
  const { findSession } = await import('../play/sessions.ts');
  const session = await findSession(world.vendor.pool, playToken, world.vendor.clock());
  const room = findRoom(code);
  if (typeof session === 'string' || !room) throw new Error(`no session for ${code}`);
  const messages: RoomMessage[] = [];
  let [state, isOver]: [RoomState | undefined, boolean] = [undefined, false];
  const listener = {
    session,
    page,
    send(json: string) {
      const message: RoomMessage = JSON.parse(json);
      messages.push(message);
      if (message.type === 'snapshot') state = message.state;
      if (message.type === 'patch' && state) state = { ...state, ...message.patch };
    },
    end: () => {
      isOver = true;
    },
  };
  const leave = await world.rooms.channel(room).join(listener, null);
  const seen = (): RoomState => {
    if (!state) throw new Error('there was no snapshot');
    return state;
  };
  return {
    user,
    playToken,
    state: seen,
    messages,
    isOver: () => isOver,
    leave,
    async place(lines, { roundId = seen().round?.id ?? '', betKey = randomUUID() } = {}) {
      const payload = {
        roundId,
        betKey,
        word: randomBytes(16).toString('hex'),
        lines: Object.entries(lines).map(([bet, stakeAmount]) => ({ bet, stakeAmount })),
      };
      const headers = { authorization: `Bearer ${playToken}` };
      const answer = await world.server.inject({ method: 'POST', url: '/api/room/bets', headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}

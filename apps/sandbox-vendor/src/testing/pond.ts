import { randomUUID } from 'node:crypto';
import type { PondMessage, ShotAnswer } from '../games/moonlit-catch/play-api.ts';
import type { CatchRoom } from '../games/moonlit-catch/room.ts';
import { gameCode } from '../games/moonlit-catch/rules.ts';
import type { SessionOpened } from '../play/play-api.ts';
import { findSession, type PlaySession } from '../play/sessions.ts';
import type { StepResponse } from '../steps/step-api.ts';
import type { World } from './world.ts';

export interface Angler {
  user: string;
  session: SessionOpened;
  play: PlaySession;
}

/** A seat, everything that its stream said, and the fish as they are known from it. */
interface Seat {
  seat: string;
  boat: number;
  messages: PondMessage[];
  raw: string[];
}

/** The fish that the stream has told of and not taken away again. */
export function known({ messages }: Pick<Seat, 'messages'>): Map<number, string> {
  const fish = new Map<number, string>();
  for (const message of messages) {
    if (message.type === 'snapshot') for (const each of message.fish) fish.set(each.id, each.name);
    else {
      for (const each of message.born) fish.set(each.id, each.name);
      for (const id of message.gone) fish.delete(id);
      for (const shot of message.shots) if (shot.paid > 0) for (const id of shot.struck) fish.delete(id);
    }
  }
  return fish;
}

/** What players do at the pond of a world, which the test drives. */
export function atPond(world: () => World, room: () => CatchRoom) {
  async function angler(balanceAmount = 100_000): Promise<Angler> {
    const account = world().operator.player(balanceAmount);
    const session = await world().open(account, gameCode);
    const play = await findSession(world().vendor.pool, session.playToken, world().vendor.clock());
    if (typeof play === 'string') throw new Error(play);
    return { user: account.user, session, play };
  }

  async function step(who: Angler, path: string, body?: object): Promise<StepResponse> {
    const answer = await world().call(who.session, body ? 'POST' : 'GET', `/api/steps/${path}`, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as StepResponse;
  }

  async function load(who: Angler, size = 20, bulletAmount = 100): Promise<string> {
    world().pass(5000);
    const choice = { bulletAmount, size };
    const answer = await step(who, 'begin', {
      stakeAmount: size * bulletAmount,
      roundKey: randomUUID(),
      choice,
    });
    if (answer.kind !== 'open') throw new Error(JSON.stringify(answer));
    return answer.round.roundId;
  }

  function sit(who: Angler, page?: string) {
    const taken = room().sit(who.play, page);
    if (!taken) throw new Error('the pond is full');
    const messages: PondMessage[] = [];
    const raw: string[] = [];
    room().listen(taken.seat, {
      send(message) {
        raw.push(message);
        if (message.startsWith('data: ')) messages.push(JSON.parse(message.slice(6)) as PondMessage);
      },
      end: () => raw.push('end'),
    });
    return { ...taken, messages, raw };
  }

  /** Lets the pond fill and its fish swim in. */
  async function fill(): Promise<void> {
    for (let second = 0; second < 14; second += 1) {
      world().pass(1000);
      await room().tick();
    }
  }

  async function shootAt(seat: Seat, fish: number): Promise<ShotAnswer> {
    const answer = room().shoot(seat.seat, fish);
    await room().tick();
    // One that is asked a second time is answered by the tick after.
    await room().tick();
    return await answer;
  }

  /** One shot at whatever is in reach; the clock moves so that the rate is kept. */
  async function shootAny(seat: Seat): Promise<Extract<ShotAnswer, { kind: 'fired' }>> {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      for (const id of known(seat).keys()) {
        world().pass(150);
        const answer = await shootAt(seat, id);
        if (answer.kind === 'fired') return answer;
        if (answer.kind === 'refused') throw new Error(answer.reason);
      }
      world().pass(150);
      await room().tick();
    }
    throw new Error('no fish came into reach');
  }

  return { angler, step, load, sit, fill, shootAt, shootAny };
}

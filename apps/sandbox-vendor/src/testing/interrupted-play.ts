import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { settleDueRounds } from '../play/unfinished-rounds.ts';
import { RoomRunner } from '../rooms/room-runner.ts';
import { buildServer } from '../server.ts';
import type { Vendor } from '../vendor.ts';
import { mortal } from './mortal.ts';
import type { World } from './world.ts';

/** One running vendor: what it keeps in memory is its own, what is in the database is everybody's. */
export interface Process {
  vendor: Vendor;
  server: FastifyInstance;
  rooms: RoomRunner;
  isDead: () => boolean;
}

/** A game at which somebody sits, before the first press. */
export interface Table {
  /** As the operator knows the player. */
  user: string;
  /** Everything that the player does, with the same keys whenever it is done again. Ends early where the process dies. */
  play(process: Process): Promise<void>;
  /** What is decided so far, as it is stored, in order: what stands here may be followed by more, and never changes. */
  decided(): Promise<unknown[]>;
  /** Checks how the round ended against its seed, and returns what the player must have now. */
  provenBalance(): Promise<number>;
  balance(): Promise<number>;
}

/** How a game is sat down at: its name in a test's title, and a new player each time. */
export interface Sitting {
  name: string;
  sit(world: World): Promise<Table>;
}

/** As main.ts starts it, over a vendor that may die. */
export async function startProcess(vendor: Vendor, isDead: () => boolean = () => false): Promise<Process> {
  const rooms = new RoomRunner(vendor);
  return { vendor, server: await buildServer(vendor, rooms), rooms, isDead };
}

/** Longer than a lease: what a dead process had in hand comes up again. */
const afterLeaseMs = 6000;
const longestMs = 300_000;

/** Another process takes over, the player comes back and presses on, and time passes until nothing is due. */
export async function takeOver(world: World, table: Table): Promise<void> {
  const process = await startProcess(world.vendor);
  await process.rooms.resume();
  await table.play(process);
  for (let passedMs = 0; passedMs < longestMs && (await unsettled(world)) > 0; passedMs += afterLeaseMs) {
    world.pass(afterLeaseMs);
    await settleDueRounds(world.vendor);
    await process.rooms.tick();
  }
  // A stake that was given back is no round: the same player may play at once, and plays it now.
  await table.play(process);
  await process.server.close();
}

async function unsettled(world: World): Promise<number> {
  const { rows } = await world.vendor.pool.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM round WHERE state IN ('created', 'open', 'bet', 'rollback'))
          + (SELECT count(*) FROM room_bet WHERE state IN ('created', 'taken', 'due', 'rollback')) AS count`,
  );
  return Number(rows[0]?.count);
}

/** Plays until the process has done `lives` things outside itself, and kills it. Returns what it did. */
export async function playAndDie(
  world: World,
  table: Table,
  lives?: number,
): Promise<{ effects: string[]; died: boolean }> {
  const { vendor, effects, isDead } = mortal(world.vendor, lives);
  const process = await startProcess(vendor, isDead);
  await table.play(process).catch((error: unknown) => {
    if (!isDead()) throw error;
  });
  await process.server.close();
  return { effects, died: isDead() };
}

/** A call of the page. Undefined where the process died before it answered. */
export async function ask(
  process: Process,
  playToken: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown> | undefined> {
  const answer = await process.server.inject({
    method: body ? 'POST' : 'GET',
    url: path,
    headers: { authorization: `Bearer ${playToken}` },
    ...(body ? { payload: body } : {}),
  });
  if (process.isDead()) return undefined;
  if (answer.statusCode >= 500) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}

export const newKey = (): string => randomUUID();

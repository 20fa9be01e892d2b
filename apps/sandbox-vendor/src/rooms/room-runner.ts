import { setTimeout as sleep } from 'node:timers/promises';
import type { Vendor } from '../vendor.ts';
import { advanceRoom } from './advance-room.ts';
import type { Room } from './room.ts';
import { RoomChannel } from './room-channel.ts';
import { findRoom } from './room-list.ts';
import { runningRooms } from './room-rounds.ts';
import { settleDueBets } from './settle-bet.ts';

const tickMs = 100;
/** How often to look for bets that are due while no room is driven here: only attempts are left that are repeated. */
const restMs = 1000;
/** How often a room looks for steps that another process has taken, and a stream shows that it lives. */
const lookEveryMs = 1000;
const beatEveryMs = 2_000;
const crowdEveryMs = 400;

/**
 * Drives the rooms in which somebody is, and those with a round that is not over: also after a restart, when nobody has come
 * back yet. A room where nobody is rests after its round. What is due is in the database; this only asks at the right time.
 */
export class RoomRunner {
  readonly #vendor: Vendor;
  readonly #channels = new Map<string, RoomChannel>();
  readonly #busy = new Set<string>();
  readonly #lookedAt = new Map<string, number>();
  #running = false;
  #loops: Promise<void>[] = [];
  #timers: NodeJS.Timeout[] = [];

  constructor(vendor: Vendor) {
    this.#vendor = vendor;
  }

  channel(room: Room): RoomChannel {
    const known = this.#channels.get(room.code);
    if (known) return known;
    const channel = new RoomChannel(this.#vendor, room);
    this.#channels.set(room.code, channel);
    return channel;
  }

  /** Takes up rounds that were left unfinished. */
  async resume(): Promise<void> {
    for (const code of await runningRooms(this.#vendor.pool)) {
      const room = findRoom(code);
      if (room) await this.channel(room).reload();
    }
  }

  /** Everything that is due now: each room's steps, and bets that are to be paid or given back. */
  async tick(): Promise<void> {
    await Promise.all([this.#tickRooms(), this.#settle()]);
  }

  /** Paying has a loop of its own: a wallet that is slow must not hold a table up. */
  start(): void {
    this.#running = true;
    const pauseMs = () => (this.#channels.size === 0 ? restMs : tickMs);
    this.#loops = [this.#repeat(() => this.#settle(), pauseMs), this.#resumeAndTick()];
    this.#timers = [
      setInterval(() => this.#each((channel) => channel.tellCrowd()), crowdEveryMs),
      setInterval(() => this.#each((channel) => channel.beat()), beatEveryMs),
    ];
  }

  async stop(): Promise<void> {
    this.#running = false;
    for (const timer of this.#timers) clearInterval(timer);
    this.#endListening();
    await Promise.all(this.#loops);
    // Whoever was just joining.
    this.#endListening();
  }

  #endListening(): void {
    for (const channel of this.#channels.values()) for (const listener of channel.listeners) listener.end();
  }

  async #resumeAndTick(): Promise<void> {
    let resumed = false;
    await this.#repeat(async () => {
      if (!resumed) await this.resume();
      resumed = true;
      await this.#tickRooms();
    });
  }

  async #repeat(work: () => Promise<void>, pauseMs = () => tickMs): Promise<void> {
    while (this.#running) {
      await work().catch((error: unknown) => {
        this.#vendor.log.error({ err: error }, 'the rooms could not be driven');
      });
      await sleep(pauseMs());
    }
  }

  async #tickRooms(): Promise<void> {
    await Promise.all([...this.#channels.values()].map((channel) => this.#tickRoom(channel)));
  }

  #each(work: (channel: RoomChannel) => Promise<void>): void {
    for (const channel of this.#channels.values()) {
      work(channel).catch((error: unknown) => {
        this.#vendor.log.error({ err: error, room: channel.room.code }, 'a room could not be told');
      });
    }
  }

  async #tickRoom(channel: RoomChannel): Promise<void> {
    const { code } = channel.room;
    if (this.#busy.has(code) || !this.#isDue(channel)) return;
    this.#busy.add(code);
    this.#lookedAt.set(code, this.#vendor.clock().getTime());
    try {
      // After the last round's end the next opens in the same moment.
      for (let more = true; more; ) {
        const step = await advanceRoom(this.#vendor, channel.room, !channel.isEmpty);
        await channel.roundChanged();
        more = step === 'closed' || step === 'done' || step === 'void';
      }
      if (channel.isEmpty && channel.round === null) this.#channels.delete(code);
    } finally {
      this.#busy.delete(code);
    }
  }

  #isDue({ room, round, isEmpty }: RoomChannel): boolean {
    const nowMs = this.#vendor.clock().getTime();
    if (nowMs - (this.#lookedAt.get(room.code) ?? 0) >= lookEveryMs) return true;
    if (round === null) return !isEmpty;
    if (round.state === 'open') return nowMs >= round.closesAtMs;
    return round.state === 'closed' || nowMs >= (round.shownUntilMs ?? 0);
  }

  async #settle(): Promise<void> {
    const settled: Promise<void>[] = [];
    await settleDueBets(this.#vendor, (bet) => {
      const channel = this.#channels.get(bet.gameCode);
      if (channel) settled.push(channel.playerChanged(bet));
    });
    await Promise.all(settled);
  }
}

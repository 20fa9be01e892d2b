import { type PlaySession, sessionsOver } from '../play/sessions.ts';
import type { Vendor } from '../vendor.ts';
import { aliasOf } from './alias.ts';
import { commitmentOf } from './chain.ts';
import type { Room } from './room.ts';
import type { Crowd, Greeting, RoomMessage, RoomRoundView, RoomState } from './room-api.ts';
import { betsInRound, betsOfRound, type RoomBetRow, roomFigures, shownBets } from './room-bets.ts';
import { memoryOf, pastRounds, type RoomRound, runningRound } from './room-rounds.ts';
import { presentBet, roundView } from './room-view.ts';

/** As many rounds as a road or a list of results shows; a shoe has 65. */
const pastLimit = 72;
const greetingsKept = 12;
const seatsShown = 12;

/** One open page. */
export interface Listener {
  session: PlaySession;
  /** The id that the page made for itself; it stays the same when its stream breaks and is opened again. */
  page: string | undefined;
  send(message: string): void;
  end(): void;
}

type Shared = Pick<RoomState, 'round' | 'past' | 'crowd' | 'greetings'>;
type Own = Pick<RoomState, 'mine' | 'last' | 'session'>;

/** What a page has been told: how many messages, and which read of its player's own bets and which balance were the latest. */
interface Told {
  version: number;
  bets: number;
  balance: number;
}

/** What everybody in a room sees, kept in memory to be told again, and who is told. It decides nothing. */
export class RoomChannel {
  readonly room: Room;
  readonly #vendor: Vendor;
  readonly #listeners = new Map<Listener, Told>();
  #joining = 0;
  #reads = 0;
  #shared: Shared | undefined;
  #crowdChanged = false;

  constructor(vendor: Vendor, room: Room) {
    this.#vendor = vendor;
    this.room = room;
  }

  /** Who is joining is there: a channel that is put away meanwhile would leave the page in a room that no longer runs. */
  get isEmpty(): boolean {
    return this.#listeners.size + this.#joining === 0;
  }

  get round(): RoomRoundView | null {
    return this.#shared?.round ?? null;
  }

  get listeners(): Iterable<Listener> {
    return this.#listeners.keys();
  }

  /** A page joins: it gets everything as it is now. Another page of the same player is told to end. */
  async join(listener: Listener, balanceAmount: number | null): Promise<() => void> {
    this.#joining += 1;
    try {
      return await this.#join(listener, balanceAmount);
    } finally {
      this.#joining -= 1;
    }
  }

  async #join(listener: Listener, balanceAmount: number | null): Promise<() => void> {
    const { session, page } = listener;
    for (const other of [...this.#listeners.keys()]) {
      if (other.session.playerId !== session.playerId) continue;
      // Ended without a word, a page with the same session would come back and end this one, for ever.
      if (other.session.id !== session.id || other.page !== page)
        this.#send(other, { type: 'end', error: 'session-replaced' });
      this.#listeners.delete(other);
      other.end();
    }
    const shared = this.#shared ?? (await this.reload());
    const read = this.#nextRead();
    const own = await this.#ownOf(session);
    this.#listeners.set(listener, { version: 0, bets: read, balance: read });
    const alias = aliasOf(this.room.code, session.playerId);
    const crowd = { ...shared.crowd, here: this.#listeners.size };
    this.#send(listener, {
      type: 'snapshot',
      state: { ...(this.#shared ?? shared), crowd, ...own, alias, balanceAmount },
    });
    this.#crowdChanged = true;
    return () => {
      this.#listeners.delete(listener);
      this.#crowdChanged = true;
    };
  }

  /** Reads the running round and what is past from the database. */
  async reload(): Promise<Shared> {
    const { pool } = this.#vendor;
    const [running, past] = [
      await runningRound(pool, this.room.code),
      await pastRounds(pool, this.room.code, pastLimit),
    ];
    this.#shared = {
      round: running ? await this.#view(running) : null,
      past,
      crowd: await this.#crowdOf(running?.id),
      greetings: this.#shared?.greetings ?? [],
    };
    return this.#shared;
  }

  /** A step was taken, here or in another process: everybody is told what is different. */
  async roundChanged(): Promise<void> {
    const before = this.round;
    const { round, past, crowd } = await this.reload();
    const isSame = before?.id === round?.id && before?.state === round?.state;
    if (isSame || this.isEmpty) return;
    const isOver = before !== null && before.id !== round?.id;
    this.#tell(isOver ? { round, past, crowd } : before === null ? { round, crowd } : { round });
    if (isOver || round?.state === 'drawn') await this.#tellOwn(isOver ? before.id : undefined, round?.id);
  }

  /** The player's bets, figures and balance changed. */
  async playerChanged(bet: Pick<RoomBetRow, 'playerId' | 'balanceAfterAmount'>): Promise<void> {
    for (const listener of this.#listeners.keys()) {
      if (listener.session.playerId !== bet.playerId) continue;
      const { balanceAfterAmount: balanceAmount } = bet;
      const read = this.#nextRead();
      const own = await this.#ownOf(listener.session);
      const news = this.#isNews(listener, 'bets', read) ? own : {};
      const isKnown = balanceAmount !== null && this.#isNews(listener, 'balance', read);
      const patch = isKnown ? { ...news, balanceAmount } : news;
      this.#send(listener, { type: 'patch', patch });
    }
    this.#crowdChanged = true;
  }

  greet(greeting: Greeting): void {
    const greetings = [...(this.#shared?.greetings ?? []), greeting].slice(-greetingsKept);
    if (this.#shared) this.#shared.greetings = greetings;
    this.#tell({ greetings });
  }

  /** Told together a few times a second at most, however many bets arrive. */
  async tellCrowd(): Promise<void> {
    if (!this.#crowdChanged || !this.#shared) return;
    this.#crowdChanged = false;
    this.#shared.crowd = await this.#crowdOf(this.round?.id);
    this.#tell({ crowd: this.#shared.crowd });
  }

  /** The sign of life of the stream. Pages whose session was replaced or ended by the operator are told so. */
  async beat(): Promise<void> {
    const over = await sessionsOver(
      this.#vendor.pool,
      [...this.#listeners.keys()].map(({ session }) => session.id),
    );
    for (const listener of [...this.#listeners.keys()]) {
      const error = over.get(listener.session.id);
      if (error === undefined) continue;
      this.#send(listener, { type: 'end', error });
      this.#listeners.delete(listener);
      listener.end();
    }
    this.#tell({});
  }

  #tell(patch: Partial<RoomState>): void {
    const json = JSON.stringify(patch);
    for (const listener of this.#listeners.keys()) this.#sendJson(listener, `"type":"patch","patch":${json}`);
  }

  #send(listener: Listener, message: DistributiveOmit<RoomMessage, 'version' | 'nowMs'>): void {
    this.#sendJson(listener, JSON.stringify(message).slice(1, -1));
  }

  #sendJson(listener: Listener, fields: string): void {
    const told = this.#listeners.get(listener);
    // It left while something was read for it.
    if (told === undefined) return;
    told.version += 1;
    listener.send(`{"version":${told.version},"nowMs":${this.#vendor.clock().getTime()},${fields}}`);
  }

  #nextRead(): number {
    this.#reads += 1;
    return this.#reads;
  }

  /**
   * What began to be read earlier is told no more once something later has been: a bet that is paid would be due again, and
   * a balance would be without its win.
   */
  #isNews(listener: Listener, what: 'bets' | 'balance', read: number): boolean {
    const told = this.#listeners.get(listener);
    if (told === undefined || told[what] > read) return false;
    told[what] = read;
    return true;
  }

  /** Everybody's own bets, read at once; nobody is told another's. */
  async #tellOwn(lastId: string | undefined, runningId: string | undefined): Promise<void> {
    const { pool } = this.#vendor;
    const read = this.#nextRead();
    const byPlayer = async (id: string | undefined) => {
      const bets = id === undefined ? [] : await betsOfRound(pool, id);
      return (playerId: number) => bets.filter((bet) => bet.playerId === playerId).map(presentBet);
    };
    const [lastOf, mineOf] = [await byPlayer(lastId), await byPlayer(runningId)];
    for (const listener of [...this.#listeners.keys()]) {
      const { session } = listener;
      const mine = mineOf(session.playerId);
      const last = lastOf(session.playerId);
      const patch: Partial<RoomState> = lastId === undefined ? { mine } : { mine, last };
      // Only now that the round has been shown does it count in the figures of who played it.
      if (last.length > 0) patch.session = await this.#figuresOf(session);
      if (this.#isNews(listener, 'bets', read)) this.#send(listener, { type: 'patch', patch });
    }
  }

  async #ownOf(session: PlaySession): Promise<Own> {
    const { pool } = this.#vendor;
    const betsIn = async (id: string | undefined) =>
      id === undefined ? [] : (await betsInRound(pool, session.playerId, this.room.code, id)).map(presentBet);
    const { round, past } = this.#shared ?? (await this.reload());
    return {
      mine: (await betsIn(round?.id)).filter(({ status }) => status !== 'refused'),
      last: (await betsIn(past.at(-1)?.id)).filter(({ status }) => status !== 'refused'),
      session: await this.#figuresOf(session),
    };
  }

  async #figuresOf(session: PlaySession): Promise<RoomState['session']> {
    const { pool, clock } = this.#vendor;
    const figures = await roomFigures(pool, session.id);
    return { startedAtMs: session.openedAt.getTime(), nowMs: clock().getTime(), ...figures };
  }

  async #view(round: RoomRound): Promise<RoomRoundView> {
    const { pool } = this.#vendor;
    const memory = round.state === 'drawn' ? round.memory : await memoryOf(pool, this.room.code);
    return roundView(this.room, round, await commitmentOf(pool, this.room.code, round.chainId), memory);
  }

  async #crowdOf(roundId: string | undefined): Promise<Crowd> {
    const bets = roundId === undefined ? [] : await shownBets(this.#vendor.pool, roundId);
    const totals: Record<string, number> = {};
    const best = new Map<number, { bet: string; stakeAmount: number }>();
    for (const { playerId, lines } of bets) {
      for (const { bet, stakeAmount } of lines) {
        totals[bet] = (totals[bet] ?? 0) + stakeAmount;
        const known = best.get(playerId);
        if (!known || known.stakeAmount < stakeAmount) best.set(playerId, { bet, stakeAmount });
      }
    }
    const watching = [...this.#listeners.keys()].map(({ session }) => session.playerId);
    const players = [...new Set([...best.keys(), ...watching])].slice(0, seatsShown);
    const seats = players.map((playerId) => ({
      alias: aliasOf(this.room.code, playerId),
      bet: best.get(playerId)?.bet ?? null,
      stakeAmount: best.get(playerId)?.stakeAmount ?? 0,
    }));
    return { here: this.#listeners.size, totals, seats };
  }
}

type DistributiveOmit<T, Keys extends PropertyKey> = T extends unknown ? Omit<T, Keys> : never;

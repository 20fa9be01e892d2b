import { amount } from '@hanpan/money';
import type { GameUrlRequest } from '@hanpan/vendor-kit';
import { expect } from 'vitest';
import { hmacWords } from '../fair/draws.ts';
import { drawsFrom } from '../fair/reject.ts';
import { readSeed } from '../fair/seeds.ts';
import { findGame } from '../games/catalogue.ts';
import { isSolo } from '../games/game.ts';
import { CatchRoom } from '../games/moonlit-catch/room.ts';
import { fishNamed } from '../games/moonlit-catch/rules.ts';
import { drawShot } from '../games/moonlit-catch/shoot.ts';
import type { SessionOpened } from '../play/play-api.ts';
import { createLaunch, findSession, type PlayerWallet } from '../play/sessions.ts';
import { isStepGame } from '../steps/step-game.ts';
import { ask, newKey, type Process, type Sitting } from './interrupted-play.ts';
import { launchOf, type World } from './world.ts';

export const startAmount = 1_000_000;
const stakeAmount = 1000;

interface RoundRow {
  id: string;
  state: string;
  book: { totalAmount: number } | null;
  seed_id: number | null;
  nonce: number | null;
}

/** What games of one player have in common: a row of `round`, and a seed that was fixed before the first press. */
async function soloPlayer(world: World, gameCode: string, wallet: PlayerWallet) {
  const account = world.operator.player(startAmount);
  const { pool, vault } = world.vendor;
  const session =
    wallet === 'purse'
      ? await openPurse(world, account, gameCode)
      : await world.open(account, gameCode, wallet === 'demo' ? 'XXX' : 'KRW');
  const rounds = async (): Promise<RoundRow[]> => {
    const { rows } = await pool.query<RoundRow>(
      `SELECT r.id, r.state, r.book, r.seed_id, r.nonce FROM round r JOIN player p ON p.id = r.player_id
        WHERE p.user_name = $1 ORDER BY r.created_at, r.id`,
      [account.user],
    );
    return rows;
  };
  /** The words that decide the player's round number `nonce`, as they were bound when the game was opened. */
  const drawsOf = async (nonce: number, firstCounter = 0) => {
    const { rows } = await pool.query<{ id: number }>(
      `SELECT s.id FROM seed s JOIN player p ON p.id = s.player_id WHERE p.user_name = $1 AND s.phase = 'in-use'`,
      [account.user],
    );
    const { serverSeed, clientSeed } = await readSeed(pool, vault, rows[0]?.id ?? 0);
    return drawsFrom(hmacWords(serverSeed, clientSeed, nonce, firstCounter));
  };
  const played = async (): Promise<RoundRow | undefined> =>
    (await rounds()).find(({ state }) => state === 'done');
  const balance = () => balanceOf(world, account.user, wallet);
  /** Every stake but that of the round that was played came back; that one is the first the seed decides. */
  const provenTotal = async (): Promise<RoundRow & { book: { totalAmount: number } }> => {
    const all = await rounds();
    const round = await played();
    if (!round?.book) throw new Error(`not played: ${all.map(({ state }) => state).join(', ')}`);
    expect(all.filter(({ id }) => id !== round.id).map(({ state }) => state)).toEqual(
      all.length === 1 ? [] : ['rolled-back'],
    );
    expect(round.nonce).toBe(0);
    return { ...round, book: round.book };
  };
  const decided = async (): Promise<unknown[]> => {
    const [round] = (await rounds()).filter(({ nonce }) => nonce !== null);
    return round ? [round.id, round.nonce, round.seed_id, ...(round.book ? [round.book] : [])] : [];
  };
  return { account, session, rounds, drawsOf, played, balance, provenTotal, decided };
}

/** What a player has now: in the operator's wallet, or in a purse here. */
export async function balanceOf(world: World, user: string, wallet: PlayerWallet): Promise<number> {
  if (wallet === 'seamless') return world.operator.balanceOf(user);
  const { rows } = await world.vendor.pool.query(
    'SELECT purse_amount AS purse FROM player WHERE user_name = $1',
    [user],
  );
  return rows[0]?.purse;
}

/** A player whose money was brought here before the game was opened. */
async function openPurse(
  world: World,
  account: { user: string; token: string },
  gameCode: string,
): Promise<SessionOpened> {
  const asked = { ...launchOf(account, gameCode), platform: 'GPL_DESKTOP' } as GameUrlRequest;
  const launch = await createLaunch(world.vendor, asked, 'purse');
  await world.vendor.pool.query('UPDATE player SET purse_amount = $2 WHERE user_name = $1', [
    account.user,
    startAmount,
  ]);
  return (await world.server.inject({ method: 'POST', url: '/api/session', payload: { launch } })).json();
}

/** As it stands in a test's title. */
export function nameOf(gameCode: string, wallet: PlayerWallet): string {
  return wallet === 'seamless' ? gameCode : `${gameCode} (${wallet})`;
}

/** The key of a press stays until its stake is given back: then the player presses anew. */
function pressKeys(rounds: () => Promise<{ state: string }[]>) {
  const keys: string[] = [];
  return async (): Promise<string> => {
    const given = (await rounds()).filter(({ state }) => state === 'rolled-back').length;
    while (keys.length <= given) keys.push(newKey());
    return keys[given] ?? '';
  };
}

/** One press, one book. */
export function slot(gameCode: string, wallet: PlayerWallet = 'seamless'): Sitting {
  return {
    name: nameOf(gameCode, wallet),
    async sit(world) {
      const game = findGame(gameCode);
      if (!game || !isSolo(game)) throw new Error(`${gameCode} is no slot`);
      const player = await soloPlayer(world, gameCode, wallet);
      const key = pressKeys(player.rounds);
      return {
        user: player.account.user,
        decided: player.decided,
        balance: player.balance,
        async play(process) {
          if (await player.played()) return;
          world.pass(2500);
          const body = { stakeAmount, roundKey: await key() };
          await ask(process, player.session.playToken, '/api/spin', body);
        },
        async provenBalance() {
          const { book } = await player.provenTotal();
          // What is in a pot depends on what everybody has staked; everything else follows from the seed.
          if (!game.pots) expect(book).toEqual(game.makeBook(await player.drawsOf(0), amount(stakeAmount)));
          return startAmount - stakeAmount + book.totalAmount;
        },
      };
    },
  };
}

/** A board of lanterns: three of them are turned, one after the other, and what they are worth is taken. */
export const lanterns = (wallet: PlayerWallet = 'seamless'): Sitting => ({
  name: nameOf('dokkaebi-lanterns', wallet),
  async sit(world) {
    const game = findGame('dokkaebi-lanterns');
    if (!game || !isStepGame(game)) throw new Error('no lanterns');
    const player = await soloPlayer(world, 'dokkaebi-lanterns', wallet);
    const key = pressKeys(player.rounds);
    const choice = { mines: 3 };
    const acts = [{ cell: 4 }, { cell: 11 }, { cell: 19 }];
    return {
      user: player.account.user,
      balance: player.balance,
      decided: player.decided,
      async play(process) {
        if (await player.played()) return;
        world.pass(5000);
        const call = (path: string, body: object) =>
          ask(process, player.session.playToken, `/api/steps/${path}`, body);
        let answer = await call('begin', { stakeAmount, roundKey: await key(), choice });
        const roundId = (answer?.round as { roundId?: string } | undefined)?.roundId;
        for (const act of acts) if (answer?.kind === 'open') answer = await call('act', { roundId, act });
        if (answer?.kind === 'open') await call('stop', { roundId });
      },
      async provenBalance() {
        const { book } = await player.provenTotal();
        const sealed = game.steps.seal(await player.drawsOf(0), choice);
        const past: { act: unknown; outcome: unknown }[] = [];
        let ends = false;
        for (const act of acts) {
          const played: { outcome: unknown; ends: boolean } | undefined = ends
            ? undefined
            : game.steps.play({ choice, sealed, past }, act);
          if (!played) continue;
          past.push({ act, outcome: played.outcome });
          ends = played.ends;
        }
        expect(book).toEqual(
          game.steps.book({ choice, sealed, past }, stakeAmount, ends ? 'over' : 'stopped'),
        );
        return startAmount - stakeAmount + book.totalAmount;
      },
    };
  },
});

const magazine = { bulletAmount: 100, size: 20 } as const;
const shotsWanted = 4;

/** Four bullets of a magazine, wherever the fish are, and the rest given back. */
export const pond = (wallet: PlayerWallet = 'seamless'): Sitting => ({
  name: nameOf('moonlit-catch', wallet),
  async sit(world) {
    const player = await soloPlayer(world, 'moonlit-catch', wallet);
    const key = pressKeys(player.rounds);
    const acts = async () => {
      const { rows } = await world.vendor.pool.query<ActRow>(
        `SELECT a.act, a.outcome FROM step_act a JOIN round r ON r.id = a.round_id JOIN player p ON p.id = r.player_id
          WHERE p.user_name = $1 ORDER BY a.number`,
        [player.account.user],
      );
      return rows;
    };
    return {
      user: player.account.user,
      balance: player.balance,
      decided: acts,
      async play(process) {
        if (await player.played()) return;
        world.pass(5000);
        const call = (path: string, body: object) =>
          ask(process, player.session.playToken, `/api/steps/${path}`, body);
        const roundKey = await key();
        const body = { stakeAmount: magazine.bulletAmount * magazine.size, roundKey, choice: magazine };
        const answer = await call('begin', body);
        if (answer?.kind !== 'open') return;
        await shoot(world, process, player.session, async () => shotsWanted - (await acts()).length);
        await call('stop', { roundId: (answer.round as { roundId: string }).roundId });
      },
      async provenBalance() {
        const { book } = await player.provenTotal();
        const shots = await acts();
        let paid = 0;
        for (const [number, { act, outcome }] of shots.entries()) {
          const draws = await player.drawsOf(0, number * 1024);
          expect(drawShot(draws, fishNamed(act.target), act.alsoStruck.map(fishNamed))).toBe(outcome.paid);
          paid += outcome.paid;
        }
        expect(shots).toHaveLength(shotsWanted);
        const back = paid + magazine.size - shots.length;
        expect(book.totalAmount).toBe(back * magazine.bulletAmount);
        return startAmount - magazine.bulletAmount * (magazine.size - back);
      },
    };
  },
});

type FishName = Parameters<typeof fishNamed>[0];
interface ActRow {
  act: { target: FishName; alsoStruck: FishName[] };
  outcome: { paid: number };
}

/** A seat at the pond of this process; shots at whatever swims until `left` says that there were enough. */
async function shoot(
  world: World,
  process: Process,
  session: SessionOpened,
  left: () => Promise<number>,
): Promise<void> {
  const room = new CatchRoom(process.vendor, { ticksByItself: false });
  try {
    const play = await findSession(world.vendor.pool, session.playToken, world.vendor.clock());
    const seat = typeof play === 'string' ? undefined : room.sit(play);
    if (typeof play === 'string' || !seat) throw new Error('there is no seat');
    let fish: number[] = [];
    room.listen(seat.seat, {
      send(message) {
        if (!message.startsWith('data: ')) return;
        const { born = [], fish: all = [] } = JSON.parse(message.slice('data: '.length));
        fish = [...fish, ...[...all, ...born].map(({ id }: { id: number }) => id)].slice(-12);
      },
      end() {},
    });
    while ((await left()) > 0 && !process.isDead()) {
      world.pass(400);
      const shots = fish.slice(0, 1).map((id) => room.shoot(seat.seat, id));
      fish = [...fish.slice(1), ...fish.slice(0, 1)];
      await room.tick();
      await Promise.all(shots).catch((error: unknown) => {
        if (!process.isDead()) throw error;
      });
    }
  } finally {
    await room.close();
  }
}

import { amount } from '@hanpan/money';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashOfSeed, hmacWords } from '../../../src/fair/draws.ts';
import { drawsFrom } from '../../../src/fair/reject.ts';
import { findGame } from '../../../src/games/catalogue.ts';
import { lanternSteps } from '../../../src/games/dokkaebi-lanterns/steps.ts';
import { isSolo } from '../../../src/games/game.ts';
import { countersPerShot } from '../../../src/games/moonlit-catch/counters.ts';
import type { MagazineEvent } from '../../../src/games/moonlit-catch/play-api.ts';
import { type FishName, fishNamed } from '../../../src/games/moonlit-catch/rules.ts';
import { drawShot } from '../../../src/games/moonlit-catch/shoot.ts';
import { magazineSteps } from '../../../src/games/moonlit-catch/steps.ts';
import { roundTableFile } from '../../../src/games/reels/round-table.ts';
import type { Book, GameInfo, PlayedRound } from '../../../src/play/play-api.ts';
import { NoResponse } from '../api.ts';
import { roundRules } from '../games/round-rules.ts';
import { checkRound } from './check-round.ts';

afterEach(() => vi.unstubAllGlobals());

const tableFile = (path: string) =>
  new Uint8Array(roundTableFile(path.slice('/tables/'.length, -'.json'.length)));

/** As the panel of a game does it: by the rules that the game's folder has. */
async function check(round: PlayedRound, seed: typeof revealed, info: GameInfo) {
  return checkRound(round, seed, info, (await roundRules[info.page]?.())?.default);
}

const serverSeed = Buffer.alloc(32, 7);
const revealed = { serverSeed: serverSeed.toString('hex'), clientSeed: 'mine-1' };

function roundOf(nonce: number, book: Book, draws: PlayedRound['proof']['draws']): PlayedRound {
  const round: PlayedRound = {
    roundId: 'round',
    playedAtMs: 0,
    book,
    proof: {
      algorithm: 'hmac-sha256-reject-32',
      serverSeedHash: hashOfSeed(serverSeed),
      clientSeed: revealed.clientSeed,
      nonce,
      draws,
    },
    settlement: 'confirmed',
  };
  return JSON.parse(JSON.stringify(round)) as PlayedRound;
}

function played(code: string, nonce: number) {
  const game = findGame(code);
  if (!game || !isSolo(game)) throw new Error(code);
  const draws = drawsFrom(hmacWords(serverSeed, revealed.clientSeed, nonce));
  const book = game.makeBook(draws, amount(1000));
  return { info: game.info, round: roundOf(nonce, book, [...draws.drawn]) };
}

const dealt = [
  'cheongsa-777',
  'sangun-tiger',
  'moon-rabbit',
  'hahoe-mask',
  'dragon-pearl',
  'dokkaebi-club',
] as const;
const fromTable = ['lotus-lantern', 'spring-plum'] as const;

describe('a finished round, worked out again in the browser', () => {
  test.each(dealt)('[PF-3] of %s is the same to its last event', async (code) => {
    for (let nonce = 0; nonce < 25; nonce += 1) {
      const { info, round } = played(code, nonce);
      const draws = round.proof.draws.length;
      expect(await check(round, revealed, info)).toEqual({ kind: 'ok', draws, isPlayed: true });
    }
  });

  test.each(fromTable)(
    '[PF-3] of %s is dealt again as the table has it, if that is the published one',
    async (code) => {
      vi.stubGlobal('fetch', async (path: string) => new Response(tableFile(path)));
      for (let nonce = 0; nonce < 8; nonce += 1) {
        const { info, round } = played(code, nonce);
        expect(await check(round, revealed, info)).toEqual({ kind: 'ok', draws: 1, isPlayed: true });
      }
      const { info, round } = played(code, 3);
      const forged = { ...info, tableHash: '0'.repeat(64) };
      expect(await check(round, revealed, forged)).toEqual({ kind: 'bad' });
      const paid = { ...round.book, totalAmount: round.book.totalAmount + 100 };
      expect(await check({ ...round, book: paid }, revealed, info)).toEqual({ kind: 'bad' });
    },
  );

  test('[PF-3] a table that does not come is no verdict', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    const { info, round } = played('lotus-lantern', 3);
    await expect(check(round, revealed, info)).rejects.toThrow(NoResponse);
  });

  test('a round of other mathematics is compared as far as its draws, and says no more', async () => {
    const { info, round } = played('sangun-tiger', 3);
    const next = { ...info, mathVersion: 'sangun-tiger/99' };
    const draws = round.proof.draws.length;
    expect(await check(round, revealed, next)).toEqual({ kind: 'ok', draws, isPlayed: false });
  });

  test('[PF-3] another seed, another number and another win are each found', async () => {
    const { info, round } = played('sangun-tiger', 5);
    const bad = { kind: 'bad' };
    const other = { ...revealed, serverSeed: Buffer.alloc(32, 8).toString('hex') };
    expect(await check(round, other, info)).toEqual(bad);
    expect(await check({ ...round, proof: { ...round.proof, nonce: 6 } }, revealed, info)).toEqual(bad);
    const book = { ...round.book, totalAmount: round.book.totalAmount + 100 };
    expect(await check({ ...round, book }, revealed, info)).toEqual(bad);
    const [first] = round.book.events as { type: string; amount: number }[];
    const events = [{ ...first, type: 'spin', amount: 1 }, ...round.book.events.slice(1)];
    expect(await check({ ...round, book: { ...round.book, events } }, revealed, info)).toEqual(bad);
  });

  test('[PF-3] the board of the lanterns lies where the seed puts it', async () => {
    const info = findGame('dokkaebi-lanterns')?.info;
    if (!info) throw new Error('no lanterns');
    const draws = drawsFrom(hmacWords(serverSeed, revealed.clientSeed, 2));
    const choice = { mines: 3 };
    const sealed = lanternSteps.seal(draws, choice);
    const cell = Array.from({ length: 25 }, (_, each) => each).find((each) => !sealed.includes(each)) ?? 0;
    const past = [{ act: { cell }, outcome: { isSafe: true } }];
    const book = lanternSteps.book({ choice, sealed, past }, 1000, 'stopped');
    const round = roundOf(2, book, [...draws.drawn]);
    expect(await check(round, revealed, info)).toMatchObject({ kind: 'ok', isPlayed: true });
    const moved = [{ ...book.events[0], type: 'board', board: [cell, ...sealed.slice(1)] }];
    const other = { ...round, book: { ...round.book, events: moved } };
    expect(await check(other, revealed, info)).toEqual({ kind: 'bad' });
  });

  test('[PF-3] every shot of a magazine follows from words of its own, the prize of a boss with it', async () => {
    const info = findGame('moonlit-catch')?.info;
    if (!info) throw new Error('no pond');
    const magazineOf = (nonce: number) =>
      Array.from({ length: 100 }, (_, shot) => {
        const draws = drawsFrom(hmacWords(serverSeed, revealed.clientSeed, nonce, shot * countersPerShot));
        const target: FishName = shot % 2 === 0 ? 'dragon' : 'minnow';
        const paid = drawShot(draws, fishNamed(target), []);
        return { act: { target, alsoStruck: [] }, outcome: { paid, draws: [...draws.drawn] } };
      });
    const isBossCaught = ({ act, outcome }: ReturnType<typeof magazineOf>[number]) =>
      act.target === 'dragon' && outcome.paid > 0;
    let nonce = 0;
    while (!magazineOf(nonce).some(isBossCaught)) nonce += 1;
    const past = magazineOf(nonce);
    const choice = { bulletAmount: 100, size: 100 };
    const book = magazineSteps.book({ choice, sealed: null, past }, 10_000, 'over');
    const draws = magazineSteps.proofOf?.(past) ?? [];
    expect(draws.length).toBeGreaterThan(100);
    const round = roundOf(nonce, book, [...draws]);
    expect(await check(round, revealed, info)).toEqual({
      kind: 'ok',
      draws: draws.length,
      isPlayed: true,
    });
    const [event] = round.book.events as MagazineEvent[];
    if (!event) throw new Error('an empty book');
    const moved = { ...event, misses: event.misses.map((miss) => ({ ...miss, target: 'turtle' as const })) };
    const retold = { ...round, book: { ...round.book, events: [moved] } };
    expect(await check(retold, revealed, info)).toEqual({ kind: 'bad' });
    const [first, ...rest] = round.proof.draws;
    if (!first) throw new Error('nothing was drawn');
    const changed = [{ ...first, value: first.value + 1 }, ...rest];
    const other = { ...round, proof: { ...round.proof, draws: changed } };
    expect(await check(other, revealed, info)).toEqual({ kind: 'bad' });
  });

  test('a browser without the means says so instead of a verdict', async () => {
    vi.stubGlobal('crypto', {});
    const { info, round } = played('sangun-tiger', 1);
    expect(await check(round, revealed, info)).toEqual({ kind: 'unable' });
  });
});

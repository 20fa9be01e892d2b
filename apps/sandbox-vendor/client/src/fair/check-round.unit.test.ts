import { amount } from '@hanpan/money';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashOfSeed, hmacWords } from '../../../src/fair/draws.ts';
import { drawsFrom } from '../../../src/fair/reject.ts';
import { findGame } from '../../../src/games/catalogue.ts';
import { lanternSteps } from '../../../src/games/dokkaebi-lanterns/steps.ts';
import { isSolo } from '../../../src/games/game.ts';
import { countersPerShot } from '../../../src/games/moonlit-catch/counters.ts';
import { type FishName, fishNamed } from '../../../src/games/moonlit-catch/rules.ts';
import { drawShot } from '../../../src/games/moonlit-catch/shoot.ts';
import { magazineSteps } from '../../../src/games/moonlit-catch/steps.ts';
import type { Book, PlayedRound } from '../../../src/play/play-api.ts';
import { checkRound } from './check-round.ts';

afterEach(() => vi.unstubAllGlobals());

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
      expect(await checkRound(round, revealed, info)).toEqual({ kind: 'ok', draws, isPlayed: true });
    }
  });

  test.each(fromTable)('[PF-3] of %s is the same as far as its draw, and says no more', async (code) => {
    const { info, round } = played(code, 3);
    expect(await checkRound(round, revealed, info)).toEqual({ kind: 'ok', draws: 1, isPlayed: false });
  });

  test('[PF-3] another seed, another number and another win are each found', async () => {
    const { info, round } = played('sangun-tiger', 5);
    const bad = { kind: 'bad' };
    const other = { ...revealed, serverSeed: Buffer.alloc(32, 8).toString('hex') };
    expect(await checkRound(round, other, info)).toEqual(bad);
    expect(await checkRound({ ...round, proof: { ...round.proof, nonce: 6 } }, revealed, info)).toEqual(bad);
    const book = { ...round.book, totalAmount: round.book.totalAmount + 100 };
    expect(await checkRound({ ...round, book }, revealed, info)).toEqual(bad);
    const [first] = round.book.events as { type: string; amount: number }[];
    const events = [{ ...first, type: 'spin', amount: 1 }, ...round.book.events.slice(1)];
    expect(await checkRound({ ...round, book: { ...round.book, events } }, revealed, info)).toEqual(bad);
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
    expect(await checkRound(round, revealed, info)).toMatchObject({ kind: 'ok', isPlayed: true });
    const moved = [{ ...book.events[0], type: 'board', board: [cell, ...sealed.slice(1)] }];
    const other = { ...round, book: { ...round.book, events: moved } };
    expect(await checkRound(other, revealed, info)).toEqual({ kind: 'bad' });
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
    expect(await checkRound(round, revealed, info)).toMatchObject({ kind: 'ok', draws: draws.length });
    const [first, ...rest] = round.proof.draws;
    if (!first) throw new Error('nothing was drawn');
    const changed = [{ ...first, value: first.value + 1 }, ...rest];
    const other = { ...round, proof: { ...round.proof, draws: changed } };
    expect(await checkRound(other, revealed, info)).toEqual({ kind: 'bad' });
  });

  test('a browser without the means says so instead of a verdict', async () => {
    vi.stubGlobal('crypto', {});
    const { info, round } = played('sangun-tiger', 1);
    expect(await checkRound(round, revealed, info)).toEqual({ kind: 'unable' });
  });
});

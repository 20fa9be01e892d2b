import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { announcementHash, roundName, type SeriesAnnouncement } from '../draws/announcement.ts';
import { bytesOfHex, hexOf, sha256Of } from '../draws/digest.ts';
import { proveDraw } from '../draws/draw-proof.ts';
import { drawWords } from '../draws/draw-words.ts';
import { hashChain } from '../draws/hash-chain.ts';
import { type IntegerSource, integersOf } from '../draws/integer-source.ts';
import { happens, shuffled, weightedIndex } from '../draws/mappings.ts';
import { drawPowerball } from './powerball.ts';
import { drawKeno } from './speed-keno.ts';
import { verifyMiniProof } from './verify-mini-proof.ts';

/**
 * Vectors that tools/verify, a second implementation in another language, wrote: every draw that it made is made here
 * anew. The format is described in tools/verify/vectors.py.
 */
const folder = new URL('../draws/vectors/', import.meta.url);
const [title, ...lines] = readFileSync(new URL('draws.txt', folder), 'utf8').trimEnd().split('\n');

const hexOfNumbers = (numbers: readonly number[]) => hexOf(Uint8Array.from(numbers));

/** By game: the outcome of a draw, as the vectors write it. */
const compact: Readonly<Record<string, (source: IntegerSource) => string>> = {
  powerball(source) {
    const { balls, powerball } = drawPowerball(source);
    return hexOfNumbers(balls) + powerball;
  },
  speedkino: (source) => hexOfNumbers(drawKeno(source).numbers),
  numbers(source) {
    const below = [2 ** 31 + 1, 1_000_000_000, 97].map((bound) => source.below(bound));
    const order = shuffled(source, [0, 1, 2, 3, 4]).join('');
    const weighted = weightedIndex(source, [3, 0, 5, 8]);
    return [...below, order, weighted, happens(source, 3, 7) ? 1 : 0].join(' ');
  },
};

interface VectorSeries {
  announcement: SeriesAnnouncement;
  hash: string;
  seeds: Uint8Array[];
  stream: string;
  outcomes: string[];
}

function readSeries(): VectorSeries[] {
  const all: VectorSeries[] = [];
  for (let at = 0; at < lines.length; ) {
    const field = (offset: number, name: string) => {
      const line = lines[at + offset] ?? '';
      if (!line.startsWith(`${name} `)) throw new Error(`line ${at + offset + 2} is not ${name}`);
      return line.slice(name.length + 1);
    };
    const announcement: SeriesAnnouncement = JSON.parse(field(0, 'series'));
    const [chain = '', witness = '', stream = ''] = field(2, 'secrets').split(' ');
    const outcomes = lines.slice(at + 3, at + 3 + announcement.draws);
    const seeds = [bytesOfHex(chain), bytesOfHex(witness)];
    all.push({ announcement, hash: field(1, 'hash'), seeds, stream, outcomes });
    at += 3 + announcement.draws;
  }
  return all;
}

/** The commitment, then the value of every draw. */
function chainValues(seed: Uint8Array | undefined, draws: number): Uint8Array[] {
  const values = [seed ?? new Uint8Array()];
  for (let draw = 0; draw < draws; draw += 1) values.push(sha256Of(values.at(-1) ?? new Uint8Array()));
  return values.reverse();
}

const series = readSeries();

describe('the published vectors', () => {
  test('are at least ten thousand draws of this algorithm', () => {
    expect(title).toBe('hanpan-draws/1: vectors');
    expect(series.map(({ announcement }) => announcement.game)).toEqual(Object.keys(compact));
    expect(series.reduce((sum, { outcomes }) => sum + outcomes.length, 0)).toBeGreaterThanOrEqual(10_000);
  });

  test.each(series)('[PF-11] of $announcement.series are the draws that are made here', (vectors) => {
    const { announcement, hash, seeds, stream, outcomes } = vectors;
    const { game, draws } = announcement;
    expect(announcementHash(announcement)).toBe(hash);
    const [chain = [], witness = []] = seeds.map((seed) => chainValues(seed, draws));
    expect(hexOf(chain[0] ?? new Uint8Array())).toBe(announcement.chain);
    expect(announcement.salt).toEqual({ kind: 'witness', chain: hexOf(witness[0] ?? new Uint8Array()) });
    const made = outcomes.map((_, at) => {
      const [chainValue, salt] = [chain[at + 1], witness[at + 1]];
      if (chainValue === undefined || salt === undefined) throw new Error('the chain is too short');
      const seed = { chainValue, salt, game, round: roundName(announcement, at + 1) };
      return compact[game]?.(integersOf(drawWords(seed, stream)));
    });
    expect(made).toEqual(outcomes);
  });

  test('have words that are refused, so that the other language is known to refuse them too', () => {
    const vectors = series.find(({ announcement }) => announcement.game === 'numbers');
    if (vectors === undefined) throw new Error('there is no series of numbers');
    const { announcement, stream } = vectors;
    const [chain, witness] = vectors.seeds.map((seed) => hashChain(seed, announcement.draws));
    const refused = Array.from({ length: 40 }, (_, at) => {
      const value = hexOf(witness?.valueOf(at + 1) ?? new Uint8Array());
      const chainValue = hexOf(chain?.valueOf(at + 1) ?? new Uint8Array());
      const revealed = { announcement, draw: at + 1, chainValue, salt: { kind: 'witness', value } as const };
      return proveDraw(revealed, (source) => source.below(2 ** 31 + 1), stream).steps[0]?.words.length ?? 0;
    });
    expect(refused.filter((words) => words > 1).length).toBeGreaterThan(10);
  });
});

describe('the example of a proof', () => {
  const example = JSON.parse(readFileSync(new URL('example-proof.json', folder), 'utf8'));
  const publishedHash = series[0]?.hash ?? '';

  test('is valid against the hash of its series, and its drawing order that of the vectors', () => {
    const { verdict, proof } = verifyMiniProof(example, { publishedHash });
    expect(verdict).toBe('valid');
    expect(proof).toEqual(example);
    const { balls, powerball } = example.outcome;
    expect(hexOfNumbers(balls) + powerball).toBe(series[0]?.outcomes[example.draw - 1]);
  });

  test('is invalid as soon as a ball is another one, and not valid without the hash', () => {
    const { balls, powerball } = example.outcome;
    const forged = { ...example, outcome: { balls: balls.toReversed(), powerball } };
    expect(verifyMiniProof(forged, { publishedHash }).verdict).toBe('invalid');
    expect(verifyMiniProof(example).verdict).toBe('incomplete');
  });
});

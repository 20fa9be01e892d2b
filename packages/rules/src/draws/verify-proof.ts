import { announcementHash, drawAtMs } from './announcement.ts';
import { bytesOfHex } from './digest.ts';
import { type DrawProof, proveDraw } from './draw-proof.ts';
import { leadsTo } from './hash-chain.ts';
import type { DrawMapping } from './integer-source.ts';
import { readProof } from './read-proof.ts';
import { type BeaconCheck, saltHolds } from './salt.ts';

/** What is checked, in this order; a page words each of them. */
export const proofChecks = [
  /** It has the shape of a proof of an algorithm that is known here, and its announcement leaves nothing open. */
  'shape',
  /** The announcement is the one whose hash stands on the bet. Open where no hash was given. */
  'published',
  /** The draw is one of the series, and the one that was asked for where the verifier knows which that is. */
  'draw',
  /** The revealed chain value leads to the commitment. */
  'chain',
  /** The salt is the announced one. Open where a beacon's signature could not be checked. */
  'salt',
  /** The bytes follow from chain value, salt, game and round. */
  'bytes',
  /** Every number follows from the bytes. */
  'steps',
  /** The outcome follows from the numbers. Open where the game's rule is not known here. */
  'outcome',
] as const;

export type ProofCheckName = (typeof proofChecks)[number];
export type CheckState = 'passed' | 'failed' | 'open';

export interface ProofCheck {
  readonly name: ProofCheckName;
  readonly state: CheckState;
}

export interface Verification {
  /** Valid: all passed. Invalid: one failed. Incomplete: none failed, and something could not be checked here. */
  readonly verdict: 'valid' | 'invalid' | 'incomplete';
  readonly checks: readonly ProofCheck[];
  /** The proof as it was read, where it has the shape of one. */
  readonly proof?: DrawProof;
}

export interface VerifierKnowledge {
  /** By the code of the game: how it makes an outcome of numbers. */
  readonly mappings: Readonly<Record<string, DrawMapping<unknown>>>;
  /** The hash of the announcement as it stands on the bet, from a source other than the proof. */
  readonly publishedHash?: string;
  /** The number of the draw that was asked for: one hash stands for a whole series, and a proof of another draw of it is no less true. */
  readonly draw?: number;
  readonly checkBeacon?: BeaconCheck;
}

/** Checks a proof, from nothing but the proof and what the verifier knows. It never throws, whatever it is given. */
export function verifyProof(json: unknown, knows: VerifierKnowledge): Verification {
  const proof = readProof(json);
  if (proof === undefined) return conclude([{ name: 'shape', state: 'failed' }]);
  const { announcement, draw, salt } = proof;
  const isWanted = knows.draw === undefined || draw === knows.draw;
  const inSeries = isWanted && draw >= 1 && draw <= announcement.draws;
  const early: ProofCheck[] = [
    { name: 'shape', state: 'passed' },
    { name: 'published', state: publishedState(proof, knows.publishedHash) },
    { name: 'draw', state: stateOf(inSeries) },
  ];
  if (!inSeries) return conclude(early, proof);
  const commitment = { hash: announcement.chain, draw: 0 };
  const atMs = drawAtMs(announcement, draw);
  const holds = saltHolds(announcement.salt, salt, { draw, atMs }, knows.checkBeacon);
  return conclude(
    [
      ...early,
      { name: 'chain', state: stateOf(leadsTo(bytesOfHex(proof.chainValue), draw, commitment)) },
      { name: 'salt', state: holds === undefined ? 'open' : stateOf(holds) },
      ...checkNumbers(proof, mappingOf(knows, announcement.game, proof.stream)),
    ],
    proof,
  );
}

function publishedState({ announcement }: DrawProof, publishedHash: string | undefined): CheckState {
  return publishedHash === undefined ? 'open' : stateOf(announcementHash(announcement) === publishedHash);
}

/** A game's rule plays the draw's own numbers; a sub-stream is a part of a simulation that knows its rule itself. */
function mappingOf({ mappings }: VerifierKnowledge, game: string, stream: string) {
  return stream === '' && Object.hasOwn(mappings, game) ? mappings[game] : undefined;
}

/** Makes the numbers anew: by the game's rule, or where that is not known by the bounds that the proof says. */
function checkNumbers(proof: DrawProof, mapping: DrawMapping<unknown> | undefined): ProofCheck[] {
  const { announcement, draw, chainValue, salt, stream } = proof;
  const asSaid: DrawMapping<unknown> = (source) => proof.steps.map(({ below }) => source.below(below));
  const anew = attempt(() => proveDraw({ announcement, draw, chainValue, salt }, mapping ?? asSaid, stream));
  return [
    { name: 'bytes', state: stateOf(anew?.bytes === proof.bytes) },
    { name: 'steps', state: stateOf(sameJson(anew?.steps, proof.steps)) },
    {
      name: 'outcome',
      state: mapping === undefined ? 'open' : stateOf(sameJson(anew?.outcome, proof.outcome)),
    },
  ];
}

/** Steps may name bounds below which there is no number: such a proof is wrong, and not an error of the verifier. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether two values are the same as JSON, whatever the order of their fields. */
function sameJson(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && sameJson(left[name], right[name]))
  );
}

function stateOf(holds: boolean): CheckState {
  return holds ? 'passed' : 'failed';
}

function conclude(checks: readonly ProofCheck[], proof?: DrawProof): Verification {
  const has = (state: CheckState) => checks.some((check) => check.state === state);
  const verdict = has('failed') ? 'invalid' : has('open') ? 'incomplete' : 'valid';
  return proof === undefined ? { verdict, checks } : { verdict, checks, proof };
}

import fc from 'fast-check';
import { expect } from 'vitest';
import { cashDeskActs } from './cash-desk-acts.ts';
import { newModel } from './model.ts';
import { operatorActs } from './operator-acts.ts';
import { playActs } from './play-acts.ts';
import { rareActs } from './rare-acts.ts';
import { newReal, type Real, type Stage } from './real.ts';
import { rewardActs } from './reward-acts.ts';
import { startingCash } from './site.ts';

const fewestOperations = 50;
const act = fc.oneof(...cashDeskActs, ...playActs, ...rewardActs, ...operatorActs);
/** A few more than are asked for, because some find nothing to act on. */
const long = fc.array(act, { minLength: 76, maxLength: 86 });
/** With the rare acts before it, where each act is made several times. */
export const short = fc.array(act, { minLength: 16, maxLength: 18 });
/** The first sequence does the rare acts, and continues with any. */
const rareFirst = (sequence: typeof long, seed: number) =>
  fc.sample(sequence, { seed, numRuns: 1 }).map((acts) => [[...rareActs, ...acts]] as [typeof acts]);

function givenNumber(name: string): number | undefined {
  const given = process.env[name];
  return given === undefined ? undefined : Number(given);
}

/** A hundred sequences meet at least these; without refusals, or with refusals only, they would prove little. */
export const codesReached = (
  '0 C999 T999 E404 F001 c104 C003 C101 C102 C103 C105 C106 C202 C203 C209 C214 C215 C220 C221 C008 ' +
  'C501 C502 C503 C504 C507 C301 C302 C303 C403 C702 C009 B1001 B6000 B6001 B6002 P002 P003 P009 P010 R002 R004'
).split(' ');

/**
 * Runs sequences of random operations against the model, drawn from a seed. A failure names its seed and its path; they are
 * replayed with MODEL_SEED and MODEL_PATH in the environment.
 */
export async function runSequences(
  stage: Stage,
  count: number,
  drawnFrom: number,
  sequence = long,
): Promise<ReadonlySet<string>> {
  const codes = new Set<string>();
  const seed = givenNumber('MODEL_SEED') ?? drawnFrom;
  const path = process.env.MODEL_PATH;
  process.stderr.write(`model: seed ${seed}, ${count} sequences\n`);
  await fc.assert(
    fc.asyncProperty(sequence, async (acts) => {
      let real: Real | undefined;
      const setup = async () => {
        real = await newReal(stage);
        return { model: newModel(startingCash), real };
      };
      await fc.asyncModelRun(setup, acts);
      for (const code of real?.codes ?? []) codes.add(code);
      expect(real?.sent).toBeGreaterThanOrEqual(fewestOperations);
    }),
    // A failure is not shrunk: that would take as long as all sequences together.
    {
      seed,
      numRuns: count,
      endOnFailure: true,
      examples: rareFirst(sequence, seed),
      ...(path === undefined ? {} : { path }),
    },
  );
  return codes;
}

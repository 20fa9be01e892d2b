import { randomUUID } from 'node:crypto';
import { Chance, makeHistory } from './callback-history.ts';
import { type Callback, CallbackModel } from './callback-model.ts';
import { dialectAnswers } from './dialects/answers.ts';
import { dialectPolicies } from './dialects/policy.ts';
import { parts, type SuitePlayer } from './speak/speaker.ts';
import type { SuiteReport, SuiteSettings, SuiteTarget } from './suite.ts';

/** A target that can be left in the middle of a call, as a vendor does that crashes. */
export interface LeavableTarget extends SuiteTarget {
  leave(request: Parameters<SuiteTarget['send']>[0]): Promise<void>;
}

export interface DisorderSettings extends SuiteSettings {
  readonly target: LeavableTarget;
}

/** How many of one call arrive at once, where the network repeats it. */
const atOnce = 4;

/**
 * Random histories: out of order, repeated, at once, lost and left in the middle. What was lost or left is sent again until
 * there is an answer, as vendors do; then the balance must be the model's.
 */
export async function runDisorder(
  settings: DisorderSettings,
  { histories, seed }: { readonly histories: number; readonly seed: number },
): Promise<SuiteReport> {
  const title = `${histories} random histories, permuted, repeated, lost and left in the middle (seed ${seed})`;
  for (let number = 0; number < histories; number += 1) {
    const failure = await playHistory(settings, new Chance(seed + number));
    if (failure !== undefined)
      return { id: 'R', title, result: 'failed', detail: `history ${number}: ${failure}` };
  }
  return { id: 'R', title, result: 'passed' };
}

async function playHistory(settings: DisorderSettings, chance: Chance): Promise<string | undefined> {
  const { speaker, target, credentials } = settings;
  const player = await target.newPlayer();
  const ask = speaker.write({ kind: 'balance', player }, credentials);
  const balanceOf = async () => {
    const { http, text } = await target.send(ask);
    return speaker.read(http, text).balance;
  };
  const start = await balanceOf();
  if (start === undefined) return 'the balance of a new player is not told';
  const model = new CallbackModel(dialectPolicies[speaker.name].rules, start);
  const sent = makeHistory(chance, randomUUID(), 300).filter(
    ({ callback }) => callback.kind !== 'promo' || !speaker.lacks.has('promo'),
  );
  for (const [index, { callback, mishap }] of sent.entries()) {
    const call = { ...callback, amount: callback.amount * parts };
    const expected = model.apply(speaker.meaningOf(call));
    const request = () => speaker.write({ ...call, player }, credentials);
    if (mishap === 'lost') await target.send(request());
    if (mishap === 'crash') await target.leave(request());
    const failure = await judge(settings, { player, call, expected, many: chance.isOneOf(6) ? atOnce : 1 });
    if (failure !== undefined) return `call ${index + 1} (${JSON.stringify(callback)}): ${failure}`;
  }
  const end = await balanceOf();
  return end === model.cash ? undefined : `the balance is ${end}, and must be ${model.cash}`;
}

interface Judged {
  readonly player: SuitePlayer;
  readonly call: Callback;
  readonly expected: ReturnType<CallbackModel['apply']>;
  readonly many: number;
}

async function judge(
  { speaker, target, credentials }: DisorderSettings,
  { player, call, expected, many }: Judged,
): Promise<string | undefined> {
  const answers = await Promise.all(
    Array.from({ length: many }, () => target.send(speaker.write({ ...call, player }, credentials))),
  );
  const words = dialectAnswers[speaker.name];
  const accepted = new Set([words[expected][0]]);
  if (speaker.name === 'evolution')
    for (const outcome of ['ok', 'duplicate', 'settled'] as const)
      if (['ok', 'duplicate', 'settled'].includes(expected)) accepted.add(words[outcome][0]);
  for (const { http, text } of answers) {
    const { word } = speaker.read(http, text);
    if (!accepted.has(word))
      return `expected ${[...accepted].join(' or ')}, got ${word} (${text.slice(0, 200)})`;
  }
  return undefined;
}

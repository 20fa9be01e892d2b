import { randomUUID } from 'node:crypto';
import { Chance, makeHistory } from './callback-history.ts';
import { type Callback, CallbackModel } from './callback-model.ts';
import { dialectPolicies } from './dialects/policy.ts';
import { parts, type SuitePlayer } from './speak/speaker.ts';
import { type Allowed, allowedFor, judgeWord } from './suite-judge.ts';
import { askBalance, noPlayerLeft, takePlayer } from './suite-players.ts';
import type { SuiteReport, SuiteSettings, SuiteTarget } from './suite-target.ts';

/** A target that can be left in the middle of a call, as a vendor does that crashes. */
export interface LeavableTarget extends SuiteTarget {
  leave(request: Parameters<SuiteTarget['send']>[0]): Promise<void>;
}

export interface DisorderSettings extends SuiteSettings {
  readonly target: LeavableTarget;
}

/** The most that a bet of a history takes, in main units. */
const mostAmount = 300;

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
    if (failure === 'no-player')
      return { id: 'R', title, result: 'not-run', detail: noPlayerLeft, noPlayer: true };
    if (failure !== undefined)
      return { id: 'R', title, result: 'failed', detail: `history ${number}: ${failure}` };
  }
  return { id: 'R', title, result: 'passed' };
}

async function playHistory(settings: DisorderSettings, chance: Chance): Promise<string | undefined> {
  const { speaker, target, credentials } = settings;
  const seat = await takePlayer(settings, mostAmount);
  if (seat === 'no-player') return seat;
  if ('failure' in seat) return seat.failure;
  const { player, start } = seat;
  const model = new CallbackModel(dialectPolicies[speaker.name].rules, start);
  const sent = makeHistory(chance, randomUUID(), mostAmount).filter(
    ({ callback }) => callback.kind !== 'promo' || !speaker.lacks.has('promo'),
  );
  for (const [index, { callback, mishap }] of sent.entries()) {
    const call = { ...callback, amount: callback.amount * parts };
    const meaning = speaker.meaningOf(call);
    const isKnown = model.isAgain(meaning);
    const outcome = model.apply(meaning);
    const many = chance.isOneOf(6) ? atOnce : 1;
    // What was lost or came several times at once is a repetition, where the model hears of it for the first time.
    const isRepeated = outcome === 'ok' && (mishap !== 'none' || many > 1);
    const allowed = allowedFor(speaker.name, outcome, meaning, model, isKnown || isRepeated);
    const request = () => speaker.write({ ...call, player }, credentials);
    if (mishap === 'lost') await target.send(request());
    if (mishap === 'crash') await target.leave(request());
    const failure = await judge(settings, { player, call, allowed, many });
    if (failure !== undefined) return `call ${index + 1} (${JSON.stringify(callback)}): ${failure}`;
  }
  const { balance: end } = await askBalance(settings, player);
  return end === model.cash ? undefined : `the balance is ${end}, and must be ${model.cash}`;
}

interface Judged {
  readonly player: SuitePlayer;
  readonly call: Callback;
  readonly allowed: Allowed;
  readonly many: number;
}

async function judge(
  { speaker, target, credentials }: DisorderSettings,
  { player, call, allowed, many }: Judged,
): Promise<string | undefined> {
  const answers = await Promise.all(
    Array.from({ length: many }, () => target.send(speaker.write({ ...call, player }, credentials))),
  );
  for (const heard of answers) {
    const failure = judgeWord(speaker, allowed, heard, call.kind);
    if (failure !== undefined) return `${failure} (HTTP ${heard.http} ${heard.text.slice(0, 200)})`;
  }
  return undefined;
}

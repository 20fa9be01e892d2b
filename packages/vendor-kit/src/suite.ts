import { randomUUID } from 'node:crypto';
import { CallbackModel, type CallbackStatus } from './callback-model.ts';
import { type ConformanceStep, type ConformanceVector, conformanceVectors } from './conformance-vectors.ts';
import { dialectAnswers, hub88Answers, type Outcome } from './dialects/answers.ts';
import { dialectPolicies } from './dialects/policy.ts';
import { generateKeyPair } from './signature.ts';
import {
  type Credentials,
  type Lack,
  parts,
  type Speaker,
  type SuitePlayer,
  type WireRequest,
} from './speak/speaker.ts';
import { suiteVectors } from './suite-vectors.ts';

/** A wallet that is tried, and the few things that only its operator can arrange. */
export interface SuiteTarget {
  send(request: WireRequest): Promise<{ readonly http: number; readonly text: string }>;
  /** A player with a live session and at least 1,000 main units. */
  newPlayer(): Promise<SuitePlayer>;
  readonly expireSession?: ((player: SuitePlayer) => Promise<void>) | undefined;
  readonly blockUser?: ((player: SuitePlayer) => Promise<void>) | undefined;
}

export interface SuiteReport {
  readonly id: string;
  readonly title: string;
  /** `not-run`: it cannot be said in this dialect, or nobody could arrange it. */
  readonly result: 'passed' | 'failed' | 'not-run';
  readonly detail?: string;
}

export interface SuiteSettings {
  readonly speaker: Speaker;
  readonly credentials: Credentials;
  readonly target: SuiteTarget;
  /** What the currency's smallest coin is in hundred-thousandths. */
  readonly smallestPart: number;
}

export const allVectors: readonly ConformanceVector[] = [...conformanceVectors, ...suiteVectors];

const stranger = generateKeyPair();

/** Why a vector does not run here. */
function reasonNotToRun(
  { steps }: ConformanceVector,
  { speaker, target }: SuiteSettings,
): string | undefined {
  const needs = new Set<Lack>();
  for (const step of steps) {
    if (step.do === 'expire-session' && target.expireSession === undefined) return 'nobody ends a session';
    if (step.do === 'block-user' && target.blockUser === undefined) return 'nobody blocks a player';
    if (step.do === 'balance' && step.signature !== undefined) needs.add('signature');
    if (step.do === 'balance' && step.token !== undefined) needs.add('token');
    if (!('tx' in step)) continue;
    if (step.do === 'promo') needs.add('promo');
    if (step.currency !== undefined) needs.add('currency');
    if (step.gameCode !== undefined) needs.add('game');
    if (step.free === true) needs.add('free');
    if (step.upperCase === true) needs.add('guid');
    if (step.do === 'win' && step.tx === step.reference) needs.add('own-win-id');
  }
  const lack = [...needs].find((need) => speaker.lacks.has(need));
  return lack === undefined ? undefined : `the wire has no ${lack}`;
}

/** Runs each vector with players of its own; one that fails never hides the next. */
export async function runSuite(
  settings: SuiteSettings,
  vectors: readonly ConformanceVector[] = allVectors,
  onReport: (report: SuiteReport) => void = () => undefined,
): Promise<SuiteReport[]> {
  const reports: SuiteReport[] = [];
  for (const vector of vectors) {
    const { id, title } = vector;
    const reason = reasonNotToRun(vector, settings);
    const failure =
      reason === undefined ? await new VectorRun(settings).run(vector).catch(textOf) : undefined;
    const report: SuiteReport =
      reason !== undefined
        ? { id, title, result: 'not-run', detail: reason }
        : failure === undefined
          ? { id, title, result: 'passed' }
          : { id, title, result: 'failed', detail: failure };
    reports.push(report);
    onReport(report);
  }
  return reports;
}

const textOf = (error: unknown) => `it threw: ${error instanceof Error ? error.message : String(error)}`;

const outcomeByWord = new Map<string, Outcome>(
  Object.entries(hub88Answers)
    .toReversed()
    .map(([outcome, [word]]) => [word, outcome as Outcome]),
);

interface Expected {
  readonly outcome: Outcome | 'refused';
  readonly movesMoney: boolean;
}

type Money = Extract<ConformanceStep, { tx: string }>;

/** One vector: its players, its names, and the model of what must be. */
class VectorRun {
  readonly #settings: SuiteSettings;
  readonly #name = randomUUID();
  #players: SuitePlayer[] = [];
  #models: CallbackModel[] = [];
  #isExpired = false;
  #isBlocked = false;
  #lastText = '';

  constructor(settings: SuiteSettings) {
    this.#settings = settings;
  }

  async run({ steps }: ConformanceVector): Promise<string | undefined> {
    const { target, speaker } = this.#settings;
    const count = steps.some((step) => 'player' in step) ? 2 : 1;
    for (let index = 0; index < count; index += 1) {
      const player = await target.newPlayer();
      this.#players.push(player);
      const start = await this.#balanceOf(player);
      if (start === undefined || start < 1_000 * parts)
        return `a player has ${start}, and not 1,000: ${this.#lastText.slice(0, 200)}`;
      this.#models.push(new CallbackModel(dialectPolicies[speaker.name].rules, start));
    }
    for (const [index, step] of steps.entries()) {
      const failure = await this.#step(step);
      if (failure !== undefined) return `step ${index + 1} (${step.do}): ${failure}`;
    }
    return undefined;
  }

  async #step(step: ConformanceStep): Promise<string | undefined> {
    const { target } = this.#settings;
    const [player] = this.#players;
    if (player === undefined) return 'no player';
    if (step.do === 'expire-session') {
      this.#isExpired = true;
      return void (await target.expireSession?.(player));
    }
    if (step.do === 'block-user') {
      this.#isBlocked = true;
      return void (await target.blockUser?.(player));
    }
    return step.do === 'balance' ? this.#askBalance(step, player) : this.#move(step);
  }

  async #askBalance(
    step: Extract<ConformanceStep, { do: 'balance' }>,
    known: SuitePlayer,
  ): Promise<string | undefined> {
    const { speaker, credentials } = this.#settings;
    const player = step.token === 'unknown' ? { ...known, token: randomUUID() } : known;
    const key = step.signature === undefined ? credentials.key : this.#wrongKey(step.signature);
    const request = speaker.write({ kind: 'balance', player }, { ...credentials, key });
    const { http, text } = await this.#settings.target.send(request);
    const understood = speaker.read(http, text);
    const outcome = outcomeByWord.get(step.expect) ?? 'unknown';
    const word = dialectAnswers[speaker.name][outcome][0];
    if (understood.word !== word) return `expected ${word}, got ${understood.word}`;
    if (step.anonymous === true && understood.tellsPlayer) return 'the answer tells something of a player';
    return undefined;
  }

  /** A key of the same kind that is not the vendor's. */
  #wrongKey(signature: 'wrong' | 'missing'): string {
    if (this.#settings.credentials.key.includes('PRIVATE KEY')) return stranger.privateKeyPem;
    return signature === 'missing' ? '' : 'somebody-else';
  }

  async #move(step: Money): Promise<string | undefined> {
    const { speaker, credentials, target } = this.#settings;
    const place = step.player === 'other' ? 1 : 0;
    const [player, model] = [this.#players[place], this.#models[place]];
    if (player === undefined || model === undefined) return 'no player';
    const idOf = (label: string) => `${this.#name}-${label}`;
    const spoken = {
      kind: step.do,
      id: idOf(step.tx),
      bet: step.do === 'bet' ? idOf(step.tx) : idOf(step.reference ?? ''),
      round: idOf(step.round ?? 'only'),
      amount: Math.round((step.amount ?? 0) * parts),
      player,
      currency: step.currency,
      gameCode: step.gameCode,
      isFree: step.free === true,
      closesRound: step.do !== 'bet' && step.roundOpen !== true,
      upperCase: step.upperCase === true,
    } as const;
    const before = model.cash;
    const expected = this.#expect(step, model, speaker.meaningOf({ ...spoken, amount: spoken.amount }));
    const { http, text } = await target.send(speaker.write(spoken, credentials));
    const understood = speaker.read(http, text);
    const failure = this.#judge(expected, understood.word, model.cash === before);
    if (failure !== undefined) return `${failure} (HTTP ${http} ${text.slice(0, 200)})`;
    if (understood.word === dialectAnswers[speaker.name].ok[0] && understood.balance !== model.cash)
      return `the answer says ${understood.balance}, and it must be ${model.cash}`;
    if (this.#isExpired) return undefined;
    const after = await this.#balanceOf(player);
    return after === model.cash ? undefined : `the balance is ${after}, and must be ${model.cash}`;
  }

  /** The model says it, save where the step is about something that the model knows nothing of. */
  #expect(step: Money, model: CallbackModel, callback: Parameters<CallbackModel['apply']>[0]): Expected {
    const isTooFine = callback.amount % this.#settings.smallestPart !== 0;
    if (isTooFine || callback.amount < 0) return { outcome: 'refused', movesMoney: false };
    const literal = outcomeByWord.get(step.expect) ?? 'refused';
    const isSpecial =
      step.currency !== undefined ||
      step.gameCode !== undefined ||
      step.player === 'other' ||
      (step.do === 'bet' && (this.#isExpired || this.#isBlocked));
    if (isSpecial) return { outcome: literal, movesMoney: false };
    const amount = step.free === true && step.do === 'bet' ? 0 : callback.amount;
    const before = model.cash;
    const outcome: CallbackStatus = model.apply({ ...callback, amount });
    return { outcome, movesMoney: model.cash !== before };
  }

  #judge(expected: Expected, word: string, isUnchanged: boolean): string | undefined {
    const { name } = this.#settings.speaker;
    const words = dialectAnswers[name];
    if (expected.outcome === 'refused')
      return word === words.ok[0] ? 'expected a refusal, and it was accepted' : undefined;
    const accepted = new Set([words[expected.outcome][0]]);
    // The One-Wallet leaves open which of these a repetition or a second end is told, while it has no effect.
    if (name === 'evolution' && isUnchanged && ['ok', 'duplicate', 'settled'].includes(expected.outcome))
      for (const outcome of ['ok', 'duplicate', 'settled'] as const) accepted.add(words[outcome][0]);
    return accepted.has(word) ? undefined : `expected ${[...accepted].join(' or ')}, got ${word}`;
  }

  async #balanceOf(player: SuitePlayer): Promise<number | undefined> {
    const { speaker, credentials, target } = this.#settings;
    const { http, text } = await target.send(speaker.write({ kind: 'balance', player }, credentials));
    this.#lastText = text;
    return speaker.read(http, text).balance;
  }
}

import { randomUUID } from 'node:crypto';
import { CallbackModel } from './callback-model.ts';
import { dialectAnswers } from './dialects/answers.ts';
import { dialectPolicies } from './dialects/policy.ts';
import { parts, type SpokenCall, type WireRequest } from './speak/speaker.ts';
import {
  type Allowed,
  allowedFor,
  type Heard,
  httpFault,
  judgeWord,
  outcomeOf,
  wordsFor,
} from './suite-judge.ts';
import { askBalance, neededBy, noPlayerLeft, type Seat, startAmount, takePlayer } from './suite-players.ts';
import { badlySigned } from './suite-signature.ts';
import { type MoneyStep, plainSteps, type SuiteStep, type SuiteVector } from './suite-steps.ts';
import type { SuiteReport, SuiteSettings } from './suite-target.ts';

export type Ended = Omit<SuiteReport, 'id' | 'title'>;

interface Place extends Seat {
  readonly model: CallbackModel;
}

/** A call that is ready to be sent, and what the model says of it. */
interface Prepared {
  readonly place: Place;
  readonly request: WireRequest;
  readonly allowed: Allowed;
  readonly isSigned: boolean;
}

/** One vector: its players, its names, and the model of what must be. */
export class VectorRun {
  readonly #settings: SuiteSettings;
  readonly #name = randomUUID();
  #places: Place[] = [];
  #isExpired = false;
  #isBlocked = false;

  constructor(settings: SuiteSettings) {
    this.#settings = settings;
  }

  async run({ steps }: SuiteVector): Promise<Ended> {
    const { rules } = dialectPolicies[this.#settings.speaker.name];
    const count = plainSteps(steps).some((step) => 'player' in step) ? 2 : 1;
    while (this.#places.length < count) {
      const seat = await takePlayer(this.#settings, neededBy(steps), this.#places);
      if (seat === 'no-player') return { result: 'not-run', detail: noPlayerLeft, noPlayer: true };
      if ('failure' in seat) return { result: 'failed', detail: seat.failure };
      this.#places.push({ ...seat, model: new CallbackModel(rules, seat.start) });
    }
    for (const [index, step] of steps.entries()) {
      const failure = await this.#step(step);
      if (failure !== undefined)
        return { result: 'failed', detail: `step ${index + 1} (${step.do}): ${failure}` };
    }
    return { result: 'passed' };
  }

  async #step(step: SuiteStep): Promise<string | undefined> {
    const { target } = this.#settings;
    const { player } = this.#placeOf({});
    if (step.do === 'expire-session') {
      this.#isExpired = true;
      return void (await target.expireSession?.(player));
    }
    if (step.do === 'block-user') {
      this.#isBlocked = true;
      return void (await target.blockUser?.(player));
    }
    if (step.do === 'balance' || step.do === 'check') return this.#askBalance(step);
    return step.do === 'at-once' ? this.#moveAtOnce(step.steps) : this.#move(step);
  }

  #placeOf({ player }: Pick<MoneyStep, 'player'>): Place {
    const place = this.#places[player === 'other' ? 1 : 0];
    if (place === undefined) throw new Error('no player');
    return place;
  }

  async #askBalance(step: Extract<SuiteStep, { do: 'balance' | 'check' }>): Promise<string | undefined> {
    const { speaker, credentials, target } = this.#settings;
    const { player: known } = this.#placeOf({});
    const player = step.token === 'unknown' ? { ...known, token: randomUUID() } : known;
    const call = { kind: 'balance', player, isCheck: step.do === 'check' } as const;
    const request =
      step.signature === undefined
        ? speaker.write(call, credentials)
        : badlySigned(speaker, call, credentials, step.signature);
    const heard = await target.send(request);
    const failure = judgeWord(speaker, [outcomeOf(step.expect) ?? 'unknown'], heard);
    if (failure !== undefined) return told(failure, heard);
    const rest =
      step.anonymous === true
        ? this.#tellsPlayer(heard)
        : speaker.faultIn?.({ request, player, text: heard.text });
    return rest && told(rest, heard);
  }

  #tellsPlayer({ http, text }: Heard): string | undefined {
    const { tellsPlayer } = this.#settings.speaker.read(http, text);
    return tellsPlayer ? 'the answer tells something of a player' : undefined;
  }

  async #move(step: MoneyStep): Promise<string | undefined> {
    const { speaker, target } = this.#settings;
    const prepared = this.#prepare(step);
    const { place, request, allowed, isSigned } = prepared;
    const heard = await target.send(request);
    const failure = judgeWord(speaker, allowed, heard, step.do) ?? this.#judgeRest(prepared, heard);
    if (failure !== undefined) return told(failure, heard);
    const { word, balance } = speaker.read(heard.http, heard.text);
    const { cash } = place.model;
    if (isSigned && this.#tellsBalance(word) && balance !== cash)
      return `the answer says ${balance}, and it must be ${cash}`;
    return this.#judgeBalance(place);
  }

  /** Where all is well, and in some dialects where there is not enough money, an answer tells what there is. */
  #tellsBalance(word: string): boolean {
    const { name } = this.#settings.speaker;
    const { ok, 'not-enough-money': short } = dialectAnswers[name];
    return word === ok[0] || (word === short[0] && dialectPolicies[name].wire.shortTells === 'balance');
  }

  /** What else an answer tells, and must not or must tell. */
  #judgeRest({ place, request, isSigned }: Prepared, heard: Heard): string | undefined {
    if (!isSigned) return this.#tellsPlayer(heard);
    return this.#settings.speaker.faultIn?.({ request, player: place.player, text: heard.text });
  }

  async #judgeBalance({ player, model }: Place): Promise<string | undefined> {
    if (this.#isExpired) return undefined;
    const { balance, text } = await askBalance(this.#settings, player);
    if (balance === undefined) return `the balance is not told: ${text.slice(0, 200)}`;
    return balance === model.cash ? undefined : `the balance is ${balance}, and must be ${model.cash}`;
  }

  /** Whichever is first: as many are told each word as the model tells it, and the sum is exact. */
  async #moveAtOnce(steps: readonly MoneyStep[]): Promise<string | undefined> {
    const { speaker, target } = this.#settings;
    const { name } = speaker;
    const all = steps.map((step) => this.#prepare(step));
    const heard = await Promise.all(all.map(({ request }) => target.send(request)));
    const said = heard.map(({ http, text }) => speaker.read(http, text).word);
    const expected = all.flatMap(({ allowed }, index) =>
      allowed === 'refused'
        ? ['a refusal']
        : allowed.slice(0, 1).map((outcome) => wordsFor(name, steps[index]?.do ?? 'bet')[outcome][0]),
    );
    const [wanted, got] = [expected, said].map((words) => words.toSorted().join(' '));
    if (wanted !== got) return `expected ${wanted}, got ${got}`;
    for (const [index, each] of heard.entries()) {
      const prepared = all[index];
      const failure =
        httpFault(name, said[index] ?? '', each.http) ?? (prepared && this.#judgeRest(prepared, each));
      if (failure !== undefined) return told(failure, each);
    }
    return this.#judgeBalance(this.#placeOf({}));
  }

  /** The model has the call from here on, so that what is sent at once is asked of it one after the other. */
  #prepare(step: MoneyStep): Prepared {
    const { speaker, credentials } = this.#settings;
    const place = this.#placeOf(step);
    const idOf = (label: string) => `${this.#name}-${label}`;
    const spoken = {
      kind: step.do,
      id: idOf(step.tx),
      bet: step.do === 'bet' ? idOf(step.tx) : idOf(step.reference ?? ''),
      round: idOf(step.round ?? 'only'),
      amount: amountOf(step, place),
      player: place.player,
      currency: step.currency,
      gameCode: step.gameCode,
      isFree: step.free === true,
      closesRound: step.do !== 'bet' && step.roundOpen !== true,
      upperCase: step.upperCase === true,
      isSpaced: step.spaced === true,
      isListed: step.listed === true,
      isOtherName: step.otherName === true,
    } as const;
    if (step.signature !== undefined)
      return {
        place,
        request: badlySigned(speaker, spoken, credentials, step.signature),
        allowed: ['invalid-signature'],
        isSigned: false,
      };
    const allowed = this.#allow(step, place, spoken);
    return { place, request: speaker.write(spoken, credentials), allowed, isSigned: true };
  }

  /** The model says it, save where the step is about something that the model knows nothing of. */
  #allow(step: MoneyStep, { model }: Place, spoken: SpokenCall): Allowed {
    const { speaker, smallestPart } = this.#settings;
    const callback = speaker.meaningOf(spoken);
    if (callback.amount % smallestPart !== 0 || callback.amount < 0) return 'refused';
    const isSpecial =
      step.currency !== undefined ||
      step.gameCode !== undefined ||
      step.player === 'other' ||
      (step.do === 'bet' && (this.#isExpired || this.#isBlocked));
    if (isSpecial) {
      const outcome = outcomeOf(step.expect);
      return outcome === undefined ? 'refused' : [outcome];
    }
    const amount = step.free === true && step.do === 'bet' ? 0 : callback.amount;
    const isAgain = model.isAgain(callback);
    const outcome = model.apply({ ...callback, amount });
    // Published so: the word is open, whatever the rules would say.
    if (step.expect === 'refused') return 'refused';
    return allowedFor(speaker.name, outcome, callback, model, isAgain);
  }
}

/** A stake of 1,000 or more is meant against all that a new player has: more than that is more than everything. */
function amountOf(step: MoneyStep, { start }: Seat): number {
  const amount = Math.round((step.amount ?? 0) * parts);
  const takes = step.do === 'bet' || step.do === 'correction';
  const isOfAll = takes && amount >= startAmount * parts;
  return isOfAll ? amount + start - startAmount * parts : amount;
}

const told = (failure: string, { http, text }: Heard) => `${failure} (HTTP ${http} ${text.slice(0, 200)})`;

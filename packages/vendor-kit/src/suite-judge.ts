import type { Callback, CallbackModel, CallbackStatus } from './callback-model.ts';
import { dialectAnswers, hub88Answers, type Outcome, outcomes, rollbackAnswers } from './dialects/answers.ts';
import { type DialectName, dialectPolicies } from './dialects/policy.ts';
import type { Speaker, SpokenCall } from './speak/speaker.ts';

/** What a wallet may say: one of these, or any refusal. */
export type Allowed = readonly Outcome[] | 'refused';

export interface Heard {
  readonly http: number;
  readonly text: string;
}

const outcomeByWord = new Map<string, Outcome>(
  Object.entries(hub88Answers)
    .toReversed()
    .map(([outcome, [word]]) => [word, outcome as Outcome]),
);

/** What a published vector expects, in no dialect. */
export function outcomeOf(word: string): Outcome | undefined {
  return outcomeByWord.get(word);
}

/** The One-Wallet leaves open which of these a repeated debit, and which a repeated or second end is told, while it has no effect. */
const openToDebit: readonly Outcome[] = ['ok', 'duplicate'];
const openToEnd: readonly Outcome[] = ['ok', 'duplicate', 'settled'];

/**
 * What may be said where the rules say `outcome`: dialects leave the word open where nothing moves either way. `isAgain`: it is a
 * repetition, or a second end of the same kind.
 */
export function allowedFor(
  dialect: DialectName,
  outcome: CallbackStatus,
  { kind, bet }: Callback,
  model: CallbackModel,
  isAgain: boolean,
): Allowed {
  if (model.neverCame(bet)) {
    if (kind === 'bet') return 'refused';
    // Its win misses it, or finds it rolled back: both are final.
    if (kind === 'win' && outcome === 'bet-missing') return ['bet-missing', 'rolled-back'];
  }
  const open = kind === 'bet' ? openToDebit : openToEnd;
  return dialect === 'evolution' && isAgain && open.includes(outcome) ? open : [outcome];
}

/** Each HTTP status that the dialect has for a word. */
function httpOf(dialect: DialectName, word: string): readonly number[] {
  const answers = outcomes.flatMap((outcome) => [
    dialectAnswers[dialect][outcome],
    rollbackAnswers[dialect][outcome],
  ]);
  return answers.filter(([each]) => each === word).map(([, http = 200]) => http);
}

/** A vendor that hears another HTTP status does not know what happened, whatever the body says. */
export function httpFault(dialect: DialectName, word: string, http: number): string | undefined {
  const known = httpOf(dialect, word);
  const isOwn = dialectPolicies[dialect].wire.refusalHttp === 'own';
  const isRight = known.length > 0 ? known.includes(http) : isOwn ? http >= 400 && http < 500 : http === 200;
  return isRight ? undefined : `${word} came with HTTP ${http}`;
}

const noWord = new Set(['', 'none', 'null', 'undefined']);

/** What a dialect says to a call of this kind. */
export function wordsFor(dialect: DialectName, kind: SpokenCall['kind'] | 'balance') {
  return (kind === 'rollback' ? rollbackAnswers : dialectAnswers)[dialect];
}

/** The first thing that is not as it must be with the word of an answer to a call of this kind, and its HTTP status. */
export function judgeWord(
  speaker: Pick<Speaker, 'name' | 'read'>,
  allowed: Allowed,
  { http, text }: Heard,
  kind: SpokenCall['kind'] | 'balance' = 'balance',
): string | undefined {
  const { word } = speaker.read(http, text);
  const words = wordsFor(speaker.name, kind);
  if (allowed === 'refused') {
    if (word === words.ok[0]) return 'expected a refusal, and it was accepted';
    return noWord.has(word)
      ? 'expected a refusal, and there is no word'
      : httpFault(speaker.name, word, http);
  }
  const accepted = new Set(allowed.map((outcome) => words[outcome][0]));
  if (!accepted.has(word)) return `expected ${[...accepted].join(' or ')}, got ${word}`;
  return httpFault(speaker.name, word, http);
}

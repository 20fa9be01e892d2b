import type { CallPath, DataOf, RequestOf, ResultCode } from '@hanpan/contract';
import { Action, type ActionSettings, type Outcome } from './action.ts';
import { answerWithinMs } from './answer-within.ts';
import { attemptKeysOf, type OpenAttempt } from './attempt-keys.ts';

/** The calls that take an idempotency key. */
export type MoneyPath = {
  [P in CallPath]: 'idempotencyKey' extends keyof RequestOf<P> ? P : never;
}[CallPath];

/** What a person intends; the key is not part of it. */
export type IntentionOf<P extends MoneyPath> = Omit<RequestOf<P>, 'idempotencyKey'>;

/** An attempt whose key the caller keeps beyond the page. */
export interface KeptAttempt extends OpenAttempt {
  /** Called before it is sent, and not where another one is under way. */
  readonly keep: () => void;
}

export interface MoneyCallSettings extends ActionSettings {
  /** Retries once, this long after a lost response (BC-04). */
  readonly repeatAfterMs?: number | undefined;
  /**
   * Called where a person has asked for the same again and it had been done by then. A success alone could not tell
   * them: they may have seen so meanwhile, and mean it to happen once more.
   */
  readonly onDoneBefore?: (() => void) | undefined;
}

/** Refused before any work: it says nothing about what an earlier attempt has done. */
const turnedAway: ReadonlySet<ResultCode> = new Set(['E401', 'E403', 'E408', 'E421', 'E429', 'TK999']);

/** What names an intention, as the server counts it: looked at and confirmed anew it is the same one. */
function nameOf(path: MoneyPath, intention: object): string {
  const { confirmationKey: _, ...counted } = intention as { readonly confirmationKey?: string };
  return `${path} ${JSON.stringify(counted)}`;
}

/**
 * The one way in which a page moves money: never twice at once, and the same intention keeps its key until a final
 * result, so that neither a second press nor a lost response can do it twice.
 */
export class MoneyCall extends Action {
  declare protected readonly settings: MoneyCallSettings;

  readonly submit = <P extends MoneyPath>(
    path: P,
    intention: IntentionOf<P>,
    kept?: KeptAttempt,
  ): Promise<Outcome<DataOf<P>>> =>
    this.fly(async () => {
      const keys = attemptKeysOf(this.settings.queryClient);
      const name = nameOf(path, intention);
      const { key, isRepeat } = kept ?? keys.open(name);
      kept?.keep();
      const body = { ...intention, idempotencyKey: key } as RequestOf<P>;
      const outcome = await this.#attempt(path, body, isRepeat);
      if (!outcome.failure?.isIndeterminate) keys.close(name);
      // Who kept the attempt asks what became of it, in so many words.
      if (kept === undefined && isRepeat && outcome.isStored) this.settings.onDoneBefore?.();
      return outcome;
    });

  async #attempt<P extends MoneyPath>(
    path: P,
    body: RequestOf<P>,
    isRepeat: boolean,
  ): Promise<Outcome<DataOf<P>>> {
    const { repeatAfterMs } = this.settings;
    const first = await this.#askOnce(path, body, isRepeat);
    if (!first.failure?.isIndeterminate || repeatAfterMs === undefined) return first;
    await new Promise((resolve) => setTimeout(resolve, repeatAfterMs));
    return this.#askOnce(path, body, true);
  }

  async #askOnce<P extends MoneyPath>(
    path: P,
    body: RequestOf<P>,
    isRepeat: boolean,
  ): Promise<Outcome<DataOf<P>>> {
    const outcome = await this.ask(path, body, answerWithinMs);
    const { failure } = outcome;
    const isTurnedAway = isRepeat && failure?.code !== undefined && turnedAway.has(failure.code);
    return failure && isTurnedAway ? { failure: { ...failure, isIndeterminate: true } } : outcome;
  }
}

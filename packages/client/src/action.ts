import type { CallPath, DataOf, RequestOf, ResultCode } from '@hanpan/contract';
import type { QueryClient } from '@tanstack/react-query';
import { workWithinMs } from './answer-within.ts';
import { CallError } from './call-error.ts';
import type { Caller } from './caller.ts';
import { refreshCalls } from './refresh.ts';

export interface CallFailure {
  readonly path: CallPath;
  /** Undefined where the response was unreadable. */
  readonly code: ResultCode | undefined;
  /** The server's own text, where it could be read. */
  readonly message: string | undefined;
  /** True where it may or may not have been done; a retry with the same key finds out. */
  readonly isIndeterminate: boolean;
}

/** Both are undefined where another call of the same action was still under way, and nothing was sent. */
export interface Outcome<T> {
  readonly data?: T;
  readonly failure?: CallFailure;
  /** The data is the answer to a request that was sent before with the same key. */
  readonly isStored?: true;
}

export interface ActionSettings {
  readonly caller: Caller;
  readonly queryClient: QueryClient;
  /** The calls whose data may be stale afterwards, whatever the outcome was. */
  readonly refreshes?: readonly CallPath[] | undefined;
}

export interface ActionState {
  readonly isSending: boolean;
  /** Of the last call; the next one clears it. */
  readonly failure: CallFailure | undefined;
}

const atRest: ActionState = { isSending: false, failure: undefined };

/**
 * An action behind a button: one call at a time. `isSending` of a render would come too
 * late, because two clicks can happen before the button is drawn busy.
 */
export class Action {
  protected readonly settings: ActionSettings;
  readonly #listeners = new Set<() => void>();
  #state = atRest;

  constructor(settings: ActionSettings) {
    this.settings = settings;
  }

  readonly state = (): ActionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isUnderWay = (): boolean => this.#state.isSending;

  readonly clear = (): void => this.#change({ ...this.#state, failure: undefined });

  /** A call without a key: it moves no money, and the server refuses or repeats it harmlessly. */
  readonly send = <P extends CallPath>(path: P, body: RequestOf<P>): Promise<Outcome<DataOf<P>>> =>
    this.fly(() => this.ask(path, body));

  protected async fly<T>(perform: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    if (this.#state.isSending) return {};
    this.#change({ isSending: true, failure: undefined });
    const outcome = await perform();
    this.#change({ isSending: false, failure: outcome.failure });
    void refreshCalls(this.settings.queryClient, this.settings.refreshes ?? []);
    return outcome;
  }

  protected async ask<P extends CallPath>(
    path: P,
    body: RequestOf<P>,
    timeoutMs = workWithinMs,
  ): Promise<Outcome<DataOf<P>>> {
    let isStored = false;
    const onStored = () => {
      isStored = true;
    };
    try {
      const data = await this.settings.caller(path, body, { timeoutMs, onStored });
      return isStored ? { data, isStored } : { data };
    } catch (error) {
      return { failure: failureOf(path, error) };
    }
  }

  #change(next: ActionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

function failureOf(path: CallPath, error: unknown): CallFailure {
  if (!(error instanceof CallError)) {
    return { path, code: undefined, message: undefined, isIndeterminate: true };
  }
  return { path, code: error.code, message: error.message, isIndeterminate: error.indeterminate };
}

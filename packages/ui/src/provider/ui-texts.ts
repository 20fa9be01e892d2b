/**
 * Every text the primitives say themselves, in the reader's language. Pages pass all other words by props.
 * Functions take what the sentence counts, so that each language can order and inflect it.
 */
export interface UiTexts {
  readonly currencyUnit: string;
  readonly close: string;
  readonly cancel: string;
  readonly retry: string;
  readonly loading: string;
  readonly clear: string;
  readonly maximum: string;
  readonly required: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  /** Name of the region that toasts appear in. */
  readonly notifications: string;
  readonly pagination: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly page: (page: number) => string;
  readonly stepDone: string;
  readonly stepNow: string;
  readonly stepTodo: string;
  readonly stepStopped: string;
  readonly oddsUp: string;
  readonly oddsDown: string;
  readonly suspended: string;
  /** Said by a clock once a minute and in its last seconds, never each second. */
  readonly timeLeft: (minutes: number, seconds: number) => string;
  readonly overdue: string;
  readonly digitsEntered: (entered: number, length: number) => string;
}

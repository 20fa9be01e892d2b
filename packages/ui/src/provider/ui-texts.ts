/**
 * The built-in texts of the primitives, in the reader's language. Pages pass all other texts by props.
 * Functions take the sentence's numbers, so that each language can order and inflect them.
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

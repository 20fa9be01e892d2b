import { isBlank, type RuleFailure } from './rule-failure.ts';

export type LoginModel = {
  readonly memId: string;
  readonly memPass: string;
  /** The anti-bot code as typed, and as shown. */
  readonly antiBotCode: string;
  readonly shownAntiBotCode: string;
};

export type LoginFailure = RuleFailure<'antiBotCode' | 'memId' | 'memPass'>;

/**
 * As the fields stand on the form: an empty id, an empty password, then the anti-bot code. Whoever has typed nothing yet is
 * told of the first field, and not of a code below it. Undefined for a form to send.
 */
export function checkLogin(model: LoginModel): LoginFailure | undefined {
  if (isBlank(model.memId)) return { field: 'memId', messageKey: 'front.signin.emptyMemId' };
  if (model.memPass === '') return { field: 'memPass', messageKey: 'front.signin.emptyMemPass' };
  if (!isAntiBotCode(model.shownAntiBotCode) || model.antiBotCode !== model.shownAntiBotCode)
    return { field: 'antiBotCode', messageKey: 'front.signin.noValidAntiBotCode' };
  return undefined;
}

export const antiBotCodeLength = 4;

/** Four characters from the digits 1 to 5. */
export function isAntiBotCode(code: string): boolean {
  return code.length === antiBotCodeLength && /^[1-5]+$/.test(code);
}

/** A fresh code; `randomInteger(n)` draws uniformly from 0 to n - 1. */
export function drawAntiBotCode(randomInteger: (exclusiveMax: number) => number): string {
  return Array.from({ length: antiBotCodeLength }, () => String(1 + randomInteger(5))).join('');
}

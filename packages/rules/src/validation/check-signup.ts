import { namesItsContext, type PasswordContext } from './context-words.ts';
import { isOfLegalAge } from './legal-age.ts';
import {
  isBankAccountNumber,
  isMemberId,
  isNickname,
  isPasswordAllowed,
  isWithdrawalPassword,
} from './member-fields.ts';
import type { MemberPolicy } from './member-policy.ts';
import { isKoreanMobile } from './phone.ts';
import { isPersonName } from './plain-name.ts';
import { codeFailure, isBlank, type RuleFailure } from './rule-failure.ts';

/** The fields of the sign-up form, named as on the wire. Every value is the text the applicant typed. */
export type SignupModel = {
  readonly memId: string;
  readonly memPass: string;
  readonly memPassCheck: string;
  readonly cashOutPass: string;
  readonly memNick: string;
  readonly memPhone: string;
  readonly recommenderId: string;
  readonly bank: string;
  readonly memName: string;
  readonly bankacc: string;
  /** "YYYY-MM-DD"; empty where it is not stated. */
  readonly birthDate: string;
};

export type SignupField = keyof SignupModel;
export type SignupFailure = RuleFailure<SignupField>;

type SignupRule = (
  model: SignupModel,
  policy: MemberPolicy,
  nowMs: number,
  siteName: string,
) => SignupFailure | false;

/** The table of the specification, in its field order; the age rule is ours and follows the account number. */
const rules: readonly SignupRule[] = [
  (model) => isBlank(model.memId) && text('memId', 'emptyMemId'),
  (model, policy) => !isMemberId(model.memId, policy) && codeFailure('memId', 'U101'),
  (model) => model.memPassCheck === '' && text('memPassCheck', 'compareMemPass'),
  (model) => model.memPass === '' && text('memPass', 'emptyMemPass'),
  (model, policy) => !isPasswordAllowed(model.memPass, model.memId, policy) && codeFailure('memPass', 'U102'),
  (model, _policy, _nowMs, siteName) =>
    namesItsContext(model.memPass, contextOf(model, siteName)) && codeFailure('memPass', 'U126'),
  (model) => isBlank(model.cashOutPass) && text('cashOutPass', 'emptyCashOutPass'),
  (model, policy) => !isWithdrawalPassword(model.cashOutPass, policy) && codeFailure('cashOutPass', 'U103'),
  (model) => isBlank(model.memNick) && text('memNick', 'emptyMemNick'),
  (model, policy) => !isNickname(model.memNick, policy) && codeFailure('memNick', 'U105'),
  (model) => isBlank(model.memPhone) && text('memPhone', 'emptyMemTel'),
  (model) => !isKoreanMobile(model.memPhone) && text('memPhone', 'noValidMemTel'),
  (model, policy) =>
    policy.presetRecommenderId === null &&
    isBlank(model.recommenderId) &&
    text('recommenderId', 'emptyRecommenderId'),
  (model) => isBlank(model.bank) && text('bank', 'emptyBankName'),
  (model) => isBlank(model.memName) && text('memName', 'emptyBankAccountName'),
  (model) => !isPersonName(model.memName) && codeFailure('memName', 'U108'),
  (model) => isBlank(model.bankacc) && text('bankacc', 'emptyBankNumber'),
  (model) => !isBankAccountNumber(model.bankacc) && text('bankacc', 'noValidBankNumber'),
  (model, policy) =>
    policy.birthDateRequired &&
    isBlank(model.birthDate) && { ...text('birthDate', 'emptyBirthDate'), code: 'U106' },
  (model, policy, nowMs) =>
    (policy.birthDateRequired || !isBlank(model.birthDate)) &&
    !isOfLegalAge(model.birthDate, policy.legalAgeYears, policy.timeZone, nowMs) && {
      ...text('birthDate', 'underAge'),
      code: 'U106',
    },
  (model) => model.memPass !== model.memPassCheck && text('memPassCheck', 'compareMemPass'),
];

/** What a guesser knows of an applicant. */
export function contextOf(
  { memId, memNick, memName, memPhone }: Pick<SignupModel, 'memId' | 'memNick' | 'memName' | 'memPhone'>,
  siteName: string,
): PasswordContext {
  return { names: [siteName, memId, memNick, memName], phone: memPhone };
}

/**
 * The first rule the form breaks, in the field order of the specification; undefined for a form to send.
 * Only the server can tell whether an id is taken or a referrer exists.
 */
export function checkSignup(
  model: SignupModel,
  policy: MemberPolicy,
  nowMs: number,
  siteName = '',
): SignupFailure | undefined {
  for (const rule of rules) {
    const failure = rule(model, policy, nowMs, siteName);
    if (failure !== false) return failure;
  }
  return undefined;
}

/** Every field that breaks a rule, each with the first that it breaks: for a form that shows them all in place. */
export function checkSignupFields(
  model: SignupModel,
  policy: MemberPolicy,
  nowMs: number,
  siteName = '',
): ReadonlyMap<SignupField, SignupFailure> {
  const broken = new Map<SignupField, SignupFailure>();
  for (const rule of rules) {
    const failure = rule(model, policy, nowMs, siteName);
    if (failure !== false && !broken.has(failure.field)) broken.set(failure.field, failure);
  }
  return broken;
}

function text(field: SignupField, name: string): SignupFailure {
  return { field, messageKey: `front.member.${name}` };
}

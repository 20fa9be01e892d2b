import { CallError, codeOf } from '@hanpan/client';
import type { RequestOf } from '@hanpan/contract';
import type { Site } from '@hanpan/kit';
import { type Locale, signUpResults, signupTexts, type Text, translate } from '@hanpan/messages';
import {
  defaultMemberPolicy,
  type MemberPolicy,
  type SignupFailure,
  type SignupField,
  type SignupModel,
} from '@hanpan/rules';

export const emptySignup: SignupModel = {
  memId: '',
  memPass: '',
  memPassCheck: '',
  cashOutPass: '',
  memNick: '',
  memPhone: '',
  recommenderId: '',
  bank: '',
  memName: '',
  bankacc: '',
  birthDate: '',
};

/** The rule set that this site runs by; the server reads the same one (VL-19). */
export function memberPolicyOf(site: Site | undefined): MemberPolicy {
  if (site === undefined) return { ...defaultMemberPolicy, birthDateRequired: true };
  const { memberPolicy, joinRecommenderId } = site;
  return {
    ...memberPolicy,
    presetRecommenderId: joinRecommenderId ?? memberPolicy.presetRecommenderId,
    // Our own page asks everybody; a site may only let other clients leave it to the operator.
    birthDateRequired: true,
  };
}

/** Every text that a rule may name: the form's own, and the result catalogue's. */
const ruleTexts: Readonly<Record<string, Text>> = {
  ...signupTexts,
  ...Object.fromEntries(Object.entries(signUpResults).map(([code, text]) => [`api.${code}`, text])),
};

/** The numbers that a rule's text names. */
function paramsOf(field: SignupField, policy: MemberPolicy): Record<string, number> {
  const ranges: Partial<Record<SignupField, Record<string, number>>> = {
    memId: { min: policy.idMinLength, max: policy.idMaxLength },
    memPass: { min: policy.passwordMinLength, max: policy.passwordMaxLength },
    cashOutPass: { digits: policy.withdrawalPasswordMaxLength },
    memNick: { min: policy.nicknameMinLength, max: policy.nicknameMaxLength },
    birthDate: { age: policy.legalAgeYears },
  };
  return ranges[field] ?? {};
}

export interface Refusal {
  readonly field: SignupField | undefined;
  readonly text: string;
}

/** A broken rule in the reader's language. */
export function describeFailure(failure: SignupFailure, policy: MemberPolicy, locale: Locale): Refusal {
  const { field, messageKey } = failure;
  return {
    field,
    text: translate(ruleTexts[messageKey] ?? signUpResults.U106, locale, paramsOf(field, policy)),
  };
}

const fieldOfCode: Readonly<Record<string, SignupField>> = {
  U101: 'memId',
  U102: 'memPass',
  U103: 'cashOutPass',
  U104: 'memPhone',
  U105: 'memNick',
  U106: 'birthDate',
  U107: 'bank',
  U108: 'memName',
  U109: 'bankacc',
  U112: 'recommenderId',
  U113: 'recommenderId',
  U114: 'recommenderId',
  U116: 'memId',
  U117: 'memNick',
  U118: 'memPhone',
  U119: 'bankacc',
};

/** What the server refused, in its own words, and the field that its code speaks of. */
export function describeRefusal(error: unknown): Refusal {
  const text = error instanceof CallError ? error.message : 'RESPONSE_FAILED';
  return { field: fieldOfCode[codeOf(error) ?? ''], text };
}

/** EN-04: the fixed fields are part of the model, whatever a page says. */
export function signupBody(model: SignupModel): RequestOf<'/api/member/signup'> {
  return { ...model, memLevel: 1, partSendYn: 'N', firstBetConfYn: 'N', memStatus: 0 };
}

import { CallError, codeOf } from '@hanpan/client';
import type { RequestOf } from '@hanpan/contract';
import { type Site, signupFieldOf, signupRuleText } from '@hanpan/kit';
import type { Locale } from '@hanpan/messages';
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

export interface Refusal {
  readonly field: SignupField | undefined;
  readonly text: string;
}

/** A broken rule in the reader's language. */
export function describeFailure(failure: SignupFailure, policy: MemberPolicy, locale: Locale): Refusal {
  return { field: failure.field, text: signupRuleText(failure, policy, locale) };
}

/** What the server refused, in its own words, and the field that its code speaks of. */
export function describeRefusal(error: unknown): Refusal {
  const text = error instanceof CallError ? error.message : 'RESPONSE_FAILED';
  return { field: signupFieldOf(codeOf(error)), text };
}

/** EN-04: the fixed fields are part of the model, whatever a page says. */
export function signupBody(model: SignupModel): RequestOf<'/api/member/signup'> {
  return { ...model, memLevel: 1, partSendYn: 'N', firstBetConfYn: 'N', memStatus: 0 };
}

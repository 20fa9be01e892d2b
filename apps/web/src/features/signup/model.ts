import type { CallFailure, IntentionOf } from '@hanpan/client';
import { type Site, signupFieldOf, signupRuleText } from '@hanpan/kit';
import { type Locale, signupTexts, translate } from '@hanpan/messages';
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
  /** Nobody knows yet whether the application arrived. */
  readonly isIndeterminate?: true;
}

/** A broken rule in the reader's language. */
export function describeFailure(failure: SignupFailure, policy: MemberPolicy, locale: Locale): Refusal {
  return { field: failure.field, text: signupRuleText(failure, policy, locale) };
}

/** What the server refused, in its own words, and the field that its code speaks of; or that its answer was lost. */
export function describeRefusal({ code, message, isIndeterminate }: CallFailure, locale: Locale): Refusal {
  if (isIndeterminate) {
    const text = translate(signupTexts['signup.indeterminateText'], locale);
    return { field: undefined, text, isIndeterminate };
  }
  return { field: signupFieldOf(code), text: message ?? 'RESPONSE_FAILED' };
}

/** EN-04: the fixed fields are part of the model, whatever a page says. */
export function signupBody(model: SignupModel): IntentionOf<'/api/member/signup'> {
  return { ...model, memLevel: 1, partSendYn: 'N', firstBetConfYn: 'N', memStatus: 0 };
}

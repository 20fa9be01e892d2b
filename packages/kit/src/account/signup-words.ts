import {
  type AnyParams,
  type Locale,
  lengthText,
  signUpResults,
  signupTexts,
  type Text,
  translate,
} from '@hanpan/messages';

/** The fields of a sign-up, named as on the wire. */
type FieldName =
  | 'memId'
  | 'memPass'
  | 'memPassCheck'
  | 'cashOutPass'
  | 'memNick'
  | 'memPhone'
  | 'recommenderId'
  | 'bank'
  | 'memName'
  | 'bankacc'
  | 'birthDate';

/** The numbers of the site's rules that their texts name. */
interface RuleNumbers {
  readonly idMinLength: number;
  readonly idMaxLength: number;
  readonly passwordMinLength: number;
  readonly passwordMaxLength: number;
  readonly withdrawalPasswordMinLength: number;
  readonly withdrawalPasswordMaxLength: number;
  readonly nicknameMinLength: number;
  readonly nicknameMaxLength: number;
  readonly legalAgeYears: number;
}

/** Every text that a rule may name: the form's own, and the result catalogue's. */
const ruleTexts: Readonly<Record<string, Text>> = {
  ...signupTexts,
  ...Object.fromEntries(Object.entries(signUpResults).map(([code, text]) => [`api.${code}`, text])),
};

/** The numbers that a rule's text names. */
function paramsOf(field: FieldName, policy: RuleNumbers): AnyParams {
  const ranges: Partial<Record<FieldName, AnyParams>> = {
    memId: { min: policy.idMinLength, max: policy.idMaxLength },
    memPass: { min: policy.passwordMinLength, max: policy.passwordMaxLength },
    cashOutPass: {
      digits: lengthText(policy.withdrawalPasswordMinLength, policy.withdrawalPasswordMaxLength),
    },
    memNick: { min: policy.nicknameMinLength, max: policy.nicknameMaxLength },
    birthDate: { age: policy.legalAgeYears },
  };
  return ranges[field] ?? {};
}

interface BrokenRule {
  readonly field: FieldName;
  readonly messageKey: string;
}

/** A broken rule of a sign-up in the reader's language. */
export function signupRuleText(
  { field, messageKey }: BrokenRule,
  policy: RuleNumbers,
  locale: Locale,
): string {
  return translate(ruleTexts[messageKey] ?? signUpResults.U106, locale, paramsOf(field, policy));
}

const fieldOfCode: Readonly<Record<string, FieldName>> = {
  U101: 'memId',
  U102: 'memPass',
  U126: 'memPass',
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

/** The field that a refusal of a sign-up speaks of. */
export function signupFieldOf(code: string | undefined): FieldName | undefined {
  return fieldOfCode[code ?? ''];
}

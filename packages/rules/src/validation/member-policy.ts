/** What a site asks of its members. The defaults are the sign-up table of the specification. */
export type MemberPolicy = {
  readonly idMinLength: number;
  readonly idMaxLength: number;
  readonly passwordMinLength: number;
  readonly passwordMaxLength: number;
  /** Sites with an older member base may insist on letters and digits only. */
  readonly passwordCharacters: 'any' | 'letters-and-digits';
  /** A password changed on my page needs at least one letter and one digit. */
  readonly changedPasswordNeedsLetterAndDigit: boolean;
  readonly withdrawalPasswordMinLength: number;
  readonly withdrawalPasswordMaxLength: number;
  readonly nicknameMinLength: number;
  readonly nicknameMaxLength: number;
  /** Where the site presets a referrer, the applicant need not name one. */
  readonly presetRecommenderId: string | null;
  readonly legalAgeYears: number;
  /** Where it may be left out, an operator states it before the approval: nobody becomes a member without an age. */
  readonly birthDateRequired: boolean;
  /** IANA zone whose calendar decides a birthday. */
  readonly timeZone: string;
};

export const defaultMemberPolicy: MemberPolicy = {
  idMinLength: 5,
  idMaxLength: 20,
  passwordMinLength: 8,
  passwordMaxLength: 64,
  passwordCharacters: 'any',
  changedPasswordNeedsLetterAndDigit: true,
  withdrawalPasswordMinLength: 4,
  withdrawalPasswordMaxLength: 4,
  nicknameMinLength: 2,
  nicknameMaxLength: 20,
  presetRecommenderId: null,
  legalAgeYears: 19,
  birthDateRequired: false,
  timeZone: 'Asia/Seoul',
};

/** How many digits a withdrawal password can have, whatever a site asks of new ones. */
export const withdrawalPinDigits = { least: 4, most: 12 } as const;

/** No site may go below these, whatever an operator types into the settings. */
const policyFloors = {
  idMinLength: 4,
  passwordMinLength: 6,
  withdrawalPasswordMinLength: withdrawalPinDigits.least,
  nicknameMinLength: 1,
  legalAgeYears: 19,
} as const satisfies Partial<Record<keyof MemberPolicy, number>>;

/**
 * The policy that a site gets for what an operator typed into its settings: nothing below a floor, no maximum below its
 * minimum. An unsound setting is raised rather than refused, because a site must work with any settings.
 */
export function soundMemberPolicy(policy: MemberPolicy): MemberPolicy {
  const atLeast = (name: keyof typeof policyFloors) => Math.max(policy[name], policyFloors[name]);
  const idMinLength = atLeast('idMinLength');
  const passwordMinLength = atLeast('passwordMinLength');
  const withdrawalPasswordMinLength = atLeast('withdrawalPasswordMinLength');
  const nicknameMinLength = atLeast('nicknameMinLength');
  return {
    ...policy,
    idMinLength,
    idMaxLength: Math.max(policy.idMaxLength, idMinLength),
    passwordMinLength,
    passwordMaxLength: Math.max(policy.passwordMaxLength, passwordMinLength),
    withdrawalPasswordMinLength,
    withdrawalPasswordMaxLength: Math.max(policy.withdrawalPasswordMaxLength, withdrawalPasswordMinLength),
    nicknameMinLength,
    nicknameMaxLength: Math.max(policy.nicknameMaxLength, nicknameMinLength),
    legalAgeYears: atLeast('legalAgeYears'),
  };
}

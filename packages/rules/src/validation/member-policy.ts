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
  timeZone: 'Asia/Seoul',
};

/** No site may go below these, whatever an operator types into the settings. */
export const policyFloors = {
  idMinLength: 4,
  passwordMinLength: 6,
  withdrawalPasswordMinLength: 4,
  nicknameMinLength: 1,
  legalAgeYears: 19,
} as const satisfies Partial<Record<keyof MemberPolicy, number>>;

/** The name of the first setting that contradicts a floor or its own maximum; undefined for a sound policy. */
export function checkMemberPolicy(policy: MemberPolicy): keyof MemberPolicy | undefined {
  if (policy.idMinLength < policyFloors.idMinLength) return 'idMinLength';
  if (policy.idMaxLength < policy.idMinLength) return 'idMaxLength';
  if (policy.passwordMinLength < policyFloors.passwordMinLength) return 'passwordMinLength';
  if (policy.passwordMaxLength < policy.passwordMinLength) return 'passwordMaxLength';
  if (policy.withdrawalPasswordMinLength < policyFloors.withdrawalPasswordMinLength)
    return 'withdrawalPasswordMinLength';
  if (policy.withdrawalPasswordMaxLength < policy.withdrawalPasswordMinLength)
    return 'withdrawalPasswordMaxLength';
  if (policy.nicknameMinLength < policyFloors.nicknameMinLength) return 'nicknameMinLength';
  if (policy.nicknameMaxLength < policy.nicknameMinLength) return 'nicknameMaxLength';
  if (policy.legalAgeYears < policyFloors.legalAgeYears) return 'legalAgeYears';
  return undefined;
}

import { type PartnerRank, type PartnerRate, partnerRanks, rateTypes } from '@hanpan/contract';
import type { Site } from '@hanpan/kit';
import { checkSignupFields, defaultMemberPolicy, type MemberPolicy, type SignupField } from '@hanpan/rules';
import type { BoundRate } from '../rates/model.ts';

export type AgentRank = Exclude<PartnerRank, 'NORMAL'>;

/** What is asked for, in the order of the form. Who brings the new partner in is its place in the tree. */
export const partnerFields = [
  'memId',
  'memNick',
  'memPass',
  'memPassCheck',
  'cashOutPass',
  'memPhone',
  'birthDate',
  'bank',
  'memName',
  'bankacc',
] as const satisfies readonly SignupField[];
export type PartnerField = (typeof partnerFields)[number];
export type PartnerModel = Readonly<Record<PartnerField, string>>;

export const emptyPartner = Object.fromEntries(partnerFields.map((field) => [field, ''])) as PartnerModel;

export function policyOf(site: Site | undefined): MemberPolicy {
  return {
    ...(site?.memberPolicy ?? defaultMemberPolicy),
    birthDateRequired: true,
    presetRecommenderId: '-',
  };
}

/** Every field that breaks a rule of a sign-up, with the first that it breaks. */
export function brokenFields(model: PartnerModel, policy: MemberPolicy, nowMs: number, siteName = '') {
  return checkSignupFields({ ...model, recommenderId: '' }, policy, nowMs, siteName);
}

/** The ranks that may stand right below a rank: lower ones, steps may be left out. Null is the top of the tree. */
export function ranksBelow(rank: PartnerRank | null): AgentRank[] {
  const agents = partnerRanks.filter((each): each is AgentRank => each !== 'NORMAL');
  return rank === null ? agents : agents.slice(partnerRanks.indexOf(rank) + 1);
}

/** The rates of somebody new: nothing yet, at most those of the partner above. */
export function firstRates(above: readonly PartnerRate[] | undefined): BoundRate[] {
  return rateTypes.map((gameType) => {
    const bound = above?.find((each) => each.gameType === gameType);
    return {
      gameType,
      rollingBasisPoints: 0,
      losingBasisPoints: 0,
      aboveRollingBasisPoints: bound?.rollingBasisPoints ?? null,
      aboveLosingBasisPoints: bound?.losingBasisPoints ?? null,
      mostBelowRollingBasisPoints: 0,
      mostBelowLosingBasisPoints: 0,
    };
  });
}

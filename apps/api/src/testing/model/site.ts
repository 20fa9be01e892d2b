/** What the site of the sequences allows; the model's expectations are written against these numbers. */
export const deskLimits = { minAmount: 10_000, maxAmount: 500_000, unitAmount: 1_000 };
export const fourEyesAmount = 300_000;
/** The sums have tests of their own: here one decision alone says whether it needs a second operator. */
export const fourEyesSums = {
  operatorAmount: 1_000_000_000_000,
  operatorTotalAmount: 1_000_000_000_000,
  memberAmount: 1_000_000_000_000,
};
export const pointMinAmount = 1_000;
export const dayPoints = 100;
export const depositPointsPercent = 1;
export const betLimits = { minAmount: 1_000, maxAmount: 500_000 };
export const bonusOffer = { code: 'model', percent: 50, maxAmount: 40_000, turnoverTimes: 1 };
export const startingCash = 200_000;
export const homeOdds = 2;
export const awayOdds = 3.6;

/** Where nothing but a bonus stands between a member and a withdrawal, as most sequences have it. */
export const noTurnover = { depositPercent: 0, rewardPercent: 0 };
/** As a site has it that sets nothing: what came in is played once. */
export const fullTurnover = { depositPercent: 100, rewardPercent: 100 };

export const siteSettings = {
  deposit: deskLimits,
  withdrawal: deskLimits,
  fourEyesAmount,
  fourEyesSums,
  pointMinAmount,
  depositAccount: { bankName: 'KB', accountNumber: '110-222-333', accountHolder: 'Hanpan' },
  depositBonuses: [{ ...bonusOffer, names: { ko: '보너스', en: 'Bonus', vi: 'Thưởng' } }],
  pointAccrual: { deposit: { basisPoints: depositPointsPercent * 100 } },
  attendance: { dayPoints, streakRewards: [] },
  rotary: { depositPerTicket: 0 },
  // What an event may cost has tests of its own.
  liability: {
    memberEventAmount: 1_000_000_000,
    selectionAmount: 1_000_000_000,
    marketAmount: 1_000_000_000,
    eventAmount: 1_000_000_000,
  },
};

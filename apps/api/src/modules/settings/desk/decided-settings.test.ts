import { type CallPath, calls, rolesFor } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { everyField } from './fields.ts';

/** Everything that the decisions and the specification name as something that a site sets, and where a person sets it. */
const decided: readonly (readonly [what: string, ...where: string[]])[] = [
  // The product.
  ['play money or a licence', 'moneyMode'],
  // HTTP and the envelope.
  ['the languages, and which is the site’s own', 'locales'],
  ['the zone of the site’s calendar', 'timeZone'],
  // Money.
  ['where the money is during play, by provider', '/api/console/vendors/create'],
  ['the sum from which two people decide', 'fourEyesAmount'],
  ['four eyes by sums of the day', 'fourEyesSums.windowHours', 'fourEyesSums.operatorAmount'],
  [
    '… by everything of an operator and of a member',
    'fourEyesSums.operatorTotalAmount',
    'fourEyesSums.memberAmount',
  ],
  ['the sum from which an operator shows again who it is', 'stepUpAmount'],
  ['deposit bonuses and their turnover', 'depositBonuses'],
  ['the turnover of a deposit without a bonus', 'turnover.depositPercent'],
  ['the turnover of points and coupons that became cash', 'turnover.rewardPercent'],
  ['what a stake counts as, by family', 'turnover.weights'],
  ['points for signing up', 'pointAccrual.signUpPoints'],
  [
    'points for the first deposit, by level',
    'pointAccrual.firstDeposit.basisPoints',
    'pointAccrual.firstDeposit.bonusByLevel',
  ],
  [
    'points for every deposit, by level',
    'pointAccrual.deposit.basisPoints',
    'pointAccrual.deposit.bonusByLevel',
  ],
  [
    'points for the referrer, by level',
    'pointAccrual.recommender.basisPoints',
    'pointAccrual.recommender.bonusByLevel',
  ],
  ...['sports', 'slot', 'casino', 'hotelCasino', 'mini'].map(
    (family) =>
      [
        `points for losses in ${family}, by level`,
        `pointAccrual.losing.${family}.basisPoints`,
        `pointAccrual.losing.${family}.bonusByLevel`,
      ] as const,
  ),
  ['points for attendance', 'attendance.open', 'attendance.dayPoints', 'attendance.streakRewards'],
  ['points of the wheel, and what they may cost', 'rotary.open', 'rotary.prizes', 'rotary.maxExpectedCost'],
  ['turns of the wheel', 'rotary.freePerDay', 'rotary.depositPerTicket', 'rotary.maxTicketsPerDay'],
  ['coupons', 'couponsOpen', '/api/console/coupon/issue'],
  ['points by an operator', 'giveMaxAmount', '/api/console/point/give'],
  ['a provider or a game off and on', '/api/console/vendors/switch', '/api/console/vendors/save'],
  ['a maintenance window', '/api/console/maintenance/set', '/api/console/maintenance/end'],
  // Partners.
  [
    'giving and taking back along the tree',
    'partnerGiveOpen',
    'partnerTakeBackOpen',
    '/api/console/partner/rights',
  ],
  ['rates by game type', '/api/console/partner/setRates'],
  ['losing by a settlement that an operator confirms', '/api/console/partner/settlementConfirm'],
  // Sports.
  [
    'worst case by selection, market and event',
    'liability.selectionAmount',
    'liability.marketAmount',
    'liability.eventAmount',
  ],
  ['worst case by member × event and day', 'liability.memberEventAmount', 'liability.memberDayAmount'],
  ['worst case by set of legs', 'liability.legSetAmount', 'liability.totalOddsMilli'],
  [
    'limits by sport, time and level',
    'liability.sports',
    'liability.early',
    'liability.levels',
    '/api/console/sports/setLimits',
  ],
  [
    'what is over the limit goes to a trader',
    'bigBet.isOn',
    'bigBet.amount',
    'bigBet.traderMs',
    'bigBet.memberMs',
  ],
  ['the delay of live bets by sport', 'bet.delay.sports', 'bet.delay.otherSports'],
  ['the bonus of a combination', 'multiLegBonus.steps', 'multiLegBonus.minOddsMilli'],
  ['selling open bets', 'cashOut.isOn', 'cashOut.marginBasisPoints'],
  // Mini games.
  ['which are on, and when a round closes', 'minigame.isOn', 'minigame.off', 'minigame.closingMs'],
  ['their prices', '/api/console/minigame/setPrices'],
  // Validation.
  ['the length of an id', 'memberPolicy.idMinLength', 'memberPolicy.idMaxLength'],
  [
    'the length of a password, down to six',
    'memberPolicy.passwordMinLength',
    'memberPolicy.passwordMaxLength',
  ],
  ['what a password is made of', 'memberPolicy.passwordCharacters'],
  [
    'the withdrawal password',
    'memberPolicy.withdrawalPasswordMinLength',
    'memberPolicy.withdrawalPasswordMaxLength',
  ],
  ['the length of a nickname', 'memberPolicy.nicknameMinLength', 'memberPolicy.nicknameMaxLength'],
  ['a referrer that the site presets', 'memberPolicy.presetRecommenderId'],
  ['the smallest conversion of points', 'pointMinAmount'],
  ['a locked withdrawal password is reset', '/api/console/members/unlockPin'],
  // Player protection.
  ['age', 'memberPolicy.legalAgeYears', 'memberPolicy.birthDateRequired'],
  ['the most that is lost on a day', 'dayLossLimitAmount'],
  ['which markers of harm are looked for, and from which sum', 'harm.watched', 'harm.floorAmount'],
  [
    'from which amounts on events are significant',
    'significant.winAmount',
    'significant.stakeAmount',
    'significant.depositAmount',
    'significant.withdrawalAmount',
  ],
  // Section 9 of the specification, and its error catalogue.
  ['no withdrawals at night', 'withdrawalClosedFrom', 'withdrawalClosedTo'],
  [
    'deposits closed, and their bounds',
    'depositOpen',
    'deposit.minAmount',
    'deposit.maxAmount',
    'deposit.unitAmount',
  ],
  ['withdrawals closed, and their bounds', 'withdrawalOpen', 'withdrawal.minAmount', 'withdrawal.unitAmount'],
  ['the wait before the next withdrawal', 'withdrawalRepeatMinutes'],
  ['what differs by level', 'cashLevels', 'bet.levels', 'minigame.levels', '/api/console/members/level'],
  ['how long and how many messages are kept', 'message.keepDays', 'message.keepCount'],
  ['how many visits are measured', 'visitPercent'],
  ['smallest and largest bet, largest win', 'bet.minAmount', 'bet.maxAmount', 'bet.maxWinAmount'],
  // What the site shows.
  ['the menu of games', '/api/console/codes/save', '/api/console/codes/order'],
  ['best games', '/api/console/bestGames/save'],
  ['banners and popups', '/api/console/banners/save', '/api/console/banners/order'],
  ['notices, FAQ and answers', '/api/console/board/publish', '/api/console/board/reply'],
  ['messages and their templates', '/api/console/messages/send', '/api/console/messages/templates/save'],
  // Who runs it.
  ['how providers are connected', '/api/console/vendors/key', '/api/console/vendors/test'],
  ['the largest payout that needs nobody', '/api/console/vendors/save'],
  [
    'deposit accounts by level and partner',
    '/api/console/depositAccount/assign',
    'depositAccount.accountNumber',
  ],
  ['from where the console opens', 'consoleAddresses'],
  ['who may do what', '/api/console/operators/change'],
];

const keys = new Set(everyField.map(({ key }) => key));
const isCall = (path: string): path is CallPath => Object.hasOwn(calls, path);

test.each(decided)('%s has its place at the console', (_, ...where) => {
  for (const place of where) {
    if (!place.startsWith('/')) expect(keys).toContain(place);
    else expect([place, isCall(place), rolesFor(place).length > 0]).toEqual([place, true, true]);
  }
});

import * as comp from './calls/member/comp.ts';
import * as factor from './calls/member/factor.ts';
import * as member from './calls/member/member.ts';
import * as partner from './calls/member/partner.ts';
import * as partnerMerge from './calls/member/partner-merge.ts';
import * as partnerMoney from './calls/member/partner-money.ts';
import * as partnerTree from './calls/member/partner-tree.ts';
import * as security from './calls/member/security.ts';
import * as userCash from './calls/member/user-cash.ts';
import * as everySite from './calls/shared/site.ts';
import { callTable } from './define-call.ts';

/** What the partners' console calls: of a member's calls those that run a tree, and what keeps a session. */
export const partnerCalls = callTable(
  everySite.siteOption,
  everySite.siteCheckInfo,
  everySite.bankList,
  member.login,
  member.info,
  member.getToken,
  member.logout,
  security.security,
  factor.factorBegin,
  factor.factorConfirm,
  factor.factorDrop,
  userCash.getUserCash,
  comp.convertComp,
  partnerMerge.partnerMerge,
  partner.giveSend,
  partner.giveTakeBack,
  partner.giveList,
  partner.giveTargets,
  partnerTree.partnerSummary,
  partnerTree.partnerTree,
  partnerTree.partnerMembers,
  partnerTree.partnerRatesCall,
  partnerTree.partnerSetRates,
  partnerTree.partnerCreate,
  partnerMoney.partnerCashList,
  partnerMoney.partnerBettingList,
  partnerMoney.partnerMoneyMoves,
  partnerMoney.partnerCalculations,
  partnerMoney.partnerCommissions,
  partnerMoney.partnerCalculationUsers,
  partnerMoney.partnerCommissionBets,
);

import { noticeTexts } from './notices.ts';
import { results } from './results.ts';
import type { Texts } from './text.ts';
import { accountTexts } from './ui/account.ts';
import { bannerTexts } from './ui/banner.ts';
import { bannerControlTexts } from './ui/banner-control.ts';
import { betTexts } from './ui/bet.ts';
import { boardTexts } from './ui/board.ts';
import { cashTexts } from './ui/cash.ts';
import { cashConfirmTexts } from './ui/cash-confirm.ts';
import { cashFactsTexts } from './ui/cash-facts.ts';
import { closingTexts } from './ui/closing.ts';
import { consoleAdjustmentTexts } from './ui/console-adjustment.ts';
import { consoleApprovalTexts } from './ui/console-approval.ts';
import { consoleAuditTexts } from './ui/console-audit.ts';

export { consoleAuditFieldTexts, consoleAuditValueTexts } from './ui/console-audit-fields.ts';

import { consoleAuditActionTexts } from './ui/console-audit-actions.ts';
import { consoleBankTexts } from './ui/console-bank-match.ts';
import { consoleBannerTexts } from './ui/console-banners.ts';
import { consoleBestGameTexts } from './ui/console-best-games.ts';
import { consoleBetTexts } from './ui/console-bets.ts';
import { consoleBigBetTexts } from './ui/console-big-bets.ts';
import { consoleBoardTexts } from './ui/console-board.ts';
import { consoleCashTexts } from './ui/console-cash.ts';
import { consoleCashFactsTexts } from './ui/console-cash-facts.ts';
import { consoleDepositAccountTexts } from './ui/console-deposit-accounts.ts';
import { consoleDocumentTexts } from './ui/console-documents.ts';
import { consoleHarmTexts } from './ui/console-harm.ts';
import { consoleIdentityTexts } from './ui/console-identity.ts';
import { consoleLedgerTexts } from './ui/console-ledger.ts';
import { consoleLimitTexts } from './ui/console-limits.ts';
import { consoleListTexts } from './ui/console-list.ts';
import { consoleLoginTexts } from './ui/console-logins.ts';
import { consoleMaintenanceTexts } from './ui/console-maintenance.ts';
import { consoleMemberCareTexts } from './ui/console-member-care.ts';
import { consoleMembersTexts } from './ui/console-members.ts';
import { consoleMessageTexts } from './ui/console-messages.ts';
import { consoleMiniPriceTexts } from './ui/console-mini-prices.ts';
import { consoleOperationTexts } from './ui/console-operation.ts';
import { consoleOrderTexts } from './ui/console-order.ts';
import { consolePartnerClosingTexts } from './ui/console-partner-closing.ts';
import { consolePartnerTexts } from './ui/console-partners.ts';
import { consolePersonalAccessTexts } from './ui/console-personal-access.ts';
import { consoleReportDeskTexts } from './ui/console-report-desk.ts';
import { consoleReportVisitsTexts } from './ui/console-report-visits.ts';
import { consoleReportTexts } from './ui/console-reports.ts';
import { consoleResultTexts } from './ui/console-results.ts';
import { consoleSettingHelpNames } from './ui/console-setting-help-names.ts';
import { consoleSettingNames } from './ui/console-setting-names.ts';
import { consoleSettingPlayNames } from './ui/console-setting-play-names.ts';
import { consoleSettingTexts } from './ui/console-settings.ts';
import { consoleShellTexts } from './ui/console-shell.ts';
import { consoleSignificantTexts } from './ui/console-significant.ts';
import { consoleStaffTexts } from './ui/console-staff.ts';
import { consoleTestAccountTexts } from './ui/console-test-account.ts';
import { consoleTradingTexts } from './ui/console-trading.ts';
import { consoleVendorSetupTexts } from './ui/console-vendor-setup.ts';
import { consoleVendorTexts } from './ui/console-vendors.ts';
import { consoleWhyTexts } from './ui/console-why.ts';
import { documentTexts } from './ui/document.ts';
import { doneBeforeTexts } from './ui/done-before.ts';
import { dormantTexts } from './ui/dormant.ts';
import { eventTexts } from './ui/event.ts';
import { factorTexts } from './ui/factor.ts';
import { fairTexts } from './ui/fair.ts';
import { fileHeadTexts } from './ui/file-head.ts';
import { formTexts } from './ui/form.ts';
import { gameMoneyTexts } from './ui/game-money.ts';
import { giveTexts } from './ui/give.ts';
import { guideTexts } from './ui/guide.ts';
import { guideGamesTexts } from './ui/guide-games.ts';
import { guideLiveTexts } from './ui/guide-live.ts';
import { guideMiniTexts } from './ui/guide-mini.ts';
import { guideSlotTexts } from './ui/guide-slots.ts';
import { guideTurnoverTexts } from './ui/guide-turnover.ts';
import { guideVirtualTexts } from './ui/guide-virtual.ts';
import { homeTexts } from './ui/home.ts';
import { kitTexts } from './ui/kit.ts';
import { liveVideoTexts } from './ui/live-video.ts';
import { lobbyTexts } from './ui/lobby.ts';
import { lobbyAboutTexts } from './ui/lobby-about.ts';
import { matchTexts } from './ui/match.ts';
import { menuTexts } from './ui/menu.ts';
import { messageTexts } from './ui/message.ts';
import { minigameTexts } from './ui/minigame.ts';
import { myBetTexts } from './ui/my-bets.ts';
import { navigationTexts } from './ui/navigation.ts';
import { overlayTexts } from './ui/overlay.ts';
import { partnerTexts } from './ui/partner.ts';
import { partnerDeskTexts } from './ui/partner-desk.ts';
import { passwordTexts } from './ui/password.ts';
import { pointTexts } from './ui/point.ts';
import { protectionTexts } from './ui/protection.ts';
import { realityCheckTexts } from './ui/reality-check.ts';
import { replayTexts } from './ui/replay.ts';
import { resultTexts } from './ui/results.ts';
import { rewardTexts } from './ui/reward.ts';
import { rotaryTexts } from './ui/rotary.ts';
import { sessionTexts } from './ui/session.ts';
import { commonTexts } from './ui/shared-words.ts';
import { shellTexts } from './ui/shell.ts';
import { signupTexts } from './ui/signup.ts';
import { siteSearchTexts } from './ui/site-search.ts';
import { slipTexts } from './ui/slip.ts';
import { slipSystemTexts } from './ui/slip-system.ts';
import { slotTexts } from './ui/slot.ts';
import { sportsTexts } from './ui/sports.ts';
import { walletHistoryTexts } from './ui/wallet-history.ts';
import { winLoseTexts } from './ui/win-lose.ts';
import { zoneTexts } from './ui/zone.ts';

export { type BankColumn, bankColumnNames, bankDirections, bankNoons } from './bank-heads.ts';
export { documentPlaces } from './document-places.ts';
export { koreanHelpLine } from './help-lines.ts';
export { noticeTexts } from './notices.ts';
export { pageLocale } from './page-locale.ts';
export { cashResults } from './results/cash.ts';
export { playResults } from './results/play.ts';
export { signUpResults } from './results/sign-up.ts';
export { transportResults } from './results/transport.ts';
export { pinTries, refusedSelections, results } from './results.ts';
export type { AnyParams, Locale, ParamsOf, Text, Texts } from './text.ts';
export { fill, isLocale, lengthText, localeNames, locales, negotiateLocale, translate } from './text.ts';
export { accountTexts } from './ui/account.ts';
export { bannerTexts } from './ui/banner.ts';
export { bannerControlTexts } from './ui/banner-control.ts';
export { betTexts } from './ui/bet.ts';
export { boardTexts } from './ui/board.ts';
export { cashTexts } from './ui/cash.ts';
export { cashConfirmTexts } from './ui/cash-confirm.ts';
export { cashFactsTexts } from './ui/cash-facts.ts';
export { closingTexts } from './ui/closing.ts';
export { consoleAdjustmentTexts } from './ui/console-adjustment.ts';
export { consoleApprovalTexts } from './ui/console-approval.ts';
export { consoleAuditTexts } from './ui/console-audit.ts';
export { consoleAuditActionTexts } from './ui/console-audit-actions.ts';
export { consoleBankTexts } from './ui/console-bank-match.ts';
export { consoleBannerTexts } from './ui/console-banners.ts';
export { consoleBestGameTexts } from './ui/console-best-games.ts';
export { consoleBetTexts } from './ui/console-bets.ts';
export { consoleBigBetTexts } from './ui/console-big-bets.ts';
export { consoleBoardTexts } from './ui/console-board.ts';
export { consoleCashTexts } from './ui/console-cash.ts';
export { consoleCashFactsTexts } from './ui/console-cash-facts.ts';
export { consoleDepositAccountTexts } from './ui/console-deposit-accounts.ts';
export { consoleDocumentTexts } from './ui/console-documents.ts';
export { consoleHarmTexts } from './ui/console-harm.ts';
export { consoleIdentityTexts } from './ui/console-identity.ts';
export { consoleLedgerTexts } from './ui/console-ledger.ts';
export { consoleLimitTexts } from './ui/console-limits.ts';
export { consoleListTexts } from './ui/console-list.ts';
export { consoleLoginTexts } from './ui/console-logins.ts';
export { consoleMaintenanceTexts } from './ui/console-maintenance.ts';
export { consoleMemberCareTexts } from './ui/console-member-care.ts';
export { consoleMembersTexts } from './ui/console-members.ts';
export { consoleMessageTexts } from './ui/console-messages.ts';
export { consoleMiniPriceTexts } from './ui/console-mini-prices.ts';
export { consoleOperationTexts } from './ui/console-operation.ts';
export { consoleOrderTexts } from './ui/console-order.ts';
export { consolePartnerClosingTexts } from './ui/console-partner-closing.ts';
export { consolePartnerTexts } from './ui/console-partners.ts';
export { consolePersonalAccessTexts } from './ui/console-personal-access.ts';
export { consoleReportDeskTexts } from './ui/console-report-desk.ts';
export { consoleReportVisitsTexts } from './ui/console-report-visits.ts';
export { consoleReportTexts } from './ui/console-reports.ts';
export { consoleResultTexts } from './ui/console-results.ts';
export { consoleSettingHelpNames } from './ui/console-setting-help-names.ts';
export { consoleSettingNames } from './ui/console-setting-names.ts';
export { consoleSettingPlayNames } from './ui/console-setting-play-names.ts';
export { consoleSettingTexts } from './ui/console-settings.ts';
export { consoleShellTexts } from './ui/console-shell.ts';
export { consoleSignificantTexts } from './ui/console-significant.ts';
export { consoleStaffTexts } from './ui/console-staff.ts';
export { consoleTestAccountTexts } from './ui/console-test-account.ts';
export { consoleTradingTexts } from './ui/console-trading.ts';
export { consoleVendorSetupTexts } from './ui/console-vendor-setup.ts';
export { consoleVendorTexts } from './ui/console-vendors.ts';
export { consoleWhyTexts } from './ui/console-why.ts';
export { documentTexts } from './ui/document.ts';
export { doneBeforeTexts } from './ui/done-before.ts';
export { dormantTexts } from './ui/dormant.ts';
export { eventTexts } from './ui/event.ts';
export { factorTexts } from './ui/factor.ts';
export { fairTexts } from './ui/fair.ts';
export { fileHeadTexts } from './ui/file-head.ts';
export { formTexts } from './ui/form.ts';
export { gameMoneyTexts } from './ui/game-money.ts';
export { giveTexts } from './ui/give.ts';
export { guideTexts } from './ui/guide.ts';
export { guideGamesTexts } from './ui/guide-games.ts';
export { guideLiveTexts } from './ui/guide-live.ts';
export { guideMiniTexts } from './ui/guide-mini.ts';
export { guideSlotTexts } from './ui/guide-slots.ts';
export { guideTurnoverTexts } from './ui/guide-turnover.ts';
export { guideVirtualTexts } from './ui/guide-virtual.ts';
export { homeTexts } from './ui/home.ts';
export { kitTexts } from './ui/kit.ts';
export { liveVideoTexts } from './ui/live-video.ts';
export { lobbyTexts } from './ui/lobby.ts';
export { lobbyAboutTexts } from './ui/lobby-about.ts';
export { matchTexts } from './ui/match.ts';
export { menuTexts } from './ui/menu.ts';
export { messageTexts } from './ui/message.ts';
export { minigameTexts } from './ui/minigame.ts';
export { myBetTexts } from './ui/my-bets.ts';
export { navigationTexts } from './ui/navigation.ts';
export { overlayTexts } from './ui/overlay.ts';
export { pageTitleTexts } from './ui/page-titles.ts';
export { partnerTexts } from './ui/partner.ts';
export { partnerDeskTexts } from './ui/partner-desk.ts';
export { passwordTexts } from './ui/password.ts';
export { pointTexts } from './ui/point.ts';
export { protectionTexts } from './ui/protection.ts';
export { realityCheckTexts } from './ui/reality-check.ts';
export { replayTexts } from './ui/replay.ts';
export { resultTexts } from './ui/results.ts';
export { rewardTexts } from './ui/reward.ts';
export { rotaryTexts } from './ui/rotary.ts';
export { sessionTexts } from './ui/session.ts';
export { commonTexts, productNames } from './ui/shared-words.ts';
export { shellTexts } from './ui/shell.ts';
export { signupTexts } from './ui/signup.ts';
export { siteSearchTexts } from './ui/site-search.ts';
export { slipTexts } from './ui/slip.ts';
export { slipSystemTexts } from './ui/slip-system.ts';
export { slotTexts } from './ui/slot.ts';
export { sportsTexts } from './ui/sports.ts';
export { typedWords } from './ui/typed-words.ts';
export { walletFlowText, walletHistoryTexts } from './ui/wallet-history.ts';
export { winLoseTexts } from './ui/win-lose.ts';
export { zoneTexts } from './ui/zone.ts';

/** Everything, for the check of equal keys and placeholders. Pages import their own group instead. */
export const catalogue: Texts = {
  ...Object.fromEntries(Object.entries(results).map(([code, text]) => [`api.${code}`, text])),
  ...noticeTexts,
  ...commonTexts,
  ...cashTexts,
  ...cashConfirmTexts,
  ...cashFactsTexts,
  ...lobbyTexts,
  ...lobbyAboutTexts,
  ...eventTexts,
  ...matchTexts,
  ...menuTexts,
  ...messageTexts,
  ...bannerTexts,
  ...bannerControlTexts,
  ...betTexts,
  ...boardTexts,
  ...closingTexts,
  ...dormantTexts,
  ...guideTexts,
  ...guideGamesTexts,
  ...guideLiveTexts,
  ...guideMiniTexts,
  ...guideSlotTexts,
  ...guideVirtualTexts,
  ...guideTurnoverTexts,
  ...sportsTexts,
  ...siteSearchTexts,
  ...slipTexts,
  ...slipSystemTexts,
  ...replayTexts,
  ...slotTexts,
  ...factorTexts,
  ...fairTexts,
  ...formTexts,
  ...gameMoneyTexts,
  ...giveTexts,
  ...homeTexts,
  ...kitTexts,
  ...shellTexts,
  ...signupTexts,
  ...overlayTexts,
  ...accountTexts,
  ...partnerTexts,
  ...partnerDeskTexts,
  ...passwordTexts,
  ...pointTexts,
  ...protectionTexts,
  ...realityCheckTexts,
  ...rewardTexts,
  ...rotaryTexts,
  ...zoneTexts,
  ...doneBeforeTexts,
  ...documentTexts,
  ...sessionTexts,
  ...resultTexts,
  ...walletHistoryTexts,
  ...fileHeadTexts,
  ...winLoseTexts,
  ...liveVideoTexts,
  ...minigameTexts,
  ...myBetTexts,
  ...navigationTexts,
  ...consoleAdjustmentTexts,
  ...consoleApprovalTexts,
  ...consoleBigBetTexts,
  ...consoleBoardTexts,
  ...consoleCashTexts,
  ...consoleCashFactsTexts,
  ...consoleDepositAccountTexts,
  ...consoleDocumentTexts,
  ...consoleHarmTexts,
  ...consoleSignificantTexts,
  ...consoleLedgerTexts,
  ...consoleLimitTexts,
  ...consoleLoginTexts,
  ...consoleMaintenanceTexts,
  ...consolePartnerClosingTexts,
  ...consolePartnerTexts,
  ...consoleResultTexts,
  ...consoleTradingTexts,
  ...consoleMembersTexts,
  ...consoleStaffTexts,
  ...consoleTestAccountTexts,
  ...consoleIdentityTexts,
  ...consoleAuditTexts,
  ...consolePersonalAccessTexts,
  ...consoleAuditActionTexts,
  ...consoleMemberCareTexts,
  ...consoleSettingTexts,
  ...consoleSettingNames,
  ...consoleSettingPlayNames,
  ...consoleSettingHelpNames,
  ...consoleMessageTexts,
  ...consoleBannerTexts,
  ...consoleBetTexts,
  ...consoleVendorTexts,
  ...consoleVendorSetupTexts,
  ...consoleBestGameTexts,
  ...consoleOrderTexts,
  ...consoleReportDeskTexts,
  ...consoleReportTexts,
  ...consoleReportVisitsTexts,
  ...consoleMiniPriceTexts,
  ...consoleBankTexts,
  ...consoleWhyTexts,
  ...consoleListTexts,
  ...consoleOperationTexts,
  ...consoleShellTexts,
};

export { signupFieldOf, signupRuleText } from './account/signup-words.ts';
export { default as cells } from './desk/cells.module.css';
export { CsvButton } from './desk/csv-button.tsx';
export { Decision, DecisionNote } from './desk/decision.tsx';
export { PersonTools } from './desk/desk-bar.tsx';
export { DeskGate, DeskSkeleton, DeskUnreachable, useForcedSignOut } from './desk/desk-gate.tsx';
export { DeskKeeper } from './desk/desk-keeper.tsx';
export { DeskLoaded } from './desk/desk-loaded.tsx';
export type { DeskGroup, DeskPlace } from './desk/desk-nav.tsx';
export { DeskShell } from './desk/desk-shell.tsx';
export { DeskSignIn } from './desk/desk-sign-in.tsx';
export { FileLinks } from './desk/file-links.tsx';
export { KeyHelp } from './desk/key-help.tsx';
export { ListHelp, MoveHelp } from './desk/list-help.tsx';
export { MemberName } from './desk/member-name.tsx';
export { useIsNarrow } from './desk/narrow.ts';
export { PageFailed } from './desk/page-failed.tsx';
export { PageFrame } from './desk/page-frame.tsx';
export { PagePending } from './desk/page-pending.tsx';
export { type PanelCheck, PanelChecks, type PanelFact, PanelFacts, PanelSection } from './desk/panel.tsx';
export { usePreferences } from './desk/preferences.ts';
export { ReasonDialog } from './desk/reason-dialog.tsx';
export { ReasonField } from './desk/reason-field.tsx';
export { type RowSelection, useRowSelection } from './desk/row-selection.ts';
export { SearchField } from './desk/search-field.tsx';
export { useShortcuts } from './desk/shortcuts.ts';
export { SignInForm } from './desk/sign-in-form.tsx';
export { SplitView } from './desk/split-view.tsx';
export { ToolRow } from './desk/tool-row.tsx';
export { TreePath } from './desk/tree-path.tsx';
export { useListKeys } from './desk/use-list-keys.ts';
export { useSplitView } from './desk/use-split-view.ts';
export { useTypedSearch } from './desk/use-typed-search.ts';
export { ViewLink } from './desk/view-link.tsx';
export { DocumentText, type ShownSection } from './document/document-text.tsx';
export { useAsksCode } from './factor/asks-code.ts';
export { CodeField } from './factor/code-field.tsx';
export { FactorGate } from './factor/factor-gate.tsx';
export { OwnFactor } from './factor/own-factor.tsx';
export { SetFactorDialog } from './factor/set-factor-dialog.tsx';
export { sixDigits } from './factor/six-digits.ts';
export { TotpOffer } from './factor/totp-offer.tsx';
export { focusInvalidField } from './form/focus-invalid-field.ts';
export { FormDialog } from './form/form-dialog.tsx';
export { useRefusedField } from './form/use-refused-field.ts';
export { AppProviders } from './frame/app-providers.tsx';
export { createBrowserCaller } from './frame/browser-caller.ts';
export { currentLocale } from './frame/current-locale.ts';
export { FailureNotice, useFailureText } from './frame/failure-notice.tsx';
export { LiveClock } from './frame/live-clock.tsx';
export { LookTools } from './frame/look-tools.tsx';
export { createQueryClient } from './frame/query-client.ts';
export { loadNameGlyphs, loadRareGlyphs } from './frame/rare-glyphs.ts';
export { learnServerTime, serverNow } from './frame/server-clock.ts';
export { type Site, settingsFreshMs, siteQuery, useSite } from './frame/site.ts';
export { startTheme, useTheme } from './frame/theme.ts';
export { useUiTexts } from './frame/ui-texts.ts';
export { fillUrl, type PlainUrl, type UrlParams } from './frame/urls.ts';
export { useZoneName, zoneName } from './frame/zone-name.ts';
export { DayField } from './list/day-field.tsx';
export { DayWords } from './list/day-words.tsx';
export { useHeldSearch } from './list/held-search.ts';
export { ListPages } from './list/list-pages.tsx';
export { ListTools } from './list/list-tools.tsx';
export { Loaded } from './list/loaded.tsx';
export {
  type RawSearch,
  readChoice,
  readDay,
  readPage,
  readPeriod,
  readText,
  usePageSearch,
} from './list/page-search.ts';
export { PeriodFields } from './list/period-fields.tsx';
export { Sum } from './list/sum.tsx';
export { useDrawn } from './list/use-drawn.ts';
export {
  type ListFilter,
  type ListPath,
  type ListRow,
  type LongList,
  useLongList,
} from './list/use-long-list.ts';
export { betBadges } from './match/bet-badges.ts';
export { useChoiceWords } from './match/choice-words.ts';
export { LegBadge } from './match/leg-badge.tsx';
export {
  type LegFacts,
  type LegWords,
  lineOf,
  type MatchTranslate,
  marketWords,
  type PickFacts,
  pickWords,
  shortPick,
  useLegWords,
} from './match/leg-words.ts';
export { matchClock, matchStamp, useMatchClock, useMatchStamp } from './match/match-clock.ts';
export { type MiniWords, useMiniWords } from './match/mini-words.ts';
export { beginActivity, notePerson } from './session/activity.ts';
export { createDeskSession, type DeskSession, type SignedOut } from './session/desk-session.ts';
export { forgetSession, mayBeSignedIn } from './session/forget-session.ts';
export { latestEnd } from './session/session-end.ts';
export { endOf, type Life, stepOf, warnAtLeftMs } from './session/session-step.ts';
export { shareActivityAs } from './session/shared-notes.ts';
export { useDeskSignIn, useDeskSignOut } from './session/use-desk-sign-in.ts';
export { lifeUntil, useSessionRenewal } from './session/use-session-renewal.ts';
export { useSharedSession } from './session/use-shared-session.ts';
export { watchPerson } from './session/watch-person.ts';

export { CreateView } from './create/create-view.tsx';
export { type NewPartner, NewPartnerForm } from './create/new-partner-form.tsx';
export {
  type OwnBalance,
  type PartnerHost,
  PartnerHostProvider,
  type PartnerPlace,
  partnerPlaces,
  type ViewFrameProps,
} from './frame/host.tsx';
export { ListTable } from './frame/list-table.tsx';
export { fromTenThousandths, Net } from './frame/net.tsx';
export { type Days, readDays } from './frame/period.ts';
export { PeriodTools } from './frame/period-tools.tsx';
export { RankBadge } from './frame/rank-badge.tsx';
export { SaveLink } from './frame/save-link.tsx';
export { StatusBadge } from './frame/status-badge.tsx';
export { useList } from './frame/use-list.ts';
export { useToday } from './frame/use-today.ts';
export { usePartnerWords } from './frame/words.ts';
export { GiveMoney } from './give/give-money.tsx';
export { BetsView } from './money/bets-view.tsx';
export { CashView } from './money/cash-view.tsx';
export { MovesView } from './money/moves-view.tsx';
export { MembersView } from './people/members-view.tsx';
export { RateHistory } from './rates/rate-history.tsx';
export { RatesForm } from './rates/rates-form.tsx';
export { RatesView } from './rates/rates-view.tsx';
export { betKeyOf, useCommissionBetColumns } from './settlements/bet-columns.tsx';
export { CalculationsView } from './settlements/calculations-view.tsx';
export {
  choiceOf,
  type LineChoice,
  lineKeyOf,
  readLineChoice,
  readSettlement,
} from './settlements/line-choice.ts';
export { useLineColumns } from './settlements/line-table.tsx';
export { SettlementBadge } from './settlements/settlement-badge.tsx';
export { useSettlementColumns } from './settlements/settlement-columns.tsx';
export { UsersView, useUserColumns } from './settlements/users-view.tsx';
export { SummaryView } from './summary/summary-view.tsx';
export { useTreeColumns } from './tree/tree-columns.tsx';
export { TreeView } from './tree/tree-view.tsx';

import {
  BetsView,
  CalculationsView,
  CashView,
  CreateView,
  MembersView,
  MovesView,
  SummaryView,
  TreeView,
  UsersView,
} from '@hanpan/partner-views';
import { PartnerPage } from './partner-page.tsx';

export function DistributorPage() {
  return (
    <PartnerPage tab="distributor">
      <SummaryView />
    </PartnerPage>
  );
}

export function NewDistributorPage() {
  return (
    <PartnerPage tab="newDistributor">
      <CreateView />
    </PartnerPage>
  );
}

export function PartnerListPage() {
  return (
    <PartnerPage tab="partner">
      <TreeView />
    </PartnerPage>
  );
}

export function PartnerMembersPage() {
  return (
    <PartnerPage tab="partnerMembers">
      <MembersView />
    </PartnerPage>
  );
}

export function PartnerCashPage() {
  return (
    <PartnerPage tab="partnerCash">
      <CashView />
    </PartnerPage>
  );
}

export function PartnerBetsPage() {
  return (
    <PartnerPage tab="partnerBets">
      <BetsView />
    </PartnerPage>
  );
}

export function PartnerMovesPage() {
  return (
    <PartnerPage tab="partnerMoneyMoves">
      <MovesView />
    </PartnerPage>
  );
}

export function PartnerCalculationsPage() {
  return (
    <PartnerPage tab="partnerCalculations">
      <CalculationsView />
    </PartnerPage>
  );
}

export function PartnerMemberCalculationsPage() {
  return (
    <PartnerPage tab="partnerMemberCalculations">
      <UsersView />
    </PartnerPage>
  );
}

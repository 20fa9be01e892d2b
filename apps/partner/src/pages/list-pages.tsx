import {
  BetsView,
  CalculationsView,
  CashView,
  MembersView,
  MovesView,
  UsersView,
} from '@hanpan/partner-views';

export function MembersPage() {
  return <MembersView />;
}

export function CalculationsPage() {
  return <CalculationsView />;
}

export function UsersPage() {
  return <UsersView />;
}

export function MovesPage() {
  return <MovesView />;
}

export function CashPage() {
  return <CashView />;
}

export function BetsPage() {
  return <BetsView />;
}

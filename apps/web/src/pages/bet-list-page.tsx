import { BetHistory } from '../features/bet-history/bet-history.tsx';

export function BetListPage() {
  return <BetHistory />;
}

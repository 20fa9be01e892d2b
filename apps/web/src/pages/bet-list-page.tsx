import { BetHistory } from '../features/bet-history/bet-history.tsx';
import { BetAgain } from './bet-again.tsx';

export function BetListPage() {
  return <BetHistory actions={(entry) => <BetAgain entry={entry} />} />;
}

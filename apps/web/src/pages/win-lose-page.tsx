import { WinLoseSummary } from '../features/win-lose/win-lose.tsx';

export function WinLosePage() {
  return <WinLoseSummary />;
}

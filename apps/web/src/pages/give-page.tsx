import { GiveMoney } from '../features/give/give-money.tsx';

export function GivePage() {
  return <GiveMoney />;
}

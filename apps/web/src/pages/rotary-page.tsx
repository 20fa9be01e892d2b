import { Rotary } from '../features/rotary/rotary.tsx';

export function RotaryPage() {
  return <Rotary />;
}

import { formatWon } from '../../cabinet/money.tsx';

/** 12345 hundredths as `123.45`, with thousands separators. */
export function formatHundredths(hundredths: number): string {
  const rest = String(hundredths % 100).padStart(2, '0');
  return `${formatWon(Math.floor(hundredths / 100))}.${rest}`;
}
